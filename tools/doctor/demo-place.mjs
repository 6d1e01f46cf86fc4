import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where `npm run new owner` keeps it. */
const kept = 'content-demo';
/** Made anew, or only read. */
const left = new Set(['content', kept, 'node_modules', '.git', 'dist', 'var', '.cache', 'test-results', '.building']);

/** True where `content/` is that of the invented person. */
function isDemo(root) {
  const profile = join(root, 'content/profile.yaml');
  return existsSync(profile) && /^name: Alba Serrano\r?$/m.test(readFileSync(profile, 'utf8'));
}

/**
 * Where the tests that speak of the content that ships can be run: here; where the owner has another, in a copy with the
 * demo's; or nowhere, when that was thrown away.
 */
export function demoPlace(root) {
  if (isDemo(root)) return { folder: root, note: '', remove() {} };
  if (!existsSync(join(root, kept))) {
    const note = `content/ is not the demo's and there is no ${kept}/: the tests that speak of the demo's content are left out.`;
    return { folder: null, note, remove() {} };
  }
  const folder = mkdtempSync(join(tmpdir(), 'demo-'));
  for (const name of readdirSync(root).filter((each) => !left.has(each)))
    cpSync(join(root, name), join(folder, name), { recursive: true });
  cpSync(join(root, kept), join(folder, 'content'), { recursive: true });
  mkdirSync(join(folder, 'test-results'));
  for (const name of ['node_modules', '.git'])
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(folder, name));
  // What editors and the reference know of the fields was written for the owner's languages.
  spawnSync(process.execPath, ['--import', 'tsx', 'tools/scripts/owner/schemas.ts'], { cwd: folder });
  const note = `content/ is your own: the tests that speak of the demo's content run in a copy that has ${kept}/ in its place.`;
  return { folder, note, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
