import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { BuiltPage } from '#src/app/pages.ts';
import { workerAddress, workerFile } from '#src/contracts/offline.ts';
import { shortHash } from '../files.ts';
import { classicScript } from './classic-script.ts';

/** Writes `/sw.js` with a hash of all pages, so that browsers notice changes. */
export async function writeOfflineWorker(out: string, pages: readonly BuiltPage[], wanted: boolean): Promise<void> {
  const script = await offlineWorker(wanted);
  const hash = shortHash(...pages.map(({ file }) => readFileSync(join(out, file))));
  writeFileSync(join(out, workerFile), `// ${hash}\n${script}\n`);
}

/** Development caches nothing; a worker left by the built site is removed. */
export function noOfflineInDevelopment(): Plugin {
  return {
    name: 'site:no-offline-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(workerAddress, (_request, response, next) => {
        offlineWorker(false).then(
          (script) => response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script),
          next,
        );
      });
    },
  };
}

/** The script of the offline worker, or of the one that removes it. */
export function offlineWorker(wanted: boolean): Promise<string> {
  return classicScript(`src/offline/${wanted ? 'worker' : 'worker-off'}.ts`);
}
