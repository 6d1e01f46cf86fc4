import { useId } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import type { Text } from '#src/lib/text.ts';
import { T } from '#src/ui/layout/t.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { focusWhenShown } from '#src/lib/browser/focus-when-shown.ts';
import { isDeliveryOn } from '../delivery-mode.ts';
import styles from './sent-notice.module.css';

interface SentNoticeProps {
  isSent: boolean;
  words: Dictionary['contact']['form'];
  email: string;
  responseTime: Text;
  onAnother: () => void;
}

/** The confirmation. Its live region is always in the DOM, so that screen readers announce it. */
export function SentNotice({ isSent, words, email, responseTime, onAnother }: SentNoticeProps) {
  const [before, after] = words.sentText.split('{time}');
  const id = useId();
  return (
    <div
      ref={isSent ? focusWhenShown : undefined}
      tabIndex={-1}
      className={styles.notice}
      data-sent={isSent ? (isDeliveryOn() ? 'delivered' : 'rehearsed') : undefined}
    >
      <div role="status" aria-labelledby={isSent ? id : undefined}>
        {isSent && (
          <p id={id} className={styles.title}>
            {words.sent}
          </p>
        )}
      </div>
      {isSent && (
        <>
          {isDeliveryOn() ? (
            <p className={styles.text}>
              {before}
              <T>{responseTime}</T>
              {after}
            </p>
          ) : (
            <p className={styles.text}>{format(words.rehearsal.after, { email })}</p>
          )}
          <Button onClick={onAnother}>{words.sendAnother}</Button>
        </>
      )}
    </div>
  );
}
