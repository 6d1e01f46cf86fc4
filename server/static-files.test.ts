import { expect, test } from 'vitest';
import { canonicalAddress } from './static-files.ts';

test.each([
  ['/', null],
  ['/en', null],
  ['/projects?q=a/', null],
  ['/assets/a.js', null],
  ['/newsletter-demo.html', null],
  ['/en/', '/en'],
  ['/projects/?q=a', '/projects?q=a'],
  ['/projects.html', '/projects'],
  ['/en.html', '/en'],
  ['/en/about.html', '/en/about'],
  ['/index.html', '/'],
  ['//evil.example/', '/evil.example'],
  ['///', '/'],
])('%s leads to %s', (url, target) => {
  expect(canonicalAddress(url)).toBe(target);
});
