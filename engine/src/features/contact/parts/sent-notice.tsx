import IconOpen from '~icons/lucide/arrow-right';
import IconMail from '~icons/lucide/mail';
import { useId } from 'react';
import { Link } from 'wouter';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import type { Text } from '#src/lib/text.ts';
import { T } from '#src/ui/layout/t.tsx';
import { Button, ButtonLink } from '#src/ui/controls/button.tsx';
import { focusWhenShown } from '#src/lib/browser/focus-when-shown.ts';
import { mailOf, type Draft } from '../draft.ts';
import { isDeliveryOn } from '../send-message.ts';
import styles from './sent-notice.module.css';

export interface SentNoticeProps {
  isSent: boolean;
  words: Dictionary['contact']['form'];
  message: Draft;
  email: string;
  responseTime: Text;
  meanwhile: { kind: string; title: Text; href: string }[];
  onAnother: () => void;
}

/** The confirmation, with the letter as it was sent. Its live region is always in the DOM, so that screen readers announce it. */
export function SentNotice({ isSent, words, message, email, responseTime, meanwhile, onAnother }: SentNoticeProps) {
  const isDelivered = isSent && isDeliveryOn();
  const [before, after] = (isDelivered ? words.sentText : words.rehearsal.after).split(/\{\w+\}/);
  const id = useId();
  return (
    <div className={styles.notice} data-sent={isSent ? (isDelivered ? 'delivered' : 'rehearsed') : undefined}>
      <div
        ref={isSent ? focusWhenShown : undefined}
        tabIndex={-1}
        role="status"
        aria-labelledby={isSent ? id : undefined}
        aria-describedby={isSent && !isDelivered ? `${id}-kind` : undefined}
        className={styles.head}
      >
        {isSent && (
          <p id={id} className={isDelivered ? styles.title : styles.kind}>
            {words.sent}
          </p>
        )}
      </div>
      {isSent && !isDelivered && (
        <>
          <span className={styles.kind}> {words.rehearsal.kind}</span>
          <p id={`${id}-kind`} className={styles.title}>
            {words.rehearsal.title}
          </p>
        </>
      )}
      {isSent && (
        <>
          <p className={styles.told}>
            {before}
            {isDelivered ? <T>{responseTime}</T> : email}
            {after}
          </p>
          {!isDelivered && (
            <ButtonLink variant="primary" href={mailOf(email, message)}>
              <IconMail aria-hidden />
              {words.rehearsal.openMail}
            </ButtonLink>
          )}
          <div className={styles.letter}>
            <p className="small">{`${message.name} · ${message.email}`}</p>
            <h3>{message.subject}</h3>
            <p className={styles.message}>{message.message}</p>
          </div>
          {meanwhile.length > 0 && (
            <section className={styles.meanwhile} aria-labelledby={`${id}-next`}>
              <h3 id={`${id}-next`} className="label">
                {words.meanwhile}
              </h3>
              <ul>
                {meanwhile.map(({ kind, title, href }) => (
                  <li key={href}>
                    <Link href={href}>
                      <span className="meta">{kind}</span>
                      <span className="hover-line">
                        <T>{title}</T>
                      </span>
                      <IconOpen aria-hidden className="turns" />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Button onClick={onAnother}>{words.sendAnother}</Button>
        </>
      )}
    </div>
  );
}
