import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formServiceTag, type FormService } from '#src/contracts/page-markers.ts';
import type { BuiltPage } from '#src/app/pages.ts';
import { allowedHosts } from '#server/middleware/allowed-hosts.ts';
import { securityHeaders } from '#server/middleware/security-headers.ts';
import type { Site } from '#src/content/schemas/site.ts';
import { vercelFileSettings } from './function-settings.ts';
import { target } from './site-target.ts';

const hashed = ['assets', 'data', 'pictures'];
const forEver = 'public, max-age=31536000, immutable';

/** The policy as a tag, for hosts that set no headers. What a tag cannot say, browsers would complain about. */
export function policyTag(site: Site): string {
  const policy = securityHeaders(allowedHosts(site))['Content-Security-Policy'] ?? '';
  const possible = policy.split('; ').filter((each) => !each.startsWith('frame-ancestors'));
  return `<meta http-equiv="Content-Security-Policy" content="${possible.join('; ')}">`;
}

/** Writes what hosts of plain files read: headers, redirects, settings, and pages as folders for hosts that know no others. */
export function writeHostFiles(out: string, site: Site, pages: readonly BuiltPage[]): void {
  const headers = securityHeaders(allowedHosts(site));
  writeFileSync(join(out, '_headers'), headersFile(headers));
  const notFound = pages.filter(({ page, language }) => page === 'not-found' && !isDefault(language));
  const lines = notFound.map(({ language, file }) => `${target.base}/${language}/* ${target.base}/${file} 404\n`);
  // Cloudflare's function shows the nearest 404.html by itself, and takes no such line.
  if (target.api !== 'cloudflare') writeFileSync(join(out, '_redirects'), lines.join(''));
  if (!target.api) {
    const settings = JSON.stringify(vercelFileSettings(headers, target.base), null, 2);
    writeFileSync(join(out, 'vercel.json'), `${settings}\n`);
  }
  if (site.contact?.endpoint.startsWith('/'))
    writeFileSync(join(out, site.contact.endpoint.slice(target.base.length)), formPage(site.contact));
  // Hosts with functions know `about.html` for `/about`, and have their settings beside the files.
  if (target.api) return;
  // GitHub Pages would leave out what it takes for Jekyll's own.
  writeFileSync(join(out, '.nojekyll'), '');
  for (const { page, file } of pages) {
    if (page === 'not-found' || file.endsWith('index.html')) continue;
    const folder = join(out, file.replace(/\.html$/, ''), 'index.html');
    mkdirSync(dirname(folder), { recursive: true });
    copyFileSync(join(out, file), folder);
  }

  function isDefault(language: string): boolean {
    return pages.some((page) => page.language === language && page.file === 'index.html');
  }
}

/** The form by which Netlify learns, when the folder is deployed, that messages will come. */
function formPage(service: FormService): string {
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const { 'form-name': name = 'contact', ...others } = service.fields;
  const inputs = ['name', 'email', 'subject', '_subject', 'message', 'website', ...Object.keys(others)];
  return [
    `<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex">${formServiceTag(service)}<title>contact</title>`,
    `<form name="${escape(name)}" method="post" data-netlify="true" netlify-honeypot="website" hidden>`,
    ...inputs.map((each) => `<input name="${escape(each)}">`),
    '</form>\n',
  ].join('\n');
}

/** For Netlify and Cloudflare. */
function headersFile(headers: Record<string, string>): string {
  const block = (path: string, lines: Record<string, string>) =>
    `${target.base}${path}\n${Object.entries(lines)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  return [
    block('/*', headers),
    ...hashed.map((folder) => block(`/${folder}/*`, { 'Cache-Control': forEver })),
    block('/sw.js', { 'Cache-Control': 'public, max-age=0, must-revalidate' }),
  ].join('\n');
}
