import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { AnswerStore } from './answer-schema.ts';
import { memoryStore } from './answer-store.ts';
import { createStore } from './store.ts';
import { hasRedis, startRedis } from '#server/testing/redis-server.ts';
import { temporaryFolder } from '#server/services/contributions/testing/repositories.ts';

const answer = { fetchedAt: 1_750_000_000_000, days: [{ date: '2026-06-01', count: 3, level: 1 as const }] };

function folder(): string {
  const { folder, remove } = temporaryFolder();
  onTestFinished(remove);
  return folder;
}

const kinds: [string, () => Promise<AnswerStore> | AnswerStore][] = [
  ['memory', memoryStore],
  ['files', () => createStore({ folder: folder() })],
];
// The same tests on a real Redis, wherever one is installed.
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
  test('gives back what it was given, under the same name only', async () => {
    const store = await open();
    await store.write('a:recent', answer);
    expect(await store.read('a:recent')).toEqual(answer);
    expect(await store.read('b:recent')).toBeUndefined();
    await store.close();
  });

  test('does not grow without end, and keeps the recent year', async () => {
    const store = await open();
    await store.write('a:recent', answer);
    const keys = Array.from({ length: 80 }, (_, index) => `a:${1900 + index}-01-01_${1900 + index}-12-31`);
    for (const key of keys) await store.write(key, answer);
    const kept = await Promise.all(keys.map((key) => store.read(key)));
    expect(kept.filter(Boolean).length).toBeLessThanOrEqual(66);
    expect(await store.read(keys.at(-1) ?? '')).toEqual(answer);
    expect(await store.read('a:recent')).toEqual(answer);
    await store.close();
  });
});

test('a damaged file counts as none', async () => {
  const place = folder();
  const store = createStore({ folder: place });
  await store.write('a:recent', answer);
  for (const text of ['', '{"fetchedAt":', '[]', '{"fetchedAt":1,"days":[{"date":1}]}']) {
    writeFileSync(join(place, 'contributions/a/recent'), text);
    expect(await store.read('a:recent')).toBeUndefined();
  }
});

test('a Redis that is not there fails within seconds instead of holding visitors up', async () => {
  const store = createStore({ redisUrl: 'redis://127.0.0.1:1', folder: '' });
  const started = performance.now();
  await expect(store.read('a:recent')).rejects.toThrow();
  expect(performance.now() - started).toBeLessThan(3_000);
  await store.close();
});
