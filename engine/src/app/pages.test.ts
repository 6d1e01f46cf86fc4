import { expect, test } from 'vitest';
import { allPages, matchPage, reservedNames } from './pages.ts';

test('no page of the owner can have the name of a file that the site writes', () => {
  const names = allPages().map(({ file }) => file.replace(/\/.*|\.html$/g, ''));
  expect(names.filter((name) => !reservedNames.includes(name))).toEqual([]);
});

test.each([
  ['/', { page: 'home', language: 'es' }],
  ['/en/contact', { page: 'contact', language: 'en' }],
  ['/projects/1', null],
  ['/en/en', null],
  ['/PROJECTS', null],
  ['/offline', null],
])('%s', (pathname, page) => {
  expect(matchPage(pathname)).toEqual(page);
});
