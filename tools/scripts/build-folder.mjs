import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

// A build is made in a folder of its own and becomes `dist/` when it is whole: what interrupts it leaves the last one.

const inputs = ['content', 'src', 'server', 'tools', 'public', 'vite.config.ts', 'package-lock.json'];
const workplace = '.building';
/** The last file of a build: where it is, the build is whole. It holds the fingerprint of what it was made from. */
const stampFile = 'build-stamp.txt';

/** Where this process builds, below the repository's root. */
export const buildFolder = `${workplace}/${process.pid}`;

/** A fingerprint of everything that goes into the build: paths, sizes and times, so that it is quick. */
export function fingerprint(root) {
  const hash = createHash('sha256');
  const add = (path) => {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  };
  for (const input of inputs) {
    const full = join(root, input);
    if (!existsSync(full)) continue;
    if (statSync(full).isFile()) add(input);
    else {
      const files = readdirSync(full, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      for (const entry of files.map((file) => relative(root, join(file.parentPath, file.name))).sort()) add(entry);
    }
  }
  return hash.digest('hex');
}

/** True when `dist/` was made from what is there now. */
export function isBuildFresh(root) {
  const stamp = join(root, 'dist', stampFile);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root);
}

/** Puts a whole build in the place of the last one. `made` is the fingerprint of what it was made from. */
export function finishBuild(root, made) {
  writeFileSync(join(root, buildFolder, stampFile), made);
  const last = join(root, `${buildFolder}.last`);
  if (existsSync(join(root, 'dist'))) renameSync(join(root, 'dist'), last);
  renameSync(join(root, buildFolder), join(root, 'dist'));
  settleBuilds(root);
}

/** Clears up after builds that ended: a whole one that found no time to become `dist/` becomes it now, the others go. */
export function settleBuilds(root) {
  const folder = join(root, workplace);
  if (!existsSync(folder)) return;
  const left = readdirSync(folder).filter((name) => parseInt(name) === process.pid || !isRunning(parseInt(name)));
  // `7.last` is what `7` was about to replace.
  for (const name of left.sort((a, b) => Number(a.endsWith('.last')) - Number(b.endsWith('.last')))) {
    const build = join(folder, name);
    if (!existsSync(join(root, 'dist')) && existsSync(join(build, stampFile))) renameSync(build, join(root, 'dist'));
    else rmSync(build, { recursive: true, force: true });
  }
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true, force: true });
}

function isRunning(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
