/** Something that was fetched, and when (milliseconds). */
export interface Fetched {
  fetchedAt: number;
}

/** Keeps what was fetched beyond this process. */
export interface FetchedStore<Value extends Fetched> {
  /** Undefined when there is none. */
  read(key: string): Promise<Value | undefined>;
  write(key: string, value: Value): Promise<void>;
}

interface Options<Value extends Fetched> {
  store: FetchedStore<Value>;
  now: () => number;
  /** Milliseconds until a value is fetched anew. */
  freshFor: number;
  /** After a failure nobody fetches for `time` while an older value can be shown; `always`: nor while there is none. */
  restAfter(error: unknown): { time: number; always: boolean };
  /** Keys that are held in memory, beside the one that never leaves it. */
  most: number;
  pinned: string;
  /** Told of what is fetched behind the visitor's back, where it would otherwise end with the reply. */
  background?: ((work: Promise<unknown>) => void) | undefined;
}

export interface StaleWhileRevalidate<Value> {
  /** The newest good value: at once if there is any, fetched anew behind the visitor's back once it is no longer fresh. */
  get(key: string, fetchValue: () => Promise<Value>): Promise<Value>;
  /** True when `get` will not have to wait. */
  has(key: string): boolean;
}

/** All that is known of one key. */
interface Entry<Value> {
  value?: Value;
  running?: Promise<Value>;
  restUntil: number;
  refusal?: unknown;
}

/** Puts memory, a store and a single request at a time in front of something that is slow to fetch and may fail. */
export function staleWhileRevalidate<Value extends Fetched>(options: Options<Value>): StaleWhileRevalidate<Value> {
  const { store, now, freshFor, restAfter, most, pinned, background } = options;
  const entries = new Map<string, Entry<Value>>();

  const isFresh = (value: Value) => now() - value.fetchedAt < freshFor;
  const isResting = (entry: Entry<Value>) => entry.restUntil > now();

  /** The entry of a key, which counts as used now; the ones that nobody used for longest are forgotten. */
  function entryOf(key: string): Entry<Value> {
    const entry = entries.get(key) ?? { restUntil: 0 };
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= most) break;
      if (oldest !== pinned) entries.delete(oldest);
    }
    return entry;
  }

  async function fetchNow(key: string, entry: Entry<Value>, fetchValue: () => Promise<Value>): Promise<Value> {
    if (entry.refusal !== undefined && isResting(entry)) throw entry.refusal;
    entry.refusal = undefined;
    try {
      const value = await fetchValue();
      entry.value = value;
      await store.write(key, value);
      return value;
    } catch (error) {
      const { time, always } = restAfter(error);
      entry.restUntil = now() + time;
      if (always) entry.refusal = error;
      throw error;
    }
  }

  /** Looks into the store first: an earlier run, or another process, may have fetched already. */
  async function renew(key: string, entry: Entry<Value>, fetchValue: () => Promise<Value>): Promise<Value> {
    const known = entry.value;
    const kept = await store.read(key);
    if (kept && kept.fetchedAt > (known?.fetchedAt ?? 0)) {
      entry.value = kept;
      if (isFresh(kept) || !known) return kept;
    }
    return fetchNow(key, entry, fetchValue);
  }

  /** However many want it at once, it is fetched once. */
  function once(key: string, entry: Entry<Value>, fetchValue: () => Promise<Value>): Promise<Value> {
    entry.running ??= renew(key, entry, fetchValue).finally(() => delete entry.running);
    return entry.running;
  }

  return {
    async get(key, fetchValue) {
      const entry = entryOf(key);
      const value = entry.value ?? (await once(key, entry, fetchValue));
      // A failure is told where it happened, and the older value is being shown.
      if (!isFresh(value) && !isResting(entry)) {
        const work = once(key, entry, fetchValue).catch(() => undefined);
        background?.(work);
      }
      return value;
    },
    has: (key) => entries.get(key)?.value !== undefined,
  };
}
