import type { ReactNode } from 'react';
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
}

/** A disabled button that stays focusable and gives its reason in a tooltip. */
export function DisabledButton({ children, reason, variant, size, blocked = false }: DisabledButtonProps) {
  return (
    <Tooltip text={reason}>
      {(describedBy) => (
        <button
          type="button"
          aria-disabled="true"
          aria-describedby={describedBy}
          className={buttonLook({ variant, size }, blocked ? buttonStyles.blocked : styles.locked)}
        >
          {children}
        </button>
      )}
    </Tooltip>
  );
}
