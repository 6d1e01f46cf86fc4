import IconBook from '~icons/lucide/book-open';
import '#src/ui/styles/cloths.css';
import { cx } from '#src/lib/cx.ts';
import type { ChapterView } from '../novel.loader.ts';
import { numeral } from '../parts/numeral.ts';
import { plateStars } from './plate-stars.ts';
import styles from './plate.module.css';

/** A chapter's plate: its numeral over stars. All but one are drawn double, as if shaken by a tremor. */
export function Plate({ chapter, number }: { chapter: ChapterView; number: number }) {
  const { doubled, single } = plateStars(number);
  return (
    <div
      className={cx(styles.plate, 'centred relative')}
      data-color={chapter.color}
      data-text={chapter.textColor}
      aria-hidden
    >
      <svg viewBox="0 0 96 120" className={cx(styles.sky, 'cover')}>
        <path d={doubled} strokeWidth="2.4" />
        <path d={doubled} strokeWidth="1.6" transform="translate(-4 -4)" opacity="0.6" />
        <path d={single} strokeWidth="4" />
      </svg>
      {chapter.isFullBook ? (
        <IconBook className={cx(styles.book, 'relative')} />
      ) : (
        <span className={cx(styles.numeral, 'relative')}>{numeral(number)}</span>
      )}
    </div>
  );
}
