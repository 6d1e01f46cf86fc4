import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** What Spanish and English texts need: Latin with accents, punctuation, arrows and a few marks. */
const latin = characters(
  [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x152, 0x153],
    [0x2010, 0x2026],
    [0x2030, 0x203a],
  ],
  '€™−×′″←→↗★☆✓',
);
/** Italics set a few words at a time, so letters and plain punctuation do. */
const letters = characters(
  [
    [0x41, 0x5a],
    [0x61, 0x7a],
  ],
  ' .,;:¿?¡!’“”«»-–—()&/0123456789ÁÉÍÓÚÜÑáéíóúüñç…',
);

interface Cut {
  source: string;
  text: string;
  /** Axes pinned to a value or narrowed to the weights in use; an open weight axis of Newsreader costs 15 KB. */
  variationAxes: Record<string, number | { min: number; max: number }>;
}

const fonts: Record<string, Cut> = {
  'newsreader.woff2': {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
    text: latin,
    variationAxes: { opsz: 28, wght: 460 },
  },
  'newsreader-italic.woff2': {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-standard-italic.woff2',
    text: letters,
    variationAxes: { opsz: 28, wght: 400 },
  },
  'instrument-sans.woff2': {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    text: latin,
    variationAxes: { wght: { min: 400, max: 600 } },
  },
};

/** Cuts the site's fonts down to the characters and weights it uses; returns the folder they are kept in. */
export async function subsetFonts(root: string): Promise<string> {
  const folder = join(root, 'node_modules/.cache/fonts-v3');
  mkdirSync(folder, { recursive: true });
  for (const [name, { source, text, variationAxes }] of Object.entries(fonts)) {
    const target = join(folder, name);
    if (existsSync(target)) continue;
    const font = readFileSync(join(root, 'node_modules', source));
    writeFileSync(target, await subsetFont(font, text, { targetFormat: 'woff2', variationAxes }));
  }
  return folder;
}

/** Newsreader as a TrueType file, for drawing the pictures of link previews. */
export async function openGraphFont(root: string): Promise<string> {
  const folder = join(root, 'node_modules/.cache/fonts-v3');
  mkdirSync(folder, { recursive: true });
  const target = join(folder, 'newsreader.ttf');
  if (!existsSync(target)) {
    const source = '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2';
    const font = readFileSync(join(root, 'node_modules', source));
    writeFileSync(target, await subsetFont(font, latin, { targetFormat: 'truetype' }));
  }
  return target;
}

function characters(ranges: readonly (readonly [number, number])[], extra: string): string {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
  return ranges.map(([from, to]) => range(from, to)).join('') + extra;
}
