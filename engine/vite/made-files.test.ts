import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { beforeAll, expect, test, vi } from 'vitest';
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
  const [{ dataSource }, feedLoader, { atomFeed, jsonFeed }] = await Promise.all([
    import('#src/app/site.loader.ts'),
    import('#src/app/feed.loader.ts'),
    import('./feeds.ts'),
  ]);
  const picture = (path: string) => ({ ...plain.picture(path), src: `${base}/pictures/${path}` });
  const shared = { ...plain, picture };
  const languages = (['es', 'en'] as const).map((language) => {
    const source = dataSource(shared, language);
    const feed = feedLoader.loader(source);
    return {
      ...{ base, language, feed, atom: atomFeed(feed, site), json: jsonFeed(feed, site) },
    };
  });
  vi.unstubAllGlobals();
  return languages;
}

beforeAll(async () => {
  for (const base of ['', '/repo']) sites.push(...(await made(base)));
});

test('what is not published is in none of them', () => {
  for (const { json } of sites) {
    expect(json).toMatch(/El Majuelo|The Hawthorn/);
    expect(json).not.toMatch(/libro completo|complete book/);
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
