import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '#src/lib/cx.ts';
import styles from './checkbox.module.css';
import { Problem } from './field.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** What is wrong, in words; a box that can be told so keeps a line free: pass an empty text meanwhile. */
  problem?: string;
  /** What stands below the label, in line with it: a link or a note. */
  children?: ReactNode;
}

/** A box to tick, with its label. */
export function Checkbox({ label, problem, children, className, id: givenId, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = cx(rest['aria-describedby'], problem !== undefined && `${id}-problem`) || undefined;
  return (
    <div className={cx(styles.row, className)}>
      <input
        {...rest}
        type="checkbox"
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy}
      />
      <label htmlFor={id}>{label}</label>
      {children}
      {problem !== undefined && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </div>
  );
}
