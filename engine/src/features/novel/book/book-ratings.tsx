import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { cx } from '#src/lib/cx.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import type { BookView } from '../novel.loader.ts';
import styles from './book-ratings.module.css';

interface BookRatingsProps {
  book: Pick<BookView, 'ratingText'>;
  readers: { averageText: string; count: number } | null;
  words: Dictionary['novel'];
}

export function BookRatings({ book, readers, words }: BookRatingsProps) {
  return (
    <div className={cx(styles.ratings, 'cluster')}>
      <p
        className={styles.editorial}
        role="img"
        aria-label={format(words.editorialRating, { rating: book.ratingText })}
      >
        {book.ratingText}/5
      </p>
      {readers !== null && readers.count > 0 && (
        <p className="label">
          {readers.averageText !== book.ratingText && (
            <>{format(words.readersRating, { rating: readers.averageText })} · </>
          )}
          <TextLink href="#reviews" alone>
            {format(readers.count === 1 ? words.readersCount.one : words.readersCount.other, readers)}
          </TextLink>
        </p>
      )}
    </div>
  );
}
