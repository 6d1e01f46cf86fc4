import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import { EntryText } from './entry-text.tsx';
import { EntryTime } from './entry-time.tsx';
import styles from './rows.module.css';
import type { SectionEntryData } from './section-data.ts';

/** A list, and a list of links: a row each, with the date or the host in the margin. */
export function Rows({ entries }: { entries: readonly SectionEntryData[] }) {
  return (
    <ul className={styles.rows}>
      {entries.map((entry, index) => {
        const { picture, alt, detail, text, linkText, langs } = entry;
        return (
          <li key={index} className={styles.row}>
            <div className={styles.facts}>
              <EntryTime entry={entry} className="meta" />
              {detail && (
                <p lang={langs?.detail} className="meta">
                  {detail}
                </p>
              )}
            </div>
            <div className={styles.body}>
              <h3 lang={langs?.title} className={styles.title}>
                <EntryText entry={entry} field="title" linked="title" />
              </h3>
              {text && (
                <p lang={langs?.text} className={styles.text}>
                  {text}
                </p>
              )}
              {linkText && (
                <p lang={langs?.linkText} className="no-print">
                  <EntryText entry={entry} field="linkText" linked="title" />
                </p>
              )}
            </div>
            {picture && (
              <ResponsivePicture
                picture={picture}
                alt={alt}
                lang={langs?.alt}
                sizes="8rem"
                className={styles.picture}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
