import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '#src/lib/cx.ts';
import styles from './checkbox.module.css';
import { Problem } from './field.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** Error text. Pass an empty string to reserve its line. */
  problem?: string;
  children?: ReactNode;
}

export function Checkbox({ label, problem, children, className, id: givenId, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = cx(rest['aria-describedby'], problem !== undefined && `${id}-problem`) || undefined;
  return (
    <div className={cx(styles.row, 'grid', className)}>
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
