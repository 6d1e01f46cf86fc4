import type { ReactNode } from 'react';
import { cx } from '#src/lib/cx.ts';
import styles from './dead-end.module.css';
import { SkyGround } from './sky-ground.tsx';

interface Message {
  lang: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** A page without content (not found, offline): says why in each language. */
export function DeadEnd({ messages }: { messages: readonly Message[] }) {
  return (
    <SkyGround>
      <div className="page-width page-top">
        <div className={cx(styles.messages, 'ruled')}>
          {messages.map(({ lang, title, text, children }, index) => (
            <section key={lang} lang={lang}>
              {index === 0 ? <h1>{title}</h1> : <h2>{title}</h2>}
              <p className={cx(styles.text, 'lead', 'measure')}>{text}</p>
              {children}
            </section>
          ))}
        </div>
      </div>
    </SkyGround>
  );
}
