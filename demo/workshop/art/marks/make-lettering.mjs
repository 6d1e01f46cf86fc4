/**
 * Turns the words of the cover into outlines, written to `lettering.mjs`, so that
 * the drawings need neither a font nor a package. Only needed when the words change:
 *   cd workshop && npm install && node art/marks/make-lettering.mjs
 * Newsreader is by Production Type, under the SIL Open Font License.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const opentype = require('opentype.js');

/** Each line: its words, the face, tracking in thousandths of the size. Set at 100 units. */
const lines = {
  title1: ['La noche', '300-normal', -14],
  title2: ['que no estaba', '300-italic', -8],
  title3: ['en el mapa', '300-normal', -14],
  author: ['ALBA SERRANO', '500-normal', 190],
};

async function font(face) {
  const path = require.resolve(`@fontsource/newsreader/files/newsreader-latin-${face}.woff`);
  const bytes = await readFile(path);
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

const round = (value) => String(Math.round(value * 10) / 10);
const outline = (commands) =>
  commands.map(({ type, ...p }) => type + ['x1', 'y1', 'x2', 'y2', 'x', 'y'].filter((key) => key in p).map((key) => round(p[key])).join(' ')).join('');

const out = {};
for (const [name, [words, face, tracking]] of Object.entries(lines)) {
  const set = await font(face);
  const options = { kerning: true, letterSpacing: tracking / 1000 };
  const d = outline(set.getPath(words, 0, 0, 100, options).commands);
  const width = set.getAdvanceWidth(words, 100, options) - tracking / 10;
  out[name] = { words, width: Math.round(width * 10) / 10, d };
}

const entries = Object.entries(out).map(([name, line]) => `  ${name}: ${JSON.stringify(line)},`);
const text =
  '/** Outlines of the cover\'s words at 100 units, baseline at 0. Written by make-lettering.mjs. */\n' +
  `export const lettering = {\n${entries.join('\n')}\n};\n`;
await writeFile(fileURLToPath(new URL('lettering.mjs', import.meta.url)), text);
for (const [name, { words, width }] of Object.entries(out)) console.log(name, words, width);
