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

/** Practical length limit of `mailto:` addresses in mail programs. */
const longestAddress = 1900;

/** A mail with the message already in it, if its address is not too long. */
export function mailOf(email: string, { subject, message }: Draft): string {
  const filled = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
  return filled.length <= longestAddress ? filled : `mailto:${email}`;
}

export function WriteInstead({ words, failure, email, draft }: WriteInsteadProps) {
  return (
    // Disabled fields lost the focus while sending; move it here, before the mail link.
    <div ref={focusWhenShown} role="alert" tabIndex={-1} className={styles.failure}>
      <p>
        <strong>{words.failures[failure]}</strong>
      </p>
      <p>
        {words.failureHelp} <TextLink href={mailOf(email, draft)}>{email}</TextLink>
      </p>
    </div>
  );
}
