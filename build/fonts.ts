import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** What Spanish and English texts need: Latin with accents, punctuation, arrows and a few marks. */
const ranges: [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2010, 0x2026],
  [0x2030, 0x203a],
];
const extra = '€™−×′″←→↗★☆✓';
const text =
  ranges
    .map(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join(''),
    )
    .join('') + extra;

const fonts = {
  'newsreader.woff2': '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  'instrument-sans.woff2': '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
};

/** Cuts the site's fonts down to the characters it writes; returns the folder they are kept in. */
export async function subsetFonts(root: string): Promise<string> {
  const folder = join(root, 'node_modules/.cache/fonts-v1');
  mkdirSync(folder, { recursive: true });
  for (const [name, source] of Object.entries(fonts)) {
    const target = join(folder, name);
    if (existsSync(target)) continue;
    const font = readFileSync(join(root, 'node_modules', source));
    writeFileSync(target, await subsetFont(font, text, { targetFormat: 'woff2' }));
  }
  return folder;
}

/** Newsreader as a TrueType file, for drawing the pictures of link previews. */
export async function openGraphFont(root: string): Promise<string> {
  const folder = join(root, 'node_modules/.cache/fonts-v1');
  mkdirSync(folder, { recursive: true });
  const target = join(folder, 'newsreader.ttf');
  if (!existsSync(target)) {
    const font = readFileSync(join(root, 'node_modules', fonts['newsreader.woff2']));
    writeFileSync(target, await subsetFont(font, text, { targetFormat: 'truetype' }));
  }
  return target;
}
