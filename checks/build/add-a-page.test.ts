import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SiteCopy } from '#checks/house/site-copy.ts';
import { root } from '#checks/house/sources.ts';
import { isThorough } from '#checks/repository.ts';

const site = new SiteCopy();

/** Applies a document's code blocks: `file=` writes a file, `insert-in=` with `before=` adds to one. */
function follow(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8');
  return [...text.matchAll(/^```\w+ (file|insert-in)=(\S+)(?: before="(.+)")?\n([\s\S]*?)^```$/gm)].map(
    ([, how, named = '', before = '', code = '']) => {
      const file = named.replace(/^demo\//, '');
      if (how === 'file') site.write(file, code);
      else {
        const parts = site.read(file).split(before);
        if (parts.length !== 2)
          throw new Error(`${document}: ${file} has ${parts.length - 1} places that read ${before}`);
        site.write(file, parts.join(code + before));
      }
      return file;
    },
  );
}

let files: string[];
beforeAll(() => void (files = follow('docs/architecture.md')));

afterAll(() => site.remove());

test('the example covers a row, its component, the folder and the words', () => {
  expect(files).toEqual([
    'engine/src/app/pages.ts',
    'engine/src/app/components.ts',
    'engine/src/pages/desk/page.loader.ts',
    'engine/src/pages/desk/page.tsx',
    'engine/src/pages/desk/page.module.css',
    'engine/src/i18n/es.ts',
    'engine/src/i18n/en.ts',
    'content/site.yaml',
  ]);
});

// Long, because this builds the whole site.
describe.runIf(isThorough)('the built site', () => {
  beforeAll(() => Promise.all([site.checkTypes(), site.build()]), 600_000);

  test.each([
    { file: 'desk.html', lang: 'es', title: 'Mesa', intro: 'Con lo que trabajo.', other: 'Mi mesa · Alba Serrano' },
    { file: 'en/desk.html', lang: 'en', title: 'Desk', intro: 'What I work with.', other: 'My desk · Alba Serrano' },
  ])('$file is the page, with its head', ({ file, lang, title, intro, other }) => {
    const html = site.read(`dist/client/${file}`);
    const address = `https://example.com${lang === 'en' ? '/en' : ''}/desk`;
    const wanted = [
      `<html lang="${lang}"`,
      `<h1>${title}</h1><p>${intro}</p><ul><li>`,
      `<title>${other}</title>`,
      `<link rel="canonical" href="${address}"/>`,
      `content="https://example.com/og/desk.${lang}.png"`,
    ];
    expect(wanted.filter((part) => !html.includes(part))).toEqual([]);
    const [, name = 'no class'] = /<div class="([\w-]+)"><h1>/.exec(html) ?? [];
    const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) =>
      site.read(`dist/client${href}`),
    );
    expect(styles.some((sheet) => sheet.includes(`.${name}{margin-block:var(--section)}`))).toBe(true);
  });

  test('every page links to it, in its own language', () => {
    const menus = (html: string, address: string) => html.split(`href="${address}"`).length - 1;
    expect(menus(site.read('dist/client/contact.html'), '/desk')).toBe(2);
    expect(menus(site.read('dist/client/en/contact.html'), '/en/desk')).toBe(2);
  });
});
