// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { readStorage, writeStorage } from './storage.ts';

test('writes, reads and removes', () => {
  expect(writeStorage('local', 'theme', '1')).toBe(true);
  expect(readStorage('local', 'theme')).toBe('1');
  expect(readStorage('session', 'contact-draft')).toBeNull();
  writeStorage('local', 'theme', null);
  expect(readStorage('local', 'theme')).toBeNull();
});

test('storage that throws counts as empty', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(readStorage('local', 'theme')).toBeNull();
  expect(writeStorage('local', 'theme', '1')).toBe(false);
});
