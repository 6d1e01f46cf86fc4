import { expect, test } from 'vitest';
import { createLimiters } from './limiter.ts';

test('allows its points, then says how long to wait, for each key apart', async () => {
  const limiter = createLimiters(undefined).create({ name: 'test', points: 2, seconds: 600 });
  expect(await limiter.use('a')).toBeNull();
  expect(await limiter.use('a')).toBeNull();
  expect(await limiter.use('a')).toBeGreaterThan(590);
  expect(await limiter.use('b')).toBeNull();
});

test('counts on its own while Redis is away', async () => {
  const limiters = createLimiters('redis://127.0.0.1:1');
  const limiter = limiters.create({ name: 'test', points: 1, seconds: 600 });
  expect(await limiter.use('a')).toBeNull();
  expect(await limiter.use('a')).toBeGreaterThan(590);
  await limiters.close();
});
