// `npm run build:static`: the whole site as a folder that any host of plain files serves. docs/deploy.md names the hosts.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';

const usage = `npm run build:static -- [--url https://me.github.io/repo] [--base /repo/] [--out dist-static] [--api cloudflare|vercel|netlify]

  --url   the public address, where it is not "url" of content/site.yaml
  --base  the folder of the host that the site lies in; without it, the path of the address
  --out   where the files go: a folder called dist-…, which is emptied first
  --api   the host whose functions answer the chat, the form and the graph; its files and settings go to dist-<host>/`;

const root = fileURLToPath(new URL('../..', import.meta.url));

const fail = (reason: string): never => {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
};

function options() {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ options: { url: text, base: text, out: text, api: text, help: { type: 'boolean' } } }).values;
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${usage}`);
  }
}

/** What would be written into every page without a word, and be wrong. */
function checkAddress(address: string, base: string | undefined): void {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    fail(`"${address}" is no public address: it begins with https://.`);
  const { pathname, search, hash } = new URL(address);
  if (search || hash) fail(`"${address}" must end with its path.`);
  const path = (text: string) => text.replace(/\/+$/, '');
  if (base !== undefined && path(pathname) && path(pathname) !== path(base))
    fail(`The address lies in ${pathname}, the base says ${base}: one of them is wrong.`);
}

const { url = process.env.SITE_URL, base = process.env.SITE_BASE, api, help, ...rest } = options();
const out = rest.out ?? (api ? `dist-${api}` : 'dist-static');
if (help) {
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}

if (url) checkAddress(url, base);

const written = (parse(readFileSync(join(root, 'content/site.yaml'), 'utf8')) as { url?: unknown } | null)?.url;
const address = url || (typeof written === 'string' ? written : '');
const folder = base ?? (URL.canParse(address) ? new URL(address).pathname : '/');

const build = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    SITE_TARGET: 'static',
    SITE_BASE: folder,
    SITE_URL: url ?? '',
    SITE_OUT: out,
    SITE_API: api ?? '',
  },
});
if (build.status !== 0) process.exit(build.status ?? 1);
process.stdout.write(
  `${out}/ is the whole site${api ? ` with its API, ready for ${api}` : ''}, for ${folder === '/' ? 'the root of a host' : `the folder ${folder}`}.\n`,
);
if (/^https?:\/\/(www\.)?example\./.test(address))
  process.stdout.write(`Its public address is still ${address}: set "url" in content/site.yaml, or give --url.\n`);
