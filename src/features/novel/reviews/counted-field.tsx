import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { format } from '#src/i18n/format.ts';
import { limits, type ReviewField } from './review-text.ts';

interface CountedFieldProps {
  name: ReviewField;
  label: ReactNode;
  /** `{count} of {limit}` */
  counter: string;
  required?: boolean;
  invalid: boolean;
  multiline?: boolean;
  autoComplete?: string;
  placeholder?: string;
}

/** A text field that shows how much of its limit is used. It may be overstepped, so that a pasted text is not cut. */
export function CountedField({ name, label, counter, required, invalid, multiline, ...rest }: CountedFieldProps) {
  const id = useId();
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  const limit = limits[name];
  const isOver = length > limit;

  // The form may have been filled before script arrived, and is emptied by its reset.
  useEffect(() => {
    const field = ref.current;
    if (!field) return;
    setLength(field.value.length);
    const { form } = field;
    const onReset = () => setLength(0);
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, []);

  const shared = {
    id,
    ref,
    name,
    className: 'input',
    dir: 'auto',
    required,
    ...rest,
    'aria-invalid': invalid || isOver || undefined,
    'aria-describedby': `${id}-count`,
    onInput: () => setLength(ref.current?.value.length ?? 0),
  };
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {multiline ? <textarea rows={5} {...shared} /> : <input type="text" {...shared} />}
      <p id={`${id}-count`} className="meta field-count" data-over={isOver}>
        {format(counter, { count: length, limit })}
      </p>
    </div>
  );
}
