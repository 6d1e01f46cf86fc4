import { createStorage } from 'unstorage';
import { expect, test } from 'vitest';
import { SourceError } from '../sources/source.ts';
import { hour, recent, setting, total } from '../testing/setting.ts';

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

test('without the source visitors keep the last good year, and it is asked once a minute', async () => {
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

test('Retry-After is respected', async () => {
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

test.each(['', '{"fetchedAt":', [], { fetchedAt: 1, days: [{ date: 1 }] }])(
  'a damaged answer is ignored: %j',
  async (damaged) => {
    const { start, asked } = setting();
    const store = createStorage();
    store.getItem = async () => damaged as never;
    expect(await total(start(store))).toBe(3);
    expect(asked).toHaveLength(1);
  },
);

test('a restart shows the stored answer, then refreshes it', async () => {
  const { start, asked, state, pass, settle } = setting();
  const store = createStorage();
  await start(store).get(recent);
  state.failure = new SourceError('timeout', 'slow');
  pass(5 * hour);
  const again = start(store);
  expect(await total(again)).toBe(3);
  await settle();
  expect(asked).toHaveLength(2);
});

test.each(Object.entries({ 'in the same process': false, 'after a restart': true }))(
  'entries from a clock that was ahead are fetched again: %s',
  async (_when, isRestarted) => {
    const { start, asked, state, pass, settle } = setting();
    const store = createStorage();
    const ahead = start(store);
    const later = { from: '2026-08-01', to: '2026-08-02' };
    pass(1000 * hour);
    await ahead.get(later);
    state.failure = new SourceError('unreachable', 'gone');
    pass(2 * hour);
    await ahead.get(later);
    await settle();
    state.failure = null;
    pass(-1002 * hour);
    const before = asked.length;
    await (isRestarted ? start(store) : ahead).get(recent);
    await settle();
    expect(asked.length).toBe(before + 1);
  },
);
