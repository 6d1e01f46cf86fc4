import { join } from 'node:path';
import { build } from 'vite';

const compiled = new Map<string, Promise<string>>();

/** A module and what it imports, compiled to one classic script without imports. */
export function classicScript(root: string, entry: string): Promise<string> {
  const file = join(root, entry);
  const known = compiled.get(file);
  if (known) return known;
  const script = build({
    root,
    configFile: false,
    logLevel: 'warn',
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
  compiled.set(file, script);
  return script;
}
