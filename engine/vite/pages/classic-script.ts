import { join } from 'node:path';
import { build } from 'vite';
import { engineRoot } from '#src/content/roots.ts';
import { siteConstants } from '../site-languages.ts';

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
