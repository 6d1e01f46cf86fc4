import { useId, type ReactNode } from 'react';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import type { CatalogueEntry } from './card.loader.ts';
import styles from './entry-row.module.css';

interface EntryRowProps {
  entry: Pick<CatalogueEntry, 'title' | 'picture' | 'langs'>;
  anchor?: string;
  title: ReactNode;
  facts: ReactNode;
  columns?: ReactNode;
  description?: string;
  actions?: ReactNode;
}

export function EntryRow({ entry, anchor, title, facts, columns, description, actions }: EntryRowProps) {
  const titleId = useId();
  return (
    <article id={anchor} aria-labelledby={titleId} className={styles.row}>
      <div className={styles.mount} aria-hidden>
        <ResponsivePicture picture={entry.picture} alt="" sizes="10rem" className={styles.picture} />
      </div>
      <div className={styles.names}>
        <h3 id={titleId} lang={entry.langs?.title} className={styles.title}>
          {title}
        </h3>
        <div className="meta">{facts}</div>
      </div>
      {columns && <p className={styles.columns}>{columns}</p>}
      {description && (
        <p lang={entry.langs?.description} className={styles.text}>
          {description}
        </p>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
