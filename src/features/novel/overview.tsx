import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import type { BookView, ChapterView } from './novel.loader.ts';
import { clockTime } from './player/player-state.ts';

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
    [words.record.author, book.author],
    [words.record.genre, book.genres.join(', ')],
    [words.record.length, format(words.pages, { count: book.pages })],
    [words.record.published, format(words.record.publishedCount, { count: published.length, total: numbered.length })],
    [words.record.audio, `${clockTime(seconds)} min`],
    [words.record.state, book.state],
  ];
  return (
    <div className="overview">
      <h2 className="sr-only">{words.tabs.overview}</h2>
      {/* Made at build from our own Markdown, in which HTML is text. */}
      <div className="book-text" dangerouslySetInnerHTML={{ __html: book.overviewHtml }} />
      <aside className="record" aria-label={words.record.title}>
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
