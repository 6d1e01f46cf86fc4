import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { Blob, Face as FontFile } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { writtenFiles } from '#src/content/messages/lines.ts';
import { engineRoot } from '#src/content/roots.ts';
import { isShipped, languages } from '#src/i18n/languages.ts';
import { arabic, codePoints, cutsOf, faceRules, faces, fontFiles, type Face } from './faces.ts';

const enginePackages = createRequire(import.meta.url);

/** The families for link preview images: Newsreader with all axes, and its company in other scripts. */
const drawingSources = [...fontFiles('newsreader', 'latin latin-ext vietnamese', 'wght-normal'), ...arabic];

const sources = [...new Set(faces.flatMap((face) => face.sources))];

/** Increase it when the generated rules change, to invalidate the cache. */
const rulesVersion = 5;

/** What browsers apply by themselves, and the digits that style sheets ask for; other glyphs are left out. */
const keepFeatures = 'calt ccmp clig curs fina init isol kern liga locl mark medi mkmk rclt rlig rvrn tnum'.split(' ');

/**
 * Subsets the site's fonts to the used characters and weights; returns the cache folder. `more.css` there has the files
 * that `fonts.css` lacks.
 */
export async function cutFonts(root: string, used = siteCharacters(root)): Promise<string> {
  return keptFolder(root, [JSON.stringify([rulesVersion, faces, used]), ...sources.map(readFont)], async (folder) => {
    const held = await heldBySources();
    const cuts = faces.flatMap((face) =>
      cutsOf(face, charactersFor(face, used), (source) => held.get(source) ?? new Set()),
    );
    for (const { face, source, file, characters } of cuts) {
      const options = { targetFormat: 'woff2', keepFeatures, variationAxes: face.variationAxes } as const;
      writeFileSync(join(folder, file), await subsetFont(readFont(source), characters, options));
    }
    writeFileSync(join(folder, 'more.css'), faceRules(cuts));
  });
}

/** TrueType fonts for link preview images, each with part of the site's characters. */
export async function openGraphFonts(root: string): Promise<string[]> {
  const used = siteCharacters(root);
  const fonts = drawingSources.map(readFont);
  const name = (index: number) => `newsreader-${index}.ttf`;
  const folder = await keptFolder(root, [`drawing ${used}`, ...fonts], async (making) => {
    for (const [index, font] of fonts.entries()) {
      const held = await charactersIn(font);
      const wanted = codePoints(used).filter((point) => held.has(point));
      const text = String.fromCodePoint(...wanted);
      // Every file has a space; one with nothing else is useless.
      if (text.trim())
        writeFileSync(join(making, name(index)), await subsetFont(font, text, { targetFormat: 'truetype' }));
    }
  });
  return fonts.map((_, index) => join(folder, name(index))).filter((file) => existsSync(file));
}

/** Characters that a family lacks; a local font of the same metrics shows them (`fonts.css`). */
export async function charactersWithoutFace(root: string, used = siteCharacters(root)): Promise<string> {
  const held = await heldBySources();
  return [...used]
    .filter((character) => /\p{L}/u.test(character))
    .filter((character) => {
      const [point = 0] = codePoints(character);
      const isIn = ({ sources }: Face) => sources.some((source) => held.get(source)?.has(point));
      return (
        !faces.some((face) => face.script && isIn(face) && face.script.test(character)) &&
        faces.some((face) => !face.script && !isIn(face))
      );
    })
    .join('');
}

async function heldBySources(): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  return new Map(
    await Promise.all(sources.map(async (source) => [source, await charactersIn(readFont(source))] as const)),
  );
}

export async function charactersIn(font: Buffer): Promise<ReadonlySet<number>> {
  const plain = await subsetFont(font, undefined, { targetFormat: 'truetype', keepAllGlyphs: true });
  return new Set(new FontFile(new Blob(plain)).collectUnicodes());
}

/** Prose lacks symbols of code: they are with the rest. Italics, only for the owner's words, lack them and more. */
function charactersFor({ isForAnybody }: Face, used: string): string {
  return used.replaceAll(isForAnybody ? /[<=>\\^`{|}~]/g : /[\]"#$%*+<=>@[\\^_`{|}~]/g, '');
}

export function readFont(source: string): Buffer {
  return readFileSync(enginePackages.resolve(source));
}

/** A cache folder for what is made of this. It is written atomically: builds may run in parallel or be stopped. */
async function keptFolder(
  root: string,
  made: readonly (string | Buffer)[],
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256');
  made.forEach((each) => hash.update(each));
  const folder = join(root, '.cache/fonts', hash.digest('hex').slice(0, 12));
  if (existsSync(folder)) return folder;
  const making = `${folder}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  await make(making);
  try {
    renameSync(making, folder);
  } catch (error) {
    // Another build finished first.
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Basic Latin, and the quotes and dashes that phones insert. */
const always = String.fromCodePoint(...Array.from({ length: 0x5f }, (_, at) => 0x20 + at)) + '\u00a0\u202f‘’“”–—…';

/** Every character in the site's content, words and components, in both cases, sorted. */
export function siteCharacters(root: string): string {
  const text = [
    ...writtenFiles(root).map(({ source }) => source),
    ...languages.filter(isShipped).map((language) => read(`i18n/${language}.ts`)),
    ...componentTexts(),
    ...languages.map(monthsIn),
  ].join('');
  return charactersOf(text);
}

/** A text's characters in both cases and composed (NFC), with those that every site needs. */
export function charactersOf(text: string): string {
  const written = text.normalize('NFC');
  const all = new Set(always + written + written.toUpperCase() + written.toLowerCase());
  return [...all]
    .filter((character) => !/[\p{Cc}\p{Cf}]/u.test(character))
    .sort()
    .join('');
}

/** Components and style sheets contain a few symbols, such as arrows. */
function componentTexts(): string[] {
  return readdirSync(join(engineRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx|css)$/.test(file) && !/\.test\.tsx$|(^|[\\/])parts[\\/]/.test(file))
    .map(read);
}

function monthsIn(language: string): string {
  const { format } = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return Array.from({ length: 12 }, (_, month) => format(new Date(2026, month, 15))).join('');
}

const read = (file: string) => readFileSync(join(engineRoot, 'src', file), 'utf8');
