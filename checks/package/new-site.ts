import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '#checks/repository.ts';

const results = join(repository, 'test-results');
/** How npm runs in a folder: without the outer npm's variables, which set its prefix and its configuration. */
export function inOwnNpm(cwd: string, settings: Readonly<Record<string, string>> = {}) {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV|VITEST)/i.test(name));
  const env = { ...Object.fromEntries(own), ...settings };
  return { cwd, env, encoding: 'utf8', stdio: 'pipe', shell: process.platform === 'win32', maxBuffer: 1e8 } as const;
}

/** Runs npm with `settings` as environment variables; prints nothing. @throws {Error} with npm's output. */
export const npm = (args: readonly string[], ...where: Parameters<typeof inOwnNpm>): string =>
  execFileSync('npm', args, inOwnNpm(...where));

/** Runs a command of the engine that a site has installed. */
export function firstlight(site: string, ...args: string[]): { status: number | null; said: string } {
  const command = ['node_modules/firstlight/firstlight.mjs', ...args];
  const env = { ...process.env, NODE_ENV: '', VITEST: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: site, encoding: 'utf8', env });
  return { status, said: stdout + stderr };
}

/** The tarball of `create-firstlight`, which contains the engine's. One run of the checks packs once. */
export function packedCreate(): string {
  const tarball = join(results, 'create-firstlight.tgz');
  if (process.env.CHECK_REPORT && existsSync(tarball)) return tarball;
  mkdirSync(results, { recursive: true });
  const name = npm(['pack', '--loglevel=error', '--pack-destination', results], join(repository, 'create')).trim();
  renameSync(join(results, name.split('\n').at(-1) ?? ''), tarball);
  return tarball;
}

/** A new site with its packages, to which others can link. One run of the checks installs once. */
export function installedSite(): string {
  const folder = join(results, 'installed');
  if (process.env.CHECK_REPORT && existsSync(folder)) return folder;
  rmSync(folder, { recursive: true, force: true });
  newSite(results, 'installed');
  return folder;
}

/** The arguments of npm that run the command for a new site. */
export const createSite = () => ['exec', '--yes', `--package=${packedCreate()}`, '--', 'create-firstlight'];

/** Answers to the questions about the owner. */
const irisVos = {
  ...{ name: 'Iris Vos', email: 'iris@vos.test', role: 'Ceramicist', url: 'https://vos.test', languages: 'en' },
  ...{ location: 'Rotterdam', latitude: '51.92', longitude: '4.48', timezone: 'Europe/Amsterdam' },
};

/** Writes a new site into `folder` of `place` the way a newcomer would, and returns what the command printed. */
export function newSite(place: string, folder: string, settings: Readonly<Record<string, string>> = {}): string {
  const flags = Object.entries(irisVos).flatMap(([name, answer]) => [`--${name}`, answer]);
  return npm([...createSite(), folder, ...flags], place, settings);
}
