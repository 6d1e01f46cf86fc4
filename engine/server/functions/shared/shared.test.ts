import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SharedObject, sharedLimits, sharedStore, type ObjectNamespace } from './shared.ts';

/** Simulates Durable Objects: one per name, one request at a time in each, with alarms. */
function objects() {
  const known = new Map<string, { object: SharedObject; kept: Map<string, unknown>; last: Promise<unknown> }>();
  const make = () => {
    const kept = new Map<string, unknown>();
    const storage = {
      get: (key: string) => Promise.resolve(kept.get(key)),
      put: (key: string, value: unknown) => Promise.resolve(void kept.set(key, value)),
      setAlarm: (time: number) => Promise.resolve(void setTimeout(() => void object.alarm(), time - Date.now())),
      deleteAll: () => Promise.resolve(kept.clear()),
    };
    const object: SharedObject = new SharedObject({ storage });
    return { object, kept, last: Promise.resolve() };
  };
  const namespace: ObjectNamespace = {
    idFromName: (name) => name,
    get: (id) => ({
      fetch(address, init) {
        const each = known.get(id as string) ?? make();
        known.set(id as string, each);
        const reply = each.last.then(() => each.object.fetch(new Request(address, init)));
        each.last = reply;
        return reply;
      },
    }),
  };
  return { namespace, keptIn: (name: string) => known.get(name)?.kept.size };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a limit is exact under concurrency, and says when to retry', async () => {
  const limit = sharedLimits(objects().namespace).rate({ name: 'contact', points: 3, seconds: 60 });
  const taken = await Promise.allSettled(Array.from({ length: 10 }, () => limit.take('203.0.113.9')));
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(limit.take('203.0.113.9')).rejects.toMatchObject({ failure: 'limit_reached', retryAfter: 40 });
  await expect(limit.take('203.0.113.10')).resolves.toBeDefined();
  await vi.advanceTimersByTimeAsync(40_000);
  await expect(limit.take('203.0.113.9')).resolves.toBeDefined();
});

test('undone requests are not counted', async () => {
  const limit = sharedLimits(objects().namespace).rate({ name: 'contact', points: 1, seconds: 60 });
  await limit.undo?.('a');
  await limit.take('a');
  await expect(limit.take('a')).rejects.toMatchObject({ failure: 'limit_reached' });
  await limit.undo?.('a');
  await limit.take('a');
  await expect(limit.take('a')).rejects.toMatchObject({ failure: 'limit_reached' });
});

test('a limit resets after its window', async () => {
  const { namespace, keptIn } = objects();
  await sharedLimits(namespace).rate({ name: 'chat', points: 1, seconds: 60 }).take('a');
  expect(keptIn('limit:chat:a')).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(keptIn('limit:chat:a')).toBe(0);
});

test('an answer is kept for a week', async () => {
  const { namespace } = objects();
  const answer = { fetchedAt: 5, days: [{ date: '2026-05-01', count: 2 }] };
  expect(await sharedStore(namespace).getItem('github:recent')).toBeNull();
  await sharedStore(namespace).setItem('github:recent', answer);
  expect(await sharedStore(namespace).getItem('github:recent')).toEqual(answer);
  await vi.advanceTimersByTimeAsync(7 * 24 * 60 * 60 * 1000);
  expect(await sharedStore(namespace).getItem('github:recent')).toBeNull();
});
