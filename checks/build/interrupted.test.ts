import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { SiteCopy } from '#checks/house/site-copy.ts';
import { startProgram } from '#testing/start-program.ts';
import { temporaryFolder, writeFiles } from '#testing/temporary-folder.ts';
import { hasAllPictures } from '#vite/pictures/late-pictures.ts';
import { buildFolder, fingerprint, finishBuild, isBuildFresh, settleBuilds } from '#vite/build-folder.ts';

const limit = { timeout: 600_000 };
const site = new SiteCopy();
afterAll(() => site.remove());

const environment = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  ...more,
  ...{ NODE_ENV: '', VITEST: '', HOST: '127.0.0.1', PORT: '0', DATA_DIR: site.path('var') },
});

async function killBuildAt(file: string): Promise<void> {
  const options: SpawnOptions = { cwd: site.folder, env: environment(), detached: true, stdio: 'ignore' };
  const child = spawn(process.execPath, ['engine/firstlight.mjs', 'build'], options);
  const built = () =>
    existsSync(site.path('.building')) &&
    readdirSync(site.path('.building')).some((name) => existsSync(site.path(join('.building', name, file))));
  while (!built()) {
    if (child.exitCode !== null) throw new Error('The build ended before it was killed.');
    await new Promise((next) => setTimeout(next, 5));
  }
  const ended = once(child, 'exit');
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await ended;
}

/** What `firstlight start` serves at first, and what it printed. */
async function homePage(env: NodeJS.ProcessEnv) {
  const { found, output, stop } = await startProgram(
    [process.execPath, 'engine/firstlight.mjs', 'start'],
    /(?<="address":")http:[^"]+(?=")/,
    { cwd: site.folder, env: environment(env) },
  );
  onTestFinished(async () => void (await stop()));
  const html = await (await fetch(found)).text();
  const picture = await fetch(found + (/[^" ,]+\.avif/.exec(html)?.[0] ?? ''));
  await stop();
  return { html, picture: { status: picture.status, type: picture.headers.get('content-type') }, output: output() };
}

test('a first build that is killed leaves nothing that looks like a site', limit, async () => {
  await killBuildAt('client/.vite/manifest.json');
  expect(existsSync(site.path('dist'))).toBe(false);
  expect(isBuildFresh(site.folder, site.path('engine'))).toBe(false);
});

test('a first start serves any picture of a page before all are encoded', limit, async () => {
  const env = { PICTURE_CACHE: site.path('no-pictures') };
  const { html, picture } = await homePage(env);
  expect([picture.status, picture.type]).toEqual([200, 'image/avif']);
  expect(hasAllPictures(site.path('dist')), 'the others are still missing').toBe(false);
  const again = await homePage(env);
  expect([again.html, again.picture.status]).toEqual([html, 200]);
  expect(again.output).not.toContain('Building');
});

function almostBuilt(): { root: string; made: string; put: (file: string, text: string) => void } {
  const root = temporaryFolder();
  const put = (file: string, text: string) => writeFiles(root, { [file]: text });
  put('content/site.yaml', 'name: new');
  put(`${buildFolder}/client/index.html`, 'new');
  return { root, made: fingerprint(root), put };
}

const page = (root: string) => readFileSync(join(root, 'dist/client/index.html'), 'utf8');

test('a complete build replaces the last one', () => {
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
])('a stop between removing the last build and moving the new one: %s', (_name, whole, expected) => {
  const { root, made, put } = almostBuilt();
  if (whole) put(`${buildFolder}/build-stamp.txt`, made);
  put(`${buildFolder}.last/client/index.html`, 'old');
  put(`${buildFolder}.last/build-stamp.txt`, 'of older content');
  settleBuilds(root);
  expect(page(root)).toBe(expected);
  expect(existsSync(join(root, '.building'))).toBe(false);
});

test('a build that is still running elsewhere is left alone', () => {
  const { root, put } = almostBuilt();
  rmSync(join(root, '.building'), { recursive: true });
  put(`.building/${process.ppid}/client/index.html`, 'half');
  settleBuilds(root);
  expect(existsSync(join(root, `.building/${process.ppid}/client/index.html`))).toBe(true);
});

test('an installed engine is identified by version and integrity, not by file times', () => {
  const { root, put } = almostBuilt();
  const engine = join(root, 'node_modules/firstlight');
  const install = (version: string, integrity: string) => {
    put('node_modules/firstlight/package.json', JSON.stringify({ name: 'firstlight', version }));
    const lock = JSON.stringify({ packages: { 'node_modules/firstlight': { integrity } } });
    put('package-lock.json', lock);
    utimesSync(join(root, 'package-lock.json'), 0, 0);
    return fingerprint(root, engine);
  };
  const first = install('1.0.0', 'sha512-a');
  put('node_modules/firstlight/src/page.tsx', 'changed');
  expect(fingerprint(root, engine)).toBe(first);
  expect(new Set([first, install('1.0.1', 'sha512-a'), install('1.0.0', 'sha512-b')]).size).toBe(3);
});
