import { expect, test } from 'vitest';
import { localizeAddress, parseAddress } from './addresses.ts';

test.each([
  ['/', 'es', '/'],
  ['/', 'en', '/en'],
  ['/projects?q=a#b', 'en', '/en/projects?q=a#b'],
  ['/?a=1', 'en', '/en?a=1'],
  ['/#about', 'en', '/en#about'],
] as const)('%s in %s is %s', (path, language, address) => expect(localizeAddress(path, language)).toBe(address));

test.each([
  ['/', 'es', '/'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/en/novel', 'en', '/novel'],
  ['/english', 'es', '/english'],
] as const)('%s is %s %s', (address, language, path) => expect(parseAddress(address)).toEqual({ language, path }));
