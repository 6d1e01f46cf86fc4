import { cx } from '#src/lib/cx.ts';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import { T } from '#src/ui/layout/t.tsx';
import { EntryText, EntryTime } from './entry-text.tsx';
import styles from './quotes.module.css';
import type { SectionEntryData } from './section-data.ts';

export function Quotes({ entries }: { entries: readonly SectionEntryData[] }) {
  return (
    <div className={cx(styles.quotes, 'grid columns')}>
      {entries.map((entry, index) => {
        const { picture, alt, text } = entry;
        return (
          <figure key={index} className={cx(styles.quote, 'grid')}>
            <blockquote className={styles.said}>
              <T as="p">{text}</T>
            </blockquote>
            <figcaption className={cx(styles.by, 'row')}>
              {picture && <ResponsivePicture picture={picture} alt={alt} sizes="3.5rem" className={styles.portrait} />}
              <div>
                <EntryText as="p" entry={entry} field="title" linked="detail" className={styles.name} />
                <EntryText as="p" entry={entry} field="detail" linked="detail" className="meta" />
                <EntryTime entry={entry} className="meta" />
                <EntryText as="p" entry={entry} field="linkText" linked="detail" />
              </div>
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
