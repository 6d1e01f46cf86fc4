import type { FeedData } from '#src/app/feed.loader.ts';
import { localizeAddress } from '#src/i18n/addresses.ts';
import type { Language } from '#src/i18n/languages.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';

export const feedNames = { atom: '/feed.xml', json: '/feed.json' };

export function feedTags(title: string, language: Language): string {
  const link = (type: string, name: string) =>
    `<link rel="alternate" type="application/${type}" title="${escapeHtml(title)}" href="${localizeAddress(name, language)}">`;
  return link('atom+xml', feedNames.atom) + link('feed+json', feedNames.json);
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
    const address = escapeHtml(site + item.address);
    const time = timeOf(item.date);
    return [
      `<entry xml:lang="${item.lang}">`,
      `<title>${escapeHtml(item.title)}</title>`,
      `<id>${address}</id>`,
      `<link rel="alternate" type="text/html" href="${address}"/>`,
      `<published>${time}</published><updated>${time}</updated>`,
      ...item.tags.map((tag) => `<category term="${escapeHtml(tag)}"/>`),
      `<summary>${escapeHtml(item.summary)}</summary>`,
      `<content type="html">${escapeHtml(absolute(item.html, site + item.address, site))}</content>`,
      '</entry>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">`,
    `<title>${escapeHtml(feed.title)}</title>`,
    `<subtitle>${escapeHtml(feed.description)}</subtitle>`,
    `<id>${escapeHtml(home)}</id>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(home)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(site + localizeAddress(feedNames.atom, feed.language))}"/>`,
    `<updated>${timeOf(feed.items[0]?.date ?? '1970-01-01')}</updated>`,
    `<author><name>${escapeHtml(feed.author)}</name></author>`,
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
    feed_url: site + localizeAddress(feedNames.json, feed.language),
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
