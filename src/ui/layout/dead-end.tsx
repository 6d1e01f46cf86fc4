import type { ReactNode } from 'react';
import { cx } from '#src/lib/cx.ts';
import styles from './dead-end.module.css';
import { SkyGround } from './sky-ground.tsx';

interface Message {
  /** The language it is in. */
  lang: string;
  title: string;
  text: string;
  /** The ways out. */
  children: ReactNode;
}

/** A whole page without its content: it says why, once in each language, under a corner of the sky. */
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
