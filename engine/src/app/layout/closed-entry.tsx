import { cx } from '#src/lib/cx.ts';
import { Tooltip } from '#src/ui/controls/tooltip.tsx';
import styles from './closed-entry.module.css';
import menuLink from './menu-link.module.css';

interface ClosedEntryProps {
  label: string;
  reason: string;
  /** True on the page itself, which has an address although the menus do not link to it. */
  current: boolean;
  className?: string;
}

/** A menu entry for a page that is not open yet: blurred, without a link, with the reason beside it and in a tooltip. */
export function ClosedEntry({ label, reason, current, className }: ClosedEntryProps) {
  return (
    <span className={styles.entry} data-reason={reason}>
      <Tooltip text={reason} className={styles.focused}>
        {(describedBy) => (
          // Focusable although disabled, so that keyboard users can read the reason.
          <span
            role="link"
            aria-disabled="true"
            aria-current={current ? 'page' : undefined}
            tabIndex={0}
            aria-describedby={describedBy}
            className={cx(menuLink.link, 'tap muted', styles.text, className)}
          >
            {label}
          </span>
        )}
      </Tooltip>
    </span>
  );
}
