import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { runDockerfile, type BuiltImage } from '#tools/hosts/run-dockerfile.ts';
import { freePort } from '#server/testing/redis-server.ts';
import { messageTo } from './elsewhere.ts';

const mostMegabytes = 150;
/** What Debian's own part of `node:…-slim` weighs compressed; it cannot be measured here. */
const debianMegabytes = 30;

let image: BuiltImage;

beforeAll(() => {
  image = runDockerfile(process.cwd(), (step, folder) => {
    // The pictures as they were encoded before, so that it does not take minutes.
    if (step.startsWith('RUN npm ci') && existsSync('node_modules/.cache'))
      cpSync('node_modules/.cache', join(folder, 'node_modules/.cache'), { recursive: true });
  });
}, 900_000);

// Nothing to remove where a step failed: what it left shows why.
afterAll(() => (image as BuiltImage | undefined)?.remove());

test('what the Dockerfile builds starts, says that it is well, writes nowhere but in var/, and stops', async () => {
  const env = { PORT: String(await freePort()), HOST: '127.0.0.1', CONTACT_DELIVERY: 'inbox' };
  expect(image.checkHealth(env)).toBe(1);
  const before = files(image.folder);
  const site = image.start(env);
  const exited = new Promise<number | null>((ended) => site.once('exit', ended));
  let output = '';
  site.stderr?.on('data', (text: Buffer) => (output += text.toString()));
  await new Promise<void>((ready, failed) => {
    site.stdout?.on('data', (text: Buffer) => text.includes('listening') && ready());
    site.once('exit', () => failed(new Error(output)));
  });
  const address = `http://127.0.0.1:${env.PORT}`;
  expect(image.checkHealth(env)).toBe(0);
  expect(await (await fetch(`${address}/projects`)).text()).toContain('<main id="content"');
  const sent = await messageTo(address, 'Web', 'X-Visitor');
  expect(sent.status).toBe(202);
  site.kill('SIGTERM');
  expect(await exited).toBe(0);
  const isNew = (file: string) => !before.has(file);
  const written = [...files(image.folder)].filter(isNew);
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter((file) => !file.startsWith('./var/'))).toEqual([]);
});

test(`the image stays below ${mostMegabytes} MB, as far as that can be told without its base`, () => {
  const own = Number(execFileSync('sh', ['-c', `tar -C '${image.folder}' -cf - . | gzip -c | wc -c`]).toString()) / 1e6;
  const node = gzipSync(readFileSync(process.execPath), { level: 6 }).length / 1e6;
  const whole = own + node + debianMegabytes;
  process.stdout.write(
    `image, estimated: ${whole.toFixed(0)} MB compressed (site ${own.toFixed(0)}, Node ${node.toFixed(0)}, Debian about ${debianMegabytes})\n`,
  );
  expect(whole).toBeLessThan(mostMegabytes);
});

test.runIf(hasProgram('caddy'))('Caddy takes the configuration that compose.yaml gives it', () => {
  const { configs } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
    configs: { caddyfile: { content: string } };
  };
  const file = join(image.folder, 'Caddyfile');
  writeFileSync(file, configs.caddyfile.content.replace('${SITE_ADDRESS:-localhost}', 'localhost'));
  execFileSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], { stdio: 'pipe' });
});

function hasProgram(name: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`]);
    return true;
  } catch {
    process.stdout.write(`left out: ${name} is not installed\n`);
    return false;
  }
}

function files(folder: string): Set<string> {
  const found = execFileSync('find', ['.', '-type', 'f', '-not', '-path', './node_modules/*'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return new Set(found.trim().split('\n'));
}
