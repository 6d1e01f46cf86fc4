import * as v from 'valibot';
import { isBlank } from '#src/lib/text.ts';

/** Maximum lengths in UTF-16 code units, as `maxlength` counts. */
export const reviewLimits = { name: 60, profession: 60, comment: 1000 } as const;

export type ReviewField = keyof typeof reviewLimits;

export type ReviewProblem = 'required' | 'too_long';

const problem = <P extends ReviewProblem>(code: P): P => code;
const notBlank = v.check((text: string) => !isBlank(text), problem('required'));
const oneLine = v.transform((text: string) => text.trim().replace(/\s+/g, ' '));

/** A submitted review: trimmed, with names on a single line. */
export const reviewDraftSchema = v.object({
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
