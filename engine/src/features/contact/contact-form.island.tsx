import IconSend from '~icons/lucide/send-horizontal';
import { useId, type SubmitEvent } from 'react';
import { contactLimits } from '#src/contracts/contact.ts';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { cx } from '#src/lib/cx.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { focusWhenShown } from '#src/lib/browser/focus-when-shown.ts';
import styles from './contact-form.module.css';
import { mailOf } from './draft.ts';
import { SentNotice, type SentNoticeProps } from './parts/sent-notice.tsx';
import failureStyles from './parts/write-instead.module.css';
import { useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  words: Dictionary['contact']['form'];
  /** False if a form service is configured: the form is then never simulated. */
  isSimulated: boolean;
  email: string;
  responseTime: SentNoticeProps['responseTime'];
  meanwhile: SentNoticeProps['meanwhile'];
  privacy: {
    href: string;
    onFollow: () => void;
  };
}

const fields = ['name', 'email', 'subject', 'message'] as const;

const kinds = {
  name: { autoComplete: 'name', className: styles.half, inputClassName: styles.line },
  email: { type: 'email', autoComplete: 'email', className: styles.half, inputClassName: styles.line },
  subject: { autoComplete: 'off', inputClassName: styles.line },
  message: { rows: 6, inputClassName: cx(styles.line, styles.message) },
};

/** Share of a limit from which the count is shown. */
const nearLimit = 0.8;

/** The contact form. Input is only cleared once the message was accepted. */
export function ContactForm({ words, isSimulated, email, responseTime, meanwhile, privacy }: ContactFormProps) {
  const { formProps, draft, stage, sent, failure, isComplete, problems, problemOf, judge, change, send, startAnother } =
    useContactForm();
  const incompleteId = useId();
  const isSending = stage === 'sending';
  const missing = ([...fields, 'agree'] as const).filter((field) => problems[field]);
  // Shown once something is typed, until the fields show their own errors.
  const isHinted = fields.some((field) => draft[field]) && missing.some((field) => !problemOf(field));

  function fieldOf(field: (typeof fields)[number]) {
    const limit = contactLimits[field];
    const { length } = draft[field];
    const problem = problemOf(field);
    const text = problem === 'required' ? words.missing[field] : problem && format(words.problems[problem], { limit });
    return {
      ...kinds[field],
      name: field,
      label: words[field],
      value: draft[field],
      required: true,
      count: {
        text: length < limit * nearLimit ? '' : `${length}/${limit}`,
        over: length > limit,
        spoken: format(words.limit, { limit }),
      },
      problem: text ?? '',
      onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
    };
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(String(new FormData(event.currentTarget).get('website') ?? ''));
  }

  return (
    <div className="script-only">
      <SentNotice
        isSent={stage === 'sent'}
        words={words}
        message={sent}
        email={email}
        responseTime={responseTime}
        meanwhile={meanwhile}
        onAnother={startAnother}
      />
      <form {...formProps} hidden={stage === 'sent'} onSubmit={onSubmit}>
        <fieldset disabled={isSending} className={cx(styles.fields, 'grid')}>
          {fields.map((field, index) => (
            <Field
              key={field}
              {...fieldOf(field)}
              // The focused button was removed: move focus to the first field.
              ref={stage === 'again' && index === 0 ? focusWhenShown : undefined}
            />
          ))}
          {/* Honeypot: hidden from people and password managers, filled in by bots. */}
          <div className={cx(styles.trap, 'absolute')} aria-hidden>
            <input name="website" tabIndex={-1} autoComplete="off" data-1p-ignore data-bwignore data-lpignore />
          </div>
          <Checkbox
            name="agree"
            label={words.agree}
            checked={draft.agree}
            problem={problemOf('agree') ? words.problems.not_agreed : ''}
            onChange={(event) => change({ agree: event.target.checked })}
          >
            <TextLink href={privacy.href} onClick={privacy.onFollow}>
              {words.privacy}
            </TextLink>
          </Checkbox>
          {failure && (
            // Disabled fields lost the focus while sending; move it here, before the mail link.
            <div ref={focusWhenShown} role="alert" tabIndex={-1} className={failureStyles.failure}>
              <p>
                <strong>{words.failures[failure]}</strong>
              </p>
              <p>
                {words.failureHelp} <TextLink href={mailOf(email, draft)}>{email}</TextLink>
              </p>
            </div>
          )}
          {/* A press of the disabled button shows what is missing; the line beside it says the same to all. */}
          {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
          <div className={cx(styles.send, 'row cluster')} onClick={() => !isComplete && judge()}>
            <Button
              type="submit"
              variant="primary"
              disabled={!isComplete || isSending}
              aria-describedby={isComplete ? undefined : incompleteId}
            >
              <IconSend aria-hidden className="turns" />
              {isSending ? words.sending : words.send}
            </Button>
            <p id={incompleteId} className={cx(styles.hint, 'muted', !isHinted && styles.unsaid)} hidden={isComplete}>
              {format(words.incomplete, {
                fields: missing.map((field) => words[field === 'agree' ? 'consent' : field]).join('\u00a0· '),
              })}
            </p>
          </div>
        </fieldset>
        {isSimulated && (
          <p className={cx(styles.hint, 'muted', styles.rehearsal)}>{format(words.rehearsal.before, { email })}</p>
        )}
      </form>
    </div>
  );
}
