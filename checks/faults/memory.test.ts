import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { message, post, question, startTriedSite } from './site.ts';

vi.setConfig({ testTimeout: 3_600_000 });

/** `REQUESTS=100000` for a long run. */
const requests = Number(process.env.REQUESTS ?? 10_000);
/** Memory is measured after each part. The first parts fill the caches. */
const parts = 5;
/** Allowed growth in bytes per request (less than the smallest object that could leak) and for bounded caches. */
const [mostLeft, settling] = [40, 2 * 2 ** 20];

/** Loaded before the server: each SIGUSR2 collects garbage and prints the memory in use. */
const meter = `import { setFlagsFromString } from 'node:v8'; import { runInNewContext } from 'node:vm';
  setFlagsFromString('--expose-gc'); const gc = runInNewContext('gc');
  process.on('SIGUSR2', async () => {
    for (let round = 0; round < 3; round += 1) { gc(); await new Promise((next) => setTimeout(next, 50)); }
    const { heapUsed, external } = process.memoryUsage();
    process.stdout.write('in use: ' + (heapUsed + external) + '\\n');
  });`;

type Ask = (url: string, index: number) => Promise<unknown>;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(path, { headers }).then((each) => each.text());

const cheap: readonly Ask[] = [
  (url) => get(url, { 'Accept-Encoding': 'br' }),
  (url, index) => get(`${url}/?q=${index}`, { 'If-None-Match': `"${index}"`, Cookie: `a=${index}` }),
  (url, index) => get(`${url}/nothing/${index}`),
  (url, index) => get(`${url}/projects/?q=${index}`),
  (url) => get(`${url}/robots.txt`, { Range: 'bytes=0-9' }),
  (url, index) => get(`${url}/api/contributions?from=${index}&to=x`),
  (url, index) => post(`${url}/api/contact`, { name: index }),
  (url) => post(`${url}/api/contact`, {}, { Origin: 'https://elsewhere.example' }),
];
/** One request in fifty takes processor time or the disk. */
const costly: readonly Ask[] = [
  (url, index) => post(`${url}/api/chat/completions`, { ...question, stream: index % 2 === 0 }),
  (url, index) => post(`${url}/api/contact`, message(`message ${index}`)),
  (url) => post(`${url}/api/contact`, 'x'.repeat(60_000)),
  (url) => get(`${url}/api/health?deep`),
  (url) => fetch(url, { signal: AbortSignal.timeout(1) }).catch(() => undefined),
];

test('mixed requests, accepted, refused and interrupted, leak no memory', async () => {
  const preload = join(temporaryFolder(), 'meter.mjs');
  writeFileSync(preload, meter);
  const site = await startTriedSite({ NODE_OPTIONS: `--import ${preload}`, CONTACT_DELIVERY: 'inbox' });
  const inUse = () => [...site.output().matchAll(/^in use: (\d+)$/gm)].map(([, bytes]) => Number(bytes));
  let next = 0;
  const visitor = async (end: number) => {
    while (next < end) {
      const index = next++;
      const kinds = index % 50 === 0 ? costly : cheap;
      await kinds[(index % 50 === 0 ? index / 50 : index) % kinds.length]?.(site.url, index);
    }
  };
  for (let part = 1; part <= parts; part += 1) {
    await Promise.all(Array.from({ length: 32 }, () => visitor((requests * part) / parts)));
    site.process.kill('SIGUSR2');
    await expect.poll(() => inUse().length, { timeout: 20_000 }).toBe(part);
  }
  const [, settled = 0] = inUse();
  const allowed = settling + (mostLeft * requests * (parts - 2)) / parts;
  expect((inUse().at(-1) ?? 0) - settled, inUse().join(', ')).toBeLessThan(allowed);
  expect(site.output()).not.toContain('request_failed');
});
