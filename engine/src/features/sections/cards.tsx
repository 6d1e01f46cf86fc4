import { cx } from '#src/lib/cx.ts';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import styles from './cards.module.css';
import { EntryText } from './entry-text.tsx';
import { EntryTime } from './entry-time.tsx';
import type { SectionEntryData } from './section-data.ts';

const sizes = '(min-width: 64rem) 17rem, (min-width: 40rem) 44vw, 6rem';

export function Cards({ entries }: { entries: readonly SectionEntryData[] }) {
  return (
    <ul className={styles.cards}>
      {entries.map((entry, index) => {
        const { picture, alt, detail, text, linkText, langs } = entry;
        return (
          <li key={index}>
            {picture && (
              <span className={cx(styles.mount, 'no-print')}>
                <ResponsivePicture
                  picture={picture}
                  alt={alt}
                  lang={langs?.alt}
                  sizes={sizes}
                  className={cx(styles.picture, picture.height > picture.width && styles.tall)}
                />
              </span>
            )}
            <h3 lang={langs?.title}>
              <EntryText entry={entry} field="title" linked="title" className={styles.link} />
            </h3>
            <EntryTime entry={entry} className="meta" />
            {detail && (
              <p lang={langs?.detail} className="meta">
                {detail}
              </p>
            )}
            {text && <p lang={langs?.text}>{text}</p>}
            {linkText && (
              <p lang={langs?.linkText} className="no-print">
                <EntryText entry={entry} field="linkText" linked="title" className={styles.link} />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
