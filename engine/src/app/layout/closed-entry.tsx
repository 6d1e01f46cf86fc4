import { cx } from '#src/lib/cx.ts';
import { Tooltip } from '#src/ui/controls/tooltip.tsx';
import styles from './closed-entry.module.css';
import menuLink from './menu-link.module.css';

interface ClosedEntryProps {
  label: string;
  reason: string;
  className?: string;
}

/** A menu entry for a page that is not open yet: blurred, without a link, with the reason in a tooltip. */
export function ClosedEntry({ label, reason, className }: ClosedEntryProps) {
  return (
    <Tooltip text={reason} className={styles.entry}>
      {(describedBy) => (
        // Focusable although disabled, so that keyboard users can read the reason.
        <span
          role="link"
          aria-disabled="true"
          tabIndex={0}
          aria-describedby={describedBy}
          className={cx(menuLink.link, styles.text, className)}
        >
          {label}
        </span>
      )}
    </Tooltip>
  );
}
