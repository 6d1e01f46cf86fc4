import * as v from 'valibot';
import type { DayRange } from '#src/contracts/contributions.ts';
import { errorText, type Log } from '#server/log.ts';
import { abortAfter } from '#server/services/outgoing.ts';
import { checkDays, spreadDays } from '../days/days.ts';
import { daySchema, SourceError, type ContributionSource, type Day } from '../sources/source.ts';

const freshFor = 3_600_000;
/** After a failure a source is not asked for a minute if an older answer can be shown; longer if it says so. */
const restAfterFailure = 60_000;
const longestRest = 3_600_000;

/** A cached answer; `fetchedAt` in milliseconds. */
const answerSchema = v.object({ fetchedAt: v.number(), days: v.array(daySchema) });
/** What a store has kept; undefined if that is nothing, or no answer. */
const keptSchema = v.fallback(v.optional(answerSchema), undefined);

type StoredAnswer = v.InferOutput<typeof answerSchema>;

/** The part of `unstorage` that is used. */
export interface AnswerStore {
  getItem(key: string): Promise<unknown>;
  setItem(key: string, answer: StoredAnswer): Promise<void>;
  dispose(): Promise<void>;
}

export interface KeptOptions {
  store: AnswerStore;
  log: Log;
  now: () => number;
  timeLimit: number;
  background?: (work: Promise<unknown>) => void;
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Caches a source, with one request at a time. A stale answer is shown at once and renewed in the background. */
export function keepSource(
  source: ContributionSource,
  { store, log, now, timeLimit, background, inTurn }: KeptOptions,
) {
  let known: StoredAnswer | undefined;
  let running: Promise<StoredAnswer> | undefined;
  let rest = { from: 0, time: 0 };
  let refusal: SourceError | undefined;
  const hash = shortHash(source.name);

  /** A start in the future comes from a wrong clock and is ignored. */
  const isWithin = (start: number, time: number) => now() >= start && now() - start < time;
  const isFresh = ({ fetchedAt }: StoredAnswer) => isWithin(fetchedAt, freshFor);
  const isResting = () => isWithin(rest.from, rest.time);

  /** Accesses the store, with a key of this source's settings. A failing store is logged and otherwise ignored. */
  async function inStore<Result>(event: string, access: (key: string) => Promise<Result>): Promise<Result | undefined> {
    try {
      return await access(`${await hash}:recent`);
    } catch (error) {
      log.warn(event, { error: errorText(error) });
      return undefined;
    }
  }

  async function ask(range: DayRange): Promise<StoredAnswer> {
    if (refusal !== undefined && isResting()) throw refusal;
    refusal = undefined;
    try {
      const days = await inTurn(() => source.fetch(range, abortAfter(timeLimit)));
      return { fetchedAt: now(), days: spreadDays(checkDays(days), range) };
    } catch (error) {
      const failure = error instanceof SourceError ? error : undefined;
      log.warn('contributions_failed', {
        source: source.name,
        reason: failure?.reason ?? 'internal',
        error: errorText(error),
      });
      rest = { from: now(), time: Math.max(restAfterFailure, Math.min(longestRest, (failure?.rest ?? 0) * 1000)) };
      // Retry-After is respected even if there is nothing to show.
      if (failure?.rest) refusal = failure;
      throw error;
    }
  }

  async function renew(range: DayRange): Promise<StoredAnswer> {
    const before = known;
    const kept = await inStore('contributions_store_unreadable', async (key) =>
      v.parse(keptSchema, await store.getItem(key)),
    );
    if (kept && kept.fetchedAt > (before?.fetchedAt ?? 0)) {
      known = kept;
      if (isFresh(kept) || !before) return kept;
    }
    const answer = await ask(range);
    known = answer;
    await inStore('contributions_store_unwritable', (key) => store.setItem(key, answer));
    return answer;
  }

  function once(range: DayRange): Promise<StoredAnswer> {
    running ??= renew(range).finally(() => (running = undefined));
    return running;
  }

  return {
    async get(range: DayRange): Promise<Day[]> {
      const found = known ?? (await once(range));
      if (!isFresh(found) && !isResting()) {
        // The failure is logged; the older answer is shown.
        const work = once(range).catch(() => undefined);
        background?.(work);
      }
      return found.days;
    },
    has: () => known !== undefined,
  };
}

async function shortHash(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(hash.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
