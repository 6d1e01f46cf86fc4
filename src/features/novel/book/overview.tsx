import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { BookText } from '../parts/book-text.tsx';
import type { BookView, ChapterView } from '../novel.loader.ts';
import { clockTime } from '../player/player-state.ts';
import styles from './overview.module.css';

interface OverviewProps {
  book: BookView;
  chapters: readonly ChapterView[];
  words: Dictionary['novel'];
}

/** What the book is about, with its record beside it. */
export function Overview({ book, chapters, words }: OverviewProps) {
  const numbered = chapters.filter((chapter) => !chapter.isFullBook);
  const published = numbered.filter((chapter) => !chapter.inProgress);
  const seconds = published.reduce((sum, chapter) => sum + (chapter.audioSeconds ?? 0), 0);
  const record = [
    [book.authorTitle, book.author],
    [words.record.genre, book.genres.join(', ')],
    [words.record.length, format(words.pages, { count: book.pages })],
    ...(numbered.length > 0
      ? [
          [
            words.record.published,
            format(words.record.publishedCount, { count: published.length, total: numbered.length }),
          ],
        ]
      : []),
    ...(seconds > 0 ? [[words.record.audio, `${clockTime(seconds)} min`]] : []),
    [words.record.state, book.state],
  ];
  return (
    <div className={styles.overview}>
      <h2 className="sr-only">{words.tabs.overview}</h2>
      <BookText html={book.overviewHtml} lang={book.langs?.overview} className={styles.text} />
      <aside className={styles.record} aria-label={words.record.title}>
        <dl>
          {record.map(([term, value]) => (
            <div key={term}>
              <dt className="meta">{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </aside>
    </div>
  );
}
