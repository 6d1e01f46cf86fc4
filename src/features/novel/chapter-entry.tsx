import type { MouseEvent } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import type { ChapterView } from './novel.loader.ts';
import { PdfLink } from './pdf-link.tsx';
import { Plate } from './plate.tsx';
import { ChapterPlayer } from './player/chapter-player.tsx';
import type { Player } from './player/player.ts';

interface ChapterEntryProps {
  chapter: ChapterView;
  /** Place in the book, from 1. */
  number: number;
  player: Player;
  onRead: (id: string) => void;
  words: Dictionary['novel'];
}

/** One chapter as an entry of an observation log: plate, record, title, and what can be read or heard. */
export function ChapterEntry({ chapter, number, player, onRead, words }: ChapterEntryProps) {
  const titleId = `title-${chapter.id}`;
  const isPublished = !chapter.inProgress && !chapter.isFullBook;
  return (
    <article id={chapter.id} aria-labelledby={titleId} className="chapter" data-published={isPublished}>
      <Plate chapter={chapter} number={number} />
      <div className="chapter-text">
        <p className="meta chapter-meta">
          <span>
            {chapter.isFullBook
              ? words.chapter.book
              : format(words.chapter.number, { number: String(number).padStart(2, '0') })}
          </span>
          {isPublished ? (
            <time dateTime={chapter.date}>{chapter.dateText}</time>
          ) : (
            <ChapterState {...{ chapter, words }} />
          )}
          {chapter.readingTime && <span>{format(words.chapter.readingTime, { minutes: chapter.readingTime })}</span>}
          {chapter.pdf && <span>PDF {chapter.pdf.kilobytes} KB</span>}
        </p>
        <h3 id={titleId} className="chapter-title">
          {chapter.title}
        </h3>
        <p className="chapter-description">{chapter.description}</p>
      </div>
      <div className="chapter-controls">
        {isPublished ? (
          <>
            <ChapterPlayer chapter={chapter} player={player} words={words} />
            <div className="chapter-actions">
              <ReadLink chapter={chapter} onRead={onRead} label={words.chapter.read} />
              {chapter.pdf && <PdfLink address={chapter.pdf.address} words={words.chapter} />}
            </div>
          </>
        ) : (
          <p className="chapter-note">{chapter.isFullBook ? words.chapter.bookNote : words.chapter.inProgressNote}</p>
        )}
      </div>
    </article>
  );
}

function ChapterState({ chapter, words }: Pick<ChapterEntryProps, 'chapter' | 'words'>) {
  return (
    <span className="chapter-state" data-state={chapter.isFullBook ? 'soon' : 'in-progress'}>
      {chapter.isFullBook ? words.chapter.comingSoon : words.chapter.inProgress}
    </span>
  );
}

function ReadLink({ chapter, onRead, label }: { chapter: ChapterView; onRead: (id: string) => void; label: string }) {
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onRead(chapter.id);
  }
  return (
    <a href={`#${chapter.id}`} className="button button-small js-only" onClick={onClick}>
      {label}
    </a>
  );
}
