import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startSite } from '#checks/journeys/support/site-server.ts';
import { isThorough, repository } from '#checks/repository.ts';
import { firstlight, installedSite, newSite, npm } from './new-site.ts';

// The engine as owners get it: packed, installed and built outside the repository.
const limit = { timeout: 300_000 };
const place = mkdtempSync(join(tmpdir(), 'package-'));
const site = join(place, 'my-site');
const { version } = JSON.parse(readFileSync(join(repository, 'engine/package.json'), 'utf8')) as { version: string };
const vendored = `vendor/firstlight-${version}.tgz`;
const megabyte = 1024 * 1024;

beforeAll(() => cpSync(installedSite(), site, { recursive: true, verbatimSymlinks: true }), 300_000);
afterAll(() => rmSync(place, { recursive: true, force: true }));

function filesIn(folder: string, left: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !left.test(file))
    .sort();
}

test('a new site is a few files, all of them the owner’s', () => {
  expect(filesIn(site, /^(node_modules|\.cache|content\/\.schemas|content\/images)\//)).toEqual([
    '.env.example',
    '.github/workflows/publish.yml',
    '.github/workflows/upgrade.yml',
    '.gitignore',
    'README.md',
    'content/files/.gitkeep',
    'content/privacy.yaml',
    'content/profile.yaml',
    'content/site.yaml',
    'package-lock.json',
    'package.json',
    vendored,
  ]);
  for (const file of ['README.md', 'content/privacy.yaml', 'content/profile.yaml', 'content/site.yaml', 'package.json'])
    expect(readFileSync(join(site, file), 'utf8'), file).not.toMatch(/Alba|Serrano|Málaga|Spain/);
});

test('the package is light and contains only the engine', () => {
  const tarball = join(site, vendored);
  const files = execFileSync('tar', ['tzf', tarball], { encoding: 'utf8' }).trim().split('\n');
  const foreign = /\.test\.|\.env|\/(var|testing|demo|checks|(?<!src\/)content)\//;
  expect(files.filter((file) => foreign.test(file))).toEqual([]);
  expect(statSync(tarball).size).toBeLessThan(1.5 * megabyte);
  const locked = (file: string) =>
    Object.keys((JSON.parse(readFileSync(join(site, file), 'utf8')) as { packages: object }).packages);
  for (const platform of ['linux-x64', 'darwin-arm64', 'win32-x64'])
    expect(locked('package-lock.json')).toContain(`node_modules/@img/sharp-${platform}`);
  expect(locked('node_modules/.package-lock.json').length).toBeLessThanOrEqual(160);
  const modules = join(site, 'node_modules');
  const bytes = filesIn(modules, /^$/).reduce((sum, file) => sum + statSync(join(modules, file)).size, 0);
  expect(bytes).toBeLessThan(130 * megabyte);
});

// The owners' sites show each time that it builds and serves.
test.runIf(isThorough)('it builds and serves, with packages side by side and nested alike', limit, async () => {
  const nested = join(place, 'nested');
  cpSync(site, nested, { recursive: true, filter: (path) => !path.includes('node_modules') });
  npm(['install', '--install-strategy=linked', '--no-audit', '--no-fund'], nested);
  expect(readdirSync(join(nested, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['firstlight']);
  for (const folder of [site, nested]) {
    const { status, said } = firstlight(folder, 'build');
    expect(status, said).toBe(0);
  }
  const built = (folder: string) => filesIn(join(folder, 'dist/client'), /^\.vite\//);
  expect(built(nested)).toEqual(built(site));
  const pageIn = (folder: string, file: string) => readFileSync(join(folder, 'dist/client', file));
  for (const file of built(site).filter((each) => each.endsWith('.html')))
    expect(pageIn(nested, file).equals(pageIn(site, file)), file).toBe(true);

  const server = await startSite({ DATA_DIR: join(site, 'var') }, site);
  onTestFinished(async () => void (await server.stop()));
  for (const path of ['/', '/projects', '/about', '/contact']) {
    const page = await fetch(`${server.url}${path}`);
    expect(page.status, path).toBe(200);
    const html = await page.text();
    expect(html).toContain('Iris Vos');
    expect(html, path).not.toMatch(/Alba|Serrano|Málaga|hola@example/);
  }
});

test('a folder with files is refused by name, and a failed install leaves nothing', limit, () => {
  mkdirSync(join(place, 'taken'));
  writeFileSync(join(place, 'taken/letter.txt'), 'mine');
  expect(() => newSite(place, 'taken')).toThrow(/taken already contains letter\.txt/);
  const offline = {
    npm_config_registry: 'http://127.0.0.1:1',
    npm_config_cache: join(place, 'empty-cache'),
    npm_config_fetch_retries: '0',
  };
  expect(() => newSite(place, 'offline', offline)).toThrow(/could not be installed, so nothing was written/);
  expect(readdirSync(place).filter((name) => name.includes('offline'))).toEqual([]);
});
