// `npx firstlight static`: writes the whole site into a folder for any static host. engine/docs/deploy.md lists hosts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { fail, optionsOf, print, run } from '#commands/support/command-line.ts';
import { siteRoot } from '#src/content/roots.ts';

const usage = `npx firstlight static [--url https://me.github.io/repo] [--base /repo/] [--out dist-static] [--api cloudflare|vercel|netlify]

  --url   the public address (default: "url" in content/site.yaml)
  --base  the path of the site on its host (default: the path of the address)
  --out   the output folder, which is emptied first; its name must start with dist- (default: dist-static)
  --api   adds functions of this host for the chat, the form and the graph; the default of --out is dist-<host>`;

/** Rejects an address that would end up wrong in every page. */
function checkAddress(address: string, base: string | undefined): void {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    fail(`"${address}" is not a public address: it must begin with https://.`);
  const { pathname, search, hash } = new URL(address);
  if (search || hash) fail(`"${address}" must not have a query or fragment.`);
  const path = (text: string) => text.replace(/\/+$/, '');
  if (base !== undefined && path(pathname) && path(pathname) !== path(base))
    fail(`The path of the address (${pathname}) and the base (${base}) must be equal.`);
}

const text = { type: 'string' } as const;
const { values } = optionsOf(usage, { options: { url: text, base: text, out: text, api: text } });
const { url = process.env.SITE_URL, base = process.env.SITE_BASE, api } = values;
const out = values.out ?? (api ? `dist-${api}` : 'dist-static');
if (url) checkAddress(url, base);

const written = (parse(readFileSync(join(siteRoot, 'content/site.yaml'), 'utf8')) as { url?: unknown } | null)?.url;
const address = url || (typeof written === 'string' ? written : '');
const folder = base ?? (URL.canParse(address) ? new URL(address).pathname : '/');

const status = run('build', {
  SITE_TARGET: 'static',
  SITE_BASE: folder,
  SITE_URL: url ?? '',
  SITE_OUT: out,
  SITE_API: api ?? '',
});
if (status !== 0) process.exit(status);
const place = folder === '/' ? 'the root of a host' : `the folder ${folder}`;
print(`${out}/ is the complete site${api ? ` with its API, ready for ${api}` : ''}, for ${place}.`);
if (/^https?:\/\/(www\.)?example\./.test(address))
  print(`Its public address is still ${address}: set "url" in content/site.yaml, or pass --url.`);
