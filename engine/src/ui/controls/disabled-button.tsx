import type { ReactNode } from 'react';
import { cx } from '#src/lib/cx.ts';
import { buttonLook, type ButtonLook } from './button.tsx';
import buttonStyles from './button.module.css';
import styles from './disabled-button.module.css';
import { Tooltip } from './tooltip.tsx';

interface DisabledButtonProps extends ButtonLook {
  children: ReactNode;
  /** Why it is disabled: shown as tooltip, used as accessible description. */
  reason: string;
  /** True for the main action of its place: blurred. */
  blocked?: boolean;
  className?: string;
}

/** A disabled button that stays focusable and gives its reason in a tooltip. */
export function DisabledButton({ children, reason, variant, size, blocked = false, className }: DisabledButtonProps) {
  return (
    <Tooltip text={reason}>
      {(describedBy) => (
        <button
          type="button"
          aria-disabled="true"
          aria-describedby={describedBy}
          className={buttonLook({ variant, size }, cx(blocked ? buttonStyles.blocked : styles.locked, className))}
        >
          {children}
        </button>
      )}
    </Tooltip>
  );
}
