import { useId } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { cx } from '#src/lib/cx.ts';
import { T } from '#src/ui/layout/t.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { Stars } from '#src/features/novel/parts/stars.tsx';
import styles from './review-card.module.css';
import type { ReviewView } from './review-list.ts';

interface ReviewCardProps {
  review: ReviewView;
  words: Dictionary['novel'];
  onRemove: (review: ReviewView) => void;
}

/** A review. Its author may delete it. User text is rendered as plain text with automatic direction. */
export function ReviewCard({ review, words, onRemove }: ReviewCardProps) {
  const id = useId();
  return (
    <article aria-labelledby={id} className={styles.review}>
      <div className={cx(styles.head, 'cluster')}>
        <h3 id={id} dir="auto">
          {review.name}
        </h3>
        <Stars value={review.rating} label={format(words.rating, { rating: review.rating })} />
      </div>
      <p className={cx('meta cluster', styles.facts)}>
        <T dir="auto">{review.profession}</T>
        <time dateTime={review.date}>{review.dateText}</time>
      </p>
      <T as="p" className={styles.comment} dir="auto">
        {review.comment}
      </T>
      {review.isOwn && (
        <Button size="small" className={styles.remove} onClick={() => onRemove(review)}>
          {words.reviews.remove}
        </Button>
      )}
    </article>
  );
}
