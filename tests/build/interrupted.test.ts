import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { SiteCopy } from '#tests/house/site-copy.ts';
import { temporaryFolder } from '#tests/server/start.ts';
import { buildFolder, fingerprint, finishBuild, isBuildFresh, settleBuilds } from '#tools/scripts/build-folder.mjs';

const limit = { timeout: 600_000 };
const site = new SiteCopy(process.cwd());
afterAll(() => site.remove());

interface Started {
  child: ChildProcess;
  output: () => string;
  ended: Promise<void>;
}

/** A process of its own in the copy, with everything it starts in one group. */
function start(...command: string[]): Started {
  const env = { ...process.env, NODE_ENV: '', VITEST: '', HOST: '127.0.0.1', PORT: '0', DATA_DIR: site.path('var') };
  const child = spawn(process.execPath, command, { cwd: site.folder, env, detached: true });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return { child, output: () => output, ended };
}

const build = () => start('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn');

/** Begins a build and kills it as soon as one of its files is there. */
async function killBuildAt(file: string): Promise<void> {
  const { child, output, ended } = build();
  const built = () =>
    existsSync(site.path('.building')) &&
    readdirSync(site.path('.building')).some((name) => existsSync(site.path(join('.building', name, file))));
  while (!built()) {
    if (child.exitCode !== null) throw new Error(`The build ended before it was killed:\n${output()}`);
    await new Promise((next) => setTimeout(next, 5));
  }
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await ended;
}

/** The home page as a started site sends it, and what was said until then. */
async function homePage(...command: string[]): Promise<{ html: string; output: string }> {
  const { child, output, ended } = start(...command);
  onTestFinished(async () => {
    if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL');
    await ended;
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /"address":"(http:[^"]+)"/.exec(output())?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`The site did not start:\n${output()}`)));
  });
  const html = await (await fetch(address)).text();
  child.kill('SIGTERM');
  await ended;
  return { html, output: output() };
}

function rename(owner: string): void {
  site.write('content/profile.yaml', site.read('content/profile.yaml').replace(/^name: .*$/m, `name: ${owner}`));
}

test('a first build that is killed leaves nothing that could be taken for a site', limit, async () => {
  await killBuildAt('client/.vite/manifest.json');
  expect(existsSync(site.path('dist'))).toBe(false);
  expect(isBuildFresh(site.folder)).toBe(false);
});

test('npm run build, then npm start: it is built once', limit, async () => {
  rename('Primera Dueña');
  const { child, output, ended } = build();
  await ended;
  expect(child.exitCode, output()).toBe(0);
  expect(existsSync(site.path('.building')), 'nothing of the killed build is left').toBe(false);
  const { html, output: said } = await homePage('tools/scripts/start.mjs');
  expect(html).toContain('Primera Dueña');
  expect(said).not.toContain('Building');
});

test('a build that is killed while it writes pages leaves the last one as it was', limit, async () => {
  rename('Segunda Dueña');
  await killBuildAt('client/index.html');
  const { html } = await homePage('dist/server/index.js');
  expect(html).toContain('Primera Dueña');
  expect(html).not.toContain('Segunda');
  expect(isBuildFresh(site.folder), 'npm start builds again').toBe(false);
});

/** A repository with one input, and a whole build of it at the end of its making. */
function almostBuilt(): { root: string; made: string; put: (file: string, text: string) => void } {
  const root = temporaryFolder();
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  put('content/site.yaml', 'name: new');
  put(`${buildFolder}/client/index.html`, 'new');
  return { root, made: fingerprint(root), put };
}

const page = (root: string) => readFileSync(join(root, 'dist/client/index.html'), 'utf8');

test('a whole build takes the place of the last one', () => {
  const { root, made, put } = almostBuilt();
  put('dist/client/index.html', 'old');
  put('dist/client/gone.html', 'old');
  finishBuild(root, made);
  expect(page(root)).toBe('new');
  expect(existsSync(join(root, 'dist/client/gone.html'))).toBe(false);
  expect(readdirSync(root).sort()).toEqual(['content', 'dist']);
  expect(isBuildFresh(root)).toBe(true);
  put('content/site.yaml', 'name: newer still');
  expect(isBuildFresh(root)).toBe(false);
});

test.each([
  ['a whole build becomes the site', true, 'new'],
  ['the last one comes back when the new one is not whole', false, 'old'],
])('a stop between taking the last build away and putting the new one there: %s', (_name, whole, expected) => {
  const { root, made, put } = almostBuilt();
  if (whole) put(`${buildFolder}/build-stamp.txt`, made);
  put(`${buildFolder}.last/client/index.html`, 'old');
  put(`${buildFolder}.last/build-stamp.txt`, 'of older content');
  settleBuilds(root);
  expect(page(root)).toBe(expected);
  expect(existsSync(join(root, '.building'))).toBe(false);
});

test('a build that still runs elsewhere is left alone', () => {
  const { root, put } = almostBuilt();
  rmSync(join(root, '.building'), { recursive: true });
  put(`.building/${process.ppid}/client/index.html`, 'half');
  settleBuilds(root);
  expect(existsSync(join(root, `.building/${process.ppid}/client/index.html`))).toBe(true);
});
