import { ServiceError } from '../service-error.ts';

/** Something of which there is not without end: requests of an address, questions in a day, replies at once. */
export interface Limit {
  /**
   * Takes one for the key. What is only had for a while is given back with the returned function.
   * @throws {ServiceError} when there is none, saying when there is one again.
   */
  take(key: string): Promise<GiveBack>;
}

export type GiveBack = () => void;

/** Makes limits that are kept in this process, or shared with others. */
export interface Limits {
  /** So many in a window of time, for each key. `kept`: counted on over a restart; not for visitors' addresses, which no file should hold. */
  rate(options: { name: string; points: number; seconds: number; kept?: boolean }): Limit;
  /** So many at once, for each key, in this process. */
  places(most: number): Limit;
}

/** For limits that are counted, not held. */
export const nothing: GiveBack = () => undefined;

/** For what costs nothing. */
export const unlimited: Limit = { take: async () => nothing };

/** Places that are taken and given back; giving back twice is once. */
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

/** Several limits as one, taken in this order; when one has none, what the others gave is given back. */
export function inOrder(...limits: readonly Limit[]): Limit {
  return {
    async take(key) {
      const taken: GiveBack[] = [];
      const giveBack = () => taken.forEach((each) => each());
      try {
        for (const limit of limits) taken.push(await limit.take(key));
        return giveBack;
      } catch (error) {
        giveBack();
        throw error;
      }
    },
  };
}

/** A limit that everybody shares, whatever the key. */
export function forEverybody(limit: Limit): Limit {
  return { take: () => limit.take('everybody') };
}
