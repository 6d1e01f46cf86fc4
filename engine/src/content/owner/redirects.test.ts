import { expect, test } from 'vitest';
import { redirectProblems, redirectsOf } from './redirects.ts';

const addresses = new Set(['/', '/about', '/projects']);

test.each([
  ['to a page', ['/me /about#cv'], []],
  ['to another host', ['/blog https://b.example'], []],
  ['of a page', ['/about /'], ['redirects[0].from']],
  ['to nothing', ['/me /nowhere'], ['redirects[0].to']],
  ['in a circle', ['/a /b', '/b /a'], ['redirects[0].to', 'redirects[1].to']],
  ['to itself', ['/a /a'], ['redirects[0].to']],
  ['twice', ['/a /', '/a /about'], ['redirects[1].from']],
])('a redirect %s', (_name, written, fields) => {
  const redirects = written.map((each) => each.split(' ')).map(([from = '', to = '']) => ({ from, to }));
  expect(redirectProblems({ redirects }, addresses).map(({ field }) => field)).toEqual(fields);
});

test('former addresses of pages redirect, and redirects that end there lead on', () => {
  const redirects = [{ from: '/work', to: '/projects?q=a' }];
  const former = [['/repo/projects', '/repo/isler']] as const;
  expect([...redirectsOf({ redirects }, '/repo', former)]).toEqual([
    ['/repo/projects', '/repo/isler'],
    ['/repo/work', '/repo/isler?q=a'],
  ]);
  expect(redirectProblems({ redirects }, new Set(['/isler']), ['/projects'])).toEqual([]);
});
