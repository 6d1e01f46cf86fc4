import { cx } from '#src/lib/cx.ts';
import { plain } from '#src/lib/text.ts';
import { T } from '#src/ui/layout/t.tsx';
import { EntryText, EntryTime } from './entry-text.tsx';
import type { SectionEntryData } from './section-data.ts';
import entryStyles from './entry.module.css';
import styles from './timeline.module.css';

export function Timeline({ entries }: { entries: readonly SectionEntryData[] }) {
  return (
    <ol className={cx(styles.timeline, 'grid')}>
      {entries.map((entry, index) => (
        <li key={index} className={entryStyles.entry}>
          <EntryTime entry={entry} className={cx(styles.period, 'meta')} />
          <div className={cx(styles.body, entryStyles.part, 'grid')}>
            <EntryText as="h3" entry={entry} field="title" linked="detail" />
            <EntryText
              as="p"
              entry={entry}
              field="detail"
              linked="detail"
              className={cx(entryStyles.detail, 'muted')}
            />
            <EntryMore entry={entry} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function EntryMore({ entry }: { entry: SectionEntryData }) {
  const { text, points, linkText } = entry;
  if (!text && points.length === 0 && !linkText) return null;
  return (
    <div className={cx(styles.more, 'grid')}>
      <T as="p">{text}</T>
      {points.length > 0 && (
        <ul className={cx(styles.highlights, 'grid')}>
          {points.map((point) => (
            <T key={plain(point)} as="li">
              {point}
            </T>
          ))}
        </ul>
      )}
      <EntryText as="p" entry={entry} field="linkText" linked="detail" />
    </div>
  );
}
