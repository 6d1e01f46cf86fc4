import { ServiceError } from '../service-error.ts';

/** A finite resource: requests per address, questions per day, concurrent replies. */
export interface Limit {
  /** Takes one for the key, or throws a {@link ServiceError}. Call the returned function to release a place. */
  take(key: string): Promise<GiveBack>;
  /** Returns one that was not used after all. Absent for limits that do not count. */
  undo?(key: string): Promise<void>;
}

export type GiveBack = () => void;

export interface Limits {
  /** `kept` survives a restart; never use it for visitors' addresses, which must not be stored. */
  rate(options: { name: string; points: number; seconds: number; kept?: boolean }): Limit;
  places(most: number): Limit;
}

export const nothing: GiveBack = () => undefined;

export const unlimited: Limit = { take: async () => nothing };

/** Concurrent places per key; releasing twice has no effect. */
export function places(most: number): Limit {
  const taken = new Map<string, number>();
  return {
    async take(key) {
      const now = taken.get(key) ?? 0;
      if (now >= most) throw new ServiceError('no_place', { retryAfter: 5 });
      taken.set(key, now + 1);
      let isInside = true;
      return () => {
        if (!isInside) return;
        isInside = false;
        const left = (taken.get(key) ?? 1) - 1;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
      };
    },
  };
}

/** Combines limits in this order; if one refuses, the others are released. */
export function inOrder(...limits: readonly Limit[]): Limit {
  const undo = async (some: readonly Limit[], key: string) =>
    void (await Promise.all(some.map((each) => each.undo?.(key))));
  return {
    async take(key) {
      const taken: GiveBack[] = [];
      const giveBack = () => taken.forEach((each) => each());
      try {
        for (const limit of limits) taken.push(await limit.take(key));
        return giveBack;
      } catch (error) {
        giveBack();
        await undo(limits.slice(0, taken.length), key);
        throw error;
      }
    },
    undo: (key) => undo(limits, key),
  };
}

export function inTotal(limit: Limit): Limit {
  return { take: () => limit.take('everybody'), undo: async () => limit.undo?.('everybody') };
}
