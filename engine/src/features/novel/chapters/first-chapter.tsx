import type { ReactNode } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { onPlainClick } from '#src/lib/browser/plain-click.ts';
import { cx } from '#src/lib/cx.ts';
import { T } from '#src/ui/layout/t.tsx';
import type { ChapterView } from '../novel.loader.ts';
import styles from './first-chapter.module.css';
import { Plate } from './plate.tsx';

interface FirstChapterProps {
  chapter: ChapterView;
  onRead: (id: string) => void;
  /** Drawn over the plate's single star. */
  star: ReactNode;
  words: Dictionary['novel']['chapter'];
}

/** Link to the first chapter. Without script it leads to the chapter's entry. */
export function FirstChapter({ chapter, onRead, star, words }: FirstChapterProps) {
  return (
    <div className={cx(styles.first, 'relative')}>
      <a
        href={`#${chapter.id}`}
        className={cx(styles.link, 'grid items-centre')}
        onClick={onPlainClick(() => onRead(chapter.id))}
      >
        <Plate chapter={chapter} number={1} />
        <span className={cx(styles.words, 'grid')}>
          <span className="label">{format(words.number, { number: '01' })}</span>
          <T className={styles.title}>{chapter.title}</T>
          <span className="hover-line above-2 accent control-label">{words.read}</span>
        </span>
      </a>
      <div className={cx(styles.star, 'absolute')} data-text={chapter.textColor}>
        {star}
      </div>
    </div>
  );
}
