import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Face as FontFile } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { codePoints, cutsOf, faceRules, faces, type Face } from './faces.ts';
import { siteCharacters } from './site-characters.ts';

/** The family that pictures for link previews are lettered in: Newsreader with its axes open. */
const drawingSources = ['latin', 'latin-ext', 'vietnamese'].map(
  (subset) => `@fontsource-variable/newsreader/files/newsreader-${subset}-wght-normal.woff2`,
);

/** Raise it when the rules are made in another way, so that what is kept is made anew. */
const rulesVersion = 2;

/** Cuts the site's fonts down to the characters and weights it uses; returns the folder they are kept in. */
export async function subsetFonts(root: string): Promise<string> {
  return cutFonts(root, siteCharacters(root));
}

/** The same for the characters of another site. `more.css` there names the files that `fonts.css` does not. */
export async function cutFonts(root: string, used: string): Promise<string> {
  const sources = [...new Set(faces.flatMap((face) => face.sources))];
  const fonts = new Map(sources.map((source) => [source, readFont(root, source)]));
  const mark = createHash('sha256').update(JSON.stringify([rulesVersion, faces, used]));
  fonts.forEach((font) => mark.update(font));
  return keptFolder(root, mark.digest('hex').slice(0, 12), async (folder) => {
    const held = new Map<string, ReadonlySet<number>>();
    for (const [source, font] of fonts) held.set(source, await charactersIn(font));
    const cuts = faces.flatMap((face) =>
      cutsOf(face, charactersFor(face, used), (source) => held.get(source) ?? new Set()),
    );
    for (const { face, source, file, characters } of cuts) {
      const font = fonts.get(source) ?? Buffer.alloc(0);
      const { variationAxes } = face;
      writeFileSync(join(folder, file), await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes }));
    }
    writeFileSync(join(folder, 'more.css'), faceRules(cuts));
  });
}

/** TrueType files for drawing the pictures of link previews; each holds some of the site's characters. */
export async function openGraphFonts(root: string): Promise<string[]> {
  const used = siteCharacters(root);
  const fonts = drawingSources.map((source) => readFont(root, source));
  const mark = createHash('sha256').update(`drawing ${used}`);
  fonts.forEach((font) => mark.update(font));
  const name = (index: number) => `newsreader-${index}.ttf`;
  const folder = await keptFolder(root, mark.digest('hex').slice(0, 12), async (making) => {
    for (const [index, font] of fonts.entries()) {
      const held = await charactersIn(font);
      const wanted = codePoints(used).filter((point) => held.has(point));
      const text = String.fromCodePoint(...wanted);
      // Each of them has a space, and files of nothing else are of no use.
      if (text.trim())
        writeFileSync(join(making, name(index)), await subsetFont(font, text, { targetFormat: 'truetype' }));
    }
  });
  return fonts.map((_, index) => join(folder, name(index))).filter((file) => existsSync(file));
}

/** The site's characters that a family has not: a local face of the same measures shows them (`fonts.css`). */
export async function charactersWithoutFace(root: string, used = siteCharacters(root)): Promise<string> {
  const sources = [...new Set(faces.flatMap((face) => face.sources))];
  const held = new Map<string, ReadonlySet<number>>();
  for (const source of sources) held.set(source, await charactersIn(readFont(root, source)));
  return [...used]
    .filter((character) => /\p{L}/u.test(character))
    .filter((character) => {
      const [point = 0] = codePoints(character);
      return faces.some((face) => !face.sources.some((source) => held.get(source)?.has(point)));
    })
    .join('');
}

/** What a font file can show. */
export async function charactersIn(font: Buffer): Promise<ReadonlySet<number>> {
  const plain = await subsetFont(font, undefined, { targetFormat: 'truetype', keepAllGlyphs: true });
  return new Set(new FontFile(new Blob(plain)).collectUnicodes());
}

/** Italics set the owner's words, a few at a time: what only code and addresses need is left out. */
function charactersFor({ isForAnybody }: Face, used: string): string {
  return isForAnybody ? used : used.replaceAll(/[\]"#$%*+<=>@[\\^_`{|}~]/g, '');
}

function readFont(root: string, source: string): Buffer {
  return readFileSync(join(root, 'node_modules', source));
}

/** A folder of the cache that is there whole or not at all: two builds may begin at once, and one may be stopped. */
async function keptFolder(root: string, mark: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(root, 'node_modules/.cache/fonts', mark);
  if (existsSync(folder)) return folder;
  const making = `${folder}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  await make(making);
  try {
    renameSync(making, folder);
  } catch (error) {
    // Another build was first.
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
