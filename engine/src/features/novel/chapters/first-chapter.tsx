import type { MouseEvent, ReactNode } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { isPlainClick } from '#src/lib/browser/plain-click.ts';
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
  function onClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onRead(chapter.id);
  }
  return (
    <div className={styles.first}>
      <a href={`#${chapter.id}`} className={styles.link} onClick={onClick}>
        <Plate chapter={chapter} number={1} />
        <span className={styles.words}>
          <span className="label">{format(words.number, { number: '01' })}</span>
          <T className={styles.title}>{chapter.title}</T>
          <span className={styles.read}>{words.read}</span>
        </span>
      </a>
      <div className={styles.star} data-text={chapter.textColor}>
        {star}
      </div>
    </div>
  );
}
