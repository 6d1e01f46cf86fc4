import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formServiceTag, type FormService } from '#src/contracts/page-markers.ts';
import type { BuiltPage } from '#src/app/pages.ts';
import { securityHeaders } from '#server/middleware/security-headers.ts';
import { redirectsOf } from '#src/content/owner/redirects.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import type { Site } from '#src/content/schemas/site.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';
import { forEver, hashed, vercelFileSettings } from './function-settings.ts';
import { target } from './site-target.ts';

/** The policy as a meta tag, for hosts without headers, and without the directives that are invalid there. */
export function policyTag(site: Site): string {
  const policy = securityHeaders(site)['Content-Security-Policy'] ?? '';
  const possible = policy.split('; ').filter((each) => !each.startsWith('frame-ancestors'));
  return `<meta http-equiv="Content-Security-Policy" content="${possible.join('; ')}">`;
}

/** Writes what static hosts read: headers, redirects, settings, and pages as folders where needed. */
export function writeHostFiles(
  out: string,
  site: Site,
  pages: readonly BuiltPage[],
  former: readonly (readonly [from: string, to: string])[] = [],
): void {
  const headers = securityHeaders(site);
  writeFileSync(join(out, '_headers'), headersFile(headers));
  const notFound = pages.filter(({ page, language }) => page === 'not-found' && language !== defaultLanguage);
  const redirects = [...redirectsOf(site, target.base, former)];
  const lines = notFound.map(({ language, file }) => `${target.base}/${language}/* ${target.base}/${file} 404\n`);
  // Cloudflare's function finds the nearest 404.html itself and rejects such a line.
  const listed = [
    ...redirects.map(([from, to]) => `${from} ${to} 301\n`),
    ...(target.api === 'cloudflare' ? [] : lines),
  ];
  if (listed.length > 0 || target.api !== 'cloudflare') writeFileSync(join(out, '_redirects'), listed.join(''));
  if (!target.api) {
    const settings = JSON.stringify(vercelFileSettings(headers, target.base, redirects), null, 2);
    writeFileSync(join(out, 'vercel.json'), `${settings}\n`);
  }
  if (site.contact?.endpoint.startsWith('/'))
    writeFileSync(join(out, site.contact.endpoint.slice(target.base.length)), formPage(site.contact));
  // Hosts with functions support clean URLs and have their settings beside the files.
  if (target.api) return;
  // Otherwise GitHub Pages would skip files that look like Jekyll's.
  writeFileSync(join(out, '.nojekyll'), '');
  for (const [from, to] of redirects) writeRedirectPage(join(out, from.slice(target.base.length)), to);
  for (const { page, file } of pages) {
    if (page === 'not-found' || file.endsWith('index.html')) continue;
    const folder = join(out, file.replace(/\.html$/, ''), 'index.html');
    mkdirSync(dirname(folder), { recursive: true });
    copyFileSync(join(out, file), folder);
  }
}

/** Keeps query and anchor, which only script can. */
const leadOn = (to: string) =>
  `location.replace(${JSON.stringify(to).replaceAll('<', '\\u003c')}+location.search+location.hash)`;

/** For hosts without redirects, such as GitHub Pages: a page that redirects immediately. */
function writeRedirectPage(folder: string, to: string): void {
  const address = escapeHtml(to);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><link rel="canonical" href="${address}"><meta http-equiv="refresh" content="0; url=${address}">${/[?#]/.test(to) ? '' : `<script>${leadOn(to)}</script>`}<title>${address}</title><a href="${address}">${address}</a>\n`,
  );
}

/** Netlify detects this form at deploy time and then accepts messages. */
function formPage(service: FormService): string {
  const { 'form-name': name = 'contact', ...others } = service.fields;
  const inputs = ['name', 'email', 'subject', '_subject', 'message', 'website', ...Object.keys(others)];
  return [
    `<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex">${formServiceTag(service)}<title>contact</title>`,
    `<form name="${escapeHtml(name)}" method="post" data-netlify="true" netlify-honeypot="website" hidden>`,
    ...inputs.map((each) => `<input name="${escapeHtml(each)}">`),
    '</form>\n',
  ].join('\n');
}

function headersFile(headers: Record<string, string>): string {
  const block = (path: string, lines: Record<string, string>) =>
    `${target.base}${path}\n${Object.entries(lines)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  return [
    block('/*', headers),
    ...hashed.map((folder) => block(`/${folder}/*`, { 'Cache-Control': forEver })),
    block('/*.md', { 'Content-Type': 'text/markdown; charset=utf-8' }),
    block('/sw.js', { 'Cache-Control': 'public, max-age=0, must-revalidate' }),
  ].join('\n');
}
