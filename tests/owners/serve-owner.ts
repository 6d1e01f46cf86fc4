import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SiteCopy } from '#tests/house/site-copy.ts';
import { portugueseOwner } from './portuguese.ts';
import { noteServedFolder } from './served-folder.ts';

// `tsx tests/owners/serve-owner.ts <owner>`: builds the site with that owner's content and serves it at HOST and PORT.
const root = fileURLToPath(new URL('../..', import.meta.url));
const name = process.argv[2] ?? '';
// This one is made of the content that ships.
const made = name === 'portuguese' ? portugueseOwner() : undefined;
const site = new SiteCopy(root, made?.root ?? join(root, 'tests/owners', name));

try {
  await site.build();
} catch (error) {
  site.remove();
  throw error;
} finally {
  made?.remove();
}
noteServedFolder(site.folder);
const server = spawn(process.execPath, ['dist/server/index.js'], {
  cwd: site.folder,
  stdio: 'inherit',
  // The copy has no history of its own to count.
  env: { ...process.env, DATA_DIR: site.path('var'), CONTRIBUTIONS_GIT_REPOSITORIES: root },
});
server.once('exit', (code) => {
  site.remove();
  process.exitCode = code ?? 0;
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => server.kill(signal));
