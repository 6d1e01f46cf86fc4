import { createListeners } from '#src/lib/browser/listeners.ts';
import { readStorage, writeStorage } from '#src/lib/browser/storage.ts';
import { localDay } from '#src/lib/time/days.ts';
import type { ReviewDraft } from './form/review-draft.ts';
import {
  countOfDay,
  isList,
  isUserKey,
  readReviews,
  reviewsPerDay,
  withoutReview,
  withReviews,
  type StoredReview,
} from './stored-reviews.ts';

const keyName = 'novel-user-key';
const reviewsName = 'novel-reviews';
/** Where a stored text goes that is no list of reviews, before ours takes its place. */
const rescuedName = 'novel-reviews-unreadable';
const probeName = 'novel-storage-probe';

export interface ReviewsSnapshot {
  /** Readers' reviews: what the browser keeps, then what it would not keep. */
  reviews: readonly StoredReview[];
  userKey: string | null;
  /** How many of today's are this visitor's. */
  today: number;
  /** False when the browser refuses to keep data. */
  keeps: boolean;
}

export const emptySnapshot: ReviewsSnapshot = { reviews: [], userKey: null, today: 0, keeps: true };

type PublishResult = 'kept' | 'notKept' | 'limit';
type RemoveResult = 'removed' | 'foreign' | 'notRemoved';

/** Readers' reviews in this browser: read, added to and removed from, in step with its other windows. */
export interface ReviewsStore {
  snapshot: () => ReviewsSnapshot;
  subscribe: (listener: () => void) => () => void;
  publish: (draft: ReviewDraft) => Promise<PublishResult>;
  remove: (id: string) => Promise<RemoveResult>;
}

/** A store of the reviews in this browser, for one page. */
export function createReviewsStore(): ReviewsStore {
  /** Reviews of this page view that the browser would not store. */
  let unkept: StoredReview[] = [];
  let temporaryKey: string | null = null;
  let keeps: boolean | undefined;
  let current: ReviewsSnapshot | undefined;

  function userKey(): string | null {
    const stored = readStorage('local', keyName);
    return stored && isUserKey(stored) ? stored : temporaryKey;
  }

  function read(): ReviewsSnapshot {
    keeps ??= canKeep();
    const reviews = [...readReviews(readStorage('local', reviewsName)), ...unkept];
    const key = userKey();
    return { reviews, userKey: key, today: countOfDay(reviews, key, localDay()), keeps };
  }

  function refresh(): void {
    current = read();
    listeners.tell();
  }

  function ensureUserKey(): string {
    const key = userKey() ?? randomKey();
    // Written each time: what the browser refused before it may keep now.
    if (!writeStorage('local', keyName, key)) temporaryKey = key;
    return key;
  }

  function onStorage(event: StorageEvent): void {
    if (event.key === null || event.key === reviewsName || event.key === keyName) refresh();
  }

  const listeners = createListeners((signal) => {
    addEventListener('storage', onStorage, { signal });
    document.addEventListener('visibilitychange', refresh, { signal });
    let midnight: ReturnType<typeof setTimeout>;
    function refreshAtMidnight(): void {
      const now = new Date();
      const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
      midnight = setTimeout(() => {
        refresh();
        refreshAtMidnight();
      }, next.getTime() - now.getTime());
    }
    refreshAtMidnight();
    signal.addEventListener('abort', () => clearTimeout(midnight));
  });

  return {
    snapshot: () => (current ??= read()),
    subscribe: listeners.subscribe,
    publish: (draft) =>
      oneWindowAtATime(() => {
        // Read again at the last moment: another window may have written since this one was drawn.
        const text = readStorage('local', reviewsName);
        const key = ensureUserKey();
        const day = localDay();
        // What was not kept is still in the form; sent once more, it takes its own place.
        const others = unkept.filter((review) => !isSame(review, draft));
        if (countOfDay([...readReviews(text), ...others], key, day) >= reviewsPerDay) {
          refresh();
          return 'limit';
        }
        const review: StoredReview = { id: randomKey(), ...draft, date: day, userKey: key };
        if (text !== null && !isList(text)) writeStorage('local', rescuedName, text);
        const waiting = [...others, review];
        keeps = writeStorage('local', reviewsName, withReviews(text, waiting));
        unkept = keeps ? [] : waiting;
        refresh();
        return keeps ? 'kept' : 'notKept';
      }),
    remove: (id) =>
      oneWindowAtATime(() => {
        const key = userKey();
        if (unkept.some((review) => review.id === id)) {
          unkept = unkept.filter((review) => review.id !== id);
          refresh();
          return 'removed';
        }
        const left = withoutReview(readStorage('local', reviewsName), id, key);
        const result = left === 'foreign' ? 'foreign' : left === null || writeStorage('local', reviewsName, left);
        refresh();
        if (result === 'foreign') return 'foreign';
        return result ? 'removed' : 'notRemoved';
      }),
  };
}

/** Runs a read and write without another window of the site in between, where the browser has locks. */
async function oneWindowAtATime<T>(work: () => T): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('novel-reviews', work) as Promise<T>;
}

function isSame(review: StoredReview, draft: ReviewDraft): boolean {
  return (Object.keys(draft) as (keyof ReviewDraft)[]).every((field) => review[field] === draft[field]);
}

function canKeep(): boolean {
  return writeStorage('local', probeName, '1') && writeStorage('local', probeName, null);
}

/** Random, also where the page is not served securely and `randomUUID` is missing. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
