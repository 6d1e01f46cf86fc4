import { useCallback, useId, useRef, type RefObject } from 'react';
import IconClose from '~icons/lucide/x';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { cx } from '#src/lib/cx.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { useLoaded } from '#src/ui/hooks/use-loaded.ts';
import { lazyPart } from '#src/ui/islands/lazy-part.tsx';
import { T } from '#src/ui/layout/t.tsx';
import { Dialog } from '#src/ui/panels/dialog.tsx';
import { langOf, plain } from '#src/lib/text.ts';
import { focusWhenShown } from '#src/lib/browser/focus-when-shown.ts';
import { BookText } from '../parts/book-text.tsx';
import type { ChapterView } from '../novel.loader.ts';
import { numeral } from '../parts/numeral.ts';
import { ChapterPlayer } from '../player/chapter-player.tsx';
import type { Player } from '../player/player.ts';
import styles from './reading-view.module.css';

const ExposureMark = lazyPart(() => import('./exposure.tsx').then((module) => module.ExposureMark));
const ExposureLine = lazyPart(() => import('./exposure.tsx').then((module) => module.ExposureLine));

export interface ReadingViewProps {
  chapters: readonly ChapterView[];
  chapterId: string | null;
  /** All texts as HTML, by chapter id, in one small file. */
  loadTexts: () => Promise<Readonly<Record<string, string>>>;
  onOpen: (id: string) => void;
  onClose: () => void;
  player: Player;
  words: Dictionary['novel'];
}

export function ReadingView({ chapters, chapterId, onClose, loadTexts, ...rest }: ReadingViewProps) {
  const titleId = useId();
  const title = useRef<HTMLElement>(null);
  const load = useCallback(async () => {
    const [texts] = await Promise.all([loadTexts(), ExposureMark.fetch(), ExposureLine.fetch()]);
    return texts;
  }, [loadTexts]);
  const { value: texts, failed, retry } = useLoaded(load, chapterId !== null);
  const index = chapters.findIndex((chapter) => chapter.id === chapterId);
  const chapter = chapters[index];
  return (
    <Dialog open={chapter !== undefined} onClose={onClose} labelledBy={titleId} firstFocus={title} size="full">
      {chapter && (
        <OpenChapter
          key={chapter.id}
          chapter={chapter}
          number={index + 1}
          previous={chapters[index - 1]}
          next={chapters[index + 1]}
          titleId={titleId}
          titleRef={title}
          text={{ html: texts?.[chapter.id], failed, retry }}
          onClose={onClose}
          {...rest}
        />
      )}
    </Dialog>
  );
}

interface OpenChapterProps extends Pick<ReadingViewProps, 'onOpen' | 'onClose' | 'player' | 'words'> {
  chapter: ChapterView;
  number: number;
  previous: ChapterView | undefined;
  next: ChapterView | undefined;
  titleId: string;
  /** Ref of the title, to scroll to when the chapter opens. */
  titleRef: RefObject<HTMLElement | null>;
  text: { html: string | undefined; failed: boolean; retry: () => void };
}

function OpenChapter(props: OpenChapterProps) {
  const { chapter, number, previous, next, titleId, titleRef, text, onOpen, onClose, player, words } = props;
  const takeFocus = useCallback(
    (heading: HTMLElement | null) => {
      titleRef.current = heading;
      focusWhenShown(heading);
    },
    [titleRef],
  );
  return (
    <>
      <div className={cx(styles.bar, 'row')}>
        <p className="meta row">
          {text.html && <ExposureMark />}
          {format(words.chapter.number, { number: String(number).padStart(2, '0') })}
          {chapter.isForeign && ` · ${format(words.reading.language, { language: chapter.languageName })}`}
        </p>
        <IconButton label={words.close} onClick={onClose}>
          <IconClose aria-hidden />
        </IconButton>
      </div>
      <div className={styles.page}>
        <p className={styles.numeral} aria-hidden>
          {numeral(number)}
        </p>
        {/* Each chapter starts with focus at its title. */}
        <h2 id={titleId} lang={langOf(chapter.title)} ref={takeFocus} tabIndex={-1} className={styles.title}>
          {plain(chapter.title)}
        </h2>
        <ChapterPlayer chapter={chapter} player={player} words={words} className={styles.player} />
        <ShownText text={text} chapter={chapter} words={words} />
        <nav aria-label={words.reading.navigation} className={cx(styles.turns, 'grid')}>
          {previous && <Turn chapter={previous} label={words.reading.previous} onOpen={onOpen} />}
          {next && <Turn chapter={next} label={words.reading.next} onOpen={onOpen} />}
        </nav>
      </div>
    </>
  );
}

function ShownText({ text, chapter, words }: Pick<OpenChapterProps, 'text' | 'chapter' | 'words'>) {
  const { html, failed, retry } = text;
  if (html) {
    return (
      <>
        <BookText html={html} lang={chapter.language} className={styles.text} />
        <ExposureLine title={chapter.title} words={words} />
      </>
    );
  }
  if (!failed) return <p className={cx('meta grid', styles.message)}>{words.reading.loading}</p>;
  return (
    <div role="alert" className={cx(styles.message, 'grid')}>
      <p>{words.reading.failed}</p>
      <Button onClick={retry}>{words.reading.retry}</Button>
    </div>
  );
}

function Turn({ chapter, label, onOpen }: { chapter: ChapterView; label: string; onOpen: (id: string) => void }) {
  return (
    <button type="button" className={cx(styles.turn, 'stack')} onClick={() => onOpen(chapter.id)}>
      <span className="meta">{label}</span>
      <T className={styles.turnTitle}>{chapter.title}</T>
    </button>
  );
}
