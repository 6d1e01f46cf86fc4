import { useEffect, useId, useRef } from 'react';
import IconClose from '~icons/lucide/x';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { Modal } from '../modal.tsx';
import type { ChapterView } from '../novel.loader.ts';
import { numeral } from '../plate-stars.ts';
import { ChapterPlayer } from '../player/chapter-player.tsx';
import type { Player } from '../player/player.ts';
import { useChapterText, type ChapterText, type LoadTexts } from './use-chapter-text.ts';

interface ReadingViewProps {
  /** The published chapters, in order. */
  chapters: readonly ChapterView[];
  /** The one that is open. */
  chapterId: string | null;
  onOpen: (id: string) => void;
  onClose: () => void;
  loadTexts: LoadTexts;
  player: Player;
  words: Dictionary['novel'];
}

/** A chapter over the whole window: nothing but the text, its voice, and the way on and back. */
export function ReadingView({ chapters, chapterId, onClose, loadTexts, ...rest }: ReadingViewProps) {
  const titleId = useId();
  const text = useChapterText(chapterId, loadTexts);
  const index = chapters.findIndex((chapter) => chapter.id === chapterId);
  const chapter = chapters[index];
  return (
    <Modal open={chapter !== undefined} onClose={onClose} labelledBy={titleId} className="modal reading">
      {chapter && (
        <OpenChapter
          key={chapter.id}
          chapter={chapter}
          number={index + 1}
          previous={chapters[index - 1]}
          next={chapters[index + 1]}
          titleId={titleId}
          text={text}
          onClose={onClose}
          {...rest}
        />
      )}
    </Modal>
  );
}

interface OpenChapterProps extends Omit<ReadingViewProps, 'chapters' | 'chapterId' | 'loadTexts'> {
  chapter: ChapterView;
  number: number;
  previous: ChapterView | undefined;
  next: ChapterView | undefined;
  titleId: string;
  text: ChapterText;
}

function OpenChapter({
  chapter,
  number,
  previous,
  next,
  titleId,
  onOpen,
  onClose,
  text: { html, failed, retry },
  player,
  words,
}: OpenChapterProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The next chapter begins at its title, for eyes and for screen readers.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="reading-bar">
        <p className="meta">
          {format(words.chapter.number, { number: String(number).padStart(2, '0') })}
          {words.reading.language && ` · ${words.reading.language}`}
        </p>
        <button type="button" className="icon-button" aria-label={words.close} onClick={onClose}>
          <IconClose aria-hidden />
        </button>
      </div>
      <div className="reading-page">
        <p className="reading-numeral" aria-hidden>
          {numeral(number)}
        </p>
        <h2 id={titleId} ref={heading} tabIndex={-1} data-first-focus className="reading-title">
          {chapter.title}
        </h2>
        <ChapterPlayer chapter={chapter} player={player} words={words} />
        {html ? (
          // Made at build from our own Markdown, in which HTML is text.
          <div className="chapter-body" lang="es" dangerouslySetInnerHTML={{ __html: html }} />
        ) : failed ? (
          <div role="alert" className="reading-message">
            <p>{words.reading.failed}</p>
            <button type="button" className="button" onClick={retry}>
              {words.reading.retry}
            </button>
          </div>
        ) : (
          <p className="meta reading-message">{words.reading.loading}</p>
        )}
        <nav aria-label={words.reading.navigation} className="reading-nav">
          {previous && <Turn chapter={previous} label={words.reading.previous} onOpen={onOpen} />}
          {next && <Turn chapter={next} label={words.reading.next} onOpen={onOpen} />}
        </nav>
      </div>
    </>
  );
}

function Turn({ chapter, label, onOpen }: { chapter: ChapterView; label: string; onOpen: (id: string) => void }) {
  return (
    <button type="button" className="reading-turn" onClick={() => onOpen(chapter.id)}>
      <span className="meta">{label}</span>
      <span className="reading-turn-title">{chapter.title}</span>
    </button>
  );
}
