import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSite } from '#checks/package/new-site.ts';
import { repository } from '#checks/repository.ts';
import { portugueseOwner } from './portuguese.ts';
import { importOf, layOver } from './imported-owner.ts';
import { noteServedFolder } from './served-folder.ts';

// `tsx checks/owners/serve-owner.ts <owner>`: a new site from the packed engine, with that owner's content, at HOST and PORT.
const name = process.argv[2] ?? '';
const place = mkdtempSync(join(tmpdir(), 'owner-site-'));
const site = join(place, 'site');
process.once('exit', () => rmSync(place, { recursive: true, force: true, maxRetries: 5 }));

const made = name === 'portuguese' ? portugueseOwner() : undefined;
const own = made?.root ?? join(repository, 'checks/owners', name);
const imported = importOf(own);
newSite(place, 'site', {}, imported);
if (imported) layOver(own, site);
else takeContent();
made?.remove();
// Encoded pictures are shared with the demo.
rmSync(join(site, '.cache'), { recursive: true, force: true });
mkdirSync('.cache', { recursive: true });
symlinkSync(join(repository, 'demo/.cache'), join(site, '.cache'));

const build = spawnSync(process.execPath, ['node_modules/firstlight/firstlight.mjs', 'build'], {
  cwd: site,
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(1);
noteServedFolder(site);
const server = spawn(process.execPath, ['dist/server/index.js'], {
  cwd: site,
  stdio: 'inherit',
  // The new site has no git history.
  env: { ...process.env, DATA_DIR: join(site, 'var'), CONTRIBUTIONS_GIT_REPOSITORIES: repository },
});
server.once('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => server.kill(signal));

/** Replaces the new site's content. */
function takeContent(): void {
  rmSync(join(site, 'content'), { recursive: true });
  for (const part of ['content', 'theme.css'].filter((each) => existsSync(join(own, each))))
    cpSync(join(own, part), join(site, part), { recursive: true, dereference: true });
  takeWords();
}

/** Copies the engine's interface text of the site's languages, as `firstlight new language` does. */
function takeWords(): void {
  const [, languages = ''] = /^languages: \[(.*)\]$/m.exec(readFileSync(join(site, 'content/site.yaml'), 'utf8')) ?? [];
  const shipped = join(site, 'node_modules/firstlight/words');
  const own = join(site, 'content/words');
  for (const file of readdirSync(shipped).filter((name) => languages.split(', ').includes(name.replace('.yaml', ''))))
    if (!existsSync(join(own, file))) cpSync(join(shipped, file), join(own, file));
}
