import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import { EntryText } from './entry-text.tsx';
import { EntryTime } from './entry-time.tsx';
import styles from './quotes.module.css';
import type { SectionEntryData } from './section-data.ts';

export function Quotes({ entries }: { entries: readonly SectionEntryData[] }) {
  return (
    <div className={styles.quotes}>
      {entries.map((entry, index) => {
        const { picture, alt, detail, text, linkText, langs } = entry;
        return (
          <figure key={index} className={styles.quote}>
            <blockquote lang={langs?.text} className={styles.said}>
              <p>{text}</p>
            </blockquote>
            <figcaption className={styles.by}>
              {picture && (
                <ResponsivePicture
                  picture={picture}
                  alt={alt}
                  lang={langs?.alt}
                  sizes="3.5rem"
                  className={styles.portrait}
                />
              )}
              <div>
                <p lang={langs?.title} className={styles.name}>
                  <EntryText entry={entry} field="title" linked="detail" />
                </p>
                {detail && (
                  <p lang={langs?.detail} className="meta">
                    <EntryText entry={entry} field="detail" linked="detail" />
                  </p>
                )}
                <EntryTime entry={entry} className="meta" />
                {linkText && (
                  <p lang={langs?.linkText}>
                    <EntryText entry={entry} field="linkText" linked="detail" />
                  </p>
                )}
              </div>
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
