import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { cx } from '#src/lib/cx.ts';
import styles from './field.module.css';

/** How much of a limit is used. It may be exceeded, so that pasted text is not cut. */
interface Count {
  text: string;
  over: boolean;
  /** Text for screen readers; defaults to `text`. */
  spoken?: string;
}

type TextControl = HTMLInputElement & HTMLTextAreaElement;

interface FieldProps extends Omit<InputHTMLAttributes<TextControl>, 'className'> {
  label: ReactNode;
  /** Visually hides the label (still read by screen readers). */
  hidesLabel?: boolean;
  rows?: number;
  count?: Count;
  /** Error text. Pass an empty string to reserve its line. */
  problem?: string;
  invalid?: boolean;
  ref?: Ref<TextControl>;
  className?: string;
  inputClassName?: string;
}

/** A text field with label, count and error, all associated for screen readers. */
export function Field(props: FieldProps) {
  const { label, hidesLabel, rows, count, problem, invalid, ref, className, inputClassName, ...rest } = props;
  const id = useId();
  const described = [count && `${id}-count`, problem !== undefined && `${id}-problem`];
  const shared = {
    ...rest,
    id,
    ref,
    className: cx(styles.input, rows !== undefined && styles.area, inputClassName),
    'aria-invalid': (invalid ?? Boolean(problem)) || undefined,
    'aria-describedby': cx(...described) || undefined,
  };
  const labelElement = (
    <label htmlFor={id} className={hidesLabel ? 'sr-only' : 'control-label'}>
      {label}
    </label>
  );
  return (
    <div className={cx(styles.field, 'stack', className)}>
      {count ? (
        <div className={cx(styles.head, 'row gap-4')}>
          {labelElement}
          <CountText id={`${id}-count`} count={count} />
        </div>
      ) : (
        labelElement
      )}
      {rows === undefined ? <input type="text" {...shared} /> : <textarea {...shared} rows={rows} />}
      {problem !== undefined && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </div>
  );
}

function CountText({ id, count: { text, over, spoken } }: { id: string; count: Count }) {
  return (
    <>
      <span
        id={spoken ? undefined : id}
        className={cx('meta', over && styles.over)}
        aria-hidden={spoken ? true : undefined}
      >
        {text}
      </span>
      {spoken && (
        <span id={id} hidden>
          {spoken}
        </span>
      )}
    </>
  );
}

/** A control's error text: its line is reserved, and changes are announced. */
export function Problem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.problem} aria-live="polite">
      {children}
    </p>
  );
}
