import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage } from '#src/app/pages.ts';
import type { Content } from '#src/content/content.ts';
import { target } from './static/site-target.ts';
import { defaultLanguage, languages } from '#src/i18n/languages.ts';

/** The sample that ships for the newsletter's frame. */
const newsletterSample = ['newsletter-demo.html', 'newsletter-demo.css'];

/** Leaves the newsletter's sample to the sites that show it. */
export function dropUnusedSample(out: string, { site }: Content): void {
  if (site.newsletter?.url.startsWith(`${target.base}/newsletter-demo`)) return;
  for (const name of newsletterSample) rmSync(join(out, name), { force: true });
}

/** Files for machines: sitemap and robots. */
export function writeSiteFiles(out: string, content: Content, pages: readonly BuiltPage[]): void {
  const { url } = content.site;
  const entries = pages.flatMap(({ page, entry, address }) => {
    if (address === null) return [];
    const alternates = pages
      .filter((other) => languages.length > 1 && other.page === page && other.entry === entry)
      .map(
        (other) =>
          `<xhtml:link rel="alternate" hreflang="${other.language}" href="${escape(url + (other.address ?? ''))}"/>`,
      );
    return `<url><loc>${escape(url + address)}</loc>${alternates.join('')}</url>`;
  });
  writeFileSync(
    join(out, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
  );
  writeFileSync(
    join(out, 'robots.txt'),
    `User-agent: *\nAllow: /\nDisallow: ${target.base}/api/\n\nSitemap: ${url}${target.base}/sitemap.xml\n`,
  );
}

/** The feed of projects, in the site's first language. Projects are shown at `projectsAddress`. */
export function writeFeed(out: string, content: Content, projectsAddress: string, description: string): void {
  const { url, name } = content.site;
  const items = [...content.projects].reverse().map((project) => {
    const link = `${url}${projectsAddress}#${project.id}`;
    const date = new Date(`${project.date}T00:00:00Z`).toUTCString();
    return `<item><title>${escape(project.title[defaultLanguage])}</title><link>${escape(link)}</link><guid>${escape(link)}</guid><pubDate>${date}</pubDate><description>${escape(project.description[defaultLanguage])}</description></item>`;
  });
  writeFileSync(
    join(out, 'feed.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>${escape(name)}</title><link>${escape(url)}</link><description>${escape(description)}</description><language>${defaultLanguage}</language>\n${items.join('\n')}\n</channel></rss>\n`,
  );
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
