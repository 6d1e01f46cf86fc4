import { useId } from 'react';
import { contactLimits, type ContactProblem } from '#src/contracts/contact.ts';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';

interface TextFieldProps {
  field: keyof typeof contactLimits;
  words: Dictionary['contact']['form'];
  value: string;
  problem: ContactProblem | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
}

const kinds = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  subject: { type: 'text', autoComplete: 'off' },
} as const;

/** One field with its label, its count of characters and, after it was left, what is wrong with it. */
export function TextField({ field, words, value, problem, onChange, onLeave }: TextFieldProps) {
  const id = useId();
  const limit = contactLimits[field];
  const shared = {
    id,
    name: field,
    value,
    required: true,
    className: 'input',
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-limit ${id}-problem`,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    onBlur: onLeave,
  };
  return (
    <div className={`field contact-field contact-field-${field}`}>
      <div className="contact-field-head">
        <label htmlFor={id} className="field-label">
          {words[field]}
        </label>
        <span className="meta" data-over={value.length > limit || undefined} aria-hidden>
          {value.length}/{limit}
        </span>
      </div>
      {field === 'message' ? <textarea rows={8} {...shared} /> : <input {...kinds[field]} {...shared} />}
      <span id={`${id}-limit`} hidden>
        {format(words.limit, { limit })}
      </span>
      <p id={`${id}-problem`} className="contact-problem" aria-live="polite">
        {problem && format(words.problems[problem], { limit })}
      </p>
    </div>
  );
}
