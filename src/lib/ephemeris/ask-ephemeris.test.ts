// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { stubNoWorker, stubWorker } from '#tests/worker-here.ts';

afterEach(() => vi.unstubAllGlobals());

test('what cannot be had is null, stays the same promise, and is asked again once there is a network', async () => {
  const { askSky } = await import('./ask-ephemeris.ts');
  const ask = () => askSky(Date.UTC(2026, 5, 1, 22), { latitude: 36.72, longitude: -4.42 });
  stubNoWorker();
  const missed = ask();
  expect(await missed).toBeNull();
  expect(ask()).toBe(missed);
  stubWorker();
  dispatchEvent(new Event('online'));
  expect((await ask())?.bodies.length).toBeGreaterThan(0);
});
