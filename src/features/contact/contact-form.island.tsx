import IconSend from '~icons/lucide/send-horizontal';
import { useId, type SubmitEvent } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { cx } from '#src/lib/cx.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { focusWhenShown } from '#src/lib/browser/focus-when-shown.ts';
import styles from './contact-form.module.css';
import { ContactField } from './parts/contact-field.tsx';
import { SentNotice } from './parts/sent-notice.tsx';
import { WriteInstead } from './parts/write-instead.tsx';
import { useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  words: Dictionary['contact']['form'];
  /** The way out when the form cannot be used. */
  email: string;
  responseTime: string;
  /** Its language, where that is not the page's. */
  responseTimeLang?: string | undefined;
  privacy: {
    /** The privacy note's place on this page. */
    href: string;
    onFollow: () => void;
  };
}

const fields = ['name', 'email', 'subject', 'message'] as const;

/** The form: writing, sending, sent. What is typed is only ever cleared once the message was accepted. */
export function ContactForm({ words, email, responseTime, responseTimeLang, privacy }: ContactFormProps) {
  const { form, draft, stage, failure, isComplete, problemOf, change, leave, send, startAnother } = useContactForm();
  const incompleteId = useId();
  const isSending = stage === 'sending';

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(String(new FormData(event.currentTarget).get('website') ?? ''));
  }

  return (
    <div className="script-only">
      <SentNotice
        isSent={stage === 'sent'}
        words={words}
        email={email}
        responseTime={responseTime}
        responseTimeLang={responseTimeLang}
        onAnother={startAnother}
      />
      <form ref={form} noValidate hidden={stage === 'sent'} onSubmit={onSubmit}>
        <fieldset disabled={isSending} className={styles.fields}>
          {fields.map((field, index) => (
            <ContactField
              key={field}
              field={field}
              words={words}
              value={draft[field]}
              problem={problemOf(field)}
              // The button that had the focus is gone: it continues at the start of what took its place.
              ref={stage === 'again' && index === 0 ? focusWhenShown : undefined}
              onChange={(value) => change({ [field]: value })}
              onLeave={() => leave(field)}
            />
          ))}
          {/* People neither see nor reach this field, and password managers pass it by; machines fill in everything. */}
          <label className={styles.trap} aria-hidden>
            Website <input name="website" tabIndex={-1} autoComplete="off" data-1p-ignore data-bwignore data-lpignore />
          </label>
          <Checkbox
            name="agree"
            label={words.agree}
            checked={draft.agree}
            problem={problemOf('agree') ? words.problems.not_agreed : ''}
            onChange={(event) => change({ agree: event.target.checked })}
            onBlur={() => leave('agree')}
          >
            <TextLink href={privacy.href} onClick={privacy.onFollow}>
              {words.privacy}
            </TextLink>
          </Checkbox>
          {failure && <WriteInstead words={words} failure={failure} email={email} draft={draft} />}
          <div className={styles.send}>
            <Button
              type="submit"
              variant="primary"
              disabled={!isComplete || isSending}
              aria-describedby={isComplete ? undefined : incompleteId}
            >
              <IconSend aria-hidden />
              {isSending ? words.sending : words.send}
            </Button>
            <p id={incompleteId} className={styles.hint} hidden={isComplete}>
              {words.incomplete}
            </p>
          </div>
        </fieldset>
        <p className={cx(styles.hint, styles.demonstration)}>{format(words.demonstration, { email })}</p>
      </form>
    </div>
  );
}
