import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { AnswerStore } from './answer-schema.ts';
import { memoryStore } from './answer-store.ts';
import { createStore } from './store.ts';
import { hasRedis, startRedis } from '#server/testing/redis-server.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const answer = { fetchedAt: 1_750_000_000_000, days: [{ date: '2026-06-01', count: 3 }] };

const kinds: [string, () => Promise<AnswerStore> | AnswerStore][] = [
  ['memory', memoryStore],
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
    await store.write('a:recent', answer);
    expect(await store.read('a:recent')).toEqual(answer);
    expect(await store.read('b:recent')).toBeUndefined();
    await store.close();
  });
});

test('a damaged file is ignored', async () => {
  const place = temporaryFolder();
  const store = createStore({ folder: place });
  await store.write('a:recent', answer);
  for (const text of ['', '{"fetchedAt":', '[]', '{"fetchedAt":1,"days":[{"date":1}]}']) {
    writeFileSync(join(place, 'contributions/a/recent'), text);
    expect(await store.read('a:recent')).toBeUndefined();
  }
});

test('an unreachable Redis fails within seconds', async () => {
  const store = createStore({ redisUrl: 'redis://127.0.0.1:1', folder: '' });
  const started = performance.now();
  await expect(store.read('a:recent')).rejects.toThrow();
  expect(performance.now() - started).toBeLessThan(3_000);
  await store.close();
});
