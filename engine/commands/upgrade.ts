import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fail, optionsOf, print } from '#commands/support/command-line.ts';
import { edition, editionOf } from '#src/content/edition.ts';
import { filesBelow } from '#src/content/read/files.ts';
import { engineRoot, siteRoot } from '#src/content/roots.ts';
import { migrate, type ContentTexts } from '#commands/upgrade/migrations.ts';
import { editsElsewhere, git, owned, ownersFolder, takeOver } from '#commands/upgrade/take-over.ts';

// `firstlight upgrade`: works on a copy beside the site, which replaces the originals only when it is complete and checked.
const usage = `npx firstlight upgrade                            adapts content/ to the installed engine
npx firstlight upgrade firstlight-2.0.0.tgz       installs that engine and adapts content/ to it
npx firstlight upgrade --from ../old-copy         takes over a site made in a copy of the engine's repository

  --force   continues if the site is up to date, has uncommitted changes or is not in git`;

/** The exit status if the site is complete, but changes outside the owner's folders were not taken over. */
const leftBehind = 2;
let stage = '';

process.once('exit', () => stage && rmSync(stage, { recursive: true, force: true, maxRetries: 5 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const bin = (root: string) => join(root, 'node_modules/firstlight/firstlight.mjs');
const firstlight = (program: string, folder: string, ...args: string[]) =>
  spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: 'utf8' });

function requireCommitted(): void {
  const { status, stdout } = git(siteRoot, 'status', '--porcelain', '--', '.');
  if (status !== 0) fail('This folder is not in git, so the upgrade could not be undone. Commit it, or add --force.');
  if (stdout.trim()) fail(`Some changes are not committed. Commit them, or add --force.\n${stdout.trimEnd()}`);
}

/** Whether there is nothing to do: no other engine (`tarball`) and no other edition. */
function isUpToDate(tarball: string | undefined): boolean {
  if (editionOf(siteRoot) !== edition) return false;
  if (tarball === undefined) return true;
  const installed = join(siteRoot, 'vendor', basename(tarball));
  return [tarball, installed, bin(siteRoot)].every(existsSync) && readFileSync(tarball).equals(readFileSync(installed));
}

/** A folder beside the site's files with copies of these, on the same disk, so that moving is instant. */
function copyOf(names: readonly string[]): string {
  stage = mkdtempSync(join(siteRoot, '.upgrading-'));
  for (const name of names.filter((each) => existsSync(join(siteRoot, each))))
    cpSync(join(siteRoot, name), join(stage, name), { recursive: true });
  return stage;
}

/** Moves these from the copy to the site. If one cannot be moved, all are put back. */
function swap(copy: string, names: readonly string[]): void {
  const old = join(copy, '.old');
  mkdirSync(old);
  const done: string[] = [];
  try {
    for (const name of names.filter((each) => existsSync(join(copy, each)))) {
      done.push(name);
      if (existsSync(join(siteRoot, name))) renameSync(join(siteRoot, name), join(old, name));
      renameSync(join(copy, name), join(siteRoot, name));
    }
  } catch (error) {
    for (const name of done) {
      if (!existsSync(join(old, name))) continue;
      rmSync(join(siteRoot, name), { recursive: true, force: true });
      renameSync(join(old, name), join(siteRoot, name));
    }
    fail(`${(error as Error).message}\nNo file was changed.`);
  }
}

function showDifference(copy: string): void {
  // Relative, so that the paths of the difference are those of the site.
  const changed = join(basename(copy), 'content');
  const { stdout } = git(siteRoot, '--no-pager', 'diff', '--no-index', '--no-color', 'content', changed);
  if (stdout) print(`\n${stdout.replaceAll(`${basename(copy)}/`, '').trimEnd()}\n`);
}

/** Changes the content in `copy` for this engine; stops with the reader's report if the result is not valid. */
function migrateIn(copy: string, program: string): string[] {
  const files = filesBelow(join(copy, 'content')).filter((file) => /\.(ya?ml|md)$/.test(file));
  const texts: ContentTexts = new Map(
    files.map((file) => [`content/${file}`, readFileSync(join(copy, 'content', file), 'utf8')]),
  );
  const before = new Map(texts);
  const said = migrate(texts, editionOf(copy) ?? 1, edition);
  for (const [file, text] of texts) if (before.get(file) !== text) writeFileSync(join(copy, file), text);
  const { status, stdout, stderr } = firstlight(program, copy, 'check');
  if (status !== 0) fail(`${stdout}${stderr}\nThe content is not valid for this engine. No file was changed.`);
  return said;
}

function upgradeContent(): void {
  const named = editionOf(siteRoot) ?? 1;
  if (named > edition)
    fail(
      `The content has edition ${named}, but this engine supports only up to ${edition}. Install a newer engine: npx firstlight upgrade <file>`,
    );
  const copy = copyOf(['content', 'public', 'theme.css']);
  const said = migrateIn(copy, join(engineRoot, 'firstlight.mjs'));
  showDifference(copy);
  swap(copy, ['content']);
  for (const line of said) print(`- ${line}`);
  print(
    named === edition && said.length === 0 ? 'The content is up to date.' : `The content now has edition ${edition}.`,
  );
}

/** Installs the engine of a tarball in a copy of the site, lets it change the content there, and moves the copy in. */
function installEngine(tarball: string): void {
  if (!existsSync(tarball) || !statSync(tarball).isFile()) fail(`File not found: ${tarball}.`);
  const parts = ['content', 'public', 'theme.css', 'package.json', 'package-lock.json', 'vendor'];
  const copy = copyOf(parts);
  mkdirSync(join(copy, 'vendor'), { recursive: true });
  for (const name of readdirSync(join(copy, 'vendor')).filter((each) => /^firstlight-.*\.tgz$/.test(each)))
    rmSync(join(copy, 'vendor', name));
  cpSync(tarball, join(copy, 'vendor', basename(tarball)));
  const manifest = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  manifest.dependencies.firstlight = `file:vendor/${basename(tarball)}`;
  writeFileSync(join(copy, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  print('Installing the engine…');
  const install = spawnSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: copy,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (install.status !== 0)
    fail(`${install.stdout ?? ''}${install.stderr ?? ''}\nThe engine could not be installed. No file was changed.`);
  if (!existsSync(bin(copy))) fail(`${tarball} is not a Firstlight engine. No file was changed.`);
  const { status, stdout, stderr } = firstlight(bin(copy), copy, 'upgrade', '--force');
  print(`${stdout}${stderr}`.trimEnd());
  if (status !== 0) fail('No file was changed.');
  swap(copy, [...parts, 'node_modules']);
}

/** Fills a new site with the files of an older one. Says what was left behind. */
function takeOverFrom(folder: string): void {
  if (existsSync(join(siteRoot, 'content')))
    fail(
      'content/ already exists here. Migrate an older site into a new folder: create-firstlight my-site --from <folder>',
    );
  const old = ownersFolder(folder) ?? fail(`${folder} contains no content/site.yaml.`);
  const before = new Set(readdirSync(siteRoot));
  process.once('exit', (status) => {
    if (status !== 1) return;
    for (const name of owned.filter((each) => !before.has(each)))
      rmSync(join(siteRoot, name), { recursive: true, force: true });
  });
  const taken = takeOver(old, siteRoot);
  print(`Taken over: ${taken.join(', ')}. ${folder} is unchanged.`);
  upgradeContent();
  const left = editsElsewhere(folder);
  if (left === null)
    return fail(
      `${folder} is not in git, so its other changes are unknown. Compare everything except ${taken.join(', ')} yourself.`,
      leftBehind,
    );
  if (left.length > 0)
    fail(`These changed files were not copied:\n${left.map((file) => `  ${file}`).join('\n')}`, leftBehind);
}

const { positionals, values } = optionsOf(usage, {
  allowPositionals: true,
  options: { from: { type: 'string' }, force: { type: 'boolean' } },
});
if (positionals.length > 1) fail(usage);
if (values.from !== undefined) takeOverFrom(resolve(values.from));
else {
  if (!values.force) {
    if (isUpToDate(positionals[0])) {
      print('The engine and the content are up to date.');
      process.exit();
    }
    requireCommitted();
  }
  if (positionals[0] !== undefined) {
    // The newer engine has reported on the site.
    installEngine(resolve(positionals[0]));
    process.exit();
  }
  upgradeContent();
}
const program = existsSync(bin(siteRoot)) ? bin(siteRoot) : join(engineRoot, 'firstlight.mjs');
const doctor = firstlight(program, siteRoot, 'doctor');
print(`\n${doctor.stdout.trimEnd()}`);
