import { expect, test } from 'vitest';
import { localizeAddress, parseAddress } from './addresses.ts';

test.each([
  ['/', 'es', '/'],
  ['/', 'en', '/en'],
  ['/projects?q=a#b', 'en', '/en/projects?q=a#b'],
  ['/?a=1', 'en', '/en?a=1'],
  ['/#about', 'en', '/en#about'],
] as const)('%s in %s is %s', (path, language, address) => expect(localizeAddress(path, language)).toBe(address));

test('an address has a language and a path', () => {
  const read = ['/', '/en', '/en/', '/en/novel', '/english'].map((address) => parseAddress(address));
  expect(read.map(({ language, path }) => language + path)).toEqual(['es/', 'en/', 'en/', 'en/novel', 'es/english']);
});
