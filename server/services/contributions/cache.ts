import { createHash } from 'node:crypto';
import type { DayRange } from '#src/contracts/contributions.ts';
import { errorText, type Log } from '#server/log.ts';
import { checkDays, spreadDays } from './days.ts';
import { SourceError, type ContributionSource, type Day } from './source.ts';
import type { AnswerStore, StoredAnswer } from './store.ts';

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

interface CacheOptions {
  store: AnswerStore;
  log: Log;
  now: () => number;
  /** Milliseconds for one answer of the source. */
  timeLimit: number;
}

/** A source whose answers are kept. */
export interface CachedSource {
  /** The newest good answer: at once if there is any, refreshed behind the visitor's back once it is an hour old. */
  get(window: Window): Promise<Day[]>;
  /** True when `get` will not have to wait for the source. */
  has(window: Window): boolean;
}

/** Puts memory, the store and a single request at a time in front of a source. */
export function cacheSource(source: ContributionSource, { store, log, now, timeLimit }: CacheOptions): CachedSource {
  // Other settings must not be answered with what an earlier source said.
  const prefix = createHash('sha256').update(source.name).digest('hex').slice(0, 16);
  const memory = new Map<string, StoredAnswer>();
  const running = new Map<string, Promise<StoredAnswer>>();
  const restUntil = new Map<string, number>();
  const refusals = new Map<string, SourceError>();

  const isFresh = (answer: StoredAnswer | undefined) => answer !== undefined && now() - answer.fetchedAt < freshFor;

  function remember(key: string, answer: StoredAnswer): void {
    memory.delete(key);
    memory.set(key, answer);
    for (const oldest of memory.keys()) {
      if (memory.size <= mostInMemory) break;
      if (oldest !== 'recent') memory.delete(oldest);
    }
  }

  async function stored(key: string): Promise<StoredAnswer | undefined> {
    try {
      return await store.read(`${prefix}:${key}`);
    } catch (error) {
      log.warn('contributions_store_unreadable', { error: errorText(error) });
      return undefined;
    }
  }

  async function ask({ key, range }: Window): Promise<StoredAnswer> {
    const refusal = refusals.get(key);
    if (refusal && (restUntil.get(key) ?? 0) > now()) throw refusal;
    refusals.delete(key);
    try {
      const days = spreadDays(checkDays(await source.fetch(range, AbortSignal.timeout(timeLimit))), range);
      const answer = { fetchedAt: now(), days };
      remember(key, answer);
      await store.write(`${prefix}:${key}`, answer).catch((error: unknown) => {
        log.warn('contributions_store_unwritable', { error: errorText(error) });
      });
      return answer;
    } catch (error) {
      const failure = error instanceof SourceError ? error : null;
      const rest = Math.max(restAfterFailure, Math.min(longestRest, (failure?.retryAfter ?? 0) * 1000));
      restUntil.set(key, now() + rest);
      // Whoever asks to be left alone is, even while there is nothing to show.
      if (failure?.retryAfter) refusals.set(key, failure);
      log.warn('contributions_failed', {
        source: source.name,
        reason: failure?.reason ?? 'internal',
        error: errorText(error),
      });
      throw error;
    }
  }

  /** Looks into the store first: an earlier run, or another process, may have asked already. */
  async function renew(window: Window): Promise<StoredAnswer> {
    const known = memory.get(window.key);
    const kept = await stored(window.key);
    if (kept && kept.fetchedAt > (known?.fetchedAt ?? 0)) {
      remember(window.key, kept);
      if (isFresh(kept)) return kept;
    }
    return !known && kept ? kept : ask(window);
  }

  /** However many want it at once, the source is asked once. */
  function once(window: Window): Promise<StoredAnswer> {
    const known = running.get(window.key);
    if (known) return known;
    const promise = renew(window).finally(() => running.delete(window.key));
    running.set(window.key, promise);
    return promise;
  }

  function refresh(window: Window): void {
    if ((restUntil.get(window.key) ?? 0) > now()) return;
    // The failure is in the log, and the older answer is being shown.
    once(window).catch(() => undefined);
  }

  return {
    async get(window) {
      const answer = memory.get(window.key) ?? (await once(window));
      if (!isFresh(answer)) refresh(window);
      return answer.days;
    },
    has: ({ key }) => memory.has(key),
  };
}
