import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '#src/lib/cx.ts';
import styles from './checkbox.module.css';
import { Problem } from './field.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** Error text. Its line is reserved. */
  problem: string;
}

export function Checkbox({ label, problem, children, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={cx(styles.row, 'grid')}>
      <input
        {...rest}
        type="checkbox"
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-problem`}
      />
      <label htmlFor={id}>{label}</label>
      {children}
      <Problem id={`${id}-problem`}>{problem}</Problem>
    </div>
  );
}
