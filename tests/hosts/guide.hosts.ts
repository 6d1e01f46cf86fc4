import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#server/testing/redis-server.ts';
import { stepsOf, wordsOf } from '#tools/hosts/guide.ts';
import { startPlainHost } from '#tools/hosts/plain-server.ts';

/** What a test must not do in earnest: each of these writes down how it was called, and does nothing else. */
const stubbed = ['npx', 'rsync', 'docker', 'sudo'];
/** What they are given that must be there. */
const isPlace = (word: string) => /^dist-[\w/.-]+$/.test(word);

const lists = [...stepsOf(readFileSync('docs/deploy.md', 'utf8'))];
/** A clone in which the lists are followed, from the first to the last, and the programs that do nothing. */
let clone: string;
let programs: string;
/** What a list built, which stands in for its public address. */
let published = '';
const results = new Map<string, string>();

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'guide-'));
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', process.cwd(), clone]);
  symlinkSync(resolve('node_modules'), join(clone, 'node_modules'));
  programs = join(clone, 'var/programs');
  mkdirSync(programs, { recursive: true });
  for (const name of stubbed) {
    writeFileSync(join(programs, name), `#!/bin/sh\necho "${name} $*"\n`);
    chmodSync(join(programs, name), 0o755);
  }
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

describe.each(lists)('%s', (_name, steps) => {
  const commands = steps.flatMap(({ command }) => (command ? [command] : []));
  beforeAll(() => {
    published = '';
  });
  test.each(commands)('%s', async (command) => {
    const { folder = '.', words } = wordsOf(command);
    const [program = '', verb = ''] = words;
    // Each build is made once, however many lists ask for it.
    const said = results.get(command) ?? (await follow(command, words));
    results.set(command, said);
    if (command.includes('build')) {
      const [out] = /^dist[\w-]*(?=\/ is the whole site)/m.exec(said) ?? [];
      published = out === undefined ? published : join(out, existsSync(join(clone, out, 'site')) ? 'site' : '');
    }
    if (!stubbed.includes(program)) return;
    expect(said).toContain(`${program} ${verb}`);
    expect(existsSync(join(clone, folder))).toBe(true);
    for (const word of words.filter(isPlace)) expect(existsSync(join(clone, folder, word)), word).toBe(true);
  });
});

/** Follows one step, in the clone; what it said. */
async function follow(command: string, words: string[]): Promise<string> {
  const typed = words.join(' ');
  if (typed === 'npm ci') return run('npm ls --depth 0 >/dev/null && echo there');
  if (typed.startsWith('git push'))
    return run(`git init --quiet --bare var/origin.git && git push var/origin.git HEAD:main`);
  if (typed.includes('--live')) return askStandIn(command);
  if (typed.startsWith('node ')) return (await startServer(command)).close();
  return run(command);
}

function run(command: string, mayFail = false): Promise<string> {
  const env = { ...process.env, PATH: `${programs}:${process.env.PATH}`, CI: '1' };
  const child = spawn('sh', ['-ec', command], { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  return new Promise((done, failed) => {
    child.once('exit', (code) => (code === 0 || mayFail ? done(said) : failed(new Error(`${command}: ${said}`))));
  });
}

/** Asks what the list built in the public address's stead: its folder on a host of plain files, or else the server. */
async function askStandIn(command: string): Promise<string> {
  const [address = ''] = /https:\S+/.exec(command) ?? [];
  const base = new URL(address).pathname.replace(/\/$/, '');
  if (!published && !existsSync(join(clone, 'dist'))) await run('npm run build');
  const host = published
    ? await startPlainHost(join(clone, published), { base, cleanUrls: true })
    : await startServer('HOST=127.0.0.1 PORT=3000 node dist/server/index.js');
  const said = await run(command.replace(address, host.url), true);
  await host.close();
  // A stand-in lies elsewhere, and one of plain files sends no headers; what the build wrote must be right.
  expect(said).toMatch(/to change\.|as it should be/);
  expect(said).not.toMatch(/✗ (reach|page|files|404|policy|preview|redirects):/);
  return said;
}

/** Starts a server as the guide says, on a port of its own. */
async function startServer(command: string) {
  const port = await freePort();
  const typed = command.replace(/PORT=\d+/, `PORT=${port}`);
  const child = spawn('sh', ['-ec', `exec env ${typed}`], { cwd: clone, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const exited = new Promise<number | null>((over) => child.once('exit', over));
  await new Promise<void>((ready, failed) => {
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes('listening')) ready();
    });
    child.once('exit', () => failed(new Error(said)));
  });
  const close = async () => {
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    return said;
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
