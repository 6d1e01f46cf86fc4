import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage } from '#src/app/pages.ts';
import type { Content } from '#src/content/content.ts';
import { target } from './static/site-target.ts';
import { defaultLanguage, languages } from '#src/i18n/languages.ts';

const newsletterSample = ['newsletter-demo.html', 'newsletter-demo.css'];

export function dropUnusedSample(out: string, { site }: Content): void {
  if (site.newsletter?.url.startsWith(`${target.base}/newsletter-demo`)) return;
  for (const name of newsletterSample) rmSync(join(out, name), { force: true });
}

export function writeSiteFiles(out: string, content: Content, pages: readonly BuiltPage[]): void {
  const { url } = content.site;
  const entries = pages.flatMap(({ page, entry, address }) => {
    if (address === null) return [];
    const alternates = pages
      .filter((other) => languages.length > 1 && other.page === page && other.entry === entry)
      .flatMap((other) =>
        [other.language, ...(other.language === defaultLanguage ? ['x-default'] : [])].map(
          (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escape(url + (other.address ?? ''))}"/>`,
        ),
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

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
