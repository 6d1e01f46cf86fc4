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
/** Backup key for stored text that is not a list of reviews, before it is overwritten. */
const backupName = 'novel-reviews-unreadable';
const probeName = 'novel-storage-probe';

interface ReviewsSnapshot {
  /** Stored reviews, then those that could not be stored. */
  reviews: readonly StoredReview[];
  userKey: string | null;
  today: number;
  /** False when storage is blocked. */
  canStore: boolean;
}

export const emptySnapshot: ReviewsSnapshot = { reviews: [], userKey: null, today: 0, canStore: true };

export type ReviewsStore = ReturnType<typeof createReviewsStore>;

export function createReviewsStore() {
  /** Reviews of this page view that could not be stored. */
  let unsaved: StoredReview[] = [];
  let temporaryKey: string | null = null;
  let canStore: boolean | undefined;
  let current: ReviewsSnapshot | undefined;

  function userKey(): string | null {
    const stored = readStorage('local', keyName);
    return stored && isUserKey(stored) ? stored : temporaryKey;
  }

  function read(): ReviewsSnapshot {
    canStore ??= probeStorage();
    const reviews = [...readReviews(readStorage('local', reviewsName)), ...unsaved];
    const key = userKey();
    return { reviews, userKey: key, today: countOfDay(reviews, key, localDay()), canStore };
  }

  function refresh(): void {
    current = read();
    listeners.notify();
  }

  function ensureUserKey(): string {
    const key = userKey() ?? randomKey();
    // Write every time: storage that failed before may work now.
    if (!writeStorage('local', keyName, key)) temporaryKey = key;
    return key;
  }

  function onStorage(event: StorageEvent): void {
    if (event.key === null || event.key === reviewsName || event.key === keyName) refresh();
  }

  const listeners = createListeners((signal) => {
    addEventListener('storage', onStorage, { signal });
    document.addEventListener('visibilitychange', refresh, { signal });
    // The limit ends at midnight.
    const timer = setInterval(refresh, 60_000);
    signal.addEventListener('abort', () => clearInterval(timer));
  });

  return {
    snapshot: () => (current ??= read()),
    subscribe: listeners.subscribe,
    publish: (draft: ReviewDraft) =>
      withLock(() => {
        // Read again just before writing: another tab may have changed it.
        const text = readStorage('local', reviewsName);
        const key = ensureUserKey();
        const day = localDay();
        // A review that was not stored is still in the form: replace it when it is sent again.
        const others = unsaved.filter((review) => !isSame(review, draft));
        if (countOfDay([...readReviews(text), ...others], key, day) >= reviewsPerDay) {
          refresh();
          return 'limit';
        }
        const review: StoredReview = { id: randomKey(), ...draft, date: day, userKey: key };
        if (text !== null && !isList(text)) writeStorage('local', backupName, text);
        const waiting = [...others, review];
        canStore = writeStorage('local', reviewsName, withReviews(text, waiting));
        unsaved = canStore ? [] : waiting;
        refresh();
        return canStore ? 'kept' : 'notKept';
      }),
    remove: (id: string) =>
      withLock(() => {
        const key = userKey();
        if (unsaved.some((review) => review.id === id)) {
          unsaved = unsaved.filter((review) => review.id !== id);
          refresh();
          return 'removed';
        }
        const left = withoutReview(readStorage('local', reviewsName), id, key);
        const isForeign = left === 'foreign';
        const isGone = isForeign || left === null || writeStorage('local', reviewsName, left);
        refresh();
        return isForeign ? left : isGone ? 'removed' : 'notRemoved';
      }),
  };
}

/** Runs a read and write under a Web Lock shared by all tabs, where supported. */
async function withLock<Result extends string>(work: () => Result): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('novel-reviews', work);
}

function isSame(review: StoredReview, draft: ReviewDraft): boolean {
  return (Object.keys(draft) as (keyof ReviewDraft)[]).every((field) => review[field] === draft[field]);
}

function probeStorage(): boolean {
  return writeStorage('local', probeName, '1') && writeStorage('local', probeName, null);
}

/** Random id. `randomUUID` is missing on insecure origins. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
