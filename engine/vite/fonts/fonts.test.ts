import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Blob, Buffer as Line, Face as FontFile, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { beforeAll, expect, test, vi } from 'vitest';
import { codePoints, faces } from './faces.ts';
import { charactersIn, charactersWithoutFace, cutFonts, charactersOf, siteCharacters } from './fonts.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const root = process.cwd();
const owners = 'Łukasz Żółć, İpek Işık, Ελένη, Đặng';
let folder: string;
const read = (file: string) => readFileSync(join(folder, file));
const holds = async (file: string) => String.fromCodePoint(...(await charactersIn(read(file))));

function ranges() {
  const found = read('more.css')
    .toString()
    .matchAll(/@fonts\/([\w-]+\.woff2)'[^}]*unicode-range:([^}]+)/g);
  return new Map([...found].map(([, file = '', range = '']) => [file, range]));
}

function isWithin(range: string | undefined, character: string): boolean {
  const [point = 0] = codePoints(character);
  return (range?.split(',') ?? []).some((run) => {
    const [from = 0, to = from] = (run.match(/[\da-f]+/gi) ?? []).map((hex) => Number.parseInt(hex, 16));
    return from <= point && point <= to;
  });
}

beforeAll(async () => void (folder = await cutFonts(root, charactersOf(owners))));

/** The glyph ids that a font uses for a text; 0 means a missing glyph. */
async function glyphs(file: string, text: string): Promise<number[]> {
  const plain = await subsetFont(read(file), undefined, { targetFormat: 'truetype', keepAllGlyphs: true });
  const line = new Line();
  line.addText(text);
  line.guessSegmentProperties();
  shape(new Font(new FontFile(new Blob(plain))), line);
  return line.getGlyphInfos().map(({ codepoint }) => codepoint);
}

test.each([
  ['newsreader.woff2', 'ukasz Ipek ó'],
  ['newsreader-ext.woff2', 'ŁŻłżćİş'],
  ['newsreader-italic-ext.woff2', 'Łłİ'],
  ['newsreader-more.woff2', 'ặ'],
  ['instrument-sans.woff2', 'ukasz Ipek ó'],
  ['instrument-sans-ext.woff2', 'Łłİ'],
  ['rest-newsreader.woff2', 'ñçß'],
  ['rest-newsreader-ext.woff2', 'ĞğČč'],
  ['rest-instrument-sans-ext.woff2', 'ĞğČč'],
])('%s sets "%s"', async (file, text) => expect(await glyphs(file, text)).not.toContain(0));

test('no character is in two files of a face, and each file declares its characters', async () => {
  const named = ranges();
  for (const face of faces.filter(({ script }) => !script)) {
    const files = readdirSync(folder).filter(
      (file) => file.endsWith('.woff2') && file.replace('rest-', '').replace(/(-ext|-more)?\.woff2$/, '') === face.name,
    );
    expect(files.length).toBeGreaterThan(2);
    const all: string[] = [];
    for (const file of files) {
      const held = await holds(file);
      all.push(...held);
      if (file === `${face.name}.woff2`) expect(named.has(file)).toBe(false);
      else expect([...held].filter((character) => !isWithin(named.get(file), character))).toEqual([]);
    }
    expect(new Set(all).size).toBe(all.length);
    for (const character of all) {
      const claiming = files.filter((file) => isWithin(named.get(file), character));
      expect(claiming.length).toBeLessThanOrEqual(1);
    }
  }
});

test('Arabic has a font on a site that uses it, and only there', async () => {
  expect(readdirSync(folder)).not.toContain('arabic.woff2');
  const other = await cutFonts(root, charactersOf('القاهرة، ٢٠٢٦؟ abc 12'));
  const letters = readFileSync(join(other, 'arabic.woff2'));
  expect([...(await charactersIn(letters))].map((point) => String.fromCodePoint(point)).join('')).toBe(
    [...new Set('القاهرة،٢٠٦؟')].sort().join(''),
  );
  expect(readFileSync(join(other, 'more.css'), 'utf8')).toMatch(/'Site Arabic';[^}]*arabic\.woff2[^}]*unicode-range:/);
  expect(await charactersWithoutFace(root, charactersOf('القاهرة Ł'))).toBe('');
});

test('letters missing from every face are reported', async () => {
  expect(await charactersWithoutFace(root, charactersOf('Łukasz Ελένη'))).toBe([...'ΕΛΈΝΗελένη'].sort().join(''));
  expect(await charactersWithoutFace(root, charactersOf('Łukasz, İpek'))).toBe('');
});

test('contain every letter of the content that their family has, in preloaded files', async () => {
  const used = siteCharacters(root);
  const own = await cutFonts(root, used);
  for (const face of faces.filter(({ script }) => !script)) {
    const [latin = ''] = face.sources;
    const family = await charactersIn(readFileSync(createRequire(import.meta.url).resolve(latin)));
    const cut = await charactersIn(readFileSync(join(own, `${face.name}.woff2`)));
    const missing = [...used].filter((character) => {
      const [point = 0] = codePoints(character);
      return /\p{L}/u.test(character) && family.has(point) && !cut.has(point);
    });
    expect(missing).toEqual([]);
  }
});

test("a text's letters in both cases, composed", () => {
  const all = charactersOf('e\u0301ł\n\u200d');
  for (const character of 'éÉłŁaZ~') expect(all).toContain(character);
  expect(all).not.toMatch(/[\n\u0301\u200d]/u);
});
