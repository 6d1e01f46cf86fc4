import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { diskReason } from '#server/services/data-folder.ts';
import type { FeedData } from '#src/app/feed.loader.ts';
import type { BuiltPage } from '#src/app/pages.ts';
import type { TwinData } from '#src/app/twins.loader.ts';
import { languagePrefix } from '#src/i18n/addresses.ts';
import { languages, defaultLanguage } from '#src/i18n/languages.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';
import { withoutBase } from '#src/lib/site-base.ts';
import { cvFilesOf } from './cv/cv-build.ts';
import { atomFeed, feedNames, jsonFeed } from './feeds.ts';
import type { SiteData } from './pages/site-data.ts';
import { brandFiles } from './pictures/brand-files.ts';
import { target } from './static/site-target.ts';

/** The icons, the CV, the sitemap, the feeds, the Markdown twins of all pages and `llms.txt`, by path. */
async function madeFiles(data: SiteData) {
  const content = await data.content();
  const files = new Map([...brandFiles(data.root, content), ...(await cvFilesOf(data))]);
  const { url } = content.site;
  const add = (path: string, type: string, text: string) => files.set(path, { type, bytes: () => text });
  add('/sitemap.xml', 'application/xml', sitemap(url, (await data.site()).allPages()));
  add('/robots.txt', 'text/plain', robots(url));
  for (const language of languages) {
    const prefix = languagePrefix(language);
    const feed = JSON.parse(await data.data('app/feed', language)) as FeedData;
    const { twins, llms } = JSON.parse(await data.data('app/twins', language)) as TwinData;
    add(prefix + feedNames.atom, 'application/atom+xml', atomFeed(feed, url));
    add(prefix + feedNames.json, 'application/feed+json', jsonFeed(feed, url));
    add(`${prefix}/llms.txt`, 'text/plain; charset=utf-8', llms);
    for (const { file, markdown } of twins) add(`/${file}`, 'text/markdown; charset=utf-8', markdown);
  }
  return files;
}

export async function writeMadeFiles(data: SiteData, out: string): Promise<void> {
  for (const [path, { bytes }] of await madeFiles(data)) {
    const file = join(out, path);
    const content = await bytes();
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    } catch (cause) {
      const message = `${path} cannot be written: ${diskReason(cause)} The site as last built is unchanged.\n`;
      throw Object.assign(new Error(message, { cause }), { name: 'DiskError' });
    }
  }
}

/** The same for one address, in development; undefined for other addresses. */
export async function madeFileAt(data: SiteData, url: string) {
  const path = url.replace(/\?.*$/, '');
  if (!/^\/[\w-]+\.\w+$|\.(json|md|pdf|txt|xml)$/.test(path)) return undefined;
  const file = (await madeFiles(data)).get(withoutBase(decodeURI(path)));
  return file && { type: file.type, bytes: await file.bytes() };
}

export function sitemap(url: string, pages: readonly BuiltPage[]): string {
  const entries = pages.flatMap(({ page, entry, address }) => {
    if (address === null) return [];
    const alternates = pages
      .filter((other) => languages.length > 1 && other.page === page && other.entry === entry)
      .flatMap((other) =>
        [other.language, ...(other.language === defaultLanguage ? ['x-default'] : [])].map(
          (code) =>
            `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(url + (other.address ?? ''))}"/>`,
        ),
      );
    return `<url><loc>${escapeHtml(url + address)}</loc>${alternates.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

function robots(url: string): string {
  return `User-agent: *\nAllow: /\nDisallow: ${target.base}/api/\n\nSitemap: ${url}${target.base}/sitemap.xml\n`;
}
