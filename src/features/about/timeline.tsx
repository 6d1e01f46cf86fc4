import { cx } from '#src/lib/cx.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import styles from './timeline.module.css';

interface TimelineEntry {
  title: string;
  /** Company or institution. */
  place: string;
  url: string | null;
  period: string;
  description: string;
}

/** Stations of work or study, newest first, along a line. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles.timeline}>
      {entries.map(({ title, place, url, period, description }) => (
        <li key={`${title} ${period}`}>
          <p className={cx(styles.period, 'meta')}>{period}</p>
          <div className={styles.body}>
            <h3>{title}</h3>
            <p className={styles.place}>
              {url ? (
                <TextLink href={url} target="_blank" rel="noopener">
                  {place}
                </TextLink>
              ) : (
                place
              )}
            </p>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
