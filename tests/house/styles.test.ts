import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { namedQueries } from '#tools/build/pages/style-layers.ts';
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
    // The red lamp is the tokens' third set; the novel's cloths have a sheet of their own.
    .filter((file) => !/^src\/ui\/styles\/(tokens|lamp|cloths)\.css$/.test(file))
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

const clamps = /clamp\((?:[^()]|\([^()]*\))*\)/g;
const spaces = /^(margin|padding|gap|row-gap|column-gap)/;

test('space is written by token', () => {
  const loose = sheets
    .filter((file) => file !== 'src/ui/styles/tokens.css')
    .flatMap((file) =>
      declarations(file)
        .filter(({ property }) => spaces.test(property))
        // What follows the window's width has its ends written out; up to three pixels are a hairline's own.
        .filter(({ value }) => /(?<![\w.])(\d*\.?\d+rem|(?![123]px)\d*\.?\d+px)/.test(value.replace(clamps, '')))
        .map(({ property, value }) => `${file}: ${property}: ${value}`),
    );
  expect(loose).toEqual([]);
});

test('type is set by token', () => {
  const own = [
    // The letters printed on a drawn cover, and the mark on the chat's button, belong to their drawings.
    'src/features/novel/chapters/plate.module.css',
    'src/features/chat/chat-launcher.module.css',
  ];
  const loose = sheets
    .filter((file) => file !== 'src/ui/styles/tokens.css' && !own.includes(file))
    .flatMap((file) =>
      declarations(file)
        .filter(({ property }) => property === 'font-size' || property === 'font')
        // A share of the text around it, points on paper, or what follows the window's width.
        .filter(({ value }) => !/^(var\(--(step|type)-[\w-]+\)|inherit|100%|[\d.]+(em|pt)|clamp\(.*\))$/.test(value))
        .map(({ property, value }) => `${file}: ${property}: ${value}`),
    );
  expect(loose).toEqual([]);
});

test('a size that follows the window is written once', () => {
  const written = sheets.flatMap((file) =>
    declarations(file)
      .filter(({ property }) => spaces.test(property) || property.startsWith('--') || property === 'font-size')
      .flatMap(({ value }) => value.match(clamps) ?? []),
  );
  expect(written.filter((size, index) => written.indexOf(size) !== index)).toEqual([]);
});

describe('the widths at which the page changes', () => {
  const place = 'src/ui/styles/breakpoints.css';
  const queries = namedQueries(read(place));
  const widths = new Set([...queries.values()].flatMap((query) => query.match(/[\d.]+rem/g) ?? []));

  test('are three', () => {
    expect(widths.size).toBe(3);
  });

  test('have names, by which all sheets ask for them', () => {
    const asked = sheets
      .filter((file) => file !== place)
      .flatMap((file) => withoutComments(read(file)).match(/@(?:media|container)[^{]*/g) ?? []);
    expect(asked.filter((query) => /\bwidth\b/.test(query))).toEqual([]);
    const names = new Set(asked.flatMap((query) => query.match(/--[\w-]+/g) ?? []));
    expect([...names].sort()).toEqual([...queries.keys()].sort());
  });

  test('are those that pictures and scripts write out, beside the width that a page has at most', () => {
    const [, whole = ''] = /\.page-width \{[^}]*max-width: ([\d.]+rem)/.exec(read('src/ui/styles/shared.css')) ?? [];
    const others = sourceFiles(root, 'src').flatMap((file) =>
      [...read(file).matchAll(/\((?:min-width:|max-width:|width\s*[<>=]+)\s*([\d.]+\w+)\)/g)]
        .filter(([, width = '']) => !widths.has(width) && width !== whole)
        .map(([query]) => `${file}: ${query}`),
    );
    expect(others).toEqual([]);
  });
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
