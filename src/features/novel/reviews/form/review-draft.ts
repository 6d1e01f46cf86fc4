import * as v from 'valibot';
import { isBlank } from '#src/lib/text.ts';

/** Longest texts of a review, in characters as the browser's fields count them. */
export const reviewLimits = { name: 60, profession: 60, comment: 1000 } as const;

export type ReviewField = keyof typeof reviewLimits;

/** What can be wrong with a field; the page says it in the visitor's language. */
export type ReviewProblem = 'required' | 'too_long';

const problem = <P extends ReviewProblem>(code: P): P => code;
const notBlank = v.check((text: string) => !isBlank(text), problem('required'));
const oneLine = v.transform((text: string) => text.trim().replace(/\s+/g, ' '));

/** What a reader fills in, as it is published: trimmed, the names on one line. */
const reviewDraftSchema = v.object({
  name: v.pipe(v.string(), notBlank, oneLine, v.maxLength(reviewLimits.name, problem('too_long'))),
  profession: v.pipe(
    v.string(),
    v.transform((text) => (isBlank(text) ? '' : text)),
    oneLine,
    v.maxLength(reviewLimits.profession, problem('too_long')),
  ),
  comment: v.pipe(
    v.string(),
    notBlank,
    v.transform((text) => text.trim().replace(/\r\n?/g, '\n')),
    v.maxLength(reviewLimits.comment, problem('too_long')),
  ),
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
});

export type ReviewDraft = v.InferOutput<typeof reviewDraftSchema>;
export type ReviewProblems = Partial<Record<ReviewField, ReviewProblem>>;

/** A draft ready to publish, or the first problem of every field that has one. */
export function checkDraft(
  typed: ReviewDraft,
  defaultProfession: string,
): { draft: ReviewDraft } | { problems: ReviewProblems } {
  const result = v.safeParse(reviewDraftSchema, typed);
  if (result.success) return { draft: { ...result.output, profession: result.output.profession || defaultProfession } };
  const problems: ReviewProblems = {};
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key as ReviewField;
    problems[field] ??= issue.message as ReviewProblem;
  }
  return { problems };
}
