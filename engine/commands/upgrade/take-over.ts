import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesAt } from '#vite/build-folder.ts';

export const owned = ['content', 'public', 'theme.css', '.env', 'var'];

/** Where the owner's files are: in the folder itself, or in `demo/` of a later copy. */
export function ownersFolder(folder: string): string | null {
  return [folder, join(folder, 'demo')].find((each) => existsSync(join(each, 'content/site.yaml'))) ?? null;
}

/** Copies an owner's files from a copy of the repository into a new site, and compares them. */
export function takeOver(old: string, site: string): string[] {
  const taken = owned.filter((name) => existsSync(join(old, name)));
  for (const name of taken) {
    cpSync(join(old, name), join(site, name), { recursive: true, filter: (path) => !isGenerated(relative(old, path)) });
    for (const file of filesAt(old, name).filter((path) => !isGenerated(path)))
      if (!existsSync(join(site, file)) || !readFileSync(join(old, file)).equals(readFileSync(join(site, file))))
        throw new Error(`${file} could not be copied completely. The old folder is unchanged.`);
  }
  return taken;
}

const isGenerated = (path: string) => path.split(sep).includes('.schemas');

export const git = (folder: string, ...args: string[]) =>
  spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });

/** The changed files that are not copied, since the upstream repository or the first commit; null without git. */
export function editsElsewhere(folder: string): string[] | null {
  const origin = git(folder, 'rev-parse', '--verify', '--quiet', 'origin/HEAD');
  const [root = ''] = git(folder, 'rev-list', '--max-parents=0', 'HEAD').stdout.trim().split('\n');
  const base = origin.status === 0 ? git(folder, 'merge-base', 'origin/HEAD', 'HEAD').stdout.trim() : root;
  if (!base) return null;
  const changed = git(folder, 'diff', '--name-only', '-z', base);
  const added = git(folder, 'ls-files', '--others', '--exclude-standard', '-z');
  if (changed.status !== 0) return null;
  const left = new RegExp(`^(demo/)?(${owned.map((name) => name.replace('.', '\\.')).join('|')})(/|$)`);
  return [...new Set((changed.stdout + added.stdout).split('\0'))].filter((file) => file && !left.test(file)).sort();
}
