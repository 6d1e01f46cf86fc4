import type { BuiltPage } from '#src/app/pages.ts';
import { defaultLanguage, languages } from '#src/i18n/languages.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';
import { target } from './static/site-target.ts';

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

export function robots(url: string): string {
  return `User-agent: *\nAllow: /\nDisallow: ${target.base}/api/\n\nSitemap: ${url}${target.base}/sitemap.xml\n`;
}
