import { useState, type SubmitEvent } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { Star } from '../stars.tsx';
import { CountedField } from './counted-field.tsx';
import { checkDraft, type DraftError, type ReviewDraft, type ReviewField } from './review-text.ts';

interface ReviewFormProps {
  words: Dictionary['novel']['reviews'];
  /** True when today's reviews are used up. */
  closed: boolean;
  /** Resolves to true when the form may be emptied. */
  onPublish: (draft: ReviewDraft) => Promise<boolean>;
  onMistake: (error: DraftError) => void;
}

const ratings = [1, 2, 3, 4, 5];

/** The form for a review; what is typed stays until it is published and kept. */
export function ReviewForm({ words, closed, onPublish, onMistake }: ReviewFormProps) {
  const [invalid, setInvalid] = useState<readonly ReviewField[]>([]);
  const [isSending, setSending] = useState(false);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending) return;
    const data = new FormData(form);
    const text = (name: ReviewField) => String(data.get(name) ?? '');
    const checked = checkDraft(
      {
        name: text('name'),
        profession: text('profession'),
        comment: text('comment'),
        rating: Number(data.get('rating') ?? 5),
      },
      words.defaultProfession,
    );
    if ('error' in checked) {
      setInvalid(checked.fields);
      onMistake(checked.error);
      form.querySelector<HTMLElement>(`[name="${checked.fields[0]}"]`)?.focus();
      return;
    }
    setInvalid([]);
    setSending(true);
    try {
      if (await onPublish(checked.draft)) form.reset();
    } finally {
      setSending(false);
    }
  }

  const field = { counter: words.counter };
  return (
    <form noValidate className="review-form js-only" onSubmit={onSubmit} aria-label={words.formTitle}>
      <CountedField
        {...field}
        name="name"
        label={words.name}
        required
        invalid={invalid.includes('name')}
        autoComplete="name"
      />
      <CountedField
        {...field}
        name="profession"
        label={words.profession}
        invalid={invalid.includes('profession')}
        autoComplete="organization-title"
        placeholder={words.defaultProfession}
      />
      <RatingChoice label={words.rating} />
      <CountedField
        {...field}
        name="comment"
        label={words.comment}
        required
        invalid={invalid.includes('comment')}
        multiline
      />
      <p className="meta">{words.privacy}</p>
      <button type="submit" className="button button-primary" disabled={closed}>
        {words.publish}
      </button>
    </form>
  );
}

function RatingChoice({ label }: { label: string }) {
  return (
    <fieldset role="radiogroup" className="rating-choice">
      <legend className="field-label">{label}</legend>
      <div>
        {ratings.map((rating) => (
          <label key={rating} className="rating-star">
            <input type="radio" name="rating" value={rating} defaultChecked={rating === 5} className="sr-only" />
            <Star />
            <span className="sr-only">{rating}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
