import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedSite } from '#checks/package/new-site.ts';
import { repository } from '#checks/repository.ts';
import { importOf, layOver } from './imported-owner.ts';
import { servedFolder, sketchCount } from './served-folder.ts';

// `tsx checks/owners/serve-owner.ts <owner>`: a site on the packed engine with that owner's content, at HOST and PORT.
const name = process.argv[2] ?? '';
const site = servedFolder(name);
const remove = () => rmSync(site, { recursive: true, force: true, maxRetries: 5 });
remove();
process.once('exit', remove);

const own = join(repository, 'checks/owners', name);
const installed = installedSite();
mkdirSync(site);
for (const file of ['package.json', 'package-lock.json']) cpSync(join(installed, file), join(site, file));
symlinkSync(join(installed, 'node_modules'), join(site, 'node_modules'));
// Encoded pictures are shared with the demo.
mkdirSync('.cache', { recursive: true });
symlinkSync(join(repository, 'demo/.cache'), join(site, '.cache'));

const firstlight = (...args: string[]) => {
  const { status } = spawnSync(process.execPath, ['node_modules/firstlight/firstlight.mjs', ...args], {
    cwd: site,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
};
const imported = importOf(own);
if (imported) {
  firstlight('new', 'owner', ...Object.entries(imported).flatMap(([question, answer]) => [`--${question}`, answer]));
  layOver(own, site);
} else takeContent();
firstlight('build');
const server = spawn(process.execPath, ['dist/server/index.js'], {
  cwd: site,
  stdio: 'inherit',
  // The new site has no git history.
  env: { ...process.env, DATA_DIR: join(site, 'var'), CONTRIBUTIONS_GIT_REPOSITORIES: repository },
});
server.once('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => server.kill(signal));

function takeContent(): void {
  for (const part of ['content', 'theme.css'].filter((each) => existsSync(join(own, each))))
    cpSync(join(own, part), join(site, part), { recursive: true, dereference: true });
  if (name === 'nadia') writeSketches();
  takeWords();
}

/** So many projects that their list needs further pages. */
function writeSketches(): void {
  for (let at = 1; at <= sketchCount; at += 1)
    writeFileSync(
      join(site, `content/projects/sketch-${at}.yaml`),
      `id: sketch-${at}\ntitle: { ar: تخطيط ${at}, en: Sketch ${at} }\ndescription: { ar: دراسة بالحبر., en: A study in ink. }\n` +
        `tags: [{ ar: حبر, en: Ink }]\nstatus: finished\ndate: ${2000 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01\n`,
    );
}

/** Copies the engine's interface text of the site's languages, as `firstlight new language` does. */
function takeWords(): void {
  const [, languages = ''] = /^languages: \[(.*)\]$/m.exec(readFileSync(join(site, 'content/site.yaml'), 'utf8')) ?? [];
  const shipped = join(site, 'node_modules/firstlight/words');
  const own = join(site, 'content/words');
  for (const file of readdirSync(shipped).filter((name) => languages.split(', ').includes(name.replace('.yaml', ''))))
    if (!existsSync(join(own, file))) cpSync(join(shipped, file), join(own, file));
}
