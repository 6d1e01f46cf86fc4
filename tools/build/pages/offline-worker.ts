import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { BuiltPage } from '#src/app/pages.ts';
import { workerAddress, workerFile } from '#src/contracts/offline.ts';
import { classicScript } from './classic-script.ts';

/**
 * Writes `/sw.js`: the worker that keeps pages for offline or, where the owner does not want that, the one that takes
 * an earlier one away. Its first line carries a hash of all pages, so that a browser sees a new worker when one changed.
 */
export async function writeOfflineWorker(
  root: string,
  out: string,
  pages: readonly BuiltPage[],
  wanted: boolean,
): Promise<void> {
  const script = await offlineWorker(root, wanted);
  const hash = createHash('sha256');
  for (const { file } of pages) hash.update(readFileSync(join(out, file)));
  writeFileSync(join(out, workerFile), `// ${hash.digest('hex').slice(0, 10)}\n${script}\n`);
}

/** In development nothing is kept; a worker that the built site left at this address is taken away. */
export function noOfflineInDevelopment(root: string): Plugin {
  return {
    name: 'site:no-offline-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(workerAddress, (_request, response, next) => {
        offlineWorker(root, false).then((script) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(script);
        }, next);
      });
    },
  };
}

/** The worker's script, for a site that works offline or for one that no longer does. */
export function offlineWorker(root: string, wanted: boolean): Promise<string> {
  return classicScript(root, `src/offline/${wanted ? 'worker' : 'worker-off'}.ts`);
}
