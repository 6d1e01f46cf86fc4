import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FeedData } from '#src/app/feed.loader.ts';
import { languagePrefix, localizeAddress } from '#src/i18n/addresses.ts';
import type { Language } from '#src/i18n/languages.ts';

const names = { atom: '/feed.xml', json: '/feed.json' };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Links to the feeds of a language, for the head of its pages. */
export function feedTags(title: string, language: Language): string {
  const link = (type: string, name: string) =>
    `<link rel="alternate" type="application/${type}" title="${escaped(title)}" href="${localizeAddress(name, language)}">`;
  return link('atom+xml', names.atom) + link('feed+json', names.json);
}

/** Writes the Atom and the JSON feed of a language. `site` is the site's address without its base path. */
export function writeFeeds(out: string, feed: FeedData, site: string): void {
  for (const [name, text] of [
    [names.atom, atomFeed(feed, site)],
    [names.json, jsonFeed(feed, site)],
  ] as const) {
    const file = join(out, languagePrefix(feed.language) + name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const timeOf = (date: string) => `${date.length === 7 ? `${date}-01` : date}T00:00:00Z`;

/** Addresses within a text, which a reader shows elsewhere, with the site's. */
function absolute(html: string, page: string, site: string): string {
  return html.replace(
    / (href|src)="([/#])/g,
    (_, name: string, start: string) => ` ${name}="${start === '#' ? page : site}${start}`,
  );
}

export function atomFeed(feed: FeedData, site: string): string {
  const home = site + feed.home;
  const entries = feed.items.map((item) => {
    const address = escaped(site + item.address);
    const time = timeOf(item.date);
    return [
      `<entry xml:lang="${item.lang}">`,
      `<title>${escaped(item.title)}</title>`,
      `<id>${address}</id>`,
      `<link rel="alternate" type="text/html" href="${address}"/>`,
      `<published>${time}</published><updated>${time}</updated>`,
      ...item.tags.map((tag) => `<category term="${escaped(tag)}"/>`),
      `<summary>${escaped(item.summary)}</summary>`,
      `<content type="html">${escaped(absolute(item.html, site + item.address, site))}</content>`,
      '</entry>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">`,
    `<title>${escaped(feed.title)}</title>`,
    `<subtitle>${escaped(feed.description)}</subtitle>`,
    `<id>${escaped(home)}</id>`,
    `<link rel="alternate" type="text/html" href="${escaped(home)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(site + localizeAddress(names.atom, feed.language))}"/>`,
    `<updated>${timeOf(feed.items[0]?.date ?? '1970-01-01')}</updated>`,
    `<author><name>${escaped(feed.author)}</name></author>`,
    ...entries,
    '</feed>\n',
  ].join('\n');
}

export function jsonFeed(feed: FeedData, site: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: site + feed.home,
    feed_url: site + localizeAddress(names.json, feed.language),
    language: feed.language,
    authors: [{ name: feed.author }],
    items: feed.items.map((item) => ({
      id: site + item.address,
      url: site + item.address,
      title: item.title,
      summary: item.summary,
      content_html: absolute(item.html, site + item.address, site),
      ...(item.image ? { image: site + item.image } : {}),
      date_published: timeOf(item.date),
      language: item.lang,
      tags: item.tags,
    })),
  });
}
