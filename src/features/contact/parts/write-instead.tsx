import type { Dictionary } from '#src/i18n/dictionary.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { focusWhenShown } from '#src/lib/browser/focus-when-shown.ts';
import type { Draft } from '../draft.ts';
import type { SendFailure } from '../send-message.ts';
import styles from './write-instead.module.css';

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
  const filled = `mailto:${email}?subject=${encodeURIComponent(draft.subject)}&body=${encodeURIComponent(draft.message)}`;
  return (
    // While the message was on its way the fields were disabled and the focus gone; it continues here, before the way out.
    <div ref={focusWhenShown} role="alert" tabIndex={-1} className={styles.failure}>
      <p>
        <strong>{words.failures[failure]}</strong>
      </p>
      <p>
        {words.failureHelp}{' '}
        <TextLink href={filled.length <= longestAddress ? filled : `mailto:${email}`}>{email}</TextLink>
      </p>
    </div>
  );
}
