import { useRef, type SubmitEvent } from 'react';
import { parse } from 'valibot';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { cx } from '#src/lib/cx.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { useForm } from '#src/ui/forms/use-form.ts';
import { Star } from '#src/features/novel/parts/stars.tsx';
import ratingStyles from './rating-choice.module.css';
import {
  reviewDraftSchema,
  reviewLimits,
  type ReviewDraft,
  type ReviewField,
  type ReviewProblem,
} from './review-draft.ts';
import styles from './review-form.module.css';

const emptyDraft: ReviewDraft = { name: '', profession: '', comment: '', rating: 5 };
const ratings = [1, 2, 3, 4, 5];

interface ReviewFormProps {
  words: Dictionary['novel']['reviews'];
  closed: boolean;
  /** Resolves to true when the form may be cleared. */
  onPublish: (draft: ReviewDraft) => Promise<boolean>;
  onRefused: (problem: ReviewProblem) => void;
}

/** The review form. Input stays until the review is published. */
export function ReviewForm({ words, closed, onPublish, onRefused }: ReviewFormProps) {
  const { defaultProfession } = words;
  const form = useForm<ReviewDraft, ReviewProblem>({ schema: reviewDraftSchema, empty: emptyDraft });
  const { formProps, draft, problems, problemOf, change } = form;
  // A second click can arrive before the first has finished.
  const isSending = useRef(false);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    if (!form.judge()) return onRefused(Object.values(problems).includes('required') ? 'required' : 'too_long');
    const review = parse(reviewDraftSchema, draft);
    isSending.current = true;
    const isPublished = await onPublish({ ...review, profession: review.profession || defaultProfession });
    isSending.current = false;
    if (isPublished) form.clear();
  }

  function fieldOf(name: ReviewField) {
    const limit = reviewLimits[name];
    const { length } = draft[name];
    return {
      name,
      label: words[name],
      dir: 'auto',
      value: draft[name],
      count: { text: format(words.counter, { count: length, limit }), over: length > limit },
      invalid: problemOf(name) !== undefined,
      onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    };
  }

  return (
    <form
      {...formProps}
      className={cx(styles.form, 'script-only grid')}
      onSubmit={onSubmit}
      aria-label={words.formTitle}
    >
      <Field {...fieldOf('name')} required autoComplete="name" />
      <Field {...fieldOf('profession')} autoComplete="organization-title" placeholder={defaultProfession} />
      <fieldset role="radiogroup">
        <legend className="control-label">{words.rating}</legend>
        <div className={cx(ratingStyles.stars, 'cluster')}>
          {ratings.map((rating) => (
            <label key={rating} className={cx(ratingStyles.choice, 'centred')}>
              <input
                type="radio"
                name="rating"
                value={rating}
                checked={rating === draft.rating}
                className="sr-only"
                onChange={() => change({ rating })}
              />
              <Star className={ratingStyles.star} />
              <span className="sr-only">{rating}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Field {...fieldOf('comment')} required rows={5} />
      <p className="small">{words.privacy}</p>
      <Button type="submit" variant="primary" disabled={closed}>
        {words.publish}
      </Button>
    </form>
  );
}
