// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { stubNoWorker, stubWorker } from '#testing/worker-here.ts';

afterEach(() => vi.unstubAllGlobals());

test('a failure yields null from the same promise and is retried when back online', async () => {
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

test('recent answers are kept, older ones are dropped', async () => {
  stubWorker();
  const { askSky } = await import('./ask-ephemeris.ts');
  const ask = (hour: number) => askSky(Date.UTC(2026, 0, 1, hour), { latitude: 36.72, longitude: -4.42 });
  const first = ask(0);
  const last = Array.from({ length: 150 }, (_, step) => ask(step + 1)).at(-1);
  expect(ask(150)).toBe(last);
  expect(ask(0)).not.toBe(first);
  expect(await ask(0)).toEqual(await first);
});
