import { expect, test } from 'vitest';
import { allPages, matchPage, reservedNames } from './pages.ts';

test('twelve addresses, a "not found" page and an offline page, in both languages', () => {
  expect(allPages().map(({ address, file }) => [address, file])).toEqual([
    ['/', 'index.html'],
    ['/en', 'en.html'],
    ['/projects', 'projects.html'],
    ['/en/projects', 'en/projects.html'],
    ['/novel', 'novel.html'],
    ['/en/novel', 'en/novel.html'],
    ['/about', 'about.html'],
    ['/en/about', 'en/about.html'],
    ['/contact', 'contact.html'],
    ['/en/contact', 'en/contact.html'],
    ['/cv', 'cv.html'],
    ['/en/cv', 'en/cv.html'],
    [null, '404.html'],
    [null, 'en/404.html'],
    [null, 'offline.html'],
    [null, 'en/offline.html'],
  ]);
});

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
