import { expect, test } from 'vitest';
import { redirectProblems, redirectsOf } from './redirects.ts';

const addresses = new Set(['/', '/about', '/projects']);

test.each([
  ['to a page', [{ from: '/me', to: '/about#cv' }], []],
  ['to another host', [{ from: '/blog', to: 'https://b.example' }], []],
  ['of a page', [{ from: '/about', to: '/' }], ['redirects[0].from']],
  ['to nothing', [{ from: '/me', to: '/nowhere' }], ['redirects[0].to']],
  [
    'in a circle',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ],
    ['redirects[0].to', 'redirects[1].to'],
  ],
  ['to itself', [{ from: '/a', to: '/a' }], ['redirects[0].to']],
  [
    'twice',
    [
      { from: '/a', to: '/' },
      { from: '/a', to: '/about' },
    ],
    ['redirects[1].from'],
  ],
])('a redirect %s', (_name, redirects, fields) => {
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
