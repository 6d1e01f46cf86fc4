import type { ReactNode } from 'react';
import { cx } from '#src/lib/cx.ts';
import { buttonLook, type ButtonLook } from './button.tsx';
import buttonStyles from './button.module.css';
import styles from './disabled-button.module.css';
import { Tooltip } from './tooltip.tsx';

interface DisabledButtonProps extends ButtonLook {
  children: ReactNode;
  /** Why it cannot be used: its tooltip and description. */
  reason: string;
  /** True where the thing exists but is locked: blurred. */
  blocked?: boolean;
  className?: string;
}

/** A button that stays in its place and within reach although it does nothing, with the reason as tooltip. */
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
