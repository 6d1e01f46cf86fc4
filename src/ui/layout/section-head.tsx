import type { ReactNode } from 'react';
import { cx } from '#src/lib/cx.ts';
import styles from './section-head.module.css';

interface SectionHeadProps {
  /** Place of the section on its page, as printed in the margin: `01`. A page's own head has none. */
  number?: string | undefined;
  /** The heading, with the level that the page needs. */
  children: ReactNode;
  /** A sentence below the heading. */
  note?: ReactNode;
  /** Its language, where that is not the page's. */
  noteLang?: string | undefined;
  /** A figure or two at the right edge, set as capture data. */
  data?: ReactNode;
  /** What stands beside heading and note where there is room, and below them on phones. */
  beside?: ReactNode;
}

/** How a section opens: a ruled edge, its number, its heading. Number and data are looks, not part of the name. */
export function SectionHead({ number, children, note, noteLang, data, beside }: SectionHeadProps) {
  return (
    <div className={cx(styles.head, number !== undefined && styles.numbered, beside ? styles.shared : null, 'ruled')}>
      {number !== undefined && (
        <span className={cx(styles.number, 'meta')} aria-hidden>
          {number}
        </span>
      )}
      {children}
      {data && <span className={cx(styles.data, 'meta')}>{data}</span>}
      {note && (
        <p lang={noteLang} className={styles.note}>
          {note}
        </p>
      )}
      {beside && <div className={styles.beside}>{beside}</div>}
    </div>
  );
}
