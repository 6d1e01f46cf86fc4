import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage } from '#src/app/pages.ts';
import type { Content } from '#src/content/content.ts';
import { target } from './static/site-target.ts';
import { defaultLanguage, languages } from '#src/i18n/languages.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';

export function writeSiteFiles(out: string, content: Content, pages: readonly BuiltPage[]): void {
  const { url } = content.site;
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
  writeFileSync(
    join(out, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
  );
  writeFileSync(
    join(out, 'robots.txt'),
    `User-agent: *\nAllow: /\nDisallow: ${target.base}/api/\n\nSitemap: ${url}${target.base}/sitemap.xml\n`,
  );
}
