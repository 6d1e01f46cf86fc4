import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of the first installed program (names are looked up in PATH), or null. */
export function findProgram(candidates) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = candidates
    .filter(Boolean)
    .flatMap((name) => (isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name))));
  return paths.find(isExecutable) ?? null;
}

/** Installs Debian packages where allowed (root, with apt). Returns whether it tried. */
export function installPackages(packages, purpose) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  process.stdout.write(`Installing Debian’s ${packages.join(', ')} for ${purpose}…\n`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
  return true;
}
