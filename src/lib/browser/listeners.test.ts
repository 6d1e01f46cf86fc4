import { expect, test, vi } from 'vitest';
import { createListeners } from './listeners.ts';

test('what is watched is watched while anybody listens, once, and again for who comes later', () => {
  const signals: AbortSignal[] = [];
  const { subscribe, tell } = createListeners((signal) => signals.push(signal));
  const [first, second] = [vi.fn(), vi.fn()];
  tell();
  const endFirst = subscribe(first);
  const endSecond = subscribe(second);
  tell();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  expect([first, second].map((listener) => listener.mock.calls.length)).toEqual([1, 1]);

  endFirst();
  expect(signals[0]?.aborted).toBe(false);
  endSecond();
  expect(signals[0]?.aborted).toBe(true);
  tell();
  expect(second).toHaveBeenCalledTimes(1);

  subscribe(first);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});
