import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { keepOwnFiles, publicProblems } from './own-files.ts';

function folderWith(files: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

test('names that the build needs are refused, one by one', () => {
  const names = ['about.html', 'about.md', 'assets/a.js', 'sw.js', '_headers', 'cv.pdf', 'robots.txt'];
  const root = folderWith(Object.fromEntries(names.map((name) => [`public/${name}`, 'mine'])));
  expect(
    publicProblems(root, ['index.html', 'about.html'])
      .map(({ file }) => file)
      .sort(),
  ).toEqual(['public/_headers', 'public/about.html', 'public/about.md', 'public/assets/a.js', 'public/sw.js']);
  expect(publicProblems(folderWith({}), ['index.html'])).toEqual([]);
});

test("the owner's favicon and robots.txt win, and redirects are added before the generated ones", () => {
  const root = folderWith({
    'public/robots.txt': 'mine',
    'public/_redirects': '/a /b 301',
    'public/.well-known/x': 'y',
  });
  const out = folderWith({ 'robots.txt': 'made', _redirects: '/en/* /en/404.html 404\n', 'favicon.ico': 'made' });
  keepOwnFiles(root, out);
  keepOwnFiles(root, out);
  const read = (file: string) => readFileSync(join(out, file), 'utf8');
  expect(read('robots.txt')).toBe('mine');
  expect(read('.well-known/x')).toBe('y');
  expect(read('favicon.ico')).toBe('made');
  expect(read('_redirects')).toBe('/a /b 301\n/en/* /en/404.html 404\n');
});
