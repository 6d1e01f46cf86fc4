import { expect, test } from 'vitest';
import type { DayRange } from '#src/contracts/contributions.ts';
import { addDays } from '#src/lib/time/days.ts';
import { createContributions } from './contributions.ts';
import { SourceError, type ContributionSource, type Day } from './sources/source.ts';
import type { AnswerStore } from './store/answer-schema.ts';
import { memoryStore } from './store/answer-store.ts';

const hour = 3_600_000;
const timeZone = 'Europe/Madrid';
const recent = { from: '2025-06-30', to: '2026-06-30' };

/** A source whose answers, failures and delays the test decides, a clock, and a log to look into. */
function setting() {
  let clock = Date.parse('2026-06-30T10:00:00Z');
  const asked: DayRange[] = [];
  const logged: string[] = [];
  const write = (event: string, details?: Record<string, unknown>) => void logged.push(`${event} ${details?.reason}`);
  const state = { days: [{ date: '2026-06-01', count: 3 }] as Day[], failure: null as SourceError | null };
  const source: ContributionSource = {
    name: 'test',
    async fetch(range) {
      asked.push(range);
      await Promise.resolve();
      if (state.failure) throw state.failure;
      return state.days;
    },
  };
  const common = { log: { info: write, warn: write, error: write }, timeZone, now: () => clock, timeLimit: 1_000 };
  const start = (store: AnswerStore = memoryStore(), sources: ContributionSource[] = [source]) =>
    createContributions({ ...common, sources, store });
  const settle = () => new Promise((done) => setTimeout(done, 5));
  return { state, asked, logged, source, start, settle, pass: (time: number) => void (clock += time) };
}

const total = async (service: ReturnType<ReturnType<typeof setting>['start']>, range: DayRange = recent) =>
  (await service.get(range)).totalContributions;

test('a range has every day once, in order, and their sum', async () => {
  const { start } = setting();
  const { contributions, totalContributions } = await start().get({ from: '2026-05-31', to: '2026-06-02' });
  expect(contributions).toEqual([
    { date: '2026-05-31', count: 0, level: 0 },
    { date: '2026-06-01', count: 3, level: 1 },
    { date: '2026-06-02', count: 0, level: 0 },
  ]);
  expect(totalContributions).toBe(3);
});

test('a hundred visitors at once are one request', async () => {
  const { start, asked } = setting();
  const service = start();
  await Promise.all(Array.from({ length: 100 }, () => service.get(recent)));
  expect(asked).toHaveLength(1);
});

test('an answer is fresh for an hour, then shown while a new one is fetched', async () => {
  const { start, asked, state, pass, settle } = setting();
  const service = start();
  await service.get(recent);
  state.days = [{ date: '2026-06-01', count: 8 }];
  pass(hour - 1);
  expect(await total(service)).toBe(3);
  await settle();
  expect(asked).toHaveLength(1);
  pass(1);
  expect(await total(service)).toBe(3);
  await settle();
  expect(asked).toHaveLength(2);
  expect(await total(service)).toBe(8);
});

test('with the source gone visitors keep the last good year, and it is asked once a minute', async () => {
  const { start, asked, state, logged, pass, settle } = setting();
  const service = start();
  await service.get(recent);
  state.failure = new SourceError('unreachable', 'gone');
  pass(hour);
  for (let visit = 0; visit < 5; visit += 1) {
    expect(await total(service)).toBe(3);
    await settle();
  }
  expect(asked).toHaveLength(2);
  expect(logged).toEqual(['contributions_failed unreachable']);
  pass(60_000);
  state.failure = null;
  await service.get(recent);
  await settle();
  expect(asked).toHaveLength(3);
});

test('a source that asks for rest gets it', async () => {
  const { start, asked, state, pass, settle } = setting();
  const service = start();
  await service.get(recent);
  state.failure = new SourceError('rate_limited', 'later', 600);
  pass(hour);
  await service.get(recent);
  await settle();
  pass(599_000);
  await service.get(recent);
  await settle();
  expect(asked).toHaveLength(2);
});

test('so does one that asks for it before it has ever answered', async () => {
  const { start, asked, state, logged, pass } = setting();
  const service = start();
  state.failure = new SourceError('rate_limited', 'later', 600);
  await expect(service.get(recent)).rejects.toMatchObject({ reason: 'rate_limited' });
  pass(599_000);
  state.failure = null;
  await expect(service.get(recent)).rejects.toMatchObject({ reason: 'rate_limited' });
  expect([asked.length, logged.length]).toEqual([1, 1]);
  pass(1_000);
  expect(await total(service)).toBe(3);
});

test('the last good year outlives the day it was fetched on', async () => {
  const { start, state, pass } = setting();
  const service = start();
  await service.get(recent);
  state.failure = new SourceError('unreachable', 'gone');
  pass(72 * hour);
  const { contributions, totalContributions } = await service.get({ from: '2025-07-03', to: '2026-07-03' });
  expect(totalContributions).toBe(3);
  expect(contributions.at(-1)).toEqual({ date: '2026-07-03', count: 0, level: 0 });
});

test('a restart shows what was kept, and then asks', async () => {
  const { start, asked, state, pass, settle } = setting();
  const store = memoryStore();
  await start(store).get(recent);
  state.failure = new SourceError('timeout', 'slow');
  pass(5 * hour);
  const again = start(store);
  expect(await total(again)).toBe(3);
  await settle();
  expect(asked).toHaveLength(2);
});

test('two processes on one store ask once an hour between them', async () => {
  const { start, asked, pass, settle } = setting();
  const store = memoryStore();
  const [one, other] = [start(store), start(store)];
  await one.get(recent);
  await other.get(recent);
  expect(asked).toHaveLength(1);
  pass(hour);
  await one.get(recent);
  await settle();
  await other.get(recent);
  await settle();
  expect(asked).toHaveLength(2);
});

test('nothing ever fetched is a failure, not an idle year, and the next visitor may have more luck', async () => {
  const { start, state } = setting();
  const service = start();
  state.failure = new SourceError('unreachable', 'gone');
  await expect(service.get(recent)).rejects.toMatchObject({ reason: 'unreachable' });
  state.failure = null;
  expect(await total(service)).toBe(3);
});

test('an answer that cannot be true does not replace a good one', async () => {
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

test('a store that does not work costs nothing but memory', async () => {
  const { start, logged } = setting();
  const broken = () => Promise.reject(new Error('disk full'));
  const service = start({ read: broken, write: broken, close: broken });
  expect(await total(service)).toBe(3);
  expect(logged.map((line) => line.split(' ')[0])).toEqual([
    'contributions_store_unreadable',
    'contributions_store_unwritable',
  ]);
});

test('parts of the recent year come from one answer; other years are asked for as they are', async () => {
  const { start, asked } = setting();
  const service = start();
  await service.get(recent);
  await service.get({ from: '2026-01-01', to: '2026-01-07' });
  await service.get({ from: addDays(recent.from, -1), to: addDays(recent.to, -1) });
  expect(asked).toEqual([{ from: '2025-06-29', to: '2026-06-30' }]);
  await service.get({ from: '2023-01-01', to: '2023-12-31' });
  expect(asked.at(-1)).toEqual({ from: '2023-01-01', to: '2023-12-31' });
});

test('days that are not here yet need no source', async () => {
  const { start, asked } = setting();
  const { contributions } = await start().get({ from: '2030-01-01', to: '2030-01-02' });
  expect(contributions.map(({ level }) => level)).toEqual([0, 0]);
  expect(asked).toEqual([]);
});

test('several sources are added together, with levels of the sum', async () => {
  const { start, source } = setting();
  const other: ContributionSource = {
    name: 'other',
    fetch: async () => [
      { date: '2026-06-01', count: 2, level: 4 },
      { date: '2026-06-02', count: 1, level: 1 },
    ],
  };
  const service = start(memoryStore(), [source, other]);
  const { contributions, totalContributions } = await service.get({ from: '2026-06-01', to: '2026-06-02' });
  expect(contributions).toEqual([
    { date: '2026-06-01', count: 5, level: 3 },
    { date: '2026-06-02', count: 1, level: 1 },
  ]);
  expect(totalContributions).toBe(6);
});

test('one of several sources without an answer is no answer, for half a sum is wrong', async () => {
  const { start, source } = setting();
  const lost: ContributionSource = {
    name: 'lost',
    fetch: () => Promise.reject(new SourceError('unauthorized', 'expired')),
  };
  const service = start(memoryStore(), [source, lost]);
  await expect(service.get(recent)).rejects.toMatchObject({ reason: 'unauthorized' });
});

test('an answer at hand is made once, and anew when its days are', async () => {
  const { start, state, pass, settle } = setting();
  const service = start();
  const answer = await service.get(recent);
  expect(await service.get(recent)).toBe(answer);
  state.days = [{ date: '2026-06-01', count: 8 }];
  pass(hour);
  await service.get(recent);
  await settle();
  expect(await service.get(recent)).not.toBe(answer);
});
