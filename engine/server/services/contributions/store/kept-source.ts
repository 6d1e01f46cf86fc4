import type { DayRange } from '#src/contracts/contributions.ts';
import { errorText, type Log } from '#server/log.ts';
import { abortAfter } from '#server/services/outgoing.ts';
import { checkDays, spreadDays } from '../days/days.ts';
import { SourceError, type ContributionSource, type Day } from '../sources/source.ts';
import { staleWhileRevalidate, type FetchedStore } from './stale-while-revalidate.ts';
import type { AnswerStore, StoredAnswer } from './answer-schema.ts';

const freshFor = 3_600_000;
/** After a failure a source is not asked for a minute if an older answer can be shown; longer if it says so. */
const restAfterFailure = 60_000;
const longestRest = 3_600_000;

interface KeptOptions {
  store: AnswerStore;
  log: Log;
  now: () => number;
  timeLimit: number;
  background?: ((work: Promise<unknown>) => void) | undefined;
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export interface KeptSource {
  /** Returns the days of the shown year as of now. */
  get(range: DayRange): Promise<Day[]>;
  has(): boolean;
}

/** Caches a source's answers, and logs its failures. */
export function keepSource(
  source: ContributionSource,
  { store, log, now, timeLimit, background, inTurn }: KeptOptions,
): KeptSource {
  const kept = staleWhileRevalidate<StoredAnswer>({
    store: quietStore(source, store, log),
    now,
    freshFor,
    restAfter(error) {
      const rest = error instanceof SourceError ? error.rest : undefined;
      // Retry-After is respected even if there is nothing to show.
      return { time: Math.max(restAfterFailure, Math.min(longestRest, (rest ?? 0) * 1000)), always: Boolean(rest) };
    },
    background,
  });

  async function ask(range: DayRange): Promise<StoredAnswer> {
    try {
      const days = await inTurn(() => source.fetch(range, abortAfter(timeLimit)));
      return { fetchedAt: now(), days: spreadDays(checkDays(days), range) };
    } catch (error) {
      const reason = error instanceof SourceError ? error.reason : 'internal';
      log.warn('contributions_failed', { source: source.name, reason, error: errorText(error) });
      throw error;
    }
  }

  return {
    get: async (range) => (await kept.get(() => ask(range))).days,
    has: () => kept.has(),
  };
}

/** The store, with keys of this source's settings. A failing store is logged and otherwise ignored. */
function quietStore({ name }: ContributionSource, store: AnswerStore, log: Log): FetchedStore<StoredAnswer> {
  let made: Promise<string> | undefined;
  const place = () => (made ??= shortHash(name).then((hash) => `${hash}:recent`));
  return {
    read: () =>
      place()
        .then((at) => store.read(at))
        .catch((error: unknown) => {
          log.warn('contributions_store_unreadable', { error: errorText(error) });
          return undefined;
        }),
    write: (answer) =>
      place()
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
