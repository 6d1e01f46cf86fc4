import { expect, it } from 'vitest';
import { tabAfterKey } from './tab-keys.ts';

const tabs = ['first', 'second', 'third'] as const;

it('wraps around, jumps to the ends, and stays on the space key', () => {
  expect(tabAfterKey(tabs, 'first', 'ArrowRight')).toBe('second');
  expect(tabAfterKey(tabs, 'third', 'ArrowRight')).toBe('first');
  expect(tabAfterKey(tabs, 'first', 'ArrowLeft')).toBe('third');
  expect(tabAfterKey(tabs, 'first', 'ArrowLeft', true)).toBe('second');
  expect(tabAfterKey(tabs, 'second', 'ArrowRight', true)).toBe('first');
  expect(tabAfterKey(tabs, 'second', 'Home')).toBe('first');
  expect(tabAfterKey(tabs, 'second', 'End')).toBe('third');
  expect(tabAfterKey(tabs, 'second', ' ')).toBe('second');
});

it('ignores every other key', () => {
  for (const key of ['ArrowDown', 'Enter', 'a']) expect(tabAfterKey(tabs, 'first', key)).toBeNull();
});
