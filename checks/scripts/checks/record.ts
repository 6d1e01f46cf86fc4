import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startSite } from '#checks/journeys/support/site-server.ts';
import { repository } from '#checks/repository.ts';

// `npm run record -- <file> [folder]` records the replies of a built site and the names of its tests. `npm run record
// -- --compare <file> <file>` prints the differences.

type Entries = Record<string, unknown>;
type Records = Record<string, Entries>;

/** Removes file hashes and values that change by day or reply. */
const plain = (text: string) =>
  text
    .replace(/-[\w-]{8}(?=\.(js|css|woff2|svg|map)\b)/g, '-HASH')
    .replace(/([-.])[0-9a-f]{10}(?=\.(js|json|avif|webp)\b)/g, '$1HASH')
    .replace(/^\/\/ [0-9a-f]{10}$/m, '// HASH')
    .replace(/"(id|created)":("[^"]*"|\d+)/g, '"$1":0');
const mark = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex').slice(0, 12);
const changing = ['date', 'etag', 'last-modified', 'content-length', 'keep-alive', 'connection', 'x-request-id'];

async function reply(url: string, init?: RequestInit): Promise<{ said: Entries; bytes: Buffer }> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const headers = [...response.headers].filter(([name]) => !changing.includes(name));
  const bytes = Buffer.from(await response.arrayBuffer());
  return { said: { status: response.status, headers: plain(JSON.stringify(Object.fromEntries(headers))) }, bytes };
}

const question = (language: string, content: string) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
  body: JSON.stringify({ messages: [{ role: 'user', content }] }),
});

/** Address and request. Contributions change daily, so only their shape is recorded. */
const calls: [string, RequestInit?][] = [
  ['/api/health'],
  ['/api/contributions?from=2026-01-01&to=2026-01-31'],
  ['/api/contact', { method: 'POST' }],
  ['/api/nothing'],
  ['/api/chat/completions', { method: 'POST' }],
  ...['¿Quién eres?', '¿Qué proyectos tienes?', '¿De qué va la novela?', '¿Cuánto cobras?'].map(
    (text): [string, RequestInit] => ['/api/chat/completions', question('es', text)],
  ),
  ...['Who are you?', 'Which projects use React?', 'What is the novel about?', 'How can I reach you?'].map(
    (text): [string, RequestInit] => ['/api/chat/completions', question('en', text)],
  ),
];

async function recordSite(folder: string): Promise<Records> {
  const out = join(folder, 'dist/client');
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$|^manifest\.json$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(out.length))
    .sort();
  const records: Records = { addresses: {}, pages: {}, files: {}, api: {}, bytes: {} };
  const keep = (part: string, name: string, value: unknown) => ((records[part] ??= {})[name] = value);
  const data = mkdtempSync(join(tmpdir(), 'record-'));
  const site = await startSite({ DATA_DIR: data, CHAT_RATE_LIMIT: '1000' }, folder);
  try {
    const others = ['/about/', '/en/', '/nothing', '/en/nothing', '/.env', '/files/', '/projects/nothing'];
    const pages = files.filter((file) => file.endsWith('.html')).map((file) => file.replace(/(index)?\.html$/, ''));
    for (const address of [...files, ...pages, ...others]) {
      const { said, bytes } = await reply(site.url + address);
      keep('addresses', plain(address), said);
      if (pages.includes(address)) {
        const named = [...new Set(bytes.toString().match(/\/(?:assets|data)\/(?!rest-)[\w.-]+\.\w+/g))];
        const sizes = named.map((file) => brotliCompressSync(readFileSync(join(out, file))).length);
        keep(
          'bytes',
          address,
          [brotliCompressSync(bytes).length, ...sizes].reduce((sum, size) => sum + size),
        );
      }
      if (pages.includes(address) || /\.(xml|txt|webmanifest)$/.test(address))
        keep('pages', address, plain(bytes.toString()));
      else if (/\.(js|css|json|svg|html)$/.test(address)) keep('files', plain(address), mark(plain(bytes.toString())));
      else if (files.includes(address)) keep('files', plain(address), mark(bytes));
    }
    for (const [address, init] of calls) {
      const { said, bytes } = await reply(site.url + address, init);
      const text = bytes.toString().replace(/"(date)":"[^"]*"|"(count|level|totalContributions)":\d+/g, '"$1$2":0');
      keep('api', `${address} ${String(init?.body ?? '')}`, { ...said, text: plain(text) });
    }
  } finally {
    await site.stop();
    rmSync(data, { recursive: true, force: true });
  }
  return records;
}

function namesOfTests(): Entries {
  const run = (tool: string, ...args: string[]) =>
    execFileSync(process.execPath, [tool, ...args], { cwd: repository, encoding: 'utf8', maxBuffer: 1e8 });
  const unit = JSON.parse(
    run('node_modules/vitest/vitest.mjs', 'list', '--json', '--config', 'checks/vitest.config.ts'),
  ) as { name: string }[];
  const browser = run('node_modules/@playwright/test/cli.js', 'test', '--list', '--config', 'checks').split('\n');
  const names = [
    ...unit.map(({ name }) => name),
    ...browser.filter((line) => line.includes(' › ')).map((line) => line.replace(/^.*?:\d+:\d+ › /, '')),
  ];
  const count = new Map<string, number>();
  for (const name of names) count.set(name, (count.get(name) ?? 0) + 1);
  return Object.fromEntries([...count].sort());
}

function compare(before: Records, after: Records): string[] {
  return Object.keys({ ...before, ...after }).flatMap((part) => {
    const [old = {}, now = {}] = [before[part], after[part]];
    return Object.keys({ ...old, ...now }).flatMap((name) => {
      const [was, is] = [JSON.stringify(old[name]), JSON.stringify(now[name])];
      if (was === is) return [];
      if (was === undefined) return [`${part}: + ${name}`];
      if (is === undefined) return [`${part}: - ${name}`];
      const same = [...was].findIndex((character, at) => character !== is[at]);
      const shown = (text: string) => text.slice(Math.max(0, same - 60), same + 100);
      return [`${part}: ${name}\n    was …${shown(was)}\n    is  …${shown(is)}`];
    });
  });
}

const [first = '', second = '.', third = ''] = process.argv.slice(2);
if (first === '--compare') {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Records;
  const lines = compare(read(second), read(third));
  process.stdout.write(`${lines.join('\n')}\n${lines.length} differences\n`);
  process.exitCode = lines.length === 0 ? 0 : 1;
} else if (first && existsSync(join(second, 'dist'))) {
  const folder = resolve(second);
  const records = { ...(await recordSite(folder)), tests: namesOfTests() };
  writeFileSync(first, `${JSON.stringify(records, null, 1)}\n`);
} else {
  process.stderr.write('npm run record -- <file> [folder with a build] | --compare <file> <file>\n');
  process.exitCode = 1;
}
