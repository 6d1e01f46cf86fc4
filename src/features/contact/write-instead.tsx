import { useEffect, useRef } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import type { Draft } from './draft.ts';
import type { SendFailure } from './send-message.ts';

interface WriteInsteadProps {
  words: Dictionary['contact']['form'];
  failure: SendFailure;
  email: string;
  draft: Draft;
}

/** Mail programs take addresses of about this length. */
const longestAddress = 1900;

/** Why the message was not sent, and a mail to the owner with what was typed already in it. */
export function WriteInstead({ words, failure, email, draft }: WriteInsteadProps) {
  const alert = useRef<HTMLDivElement>(null);
  // While the message was on its way the fields were disabled and the focus gone; it continues here, before the way out.
  useEffect(() => alert.current?.focus(), []);
  const filled = `mailto:${email}?subject=${encodeURIComponent(draft.subject)}&body=${encodeURIComponent(draft.message)}`;
  return (
    <div ref={alert} role="alert" tabIndex={-1} className="contact-failure">
      <p>
        <strong>{words.failures[failure]}</strong>
      </p>
      <p>
        {words.failureHelp}{' '}
        <a href={filled.length <= longestAddress ? filled : `mailto:${email}`} className="text-link">
          {email}
        </a>
      </p>
    </div>
  );
}
