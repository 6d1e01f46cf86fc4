import IconBook from '~icons/lucide/book-open';
import '#src/ui/styles/cloths.css';
import type { ChapterView } from '../novel.loader.ts';
import { numeral } from '../parts/numeral.ts';
import { plateStars } from './plate-stars.ts';
import styles from './plate.module.css';

/** A chapter's plate: its numeral over stars. All but one are drawn double, as if shaken by a tremor. */
export function Plate({ chapter, number }: { chapter: ChapterView; number: number }) {
  const { doubled, single } = plateStars(number);
  return (
    <div className={styles.plate} data-color={chapter.color} data-text={chapter.textColor} aria-hidden>
      <svg viewBox="0 0 96 120" className={styles.sky}>
        <path d={doubled} strokeWidth="2.4" />
        <path d={doubled} strokeWidth="1.6" transform="translate(-4 -4)" opacity="0.6" />
        <path d={single} strokeWidth="4" />
      </svg>
      {chapter.isFullBook ? (
        <IconBook className={styles.book} />
      ) : (
        <span className={styles.numeral}>{numeral(number)}</span>
      )}
    </div>
  );
}
