export interface Fetched {
  fetchedAt: number;
}

export interface FetchedStore<Value extends Fetched> {
  read(): Promise<Value | undefined>;
  write(value: Value): Promise<void>;
}

interface Options<Value extends Fetched> {
  store: FetchedStore<Value>;
  now: () => number;
  /** Milliseconds until a value is stale. */
  freshFor: number;
  /** Milliseconds without new fetches after a failure. `always`: even if there is no older value. */
  restAfter(error: unknown): { time: number; always: boolean };
  /** Keeps a fetch running after the reply, on hosts that would otherwise stop it. */
  background?: ((work: Promise<unknown>) => void) | undefined;
}

export interface StaleWhileRevalidate<Value> {
  /** Returns the newest value at once if there is one; a stale value is refreshed in the background. */
  get(fetchValue: () => Promise<Value>): Promise<Value>;
  has(): boolean;
}

/** Caches a slow, unreliable fetch in memory and in a store, with one request at a time. */
export function staleWhileRevalidate<Value extends Fetched>(options: Options<Value>): StaleWhileRevalidate<Value> {
  const { store, now, freshFor, restAfter, background } = options;
  let value: Value | undefined;
  let running: Promise<Value> | undefined;
  let rest = { from: 0, time: 0 };
  let refusal: unknown;

  /** A start in the future comes from a wrong clock and is ignored. */
  const isWithin = (start: number, time: number) => now() >= start && now() - start < time;
  const isFresh = ({ fetchedAt }: Value) => isWithin(fetchedAt, freshFor);
  const isResting = () => isWithin(rest.from, rest.time);

  async function fetchNow(fetchValue: () => Promise<Value>): Promise<Value> {
    if (refusal !== undefined && isResting()) throw refusal;
    refusal = undefined;
    try {
      value = await fetchValue();
      await store.write(value);
      return value;
    } catch (error) {
      const { time, always } = restAfter(error);
      rest = { from: now(), time };
      if (always) refusal = error;
      throw error;
    }
  }

  async function renew(fetchValue: () => Promise<Value>): Promise<Value> {
    const known = value;
    const kept = await store.read();
    if (kept && kept.fetchedAt > (known?.fetchedAt ?? 0)) {
      value = kept;
      if (isFresh(kept) || !known) return kept;
    }
    return fetchNow(fetchValue);
  }

  function once(fetchValue: () => Promise<Value>): Promise<Value> {
    running ??= renew(fetchValue).finally(() => (running = undefined));
    return running;
  }

  return {
    async get(fetchValue) {
      const found = value ?? (await once(fetchValue));
      if (!isFresh(found) && !isResting()) {
        // The failure is logged by the fetch; the older value is shown.
        const work = once(fetchValue).catch(() => undefined);
        background?.(work);
      }
      return found;
    },
    has: () => value !== undefined,
  };
}
