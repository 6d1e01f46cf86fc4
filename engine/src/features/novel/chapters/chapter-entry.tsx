import { useRef, useState, type MouseEvent } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { cx } from '#src/lib/cx.ts';
import { ButtonLink } from '#src/ui/controls/button.tsx';
import { isPlainClick, onPlainClick } from '#src/lib/browser/plain-click.ts';
import { langOf, plain } from '#src/lib/text.ts';
import { T } from '#src/ui/layout/t.tsx';
import { FactsLine } from '../parts/facts-line.tsx';
import type { ChapterView } from '../novel.loader.ts';
import { ChapterPlayer } from '../player/chapter-player.tsx';
import type { Player } from '../player/player.ts';
import styles from './chapter-entry.module.css';
import pdfStyles from './pdf-link.module.css';
import { Plate } from './plate.tsx';

interface ChapterEntryProps {
  chapter: ChapterView;
  number: number;
  player: Player;
  onRead: (id: string) => void;
  words: Dictionary['novel'];
}

export function ChapterEntry({ chapter, number, player, onRead, words }: ChapterEntryProps) {
  const titleId = `title-${chapter.id}`;
  const { isPublished } = chapter;
  return (
    <article id={chapter.id} aria-labelledby={titleId} className={cx(styles.chapter, 'grid')}>
      <Plate chapter={chapter} number={number} />
      <div>
        <FactsLine>
          <span>
            {chapter.isFullBook
              ? words.chapter.book
              : format(words.chapter.number, { number: String(number).padStart(2, '0') })}
          </span>
          {isPublished ? (
            <time dateTime={chapter.date} lang={langOf(chapter.dateText)}>
              {plain(chapter.dateText)}
            </time>
          ) : (
            <span className={styles.state} data-state={chapter.isFullBook ? 'soon' : 'in-progress'}>
              {chapter.isFullBook ? words.chapter.comingSoon : words.chapter.inProgress}
            </span>
          )}
          {chapter.readingTime && <span>{format(words.chapter.readingTime, { minutes: chapter.readingTime })}</span>}
          {chapter.pdf && <span>{format('PDF {size} KB', { size: chapter.pdf.kilobytes })}</span>}
          {chapter.audio && chapter.isAudioExcerpt && <span>{words.chapter.audioExcerpt}</span>}
        </FactsLine>
        <T as="h3" id={titleId} className={styles.title}>
          {chapter.title}
        </T>
        <T as="p" className={styles.description}>
          {chapter.description}
        </T>
      </div>
      <div className={cx(styles.controls, 'stack')}>
        {isPublished ? (
          <>
            <ChapterPlayer chapter={chapter} player={player} words={words} docks />
            <div className={cx(styles.actions, 'cluster')}>
              <ButtonLink
                href={`#${chapter.id}`}
                size="small"
                className="script-only"
                onClick={onPlainClick(() => onRead(chapter.id))}
              >
                {words.chapter.read}
              </ButtonLink>
              {chapter.pdf && <PdfLink address={chapter.pdf.address} words={words.chapter} />}
            </div>
          </>
        ) : (
          <p className={cx(styles.note, 'muted')}>
            {chapter.isFullBook ? words.chapter.bookNote : words.chapter.inProgressNote}
          </p>
        )}
      </div>
    </article>
  );
}

/**
 * A download link that reports missing files. It sends a request first, because browsers do not tell the page about failed
 * downloads.
 */
function PdfLink({ address, words }: { address: string; words: Dictionary['novel']['chapter'] }) {
  const [failed, setFailed] = useState(false);
  const isChecked = useRef(false);

  async function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (isChecked.current || !isPlainClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    const isThere = await fetch(address, { method: 'HEAD' }).then(
      (reply) => reply.ok,
      () => false,
    );
    setFailed(!isThere);
    if (!isThere) return;
    isChecked.current = true;
    link.click();
    isChecked.current = false;
  }

  return (
    <>
      <ButtonLink href={address} size="small" download onClick={onClick}>
        {words.downloadPdf}
      </ButtonLink>
      {failed && (
        <p role="alert" className={pdfStyles.failure}>
          {words.pdfFailed}
        </p>
      )}
    </>
  );
}
