import { cx } from '#src/lib/cx.ts';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import { T } from '#src/ui/layout/t.tsx';
import styles from './cards.module.css';
import { EntryText, EntryTime } from './entry-text.tsx';
import type { SectionEntryData } from './section-data.ts';

const sizes = '(min-width: 64rem) 17rem, (min-width: 40rem) 44vw, 6rem';

export function Cards({ entries }: { entries: readonly SectionEntryData[] }) {
  return (
    <ul className={cx(styles.cards, 'grid')}>
      {entries.map((entry, index) => {
        const { picture, alt, detail, text } = entry;
        return (
          <li key={index}>
            {picture && (
              <span className={cx(styles.mount, 'framed')}>
                <ResponsivePicture
                  picture={picture}
                  alt={alt}
                  sizes={sizes}
                  className={cx(styles.picture, picture.height > picture.width && styles.tall)}
                />
              </span>
            )}
            <EntryText as="h3" entry={entry} field="title" linked="title" linkClassName={styles.link} />
            <EntryTime entry={entry} className="meta" />
            <T as="p" className="meta">
              {detail}
            </T>
            <T as="p">{text}</T>
            <EntryText
              as="p"
              entry={entry}
              field="linkText"
              linked="title"
              className={styles.more}
              linkClassName={styles.link}
            />
          </li>
        );
      })}
    </ul>
  );
}
