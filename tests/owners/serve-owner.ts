import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SiteCopy } from '#tests/house/site-copy.ts';
import { noteServedFolder } from './served-folder.ts';

// `tsx tests/owners/serve-owner.ts <owner>`: builds the site with that owner's content and serves it at HOST and PORT.
const root = fileURLToPath(new URL('../..', import.meta.url));
const site = new SiteCopy(root, join(root, 'tests/owners', process.argv[2] ?? ''));

try {
  await site.build();
} catch (error) {
  site.remove();
  throw error;
}
noteServedFolder(site.folder);
const server = spawn(process.execPath, ['dist/server/index.js'], {
  cwd: site.folder,
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: site.path('var') },
});
server.once('exit', (code) => {
  site.remove();
  process.exitCode = code ?? 0;
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => server.kill(signal));
