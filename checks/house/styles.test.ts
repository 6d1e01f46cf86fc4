import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { engineRoot as root } from '#src/content/roots.ts';
import { sourceFiles } from './sources.ts';

const modules = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.module.css'))
  .map((name) => `src/${name}`.replaceAll('\\', '/'));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

function classesOf(file: string): Set<string> {
  const own = read(file)
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/url\([^)]*\)|'[^']*'/g, '');
  return new Set([...own.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name));
}

/** For each module, the class names its importers use, and whether one is chosen dynamically. */
function usesOfModules(): Map<string, { names: Set<string>; chooses: boolean }> {
  const uses = new Map(modules.map((file) => [file, { names: new Set<string>(), chooses: false }]));
  for (const source of sourceFiles(root, 'src')) {
    const text = read(source);
    const code = text.replace(/^import .*$/gm, '');
    for (const [, local = '', path = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const file = path.startsWith('#') ? path.slice(1) : relative(root, join(root, dirname(source), path));
      const use = uses.get(file.replaceAll('\\', '/'));
      if (!use) throw new Error(`${source} imports ${path}, which is not there`);
      for (const [, name = ''] of code.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))) use.names.add(name);
      use.chooses ||= code.includes(`${local}[`);
    }
  }
  return uses;
}

test('every referenced class exists, and every class is referenced', () => {
  const wrong = [...usesOfModules()].flatMap(([file, { names, chooses }]) => {
    const classes = classesOf(file);
    return [
      ...[...names].filter((name) => !classes.has(name)).map((name) => `${file} has no .${name}`),
      ...(chooses
        ? []
        : [...classes].filter((name) => !names.has(name)).map((name) => `${file}: unused class .${name}`)),
    ];
  });
  expect(wrong).toEqual([]);
});
