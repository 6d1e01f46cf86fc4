import { expect, test } from 'vitest';
import { progress } from './progress.ts';

function told(isTTY: boolean, steps: readonly number[]): string {
  let written = '';
  const out = { isTTY, write: (text: string) => (written += text) !== '' };
  const tell = progress('Work', 10, out);
  steps.forEach(tell);
  return written;
}

test('a terminal has one line that says what is done and what is left, and ends when all is', () => {
  expect(told(true, [0, 1])).toBe('\r\u001b[KWork: 0 of 10, 10 left\r\u001b[KWork: 1 of 10, 9 left');
  expect(told(true, [10])).toBe('\r\u001b[KWork: 10 of 10, 0 left\n');
});

test('a log has a line now and then', () => {
  const lines = told(false, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).trim().split('\n');
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toBe('Work: 10 of 10, 0 left');
});
