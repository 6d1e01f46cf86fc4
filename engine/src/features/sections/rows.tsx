import { cx } from '#src/lib/cx.ts';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import { T } from '#src/ui/layout/t.tsx';
import { EntryText, EntryTime } from './entry-text.tsx';
import entryStyles from './entry.module.css';
import styles from './rows.module.css';
import type { SectionEntryData } from './section-data.ts';

/** A list, and a list of links: a row each, with the date or the host in the margin. */
export function Rows({ entries }: { entries: readonly SectionEntryData[] }) {
  return (
    <ul className={styles.rows}>
      {entries.map((entry, index) => {
        const { picture, alt, detail, text } = entry;
        return (
          <li key={index} className={cx(styles.row, entryStyles.entry, 'grid columns')}>
            <div className={cx(styles.facts, entryStyles.part, 'cluster')}>
              <EntryTime entry={entry} className="meta" />
              <T as="p" className={cx(entryStyles.detail, 'meta')}>
                {detail}
              </T>
            </div>
            <div className={cx(styles.body, entryStyles.part, 'grid')}>
              <EntryText as="h3" entry={entry} field="title" linked="title" className={styles.title} />
              <T as="p" className="muted">
                {text}
              </T>
              <EntryText as="p" entry={entry} field="linkText" linked="title" />
            </div>
            {picture && <ResponsivePicture picture={picture} alt={alt} sizes="8rem" className={styles.picture} />}
          </li>
        );
      })}
    </ul>
  );
}
