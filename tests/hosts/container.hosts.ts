import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { runDockerfile, type BuiltImage } from '#tools/hosts/container/run-dockerfile.ts';
import { stepsOf } from '#tools/hosts/guide.ts';
import { runHere } from '#tools/hosts/run-here.ts';
import { freePort, hasRedis, startRedis } from '#server/testing/redis-server.ts';
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

const commands = [...stepsOf(readFileSync('docs/deploy.md', 'utf8'))]
  .filter(([name]) => name === 'A container')
  .flatMap(([, steps]) => steps.flatMap(({ command }) => command ?? []));
/** A command of the guide's list; none here does what a step of it does unless it stands there. */
const typed = (start: string) => commands.find((command) => command.startsWith(start)) ?? `${start} is missing`;

/** Starts the image as `docker run` would, at a port of its own. */
async function startImage(env: Record<string, string>) {
  const port = String(await freePort());
  const site = image.start({ HOST: '127.0.0.1', CONTACT_DELIVERY: 'inbox', ...env, PORT: port });
  const ended = new Promise<number | null>((over) => site.once('exit', over));
  let output = '';
  site.stderr?.on('data', (text: Buffer) => (output += text.toString()));
  await new Promise<void>((ready, failed) => {
    site.stdout?.on('data', (text: Buffer) => text.includes('listening') && ready());
    site.once('exit', () => failed(new Error(output)));
  });
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => (site.kill(signal), ended);
  return { host: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}`, port, stop };
}

test('every command of the list is followed here', () => {
  expect(
    commands.map((command) =>
      command
        .replace(/^[A-Z_]+=\S+ /, '')
        .split(' ', 2)
        .join(' '),
    ),
  ).toEqual(['cp .env.example', 'docker build', 'docker run', 'docker compose', 'npm run']);
});

test(typed('cp '), () => {
  // Docker takes it as it is: comments, empty lines, and names with their values, without quotes.
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  expect(lines.filter((line) => !/^(#.*|[A-Z_]+=[^'"]*|)$/.test(line))).toEqual([]);
});

test(`${typed('docker run')}: it starts, says that it is well, writes nowhere but in var/, and stops`, async () => {
  expect(image.checkHealth({ PORT: String(await freePort()) })).toBe(1);
  const before = files(image.folder);
  const site = await startImage({});
  expect(image.checkHealth({ PORT: site.port })).toBe(0);
  expect(await (await fetch(`${site.url}/projects`)).text()).toContain('<main id="content"');
  const sent = await messageTo(site.url, 'Web', 'X-Visitor');
  expect(sent.status).toBe(202);
  // The list's last step, with this in the public address's stead.
  const said = await runHere(typed('npm run doctor').replace(/https:\S+/, site.url), process.cwd(), true);
  expect(said).toMatch(/✗ canonical/);
  expect(said).not.toMatch(
    /✗ (reach|page|files|404|policy|headers|frames|compression|caching|worker|preview|redirects):/,
  );
  expect(await site.stop()).toBe(0);
  const written = [...files(image.folder)].filter((file) => !before.has(file));
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

const composeNeeds = hasRedis && hasProgram('caddy');
if (!composeNeeds) process.stdout.write('left out: compose.yaml as processes needs caddy and redis-server\n');
test.runIf(composeNeeds)(
  `${commands.find((each) => each.includes('compose'))}, as processes of this machine`,
  async () => {
    const { services, configs } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
      services: Record<string, { environment?: Record<string, string> }>;
      configs: { caddyfile: { content: string } };
    };
    const redis = await startRedis();
    const names = Object.keys(services).filter((name) => name.startsWith('site-'));
    const sites = await Promise.all(
      names.map((name) =>
        startImage({
          ...services[name]?.environment,
          HOST: '127.0.0.1',
          DATA_DIR: `var/${name}`,
          REDIS_URL: redis.url,
          TRUSTED_PROXIES: '127.0.0.1',
        }),
      ),
    );
    const url = `http://127.0.0.1:${await freePort()}`;
    let balancer = configs.caddyfile.content.replace('${SITE_ADDRESS:-localhost}', url);
    for (const [index, name] of names.entries())
      balancer = balancer.replace(`${name}:${services[name]?.environment?.PORT}`, sites[index]?.host ?? '');
    const place = mkdtempSync(join(tmpdir(), 'caddy-'));
    const file = join(place, 'Caddyfile');
    writeFileSync(file, `{\n  admin off\n}\n${balancer}`);
    const env = { ...process.env, HOME: place };
    const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { env, stdio: 'ignore' });
    const ended = new Promise((over) => caddy.once('exit', over));
    try {
      while (!(await fetch(url).catch(() => null))) expect(caddy.exitCode).toBeNull();
      const sent = await Promise.all(
        Array.from({ length: 14 }, (_, index) => messageTo(url, `Hola ${index}`, 'X-Visitor')),
      );
      expect(sent.filter(({ status }) => status === 202)).toHaveLength(5);
      await sites[0]?.stop('SIGKILL');
      for (let count = 0; count < 20; count += 1) expect((await fetch(`${url}/projects`)).status).toBe(200);
    } finally {
      caddy.kill('SIGTERM');
      await ended;
      await Promise.all(sites.map(({ stop }) => stop('SIGKILL')));
      redis.stop();
      rmSync(place, { recursive: true, force: true });
    }
  },
);

function hasProgram(name: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`]);
    return true;
  } catch {
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
