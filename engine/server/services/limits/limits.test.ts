import { expect, test } from 'vitest';
import { inOrder, unlimited } from './limit.ts';
import { createLimits } from './limits.ts';

const used = { failure: 'limit_reached' };

test('allows its points per key, then says how long to wait', async () => {
  const limit = createLimits().rate({ name: 'test', points: 2, seconds: 600 });
  await limit.take('a');
  await limit.take('a');
  const refused: unknown = await limit.take('a').catch((error: unknown) => error);
  expect(refused).toMatchObject(used);
  expect((refused as { retryAfter: number }).retryAfter).toBeGreaterThan(590);
  await expect(limit.take('b')).resolves.toBeDefined();
});

test('a place is held until released, and releasing twice frees only one', async () => {
  const limit = createLimits().places(2);
  const [first] = [await limit.take('a'), await limit.take('a')];
  await expect(limit.take('a')).rejects.toMatchObject({ failure: 'no_place' });
  await expect(limit.take('b')).resolves.toBeDefined();
  first?.();
  first?.();
  await limit.take('a');
  await expect(limit.take('a')).rejects.toMatchObject({ failure: 'no_place' });
});

test('undone and refused requests are not counted', async () => {
  const limit = createLimits().rate({ name: 'test', points: 2, seconds: 600 });
  const tries = await Promise.allSettled(Array.from({ length: 9 }, () => limit.take('a')));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await limit.undo?.('a');
  await limit.take('a');
  await expect(limit.take('a')).rejects.toMatchObject(used);
});

test('if one of several limits refuses, none is used', async () => {
  const limits = createLimits();
  const counted = limits.rate({ name: 'count', points: 1, seconds: 60 });
  const never = { take: () => Promise.reject(new Error('never')) };
  await expect(inOrder(counted, never).take('a')).rejects.toThrow('never');
  await expect(counted.take('a')).resolves.toBeDefined();
  const place = limits.places(1);
  const both = inOrder(unlimited, place, limits.rate({ name: 'day', points: 1, seconds: 60 }));
  (await both.take('a'))();
  await expect(both.take('a')).rejects.toMatchObject(used);
  await expect(place.take('a')).resolves.toBeDefined();
});
