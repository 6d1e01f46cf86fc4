import * as v from 'valibot';

export const reviewsPerDay = 2;

const shortText = v.pipe(v.string(), v.maxLength(500));

/** A stored review. Reading is lenient about old or foreign data; writing always uses this shape. */
const storedReviewSchema = v.object({
  id: v.pipe(v.union([shortText, v.number()]), v.transform(String)),
  name: v.pipe(shortText, v.minLength(1)),
  profession: shortText,
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  comment: v.pipe(v.string(), v.minLength(1), v.maxLength(20_000)),
  date: v.pipe(v.string(), v.isoDate()),
  userKey: shortText,
});

export type StoredReview = v.InferOutput<typeof storedReviewSchema>;

/** All entries of the stored text, valid or not; null if it is not an array. */
function entriesOf(text: string | null): unknown[] | null {
  if (text === null) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function asReview(entry: unknown): StoredReview | null {
  const result = v.safeParse(storedReviewSchema, entry);
  return result.success ? result.output : null;
}

/** The valid reviews of a stored text, in order; other entries are skipped. */
export function readReviews(text: string | null): StoredReview[] {
  return (entriesOf(text) ?? []).map(asReview).filter((review) => review !== null);
}

/** False for a non-empty text that is not an array. */
export function isList(text: string | null): boolean {
  return entriesOf(text) !== null;
}

export function countOfDay(reviews: readonly StoredReview[], userKey: string | null, day: string): number {
  return reviews.filter((review) => review.userKey === userKey && review.date === day).length;
}

export function isUserKey(text: string): boolean {
  return v.is(storedReviewSchema.entries.userKey, text);
}

/** The stored text with reviews added. Unknown entries are kept. */
export function withReviews(text: string | null, reviews: readonly StoredReview[]): string {
  return JSON.stringify([...(entriesOf(text) ?? []), ...reviews]);
}

/** The stored text without a review; `foreign` when another user owns it; null when it does not exist. */
export function withoutReview(text: string | null, id: string, userKey: string | null): string | 'foreign' | null {
  const entries = entriesOf(text) ?? [];
  const isMeant = (entry: unknown) => asReview(entry)?.id === id;
  const index = entries.findIndex((entry) => isMeant(entry) && asReview(entry)?.userKey === userKey);
  if (index >= 0) return JSON.stringify(entries.toSpliced(index, 1));
  return entries.some(isMeant) ? 'foreign' : null;
}
