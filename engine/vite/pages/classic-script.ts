import { join } from 'node:path';
import { readFileSync, writeFileSync } from 'node:fs';
import { build, type Plugin } from 'vite';
import { engineRoot } from '#src/content/roots.ts';
import type { BuiltPage } from '#src/app/pages.ts';
import { workerAddress, workerFile } from '#src/contracts/offline.ts';
import { siteConstants } from '../site-languages.ts';
import { shortHash } from '../files.ts';

const compiled = new Map<string, Promise<string>>();

/** Bundles a module into one classic script. `define` sets its globals. */
export function classicScript(entry: string, define: Record<string, unknown> = {}): Promise<string> {
  const file = join(engineRoot, entry);
  const values = Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]));
  const key = JSON.stringify([file, values]);
  const known = compiled.get(key);
  if (known) return known;
  const script = build({
    root: engineRoot,
    configFile: false,
    logLevel: 'warn',
    define: { ...values, ...siteConstants() },
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: file, formats: ['iife'], name: 'script', fileName: 'script' },
    },
  }).then((result) => {
    const [bundle] = Array.isArray(result) ? result : [result];
    if (!bundle || !('output' in bundle)) throw new Error(`${entry} could not be compiled.`);
    return bundle.output[0].code.trim();
  });
  compiled.set(key, script);
  return script;
}

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
