import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './sources.ts';

const sheets = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
const modules = sheets.filter((file) => file.endsWith('.module.css'));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const withoutComments = (css: string) => css.replace(/\/\*.*?\*\//gs, '');

/** Every `property: value` of a sheet, as it is written. */
function declarations(file: string): { property: string; value: string }[] {
  return [...withoutComments(read(file)).matchAll(/(?:^|[{;])\s*([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map(
    ([, property = '', value = '']) => ({ property, value: value.replace(/\s+/g, ' ').trim() }),
  );
}

/** The classes that a module gives out. */
function classesOf(file: string): Set<string> {
  const own = withoutComments(read(file))
    .replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/url\([^)]*\)|'[^']*'/g, '');
  return new Set([...own.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name));
}

/** For each module, the classes that its importers name, and whether one chooses by a value. */
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

test('colours have their names in the tokens alone', () => {
  const hues = sheets
    // The red lamp is the tokens' third set.
    .filter((file) => !/^src\/ui\/styles\/(tokens|lamp)\.css$/.test(file))
    .flatMap((file) =>
      declarations(file)
        // A mask knows only how much shows through.
        .filter(({ property }) => !/(^|-)mask/.test(property))
        .filter(({ value }) =>
          /#[\da-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i.test(value.replace(/in okl(ab|ch)/g, '')),
        )
        .map(({ property, value }) => `${file}: ${property}: ${value}`),
    );
  expect(hues).toEqual([]);
});

test('space is written by token', () => {
  const loose = sheets
    .filter((file) => file !== 'src/ui/styles/tokens.css')
    .flatMap((file) =>
      declarations(file)
        .filter(({ property }) => /^(margin|padding|gap|row-gap|column-gap)/.test(property))
        // What follows the window's width has its ends written out.
        .filter(({ value }) => /(?<![\w.])\d*\.?\d+rem/.test(value.replace(/clamp\((?:[^()]|\([^()]*\))*\)/g, '')))
        .map(({ property, value }) => `${file}: ${property}: ${value}`),
    );
  expect(loose).toEqual([]);
});

test('three breakpoints', () => {
  const others = sheets.flatMap((file) =>
    [...withoutComments(read(file)).matchAll(/@(?:media|container)[^{]*\{/g)]
      .filter(([query]) => query.includes('width'))
      .flatMap(([query]) => [...query.matchAll(/([\d.]+)(rem|px|em)/g)])
      .filter(([, amount = '', unit]) => unit !== 'rem' || !['40', '48', '64'].includes(amount))
      .map(([length]) => `${file}: ${length}`),
  );
  expect(others).toEqual([]);
});

test('layers are put on by the build alone', () => {
  expect(modules.filter((file) => read(file).includes('@layer'))).toEqual([]);
});

test('a class that is named exists, and one that exists is named', () => {
  const wrong = [...usesOfModules()].flatMap(([file, { names, chooses }]) => {
    const classes = classesOf(file);
    return [
      ...[...names].filter((name) => !classes.has(name)).map((name) => `${file} has no .${name}`),
      ...(chooses
        ? []
        : [...classes].filter((name) => !names.has(name)).map((name) => `${file}: nobody uses .${name}`)),
    ];
  });
  expect(wrong).toEqual([]);
});

test('no sheet is longer than 250 lines', () => {
  expect(sheets.filter((file) => read(file).split('\n').length > 251)).toEqual([]);
});
