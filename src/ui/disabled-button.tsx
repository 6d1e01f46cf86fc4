import { useId, type ReactNode } from 'react';

interface DisabledButtonProps {
  children: ReactNode;
  /** Why it cannot be used: its tooltip and description. */
  reason: string;
  className?: string;
}

/** A button that stays in its place although it cannot be used, with the reason as tooltip. */
export function DisabledButton({ children, reason, className = '' }: DisabledButtonProps) {
  const id = useId();
  return (
    <span className="has-tooltip">
      <button type="button" disabled aria-describedby={id} className={`button ${className}`}>
        {children}
      </button>
      <span role="tooltip" id={id} className="tooltip">
        {reason}
      </span>
    </span>
  );
}
