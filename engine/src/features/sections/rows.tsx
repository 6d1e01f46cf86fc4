import { cx } from '#src/lib/cx.ts';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import { T } from '#src/ui/layout/t.tsx';
import { EntryText, EntryTime } from './entry-text.tsx';
import styles from './rows.module.css';
import type { SectionEntryData } from './section-data.ts';

/** A list, and a list of links: a row each, with the date or the host in the margin. */
export function Rows({ entries }: { entries: readonly SectionEntryData[] }) {
  return (
    <ul className="line-below">
      {entries.map((entry, index) => {
        const { picture, alt, detail, text } = entry;
        return (
          <li key={index} className={cx(styles.row, 'grid columns line-above')}>
            <div className={cx(styles.facts, 'cluster across-4 breaks')}>
              <EntryTime entry={entry} className="meta" />
              <T as="p" className="meta">
                {detail}
              </T>
            </div>
            <div className="grid gap-2 measure">
              <EntryText as="h3" entry={entry} field="title" linked="title" className={styles.title} />
              <T as="p" className="muted">
                {text}
              </T>
              <EntryText as="p" entry={entry} field="linkText" linked="title" />
            </div>
            {picture && (
              <ResponsivePicture
                picture={picture}
                alt={alt}
                sizes="8rem"
                className={cx(styles.picture, 'no-print print-shape')}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
