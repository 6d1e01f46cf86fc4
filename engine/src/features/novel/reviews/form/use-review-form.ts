import { useRef } from 'react';
import { parse } from 'valibot';
import { useForm } from '#src/ui/forms/use-form.ts';
import { reviewDraftSchema, type ReviewDraft, type ReviewProblem } from './review-draft.ts';

const emptyDraft: ReviewDraft = { name: '', profession: '', comment: '', rating: 5 };

interface ReviewFormActions {
  defaultProfession: string;
  /** Resolves to true when the form may be cleared. */
  onPublish: (draft: ReviewDraft) => Promise<boolean>;
  onRefused: (problem: ReviewProblem) => void;
}

export function useReviewForm({ defaultProfession, onPublish, onRefused }: ReviewFormActions) {
  const form = useForm<ReviewDraft, ReviewProblem>({ schema: reviewDraftSchema, empty: emptyDraft });
  // A second click can arrive before the first has finished.
  const isSending = useRef(false);

  async function send(): Promise<void> {
    if (isSending.current) return;
    if (!form.judge()) return onRefused(Object.values(form.problems).includes('required') ? 'required' : 'too_long');
    const draft = parse(reviewDraftSchema, form.draft);
    isSending.current = true;
    try {
      if (await onPublish({ ...draft, profession: draft.profession || defaultProfession })) form.clear();
    } finally {
      isSending.current = false;
    }
  }

  return { ...form, send };
}
