import { Link } from 'wouter';
import { cx } from '#src/lib/cx.ts';
import { langOf, plain } from '#src/lib/text.ts';
import { Tooltip } from '#src/ui/controls/tooltip.tsx';
import styles from './closed-entry.module.css';
import menuLink from './menu-link.module.css';
import type { ShellData } from './shell.loader.ts';

interface MenuItemProps {
  item: ShellData['menus']['main'][number];
  /** Why the page of an item without an address is not open yet. */
  reason: string;
  /** Whether the page is shown (`page`), or one below it. */
  current: 'page' | 'true' | undefined;
  className?: string;
  onFollow?: () => void;
}

/** A menu's link; for a page that is not open yet blurred text, with the reason beside it and in a tooltip. */
export function MenuItem({ item: { label, address }, reason, current, className, onFollow }: MenuItemProps) {
  const look = cx(menuLink.link, 'tap muted', className);
  if (address !== null)
    return (
      <Link href={address} lang={langOf(label)} className={look} aria-current={current} onClick={onFollow}>
        {plain(label)}
      </Link>
    );
  return (
    <span className={styles.entry} data-reason={reason}>
      <Tooltip text={reason} className={styles.focused}>
        {(describedBy) => (
          // Focusable although disabled, so that keyboard users can read the reason.
          <span
            role="link"
            aria-disabled="true"
            aria-current={current}
            tabIndex={0}
            aria-describedby={describedBy}
            className={cx(look, styles.text)}
          >
            {plain(label)}
          </span>
        )}
      </Tooltip>
    </span>
  );
}
