import { expect, test, vi } from 'vitest';
import { createStorage } from 'unstorage';
import { addDays } from '#src/lib/time/days.ts';
import { SourceError } from './sources/source.ts';
import { hour, recent, setting, total } from './testing/setting.ts';

test('a range has every day once, in order, and their total', async () => {
  const { start } = setting();
  const { contributions, totalContributions } = await start().get({ from: '2026-05-31', to: '2026-06-02' });
  expect(contributions).toEqual([
    { date: '2026-05-31', count: 0, level: 0 },
    { date: '2026-06-01', count: 3, level: 4 },
    { date: '2026-06-02', count: 0, level: 0 },
  ]);
  expect(totalContributions).toBe(3);
});

test('a hundred concurrent visitors cause one request', async () => {
  const { start, asked } = setting();
  const service = start();
  await Promise.all(Array.from({ length: 100 }, () => service.get(recent)));
  expect(asked).toHaveLength(1);
});

test('without any answer it fails instead of showing an idle year, and the next visitor may succeed', async () => {
  const { start, state } = setting();
  const service = start();
  state.failure = new SourceError('unreachable', 'gone');
  await expect(service.get(recent)).rejects.toMatchObject({ reason: 'unreachable' });
  state.failure = null;
  expect(await total(service)).toBe(3);
});

test('an implausible answer does not replace a good one', async () => {
  const { start, state, logged, pass, settle } = setting();
  const service = start();
  await service.get(recent);
  state.days = [{ date: '2026-06-01', count: -1 }];
  pass(hour);
  await service.get(recent);
  await settle();
  expect(await total(service)).toBe(3);
  expect(logged).toEqual(['contributions_failed unexpected_answer']);
});

test('a broken store is replaced by memory', async () => {
  const { start, logged } = setting();
  const broken = () => Promise.reject(new Error('disk full'));
  const service = start({ getItem: broken, setItem: broken, dispose: broken });
  expect(await total(service)).toBe(3);
  const events = ['contributions_store_unreadable', 'contributions_store_unwritable'];
  expect(logged.map((line) => line.split(' ')[0])).toEqual(events);
});

test('parts of the shown year use one answer, and earlier days ask no source', async () => {
  const { start, asked } = setting();
  const service = start();
  await service.get(recent);
  await service.get({ from: '2026-01-01', to: '2026-01-07' });
  await service.get({ from: addDays(recent.from, -1), to: addDays(recent.to, -1) });
  for (const from of [addDays(recent.from, -2), '2023-01-01', '0001-01-01'])
    await expect(service.get({ from, to: addDays(from, 30) })).rejects.toMatchObject({ failure: 'too_long_ago' });
  expect(asked).toEqual([{ from: '2025-06-29', to: '2026-06-30' }]);
});

test('only a few of many sources are asked at once', async () => {
  const { start } = setting();
  let asked = 0;
  let most = 0;
  const sources = Array.from({ length: 30 }, (_, index) => ({
    name: `source ${index}`,
    async fetch() {
      most = Math.max(most, (asked += 1));
      await new Promise((done) => setTimeout(done, 2));
      asked -= 1;
      if (index === 7) throw new SourceError('unreachable', 'gone');
      return [];
    },
  }));
  await expect(start(createStorage(), sources).get(recent)).rejects.toMatchObject({ reason: 'unreachable' });
  await vi.waitFor(() => expect(asked).toBe(0));
  expect(most).toBe(4);
});

test('several sources are added up, with levels of the total', async () => {
  const { start, source } = setting();
  const [from, to] = ['2026-06-01', '2026-06-02'];
  const days = [2, 1].map((count, at) => ({ date: at === 0 ? from : to, count }));
  const service = start(createStorage(), [source, { name: 'other', fetch: async () => days }]);
  const { contributions, totalContributions } = await service.get({ from, to });
  expect(contributions.map(({ count, level }) => [count, level]).join(' ')).toBe('5,4 1,1');
  expect(totalContributions).toBe(6);
});

test('if one of several sources fails, there is no answer, because a partial total is wrong', async () => {
  const { start, source } = setting();
  const failing = () => Promise.reject(new SourceError('unauthorized', 'expired'));
  const service = start(createStorage(), [source, { name: 'lost', fetch: failing }]);
  await expect(service.get(recent)).rejects.toMatchObject({ reason: 'unauthorized' });
});
