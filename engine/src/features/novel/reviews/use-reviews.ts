import { useSyncExternalStore } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import type { DefaultReviewView } from '../novel.loader.ts';
import { mergeReviews, type ReviewView } from './list/review-list.ts';
import { emptySnapshot, type ReviewsSnapshot, type ReviewsStore } from './reviews-store.ts';

export interface ReviewSources {
  store: ReviewsStore;
  reviews: readonly DefaultReviewView[];
  /** Default profession in each language, the page's first. */
  readers: readonly string[];
  language: Language;
}

export function useReviews({ store, reviews, readers, language }: ReviewSources): {
  all: ReviewView[];
  snapshot: ReviewsSnapshot;
} {
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot, () => emptySnapshot);
  return { all: mergeReviews(reviews, snapshot.reviews, snapshot.userKey, language, readers), snapshot };
}
