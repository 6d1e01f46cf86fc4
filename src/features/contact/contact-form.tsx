import { useEffect, useId, useRef } from 'react';
import IconSend from '~icons/lucide/send-horizontal';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { SentNotice } from './sent-notice.tsx';
import { TextField } from './text-field.tsx';
import { useContactForm } from './use-contact-form.ts';
import { WriteInstead } from './write-instead.tsx';

interface ContactFormProps {
  words: Dictionary['contact']['form'];
  /** The way out when the form cannot be used. */
  email: string;
  responseTime: string;
  /** The id of the privacy note on this page. */
  privacyId: string;
}

const fields = ['name', 'email', 'subject', 'message'] as const;

/** The form: writing, sending, sent. What is typed is only ever cleared once the message was accepted. */
export function ContactForm({ words, email, responseTime, privacyId }: ContactFormProps) {
  const { form, draft, stage, failure, isComplete, problemOf, change, leave, send, startAnother } = useContactForm();
  const formId = useId();
  const wasSent = useRef(false);
  const isSending = stage === 'sending';

  // The button that had the focus is gone: it continues at the start of what took its place.
  useEffect(() => {
    if (wasSent.current && stage === 'editing') form.current?.querySelector('input')?.focus();
    wasSent.current = stage === 'sent';
  }, [stage, form]);

  return (
    <div className="contact-form">
      <SentNotice
        isSent={stage === 'sent'}
        words={words}
        email={email}
        responseTime={responseTime}
        onAnother={startAnother}
      />
      <form
        ref={form}
        noValidate
        hidden={stage === 'sent'}
        onSubmit={(event) => {
          event.preventDefault();
          void send(String(new FormData(event.currentTarget).get('website') ?? ''));
        }}
      >
        <fieldset disabled={isSending} className="contact-fields">
          {fields.map((field) => (
            <TextField
              key={field}
              field={field}
              words={words}
              value={draft[field]}
              problem={problemOf(field)}
              onChange={(value) => change({ [field]: value })}
              onLeave={() => leave(field)}
            />
          ))}
          {/* People neither see nor reach this field, and password managers pass it by; machines fill in everything. */}
          <label className="contact-trap" aria-hidden>
            Website <input name="website" tabIndex={-1} autoComplete="off" data-1p-ignore data-bwignore data-lpignore />
          </label>
          <div className="contact-agree">
            <input
              id={`${formId}-agree`}
              type="checkbox"
              name="agree"
              checked={draft.agree}
              aria-describedby={`${formId}-agree-problem`}
              onChange={(event) => change({ agree: event.target.checked })}
              onBlur={() => leave('agree')}
            />
            <label htmlFor={`${formId}-agree`}>{words.agree}</label>{' '}
            <a href={`#${privacyId}`} className="text-link">
              {words.privacy}
            </a>
            <p id={`${formId}-agree-problem`} className="contact-problem" aria-live="polite">
              {problemOf('agree') && words.problems.not_agreed}
            </p>
          </div>
          {failure && <WriteInstead words={words} failure={failure} email={email} draft={draft} />}
          <div className="contact-send">
            <button
              type="submit"
              disabled={!isComplete || isSending}
              aria-describedby={isComplete ? undefined : `${formId}-incomplete`}
              className="button button-primary"
            >
              <IconSend aria-hidden />
              {isSending ? words.sending : words.send}
            </button>
            <p id={`${formId}-incomplete`} className="contact-hint" hidden={isComplete}>
              {words.incomplete}
            </p>
          </div>
        </fieldset>
        <p className="contact-hint contact-demonstration">{format(words.demonstration, { email })}</p>
      </form>
    </div>
  );
}
