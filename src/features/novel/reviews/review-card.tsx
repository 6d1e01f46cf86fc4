import { useId } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { Stars } from '../stars.tsx';
import type { ReviewView } from './review-list.ts';

interface ReviewCardProps {
  review: ReviewView;
  words: Dictionary['novel'];
  onRemove: (review: ReviewView) => void;
}

/** One review; its writer may delete it. What a reader typed is shown as text, in the direction it is written. */
export function ReviewCard({ review, words, onRemove }: ReviewCardProps) {
  const id = useId();
  return (
    <article aria-labelledby={id} className="review">
      <div className="review-head">
        <h3 id={id} dir="auto" className="review-name">
          {review.name}
        </h3>
        <Stars value={review.rating} label={format(words.rating, { rating: review.rating })} />
      </div>
      <p className="meta review-meta">
        <span dir="auto">{review.profession}</span>
        <time dateTime={review.date}>{review.dateText}</time>
      </p>
      <p className="review-comment" dir="auto">
        {review.comment}
      </p>
      {review.isOwn && (
        <button type="button" className="button button-small review-remove" onClick={() => onRemove(review)}>
          {words.reviews.remove}
        </button>
      )}
    </article>
  );
}
