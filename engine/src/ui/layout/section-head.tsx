import type { ReactNode } from 'react';
import { cx } from '#src/lib/cx.ts';
import type { Text } from '#src/lib/text.ts';
import { T } from './t.tsx';
import styles from './section-head.module.css';

interface SectionHeadProps {
  /** The section's number, printed in the margin: `01`. A page's own head has none. */
  number?: string | undefined;
  /** The heading of a section; a page's own head has its heading in it. */
  title?: Text;
  children?: ReactNode;
  note?: Text | null | undefined;
  data?: ReactNode;
  beside?: ReactNode;
}

/** A section's head. Number and data are decorative: they are not part of the accessible name. */
export function SectionHead({ number, title, children, note, data, beside }: SectionHeadProps) {
  return (
    <div
      className={cx(
        styles.head,
        number !== undefined && styles.numbered,
        beside ? styles.shared : null,
        'ruled grid relative',
      )}
    >
      {number !== undefined && (
        <span className={cx(styles.number, 'meta accent')} aria-hidden>
          {number}
        </span>
      )}
      <T as="h2">{title}</T>
      {children}
      {data && <span className={cx(styles.data, 'meta')}>{data}</span>}
      <T as="p" className={cx(styles.note, 'muted')}>
        {note}
      </T>
      {beside && <div className={cx(styles.beside, 'shrinks')}>{beside}</div>}
    </div>
  );
}
