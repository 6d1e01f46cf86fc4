import { expect, test, vi } from 'vitest';
import { createListeners } from './listeners.ts';

test('watches once while there are subscribers, and again for later ones', () => {
  const signals: AbortSignal[] = [];
  const { subscribe, notify } = createListeners((signal) => signals.push(signal));
  const [first, second] = [vi.fn(), vi.fn()];
  notify();
  const endFirst = subscribe(first);
  const endSecond = subscribe(second);
  notify();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  expect([first, second].map((listener) => listener.mock.calls.length)).toEqual([1, 1]);

  endFirst();
  expect(signals[0]?.aborted).toBe(false);
  endSecond();
  expect(signals[0]?.aborted).toBe(true);
  notify();
  expect(second).toHaveBeenCalledTimes(1);

  subscribe(first);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});
