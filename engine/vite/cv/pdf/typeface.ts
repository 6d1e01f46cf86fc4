import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Buffer as Line, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { codePoints } from '#vite/fonts/faces.ts';
import { charactersIn } from '#vite/fonts/fonts.ts';

export type Style = 'serif' | 'sans' | 'bold';

/** A font with the characters of one document, as TrueType. */
export interface EmbeddedFont {
  name: string;
  bytes: Uint8Array;
  font: Font;
  unitsPerEm: number;
  /** The text of each glyph that was set, so that it can be copied and read aloud. */
  glyphs: Map<number, string>;
}

/** Glyphs of one font. Widths are in thousandths of the font size. */
export interface Piece {
  font: EmbeddedFont;
  glyphs: readonly { id: number; advance: number }[];
  width: number;
}

const enginePackages = createRequire(import.meta.url);
const files = (name: string, subsets: string, ending: string) =>
  subsets.split(' ').map((subset) => `@fontsource-variable/${name}/files/${name}-${subset}-${ending}.woff2`);
/** For letters that the site's two families lack. */
const others = files('source-sans-3', 'latin-ext greek greek-ext cyrillic cyrillic-ext vietnamese', 'wght-normal');
const sans = [...files('instrument-sans', 'latin latin-ext', 'wght-normal'), ...others];

const styles: Readonly<Record<Style, { sources: readonly string[]; axes: Record<string, number> }>> = {
  serif: {
    sources: [...files('newsreader', 'latin latin-ext vietnamese', 'standard-normal'), ...others],
    axes: { opsz: 28, wght: 460 },
  },
  sans: { sources: sans, axes: { wght: 400 } },
  bold: { sources: sans, axes: { wght: 600 } },
};

/** Letters of a text that no font has. */
export async function lettersWithoutFont(text: string): Promise<string> {
  let left = new Set([...text].filter((each) => /\p{L}/u.test(each)));
  for (const source of styles.serif.sources) {
    if (left.size === 0) break;
    const held = await charactersIn(readFileSync(enginePackages.resolve(source)));
    left = new Set([...left].filter((each) => !held.has(codePoints(each)[0] ?? 0)));
  }
  return [...left].join('');
}

/** The fonts of one document, cut to its text. Later fonts of a style fill in for letters that earlier ones lack. */
export class Typefaces {
  readonly fonts: EmbeddedFont[] = [];
  readonly #fontOf = new Map<string, EmbeddedFont>();
  readonly #words = new Map<string, readonly Piece[]>();

  static async for(text: string): Promise<Typefaces> {
    const faces = new Typefaces();
    for (const style of Object.keys(styles) as Style[]) await faces.#cut(style, text.normalize());
    return faces;
  }

  async #cut(style: Style, text: string): Promise<void> {
    const { sources, axes } = styles[style];
    let left = [...new Set(`${text} –·…`)];
    for (const source of sources) {
      if (left.length === 0) return;
      const file = readFileSync(enginePackages.resolve(source));
      const held = await charactersIn(file);
      const own = left.filter((each) => held.has(codePoints(each)[0] ?? 0));
      if (own.join('').trim() === '') continue;
      left = left.filter((each) => !own.includes(each));
      const variationAxes = source.includes('newsreader') ? axes : { wght: Math.min(600, axes.wght ?? 400) };
      const bytes = await subsetFont(file, own.join(''), { targetFormat: 'truetype', variationAxes });
      const face = new Face(new Blob(bytes));
      const head = face.referenceTable('head') ?? new Uint8Array(20);
      const embedded: EmbeddedFont = {
        // Six letters mark a subset.
        name: `${String.fromCharCode(65 + this.fonts.length).repeat(6)}+${/files\/([\w-]+?)-(?:standard|wght)/.exec(source)?.[1] ?? 'font'}-${style}`,
        bytes,
        font: new Font(face),
        unitsPerEm: ((head[18] ?? 0) << 8) | (head[19] ?? 0),
        glyphs: new Map(),
      };
      this.fonts.push(embedded);
      for (const each of own) this.#fontOf.set(style + each, embedded);
    }
  }

  /** Sets a text in one line. Characters that no font has are left out. */
  set(style: Style, text: string): readonly Piece[] {
    const key = style + text;
    const known = this.#words.get(key) ?? this.#runs(style, text.normalize()).map(shaped);
    this.#words.set(key, known);
    return known;
  }

  width(style: Style, text: string): number {
    return this.set(style, text).reduce((sum, { width }) => sum + width, 0);
  }

  #runs(style: Style, text: string): { font: EmbeddedFont; text: string }[] {
    const runs: { font: EmbeddedFont; text: string }[] = [];
    for (const character of text) {
      const font = this.#fontOf.get(style + character);
      const last = runs.at(-1);
      if (!font) continue;
      if (last && (last.font === font || character === ' ')) last.text += character;
      else runs.push({ font, text: character });
    }
    return runs;
  }
}

function shaped({ font, text }: { font: EmbeddedFont; text: string }): Piece {
  const line = new Line();
  line.addText(text);
  line.guessSegmentProperties();
  shape(font.font, line);
  const infos = line.getGlyphInfos();
  const places = line.getGlyphPositions();
  const glyphs = infos.map(({ codepoint: id, cluster }, index) => {
    const end = infos[index + 1]?.cluster ?? text.length;
    if (!font.glyphs.get(id)) font.glyphs.set(id, text.slice(cluster, end));
    return { id, advance: ((places[index]?.xAdvance ?? 0) * 1000) / font.unitsPerEm };
  });
  return { font, glyphs, width: glyphs.reduce((sum, { advance }) => sum + advance, 0) };
}
