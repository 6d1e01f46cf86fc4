import type { ReactNode } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { cx } from '#src/lib/cx.ts';
import { plain, type Text } from '#src/lib/text.ts';
import { T } from '#src/ui/layout/t.tsx';
import { FirstChapter } from '../chapters/first-chapter.tsx';
import { BookText } from '../parts/book-text.tsx';
import type { BookView, ChapterView } from '../novel.loader.ts';
import styles from './overview.module.css';

interface OverviewProps {
  book: BookView;
  chapters: readonly ChapterView[];
  onRead: (id: string) => void;
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
        {first && <FirstChapter chapter={first} onRead={onRead} star={star} words={words.chapter} />}
      </aside>
    </div>
  );
}
