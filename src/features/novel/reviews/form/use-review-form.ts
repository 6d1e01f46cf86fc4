import { useRef, useState } from 'react';
import { useTypedBefore } from '#src/ui/hooks/use-typed-before.ts';
import {
  checkDraft,
  type ReviewDraft,
  type ReviewField,
  type ReviewProblem,
  type ReviewProblems,
} from './review-draft.ts';

const emptyDraft: ReviewDraft = { name: '', profession: '', comment: '', rating: 5 };

interface ReviewFormActions {
  defaultProfession: string;
  /** Resolves to true when the form may be emptied. */
  onPublish: (draft: ReviewDraft) => Promise<boolean>;
  onRefused: (problem: ReviewProblem) => void;
}

/** The review form's state: what is typed, and what was wrong with it when it was last sent. */
export function useReviewForm({ defaultProfession, onPublish, onRefused }: ReviewFormActions) {
  const [draft, setDraft] = useState(emptyDraft);
  const [problems, setProblems] = useState<ReviewProblems>({});
  const form = useRef<HTMLFormElement>(null);
  // A second click can arrive before the first is done.
  const isSending = useRef(false);
  useTypedBefore(form, (typed) => setDraft(readForm(typed)));

  const change = (part: Partial<ReviewDraft>) => setDraft((current) => ({ ...current, ...part }));

  async function send(): Promise<void> {
    if (isSending.current) return;
    const checked = checkDraft(draft, defaultProfession);
    setProblems('problems' in checked ? checked.problems : {});
    if ('problems' in checked) return refuse(checked.problems);
    isSending.current = true;
    try {
      if (await onPublish(checked.draft)) setDraft(emptyDraft);
    } finally {
      isSending.current = false;
    }
  }

  function refuse(found: ReviewProblems): void {
    const codes = Object.values(found);
    const problem = codes.includes('required') ? 'required' : 'too_long';
    const field = (Object.keys(found) as ReviewField[]).find((each) => found[each] === problem);
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
    onRefused(problem);
  }

  return { form, draft, problems, send, change };
}

function readForm(typed: FormData): ReviewDraft {
  const text = (field: ReviewField) => String(typed.get(field) ?? '');
  return {
    name: text('name'),
    profession: text('profession'),
    comment: text('comment'),
    rating: Number(typed.get('rating') ?? emptyDraft.rating),
  };
}
