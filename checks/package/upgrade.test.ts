import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isThorough, repository } from '#checks/repository.ts';
import { createSite, firstlight, inOwnNpm } from './new-site.ts';

// Migrates a site made in a copy of the repository, and upgrades a site's engine.
const limit = { timeout: 300_000 };
const place = mkdtempSync(join(tmpdir(), 'upgrade-'));
const old = join(place, 'old');
const site = join(place, 'my-site');
afterAll(() => rmSync(place, { recursive: true, force: true }));

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=Ana', '-c', 'user.email=ana@a.test', ...args]);
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
/** The former layout: everything in one folder, no edition, and the filters of the first one. */
function formerSite(): void {
  for (const name of ['content', 'public'])
    cpSync(join(repository, 'demo', name), join(old, name), { recursive: true });
  rmSync(join(old, 'content/.schemas'), { recursive: true, force: true });
  const text = read(old, 'content/site.yaml');
  const before = text.replace(/^edition: .*\n/m, '').replace(/^# The filters [\s\S]*?\n(?=#)/m, '');
  writeFileSync(join(old, 'content/site.yaml'), before);
  mkdirSync(join(old, 'src'));
  writeFileSync(join(old, 'src/own.css'), 'a { color: red }\n');
  writeFileSync(join(old, '.gitignore'), '.env\nvar/\n');
  git(place, 'init', '--quiet', 'old');
  git(old, 'add', '.');
  git(old, 'commit', '--quiet', '-m', 'copy');
  writeFileSync(join(old, 'src/own.css'), 'a { color: blue }\n');
  git(old, 'commit', '--quiet', '-am', 'blue');
  writeFileSync(join(old, '.env'), 'CONTACT_DELIVERY=inbox\n');
  mkdirSync(join(old, 'var/inbox/new'), { recursive: true });
  writeFileSync(join(old, 'var/inbox/new/1.eml'), 'Subject: Hola\r\n\r\nUn mensaje.\r\n');
}

let said = '';
let status: number | null = null;
beforeAll(() => {
  formerSite();
  const made = spawnSync('npm', [...createSite(), 'my-site', '--from', 'old'], inOwnNpm(place));
  said = made.stdout + made.stderr;
  status = made.status;
}, 300_000);

test('a copy of the repository becomes a site with every word, file and message', limit, () => {
  expect(said).toContain('Taken over: content, public, .env, var.');
  for (const file of readdirSync(old, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(old.length + 1))
    .filter((path) => /^(content|public|var)\/|^\.env$/.test(path) && path !== 'content/site.yaml'))
    expect(readFileSync(join(site, file)).equals(readFileSync(join(old, file))), file).toBe(true);
  const [before, after] = [read(old, 'content/site.yaml'), read(site, 'content/site.yaml')];
  for (const line of before.trimEnd().split('\n')) expect(after).toContain(line);
  expect(after).toMatch(/^edition: 2$/m);
  expect(after).toContain('  - label: OpenAI\n');
});

test('changes elsewhere are listed, and the status says that they were left', () => {
  expect(said).toMatch(/not copied:\n {2}src\/own\.css\n/);
  expect(status).toBe(2);
});

test.runIf(isThorough)('the pages are as before', limit, () => {
  rmSync(join(site, '.cache'), { recursive: true, force: true });
  symlinkSync(join(repository, 'demo/.cache'), join(site, '.cache'));
  const built = firstlight(site, 'build');
  expect(built.status, built.said).toBe(0);
  const words = (folder: string, page: string) =>
    read(folder, `dist/client/${page}.html`)
      .replace(/^[\s\S]*?<main|<\/main>[\s\S]*$/g, '')
      .replace(/<[^>]*>/g, ' ');
  for (const page of ['about', 'novel', 'en/about', 'contact'])
    expect(words(site, page), page).toBe(words(join(repository, 'demo'), page));
  const filters = /Todos\s+Destacados\s+OpenAI\s+Trading\s+Portfolios\s+Tiendas\s+2D \/ 3D\s+Fotografía/;
  expect(words(site, 'projects')).toMatch(filters);
});

test('an older site that is not valid leaves the new folder empty', limit, () => {
  const [broken, empty] = [join(place, 'broken'), join(place, 'empty')];
  mkdirSync(empty);
  cpSync(join(old, 'content'), join(broken, 'content'), { recursive: true });
  writeFileSync(join(broken, 'content/profile.yaml'), 'name: Ana\n');
  const command = [join(site, 'node_modules/firstlight/firstlight.mjs'), 'upgrade', '--from', broken];
  const { status: ended, stderr } = spawnSync(process.execPath, command, { cwd: empty, encoding: 'utf8' });
  expect(stderr).toContain('No file was changed');
  expect(ended).toBe(1);
  expect(readdirSync(empty)).toEqual([]);
});

test.runIf(isThorough)('a newer engine is installed on a copy, and nothing changes if it fails', limit, () => {
  const tarball = readdirSync(join(site, 'vendor'))[0] ?? '';
  const newer = join(place, 'firstlight-1.0.1.tgz');
  cpSync(join(site, 'vendor', tarball), newer);
  const first = firstlight(site, 'upgrade', newer);
  expect(first.said).toContain('not in git');
  expect(first.status).toBe(1);
  git(site, 'init', '--quiet');
  git(site, 'add', '.');
  git(site, 'commit', '--quiet', '-m', 'site');
  writeFileSync(join(site, 'content/extra.yaml'), 'a: 1\n');
  expect(firstlight(site, 'upgrade', newer).said).toContain('not committed');
  const failed = firstlight(site, 'upgrade', newer, '--force');
  expect(failed.said).toContain('No file was changed');
  expect(failed.status).toBe(1);
  expect(readdirSync(join(site, 'vendor'))).toEqual([tarball]);
  rmSync(join(site, 'content/extra.yaml'));

  const done = firstlight(site, 'upgrade', newer);
  expect(done.said).toContain('The content is up to date.');
  expect(done.status).toBe(0);
  expect(readdirSync(join(site, 'vendor'))).toEqual(['firstlight-1.0.1.tgz']);
  expect(read(site, 'package.json')).toContain('file:vendor/firstlight-1.0.1.tgz');
  expect(existsSync(join(site, 'node_modules/firstlight/firstlight.mjs'))).toBe(true);
  expect(readdirSync(site).filter((name) => name.startsWith('.upgrading'))).toEqual([]);
});

test('the installed engine is not installed again', limit, () => {
  const [tarball = ''] = readdirSync(join(site, 'vendor'));
  const said = 'The engine and the content are up to date.\n';
  for (const args of [[], [join('vendor', tarball)]])
    expect(firstlight(site, 'upgrade', ...args)).toEqual({ status: 0, said });
});

test('an engine that is too old or too new for the content says which command to run', limit, () => {
  const text = read(site, 'content/site.yaml');
  writeFileSync(join(site, 'content/site.yaml'), text.replace('edition: 2', 'edition: 1'));
  expect(firstlight(site, 'check').said).toContain('run "npx firstlight upgrade"');
  writeFileSync(join(site, 'content/site.yaml'), text.replace('edition: 2', 'edition: 9'));
  expect(firstlight(site, 'check').said).toContain('this engine is too old');
  expect(firstlight(site, 'upgrade', '--force').status).toBe(1);
  expect(read(site, 'content/site.yaml')).toContain('edition: 9');
  writeFileSync(join(site, 'content/site.yaml'), text);
});
