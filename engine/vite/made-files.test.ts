import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { siteEntries } from '#src/content/owner/site-entries.ts';
import { loadContent } from '#src/content/read/load.ts';
import { compileFor, sharedSource } from '#testing/compiled-site.ts';

const site = 'https://example.com';
const sites: Awaited<ReturnType<typeof made>> = [];

// Long, because the site is compiled for each base path.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 });

async function made(base: string) {
  const content = loadContent(process.cwd());
  const plain = sharedSource(content);
  const [first] = content.notes;
  if (first?.texts.en) first.texts.en.title = 'Salt & <pepper>';
  const { features } = content;
  const constants = { siteBase: base, siteHasNovel: features.novel, siteHasCv: features.cv, ...siteEntries(content) };
  compileFor(constants);
  const [{ dataSource, allPages }, twinsLoader, feedLoader, { atomFeed, jsonFeed }] = await Promise.all([
    import('#src/app/site.loader.ts'),
    import('#src/app/twins.loader.ts'),
    import('#src/app/feed.loader.ts'),
    import('./feeds.ts'),
  ]);
  const picture = (path: string) => ({ ...plain.picture(path), src: `${base}/pictures/${path}` });
  const shared = { ...plain, picture };
  const languages = (['es', 'en'] as const).map((language) => {
    const source = dataSource(shared, language);
    const { twins, llms } = twinsLoader.loader(source);
    const feed = feedLoader.loader(source);
    return {
      ...{ base, language, llms, feed, atom: atomFeed(feed, site), json: jsonFeed(feed, site) },
      twins: new Map(twins.map(({ file, markdown }) => [file, markdown])),
      pages: allPages().filter((page) => page.language === language && page.address !== null),
    };
  });
  vi.unstubAllGlobals();
  return languages;
}

beforeAll(async () => {
  for (const base of ['', '/repo']) sites.push(...(await made(base)));
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
    expect(file('notes/ocho-baterias')).toContain(`](${site}${base}/pictures/notes/ocho-baterias.svg`);
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

test('unpublished content is in none of the files', () => {
  for (const { twins, llms } of sites) {
    const all = [...twins.values(), llms].join('\n');
    expect(all).toMatch(/^## (El Majuelo|The Hawthorn)$/m);
    expect(all).not.toMatch(/^## (Una larga|One Long)$/m);
    expect(all).not.toMatch(/: (libro completo|the complete book)$/m);
  }
});

const time = v.pipe(v.string(), v.isoTimestamp());
const web = v.pipe(v.string(), v.url());

/** JSON Feed 1.1: required fields, and the kinds of the optional ones. */
const jsonFeedSchema = v.strictObject({
  version: v.literal('https://jsonfeed.org/version/1.1'),
  title: v.string(),
  description: v.string(),
  home_page_url: web,
  feed_url: web,
  language: v.string(),
  authors: v.array(v.strictObject({ name: v.string() })),
  items: v.pipe(
    v.array(
      v.strictObject({
        id: v.string(),
        url: web,
        title: v.string(),
        summary: v.string(),
        content_html: v.pipe(v.string(), v.minLength(1)),
        image: v.optional(web),
        date_published: time,
        language: v.string(),
        tags: v.array(v.string()),
      }),
    ),
    v.check((items) => new Set(items.map(({ id }) => id)).size === items.length, 'unique ids'),
  ),
});

test('the JSON feeds keep to their specification', () => {
  for (const { json } of sites) expect(v.safeParse(jsonFeedSchema, JSON.parse(json)).issues).toBeUndefined();
});

test('the Atom feeds keep to RFC 4287', () => {
  for (const { atom, feed, base } of sites) {
    const [head = '', ...entries] = atom.split('<entry ');
    // Well-formed: no bare & or <, every element is closed.
    expect(atom.match(/&(?!amp;|lt;|gt;|quot;)/g)).toBeNull();
    const open: string[] = [];
    for (const [, close, name = '', empty] of atom.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g))
      if (close) expect(open.pop()).toBe(name);
      else if (!empty) open.push(name);
    expect(open).toEqual([]);
    for (const element of ['title', 'id', 'updated', 'author'])
      expect(head.match(new RegExp(`<${element}>`, 'g'))).toHaveLength(1);
    const prefix = base + (feed.language === 'es' ? '' : '/en');
    expect(head).toContain(`<link rel="self" type="application/atom+xml" href="${site}${prefix}/feed.xml"/>`);
    expect(entries).toHaveLength(feed.items.length);
    for (const entry of entries)
      for (const element of ['title', 'id', 'updated', 'published', 'summary', 'content', 'link'])
        expect(entry.match(new RegExp(`<${element}[ >]`, 'g')), element).toHaveLength(1);
    for (const [, day = ''] of atom.matchAll(/<(?:updated|published)>([^<]*)</g)) expect(v.is(time, day)).toBe(true);
    expect(new Set([...atom.matchAll(/<id>([^<]*)</g)].map(([, id]) => id)).size).toBe(entries.length + 1);
  }
});

test('each has whole texts with absolute addresses, below the base path', () => {
  for (const { json, feed, base } of sites) {
    const { items } = JSON.parse(json) as { items: { id: string; content_html: string }[] };
    for (const { id, content_html: html } of items) {
      expect(id.startsWith(`${site}${base}/`)).toBe(true);
      for (const [, address = ''] of html.matchAll(/ (?:href|src)="([^"]*)"/g))
        expect(address).toMatch(/^(https?:\/\/|mailto:)/);
    }
    const note = items.find(({ id }) => id.endsWith('/notes/ocho-baterias'))?.content_html;
    const written = readFileSync(`content/notes/ocho-baterias.${feed.language}.md`, 'utf8').trim().split('\n').at(-1);
    expect(note).toContain(written);
    expect(note).toContain('<table>');
    expect(note).toContain(`<img src="${site}${base}/pictures/notes/ocho-baterias.svg"`);
    for (const part of ['/notes/', '/projects/free-air-street', '#nebulosa-orion', '#capitulo-01'])
      expect(
        items.some(({ id }) => id.includes(part)),
        part,
      ).toBe(true);
  }
});
