import { useEffect, useId, useRef } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';

interface SentNoticeProps {
  isSent: boolean;
  words: Dictionary['contact']['form'];
  email: string;
  responseTime: string;
  onAnother: () => void;
}

/** The confirmation. Its live region is there from the start, so that what appears in it is read out. */
export function SentNotice({ isSent, words, email, responseTime, onAnother }: SentNoticeProps) {
  const id = useId();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSent) notice.current?.focus();
  }, [isSent]);
  return (
    <div ref={notice} tabIndex={-1} className="contact-sent" data-sent={isSent || undefined}>
      <div role="status" aria-labelledby={isSent ? id : undefined}>
        {isSent && (
          <p id={id} className="contact-sent-title">
            {words.sent}
          </p>
        )}
      </div>
      {isSent && (
        <>
          <p className="contact-sent-text">{format(words.sentText, { time: responseTime })}</p>
          <p className="contact-hint contact-demonstration">{format(words.demonstration, { email })}</p>
          <button type="button" className="button" onClick={onAnother}>
            {words.sendAnother}
          </button>
        </>
      )}
    </div>
  );
}
