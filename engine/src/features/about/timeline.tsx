import type { Langs } from '#src/content/borrowed.ts';
import { cx } from '#src/lib/cx.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import styles from './timeline.module.css';

interface TimelineEntry {
  title: string;
  place: string;
  url: string | null;
  period: string;
  description: string | null;
  highlights: readonly { text: string; lang?: string | undefined }[];
  langs?: Langs<'title' | 'place' | 'period' | 'description'>;
}

export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles.timeline}>
      {entries.map(({ title, place, url, period, description, highlights, langs }) => (
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
            {description && <p lang={langs?.description}>{description}</p>}
            {highlights.length > 0 && (
              <ul className={styles.highlights}>
                {highlights.map(({ text, lang }) => (
                  <li key={text} lang={lang}>
                    {text}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
