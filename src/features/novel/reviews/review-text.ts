import { isBlank } from '#src/lib/text.ts';

/** Longest texts of a review, in characters as the browser's fields count them. */
export const limits = { name: 60, profession: 60, comment: 1000 } as const;

export type ReviewField = keyof typeof limits;

/** What a reader fills in. */
export interface ReviewDraft {
  name: string;
  profession: string;
  comment: string;
  rating: number;
}

export type DraftError = 'missing' | 'tooLong';

/** A draft ready to publish, or what is wrong and where. */
export type CheckedDraft = { draft: ReviewDraft } | { error: DraftError; fields: ReviewField[] };

/** Trims a draft, makes names one line and fills in the default profession. */
export function checkDraft(typed: ReviewDraft, defaultProfession: string): CheckedDraft {
  const blank = (['name', 'comment'] as const).filter((field) => isBlank(typed[field]));
  if (blank.length > 0) return { error: 'missing', fields: blank };
  const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');
  const draft: ReviewDraft = {
    name: oneLine(typed.name),
    profession: isBlank(typed.profession) ? defaultProfession : oneLine(typed.profession),
    comment: typed.comment.trim().replace(/\r\n?/g, '\n'),
    rating: typed.rating,
  };
  const long = (Object.keys(limits) as ReviewField[]).filter((field) => draft[field].length > limits[field]);
  return long.length > 0 ? { error: 'tooLong', fields: long } : { draft };
}
