import type { DayRange } from '#src/contracts/contributions.ts';
import { errorText, type Log } from '#server/log.ts';
import { abortAfter } from '#server/services/outgoing.ts';
import { checkDays, spreadDays } from '../days/days.ts';
import { SourceError, type ContributionSource, type Day } from '../sources/source.ts';
import { staleWhileRevalidate, type FetchedStore } from './stale-while-revalidate.ts';
import type { AnswerStore, StoredAnswer } from './answer-schema.ts';

const freshFor = 3_600_000;
/** A source that failed is left alone for a minute while an older answer can be shown, longer if it asks so. */
const restAfterFailure = 60_000;
const longestRest = 3_600_000;
const mostInMemory = 64;

/** A span of days under the name it is kept by. The name stays while the span of `recent` moves on with the days. */
export interface Window {
  key: string;
  range: DayRange;
}

interface KeptOptions {
  store: AnswerStore;
  log: Log;
  now: () => number;
  /** Milliseconds for one answer of the source. */
  timeLimit: number;
  background?: ((work: Promise<unknown>) => void) | undefined;
}

/** A source whose answers are kept. */
export interface KeptSource {
  get(window: Window): Promise<Day[]>;
  /** True when `get` will not have to wait for the source. */
  has(window: Window): boolean;
}

/** Keeps the answers of a source, and tells the log what fails on the way. */
export function keepSource(
  source: ContributionSource,
  { store, log, now, timeLimit, background }: KeptOptions,
): KeptSource {
  const kept = staleWhileRevalidate<StoredAnswer>({
    store: quietStore(source, store, log),
    now,
    freshFor,
    restAfter(error) {
      const rest = error instanceof SourceError ? error.rest : undefined;
      // Whoever asks to be left alone is, even while there is nothing to show.
      return { time: Math.max(restAfterFailure, Math.min(longestRest, (rest ?? 0) * 1000)), always: Boolean(rest) };
    },
    most: mostInMemory,
    pinned: 'recent',
    background,
  });

  async function ask(range: DayRange): Promise<StoredAnswer> {
    try {
      const days = spreadDays(checkDays(await source.fetch(range, abortAfter(timeLimit))), range);
      return { fetchedAt: now(), days };
    } catch (error) {
      const reason = error instanceof SourceError ? error.reason : 'internal';
      log.warn('contributions_failed', { source: source.name, reason, error: errorText(error) });
      throw error;
    }
  }

  return {
    get: async ({ key, range }) => (await kept.get(key, () => ask(range))).days,
    has: ({ key }) => kept.has(key),
  };
}

/** The store under names of this source, so that other settings are not answered with it. One that fails holds nothing up. */
function quietStore({ name }: ContributionSource, store: AnswerStore, log: Log): FetchedStore<StoredAnswer> {
  let made: Promise<string> | undefined;
  const place = async (key: string) => `${await (made ??= shortHash(name))}:${key}`;
  return {
    read: (key) =>
      place(key)
        .then((at) => store.read(at))
        .catch((error: unknown) => {
          log.warn('contributions_store_unreadable', { error: errorText(error) });
          return undefined;
        }),
    write: (key, answer) =>
      place(key)
        .then((at) => store.write(at, answer))
        .catch((error: unknown) => {
          log.warn('contributions_store_unwritable', { error: errorText(error) });
        }),
  };
}

async function shortHash(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(hash.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
