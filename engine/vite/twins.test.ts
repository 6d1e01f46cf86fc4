import { readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import type { BuiltPage } from '#src/app/pages.ts';
import type { TwinData } from '#src/app/twins.loader.ts';
import { siteEntries } from '#src/content/owner/site-entries.ts';
import { loadContent } from '#src/content/read/load.ts';

const site = 'https://example.com';
const sites: { base: string; language: string; twins: Map<string, string>; llms: string; pages: BuiltPage[] }[] = [];

// Long, because the site is compiled for each base path.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 });

beforeAll(async () => {
  for (const base of ['', '/repo']) {
    const content = loadContent(process.cwd());
    const { features } = content;
    const constants = { siteBase: base, siteHasNovel: features.novel, siteHasCv: features.cv, ...siteEntries(content) };
    for (const [name, value] of Object.entries(constants)) vi.stubGlobal(name, value);
    vi.resetModules();
    const [{ dataSource, allPages }, { loader }] = await Promise.all([
      import('#src/app/site.loader.ts'),
      import('#src/app/twins.loader.ts'),
    ]);
    const picture = (path: string) => ({
      src: `${base}/pictures/${path}`,
      width: 3,
      height: 2,
      sources: [],
      placeholder: '',
    });
    const none = () => '';
    const shared = { content, picture, drawn: () => picture('drawn.svg'), file: none, fileSize: () => 0 };
    for (const language of ['es', 'en'] as const) {
      const { twins, llms }: TwinData = loader(dataSource(shared, language));
      sites.push({
        base,
        language,
        llms,
        twins: new Map(twins.map(({ file, markdown }) => [file, markdown])),
        pages: allPages().filter((page) => page.language === language && page.address !== null),
      });
    }
    vi.unstubAllGlobals();
  }
});

test('each page has a twin with its title, address and text', () => {
  for (const { twins, pages } of sites) {
    expect([...twins.keys()]).toEqual(pages.map(({ file }) => file.replace(/html$/, 'md')));
    for (const { file, address } of pages) {
      const markdown = twins.get(file.replace(/html$/, 'md')) ?? '';
      const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
      const { title, url } = parse(head) as Record<string, string>;
      expect(url).toBe(site + (address ?? ''));
      expect(text).toContain(`\n# ${title}\n`);
      expect(text.replace(/^#.*$/gm, '').trim(), file).not.toBe('');
    }
  }
});

test('texts are whole, and their addresses too', () => {
  for (const { twins, base, language } of sites) {
    const file = (name: string) => twins.get(language === 'es' ? `${name}.md` : `en/${name}.md`) ?? '';
    const written = readFileSync(`content/notes/ocho-baterias.${language}.md`, 'utf8').trim().split('\n').at(-1);
    expect(file('notes/ocho-baterias')).toContain(written);
    expect(file('notes/ocho-baterias')).toContain(`](${site}${base}/pictures/notes/ocho-baterias.jpg`);
    // Chapters, cards and the privacy note have no pages of their own.
    const chapter = readFileSync('content/novel/chapters/01-la-placa-113.md', 'utf8').trim().split('\n').at(-1);
    expect(file('novel')).toContain(chapter);
    expect(file('projects')).toContain('## CityVox');
    expect(file('projects')).toContain(`(${site}${base}${language === 'es' ? '' : '/en'}/projects/free-air-street.md)`);
    expect(file('about')).toMatch(/\n## (Charlas|Talks)/);
    for (const markdown of twins.values())
      for (const [, address = ''] of markdown.matchAll(/\]\(<?([^\s)>]+)/g))
        expect(address).toMatch(/^(https?:\/\/|mailto:)/);
  }
});

test('llms.txt lists every twin, and the other languages', () => {
  for (const { twins, base, language, llms } of sites) {
    expect(llms).toMatch(/^# Alba Serrano\n\n> .+\n\n## /);
    for (const file of twins.keys()) expect(llms).toContain(`(${site}${base}/${file})`);
    expect(llms).toContain(`(${site}${base}${language === 'es' ? '/en' : ''}/llms.txt)`);
  }
});

test('what is not published is in none of them', () => {
  for (const { twins, llms } of sites) {
    const all = [...twins.values(), llms].join('\n');
    expect(all).toMatch(/^## (El Majuelo|The Hawthorn)$/m);
    expect(all).not.toMatch(/^## (Una larga|One Long)$/m);
    expect(all).not.toMatch(/: (libro completo|the complete book)$/m);
  }
});
