import { describe, expect, onTestFinished, test } from 'vitest';
import { hasRedis, startRedis } from '#server/testing/redis-server.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import type { AnswerStore } from './kept-source.ts';
import { createStore } from './store.ts';

const answer = { fetchedAt: 1_750_000_000_000, days: [{ date: '2026-06-01', count: 3 }] };

const kinds: [string, () => Promise<AnswerStore> | AnswerStore][] = [
  ['files', () => createStore({ folder: temporaryFolder() })],
];
if (hasRedis)
  kinds.push([
    'Redis',
    async () => {
      const redis = await startRedis();
      onTestFinished(redis.stop);
      return createStore({ redisUrl: redis.url, folder: '' });
    },
  ]);

describe.each(kinds)('a store in %s', (_name, open) => {
  test('returns each value under its own key only', async () => {
    const store = await open();
    await store.setItem('a:recent', answer);
    expect(await store.getItem('a:recent')).toEqual(answer);
    expect(await store.getItem('b:recent')).toBeNull();
    await store.dispose();
  });
});

test('an unreachable Redis fails within seconds', async () => {
  const store = createStore({ redisUrl: 'redis://127.0.0.1:1', folder: '' });
  const started = performance.now();
  await expect(store.getItem('a:recent')).rejects.toThrow();
  expect(performance.now() - started).toBeLessThan(3_000);
  await store.dispose();
});
