import { Star } from '#src/features/novel/parts/stars.tsx';
import { cx } from '#src/lib/cx.ts';
import styles from './rating-choice.module.css';

interface RatingChoiceProps {
  label: string;
  value: number;
  onChoose: (rating: number) => void;
}

const ratings = [1, 2, 3, 4, 5];

export function RatingChoice({ label, value, onChoose }: RatingChoiceProps) {
  return (
    <fieldset role="radiogroup">
      <legend className="control-label">{label}</legend>
      <div className={cx(styles.stars, 'cluster')}>
        {ratings.map((rating) => (
          <label key={rating} className={cx(styles.choice, 'centred')}>
            <input
              type="radio"
              name="rating"
              value={rating}
              checked={rating === value}
              className="sr-only"
              onChange={() => onChoose(rating)}
            />
            <Star className={styles.star} />
            <span className="sr-only">{rating}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
