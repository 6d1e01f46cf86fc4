// Before `npm pack`: puts the engine's tarball, the manifest and a lock file for every platform into the template.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync, cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const { version, engines } = JSON.parse(readFileSync(path('../engine/package.json'), 'utf8'));
const tarball = `vendor/firstlight-${version}.tgz`;
const npm = (args, cwd) =>
  execFileSync('npm', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });

const vendor = path('template/vendor');
rmSync(vendor, { recursive: true, force: true });
mkdirSync(vendor, { recursive: true });
npm(['pack', '--loglevel=error', '--pack-destination', vendor], path('../engine'));

const manifest = {
  private: true,
  type: 'module',
  engines,
  scripts: Object.fromEntries(['dev', 'build', 'start', 'check', 'doctor'].map((name) => [name, `firstlight ${name}`])),
  dependencies: { firstlight: `file:${tarball}` },
};
const text = `${JSON.stringify(manifest, null, 2)}\n`;
writeFileSync(path('template/_package.json'), text);
copyFileSync(path('../demo/.env.example'), path('template/_env.example'));

// Made in an empty folder: beside installed packages npm leaves out those of other platforms.
const empty = mkdtempSync(join(tmpdir(), 'lock-'));
writeFileSync(join(empty, 'package.json'), text);
cpSync(vendor, join(empty, 'vendor'), { recursive: true });
npm(
  [
    'install',
    '--package-lock-only',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--omit-lockfile-registry-resolved',
    '--loglevel=error',
  ],
  empty,
);
renameSync(join(empty, 'package-lock.json'), path('template/_package-lock.json'));
rmSync(empty, { recursive: true });
