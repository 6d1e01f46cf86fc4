import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { engineRoot } from '#src/content/roots.ts';

// A build runs in its own folder and becomes `dist/` when complete, so an interruption leaves the previous one.

const siteInputs = ['content', 'public', 'theme.css', 'package-lock.json'];
const engineInputs = ['src', 'server', 'vite', 'package.json', '../package-lock.json'];
const workplace = '.building';
/** Written last, so it marks a complete build. It holds the fingerprint of the inputs. */
const stampFile = 'build-stamp.txt';

export const buildFolder = `${workplace}/${process.pid}`;

/** A fingerprint of all inputs by size and time; of an installed engine by integrity, as npm gives files one time. */
export function fingerprint(site: string, engine = engineRoot): string {
  const hash = createHash('sha256');
  const add = (root: string, inputs: string[]) => {
    for (const path of inputs.flatMap((input) => filesAt(root, input))) {
      const { size, mtimeMs } = statSync(join(root, path));
      hash.update(`${path}\0${size}\0${mtimeMs}\n`);
    }
  };
  add(site, siteInputs);
  if (engine.split(sep).includes('node_modules')) hash.update(installed(site, engine));
  else add(engine, engineInputs);
  return hash.digest('hex');
}

/** The files of a file or folder, hidden ones too, relative to the root. None if it does not exist. */
export function filesAt(root: string, input: string): string[] {
  const full = join(root, input);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [input];
  const files = readdirSync(full, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((file) => relative(root, join(file.parentPath, file.name))).sort();
}

function installed(site: string, engine: string): string {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const { name, version } = read(join(engine, 'package.json'));
  const lock = join(site, 'package-lock.json');
  const packages = (existsSync(lock) ? read(lock).packages : undefined) as
    Record<string, { integrity?: string }> | undefined;
  return JSON.stringify([name, version, packages?.[`node_modules/${String(name)}`]?.integrity]);
}

export function isBuildFresh(root: string, engine = engineRoot): boolean {
  const stamp = join(root, 'dist', stampFile);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root, engine);
}

export function hasBuild(root: string): boolean {
  return existsSync(join(root, 'dist', stampFile));
}

/** Replaces `dist/` with a complete build. `made` is the fingerprint of its inputs. */
export function finishBuild(root: string, made: string): void {
  writeFileSync(join(root, buildFolder, stampFile), made);
  const last = join(root, `${buildFolder}.last`);
  if (existsSync(join(root, 'dist'))) renameSync(join(root, 'dist'), last);
  renameSync(join(root, buildFolder), join(root, 'dist'));
  settleBuilds(root);
}

/** Cleans up after earlier builds: a complete one that was not yet moved becomes `dist/`; others are removed. */
export function settleBuilds(root: string): void {
  const folder = join(root, workplace);
  if (!existsSync(folder)) return;
  const left = readdirSync(folder).filter((name) => parseInt(name) === process.pid || !isRunning(parseInt(name)));
  // `7.last` is the build that `7` was about to replace.
  for (const name of left.sort((a, b) => Number(a.endsWith('.last')) - Number(b.endsWith('.last')))) {
    const build = join(folder, name);
    if (!existsSync(join(root, 'dist')) && existsSync(join(build, stampFile))) renameSync(build, join(root, 'dist'));
    else rmSync(build, { recursive: true, force: true });
  }
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true, force: true });
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
