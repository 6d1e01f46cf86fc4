import { expect, test } from 'vitest';
import { inOrder, unlimited } from './limit.ts';
import { createLimits } from './limits.ts';

const used = { failure: 'limit_reached' };

test('allows its points, then says how long to wait, for each key apart', async () => {
  const limit = createLimits().rate({ name: 'test', points: 2, seconds: 600 });
  await limit.take('a');
  await limit.take('a');
  const refused: unknown = await limit.take('a').catch((error: unknown) => error);
  expect(refused).toMatchObject(used);
  expect((refused as { retryAfter: number }).retryAfter).toBeGreaterThan(590);
  await expect(limit.take('b')).resolves.toBeDefined();
});

test('a place is had until it is given back, and giving it back twice frees one place only', async () => {
  const limit = createLimits().places(2);
  const [first] = [await limit.take('a'), await limit.take('a')];
  await expect(limit.take('a')).rejects.toMatchObject({ failure: 'no_place' });
  await expect(limit.take('b')).resolves.toBeDefined();
  first?.();
  first?.();
  await limit.take('a');
  await expect(limit.take('a')).rejects.toMatchObject({ failure: 'no_place' });
});

test('of several limits none is used up for what another refuses', async () => {
  const limits = createLimits();
  const place = limits.places(1);
  const both = inOrder(unlimited, place, limits.rate({ name: 'day', points: 1, seconds: 60 }));
  (await both.take('a'))();
  await expect(both.take('a')).rejects.toMatchObject(used);
  await expect(place.take('a')).resolves.toBeDefined();
});
