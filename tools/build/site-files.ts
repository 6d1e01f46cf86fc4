import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPages, routes } from '#src/app/routes.ts';
import type { Content } from '#src/content/content.ts';
import { localizeAddress } from '#src/i18n/addresses.ts';
import { languages } from '#src/i18n/languages.ts';

/** Files for machines: sitemap, robots and the feed of projects. */
export function writeSiteFiles(out: string, content: Content): void {
  const { url } = content.site;
  const pages = allPages().filter((page) => page.address !== null);
  const entries = pages.map(({ page, address }) => {
    const alternates = languages.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(url + localizeAddress(routes[page] ?? '/', language))}"/>`,
    );
    return `<url><loc>${escape(url + (address ?? ''))}</loc>${alternates.join('')}</url>`;
  });
  writeFileSync(
    join(out, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
  );
  writeFileSync(join(out, 'robots.txt'), `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${url}/sitemap.xml\n`);
  const items = [...content.projects].reverse().map((project) => {
    const link = `${url}/projects#${project.id}`;
    const date = new Date(`${project.date}T00:00:00Z`).toUTCString();
    return `<item><title>${escape(project.title.es)}</title><link>${escape(link)}</link><guid>${escape(link)}</guid><pubDate>${date}</pubDate><description>${escape(project.description.es)}</description></item>`;
  });
  writeFileSync(
    join(out, 'feed.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>${escape(content.site.name)}</title><link>${escape(url)}</link><description>${escape(content.site.pages.projects.description.es)}</description><language>es</language>\n${items.join('\n')}\n</channel></rss>\n`,
  );
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
