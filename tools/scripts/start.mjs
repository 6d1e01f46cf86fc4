// `npm start`: builds when something that goes into the build has changed since, then serves.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuildFresh, settleBuilds } from './build-folder.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);

settleBuilds(root);
if (!isBuildFresh(root)) {
  process.stdout.write('Building the site (about a minute the first time)…\n');
  const build = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    stdio: 'inherit',
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

await import('../../dist/server/index.js');
