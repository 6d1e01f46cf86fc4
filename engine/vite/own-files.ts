import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentProblem } from '#src/content/read/problem.ts';
import { filesBelow } from '#src/content/read/files.ts';

/** What an owner may put into `public/` in place of the generated file. */
const replaceable = [
  'favicon.ico',
  'icon.svg',
  'apple-touch-icon.png',
  'robots.txt',
  'llms.txt',
  'site.webmanifest',
  '.well-known',
];
const generatedFolders = /^(assets|data|pictures|og)\//;
const generatedFiles = /^(sw\.js|_headers|vercel\.json|sitemap\.xml|icon-\d+\.png|([\w-]+\/)?feed\.(xml|json))$/;

/** Files in `public/` that the build would overwrite. `pages` are the files of the site's pages. */
export function publicProblems(root: string, pages: readonly string[]): ContentProblem[] {
  // A page or its twin in Markdown.
  const isPage = (file: string) => pages.includes(file.replace(/\.md$/, '.html'));
  return filesBelow(join(root, 'public'))
    .filter((file) => generatedFolders.test(file) || generatedFiles.test(file) || isPage(file))
    .map((file) => ({
      file: `public/${file}`,
      field: '',
      expected: 'another name: the build makes this file',
      found: 'a file of your own',
    }));
}

/** Puts the owner's favicon, `robots.txt` and the like in place of the generated ones, and adds to `_redirects`. */
export function keepOwnFiles(root: string, out: string): void {
  const own = (name: string) => join(root, 'public', name);
  for (const name of replaceable.filter((each) => existsSync(own(each))))
    cpSync(own(name), join(out, name), { recursive: true });
  const redirects = join(out, '_redirects');
  if (existsSync(own('_redirects')) && existsSync(redirects)) {
    const [mine, generated] = [readFileSync(own('_redirects'), 'utf8'), readFileSync(redirects, 'utf8')];
    if (!generated.startsWith(mine)) writeFileSync(redirects, `${mine.trimEnd()}\n${generated}`);
  }
}
