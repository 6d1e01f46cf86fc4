import type { ReactNode } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { onPlainClick } from '#src/lib/browser/plain-click.ts';
import { cx } from '#src/lib/cx.ts';
import { plain, type Text } from '#src/lib/text.ts';
import { T } from '#src/ui/layout/t.tsx';
import firstStyles from './first-chapter.module.css';
import { Plate } from '../chapters/plate.tsx';
import { BookText } from '../parts/book-text.tsx';
import type { BookView, ChapterView } from '../novel.loader.ts';
import styles from './overview.module.css';

interface OverviewProps {
  book: BookView;
  chapters: readonly ChapterView[];
  onRead: (id: string) => void;
  /** Drawn over the single star of the first chapter's plate. */
  star: ReactNode;
  words: Dictionary['novel'];
}

export function Overview({ book, chapters, onRead, star, words }: OverviewProps) {
  const numbered = chapters.filter((chapter) => !chapter.isFullBook);
  const published = numbered.filter((chapter) => chapter.isPublished);
  const [first] = published;
  const seconds = published.reduce((sum, chapter) => sum + (chapter.audioSeconds ?? 0), 0);
  const record: [term: Text, value: string][] = [[book.authorTitle, book.author]];
  if (numbered.length > 0)
    record.push([
      words.record.published,
      format(words.record.publishedCount, { count: published.length, total: numbered.length }),
    ]);
  if (seconds > 0) {
    const length = published.some((chapter) => chapter.isAudioExcerpt) ? words.record.excerpts : words.record.minutes;
    record.push([words.record.audio, format(length, { count: Math.max(1, Math.round(seconds / 60)) })]);
  }
  return (
    <div className={cx(styles.overview, 'grid')}>
      <h2 className="sr-only">{words.tabs.overview}</h2>
      <BookText html={book.overviewHtml} lang={book.overviewLang} className={styles.text} />
      <aside className={styles.record} aria-label={words.record.title}>
        <dl>
          {record.map(([term, value]) => (
            <div key={plain(term)}>
              <T as="dt" className="label">
                {term}
              </T>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {/* A link to the first chapter; without script, to its entry. */}
        {first && (
          <div className={cx(firstStyles.first, 'relative')}>
            <a
              href={`#${first.id}`}
              className={cx(firstStyles.link, 'grid items-centre')}
              onClick={onPlainClick(() => onRead(first.id))}
            >
              <Plate chapter={first} number={1} />
              <span className={cx(firstStyles.words, 'grid')}>
                <span className="label">{format(words.chapter.number, { number: '01' })}</span>
                <T className={firstStyles.title}>{first.title}</T>
                <span className="hover-line above-2 accent control-label">{words.chapter.read}</span>
              </span>
            </a>
            <div className={cx(firstStyles.star, 'absolute')} data-text={first.textColor}>
              {star}
            </div>
          </div>
        )}
      </aside>
    </div>
  );
}
