import type { Ref } from 'react';
import { contactLimits, type ContactProblem } from '#src/contracts/contact.ts';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { cx } from '#src/lib/cx.ts';
import { Field } from '#src/ui/forms/field.tsx';
import styles from '../contact-form.module.css';

interface ContactFieldProps {
  field: keyof typeof contactLimits;
  words: Dictionary['contact']['form'];
  value: string;
  problem: ContactProblem | undefined;
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  onChange: (value: string) => void;
}

/** Share of a limit from which the count is shown. */
const nearLimit = 0.8;

const kinds = {
  name: { autoComplete: 'name', className: styles.half, inputClassName: styles.line },
  email: { type: 'email', autoComplete: 'email', className: styles.half, inputClassName: styles.line },
  subject: { autoComplete: 'off', inputClassName: styles.line },
  message: { rows: 6, inputClassName: cx(styles.line, styles.message) },
};

export function ContactField({ field, words, value, problem, ref, onChange }: ContactFieldProps) {
  const limit = contactLimits[field];
  const text = problem === 'required' ? words.missing[field] : problem && format(words.problems[problem], { limit });
  return (
    <Field
      {...kinds[field]}
      ref={ref}
      name={field}
      label={words[field]}
      value={value}
      required
      count={{
        text: value.length < limit * nearLimit ? '' : `${value.length}/${limit}`,
        over: value.length > limit,
        spoken: format(words.limit, { limit }),
      }}
      problem={text ?? ''}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
