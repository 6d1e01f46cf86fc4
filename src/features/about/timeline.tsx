import type { Langs } from '#src/content/borrowed.ts';
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
  langs?: Langs<'title' | 'place' | 'period' | 'description'>;
}

/** Stations of work or study, newest first, along a line. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles.timeline}>
      {entries.map(({ title, place, url, period, description, langs }) => (
        <li key={`${title} ${period}`}>
          <p lang={langs?.period} className={cx(styles.period, 'meta')}>
            {period}
          </p>
          <div className={styles.body}>
            <h3 lang={langs?.title}>{title}</h3>
            <p lang={langs?.place} className={styles.place}>
              {url ? (
                <TextLink href={url} target="_blank" rel="noopener">
                  {place}
                </TextLink>
              ) : (
                place
              )}
            </p>
            <p lang={langs?.description}>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
