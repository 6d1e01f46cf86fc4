// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { readStorage, writeStorage } from './storage.ts';

test('writes, reads and removes', () => {
  expect(writeStorage('local', 'a', '1')).toBe(true);
  expect(readStorage('local', 'a')).toBe('1');
  expect(readStorage('session', 'a')).toBeNull();
  writeStorage('local', 'a', null);
  expect(readStorage('local', 'a')).toBeNull();
});

test('storage that throws is as storage that is empty', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(readStorage('local', 'a')).toBeNull();
  expect(writeStorage('local', 'a', '1')).toBe(false);
});
