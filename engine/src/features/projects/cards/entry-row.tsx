import { useId, type ReactNode } from 'react';
import { cx } from '#src/lib/cx.ts';
import type { Text } from '#src/lib/text.ts';
import { T } from '#src/ui/layout/t.tsx';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import type { CatalogueEntry } from './card.loader.ts';
import styles from './entry-row.module.css';

interface EntryRowProps {
  entry: Pick<CatalogueEntry, 'picture'>;
  anchor?: string;
  title: ReactNode;
  facts: ReactNode;
  columns?: ReactNode;
  description?: Text;
  actions?: ReactNode;
}

export function EntryRow({ entry, anchor, title, facts, columns, description, actions }: EntryRowProps) {
  const titleId = useId();
  return (
    <article id={anchor} aria-labelledby={titleId} className={cx(styles.row, 'grid items-centre line-above')}>
      <div className={cx(styles.mount, 'framed')} aria-hidden>
        <ResponsivePicture picture={entry.picture} alt="" sizes="10rem" className="screen-shape" />
      </div>
      <div className={cx(styles.names, 'shrinks')}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        <div className="meta">{facts}</div>
      </div>
      {columns && <p className={cx(styles.columns, 'muted gap-4 size-meta')}>{columns}</p>}
      <T as="p" className={cx(styles.text, 'muted')}>
        {description}
      </T>
      {actions && <div className={cx(styles.actions, 'cluster items-centre')}>{actions}</div>}
    </article>
  );
}
