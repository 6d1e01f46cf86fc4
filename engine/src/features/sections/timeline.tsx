import { cx } from '#src/lib/cx.ts';
import { EntryText } from './entry-text.tsx';
import { EntryTime } from './entry-time.tsx';
import type { SectionEntryData } from './section-data.ts';
import styles from './timeline.module.css';

export function Timeline({ entries }: { entries: readonly SectionEntryData[] }) {
  return (
    <ol className={styles.timeline}>
      {entries.map((entry, index) => (
        <li key={index}>
          <EntryTime entry={entry} className={cx(styles.period, 'meta')} />
          <div className={styles.body}>
            <h3 lang={entry.langs?.title}>
              <EntryText entry={entry} field="title" linked="detail" />
            </h3>
            {entry.detail && (
              <p lang={entry.langs?.detail} className={styles.place}>
                <EntryText entry={entry} field="detail" linked="detail" />
              </p>
            )}
            <EntryMore entry={entry} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function EntryMore({ entry }: { entry: SectionEntryData }) {
  const { text, points, linkText, langs } = entry;
  if (!text && points.length === 0 && !linkText) return null;
  return (
    <div className={styles.more}>
      {text && <p lang={langs?.text}>{text}</p>}
      {points.length > 0 && (
        <ul className={styles.highlights}>
          {points.map((point) => (
            <li key={point.text} lang={point.lang}>
              {point.text}
            </li>
          ))}
        </ul>
      )}
      {linkText && (
        <p lang={langs?.linkText} className="no-print">
          <EntryText entry={entry} field="linkText" linked="detail" />
        </p>
      )}
    </div>
  );
}
