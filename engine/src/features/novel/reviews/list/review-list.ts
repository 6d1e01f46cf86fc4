import { useSyncExternalStore } from 'react';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { DefaultReviewView } from '#src/features/novel/novel.loader.ts';
import { emptySnapshot, type ReviewsStore } from '../reviews-store.ts';
import type { StoredReview } from '../stored-reviews.ts';

export interface ReviewSources {
  store: ReviewsStore;
  reviews: readonly DefaultReviewView[];
  /** Default profession in each language, the page's first. */
  readers: readonly string[];
  language: Language;
}

export interface ReviewView extends DefaultReviewView {
  /** Unique in the list, even if stored ids repeat. */
  key: string;
  isOwn: boolean;
}

export function useReviews({ store, reviews, readers, language }: ReviewSources) {
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot, () => emptySnapshot);
  return { all: mergeReviews(reviews, snapshot.reviews, snapshot.userKey, language, readers), snapshot };
}

/** Merges default and stored reviews: newest day first, within a day latest first. */
export function mergeReviews(
  defaults: readonly DefaultReviewView[],
  stored: readonly StoredReview[],
  userKey: string | null,
  language: Language,
  readers: ReviewSources['readers'],
): ReviewView[] {
  const fixed = defaults.map((review) => ({ ...review, key: review.id, isOwn: false }));
  const written = stored.map(({ userKey: owner, ...review }, index) => ({
    ...review,
    // The stored default is in the language of the page it was published on.
    profession: !review.profession || readers.includes(review.profession) ? (readers[0] ?? '') : review.profession,
    dateText: formatDate(review.date, language),
    key: `${index}:${review.id}`,
    isOwn: owner === userKey,
  }));
  return [...fixed, ...written].reverse().sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

/** Average and number of ratings; the average also formatted for the language. */
export function summarize(ratings: readonly number[], language: Language) {
  const average = ratings.reduce((sum, rating) => sum + rating, 0) / Math.max(1, ratings.length);
  return { averageText: formatNumber(Math.round(average * 10) / 10, language), count: ratings.length };
}
