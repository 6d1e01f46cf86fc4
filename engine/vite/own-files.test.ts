import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { keepOwnFiles, publicProblems } from './own-files.ts';

test('names that the build needs are refused, one by one', () => {
  const names = ['about.html', 'about.md', 'assets/a.js', 'sw.js', '_headers', 'cv.pdf', 'robots.txt', 'en/feed.xml'];
  const root = temporaryFolder(Object.fromEntries(names.map((name) => [`public/${name}`, 'mine'])));
  const refused = publicProblems(root, ['index.html', 'about.html']).map(({ file }) => file.replace('public/', ''));
  expect(refused.sort()).toEqual(['_headers', 'about.html', 'about.md', 'assets/a.js', 'en/feed.xml', 'sw.js']);
  expect(publicProblems(temporaryFolder(), ['index.html'])).toEqual([]);
});

test("the owner's favicon and robots.txt win, and redirects are added before the generated ones", () => {
  const own = { 'public/robots.txt': 'mine', 'public/_redirects': '/a /b 301', 'public/.well-known/x': 'y' };
  const root = temporaryFolder(own);
  const out = temporaryFolder({ 'robots.txt': 'made', _redirects: '/en/* /en/404.html 404\n', 'favicon.ico': 'made' });
  keepOwnFiles(root, out);
  keepOwnFiles(root, out);
  const read = (file: string) => readFileSync(join(out, file), 'utf8');
  expect(read('robots.txt')).toBe('mine');
  expect(read('.well-known/x')).toBe('y');
  expect(read('favicon.ico')).toBe('made');
  expect(read('_redirects')).toBe('/a /b 301\n/en/* /en/404.html 404\n');
});
