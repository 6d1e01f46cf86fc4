import { formatDate, formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { DefaultReviewView } from '#src/features/novel/novel.loader.ts';
import type { StoredReview } from '../stored-reviews.ts';

/** One review as the list draws it. */
export interface ReviewView extends DefaultReviewView {
  /** Unique in the list, whatever ids a browser has stored. */
  key: string;
  /** True when this visitor wrote it. */
  isOwn: boolean;
}

/** The two kinds of reviews as one list: newest day first, within a day the last written first. */
export function joinReviews(
  defaults: readonly DefaultReviewView[],
  stored: readonly StoredReview[],
  userKey: string | null,
  language: Language,
): ReviewView[] {
  const fixed = defaults.map((review) => ({ ...review, key: review.id, isOwn: false }));
  const readers = stored.map(({ userKey: owner, ...review }, index) => ({
    ...review,
    langs: undefined,
    dateText: formatDate(review.date, language),
    key: `${index}:${review.id}`,
    isOwn: owner === userKey,
  }));
  return [...fixed, ...readers].reverse().sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

/** Average and count of ratings, the average also as the language writes it. */
export function summarize(
  ratings: readonly number[],
  language: Language,
): { average: number; averageText: string; count: number } {
  const average = ratings.reduce((sum, rating) => sum + rating, 0) / Math.max(1, ratings.length);
  return {
    average,
    averageText: formatNumber(Math.round(average * 10) / 10, language),
    count: ratings.length,
  };
}
