import { Blob, Buffer as Line, ClusterLevel, Direction, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { DataSource, SharedSource } from '#src/content/data-source.ts';
import { cvOf } from '#src/features/cv/cv.loader.ts';
import { languages, type Language } from '#src/i18n/languages.ts';
import { arabic, codePoints, fontFiles } from '#vite/fonts/faces.ts';
import { charactersIn, readFont } from '#vite/fonts/fonts.ts';
import { inVisualOrder, levelled, mirrored, type Levelled } from './direction.ts';

export type Style = 'serif' | 'sans' | 'bold';

/** A font with the characters of one document, as TrueType. */
export interface EmbeddedFont {
  name: string;
  bytes: Uint8Array;
  font: Font;
  unitsPerEm: number;
  /** A code for each glyph with each text that it was set for, so that the text can be copied and read aloud. */
  codes: { glyph: number; text: string }[];
}

/** A character of a font, moved by `x` and `y`. Lengths are in thousandths of the font size. */
export interface Sign {
  code: number;
  advance: number;
  x: number;
  y: number;
  /** True for a mark above or below a letter: the text belongs to the letter's glyph. */
  isSilent: boolean;
}

/** Glyphs of one font, from left to right. */
export interface Piece {
  font: EmbeddedFont;
  glyphs: readonly Sign[];
  width: number;
  /** False if the glyphs, read from left to right, are not the text. */
  isPlain: boolean;
}

/** What silent glyphs map to, because all must map to something. It is invisible and does not part a word. */
const nothing = '\u2060';

/** For letters that the site's two families lack. */
const otherSubsets = 'latin-ext greek greek-ext cyrillic cyrillic-ext vietnamese';
const others = [...fontFiles('source-sans-3', otherSubsets, 'wght-normal'), ...arabic];
const sans = [...fontFiles('instrument-sans', 'latin latin-ext', 'wght-normal'), ...others];

const styles: Readonly<Record<Style, { sources: readonly string[]; axes: Record<string, number> }>> = {
  serif: {
    sources: [...fontFiles('newsreader', 'latin latin-ext vietnamese', 'standard-normal'), ...others],
    axes: { opsz: 28, wght: 460 },
  },
  sans: { sources: sans, axes: { wght: 400 } },
  bold: { sources: sans, axes: { wght: 600 } },
};

/** Whether some font has each letter of a text. A PDF would lack others. */
async function hasAllLetters(text: string): Promise<boolean> {
  let left = new Set([...text].filter((each) => /\p{L}/u.test(each)));
  for (const source of styles.serif.sources) {
    if (left.size === 0) break;
    const held = await charactersIn(readFont(source));
    left = new Set([...left].filter((each) => !held.has(codePoints(each)[0] ?? 0)));
  }
  return left.size === 0;
}

/** The languages in which the CV has letters that no font of the site has. */
export async function languagesWithoutPdf(
  dataSource: (shared: SharedSource, language: Language) => DataSource,
  shared: SharedSource,
): Promise<Language[]> {
  const complete = languages.map((language) => hasAllLetters(JSON.stringify(cvOf(dataSource(shared, language)))));
  const isComplete = await Promise.all(complete);
  return languages.filter((_, at) => !isComplete[at]);
}

/** The fonts of one document, cut to its text. Later fonts of a style fill in for letters that earlier ones lack. */
export class Typefaces {
  readonly fonts: EmbeddedFont[] = [];
  readonly #fontOf = new Map<string, EmbeddedFont>();
  readonly #lines = new Map<string, readonly Piece[]>();

  static async for(text: string): Promise<Typefaces> {
    const faces = new Typefaces();
    for (const style of Object.keys(styles) as Style[]) await faces.#cut(style, text.normalize());
    return faces;
  }

  async #cut(style: Style, text: string): Promise<void> {
    const { sources, axes } = styles[style];
    const all = `${text} –·…`;
    let left = [...new Set([...all, ...Array.from(all, mirrored)])].filter(Boolean);
    for (const source of sources) {
      if (left.length === 0) return;
      const file = readFont(source);
      const held = await charactersIn(file);
      const own = left.filter((each) => held.has(codePoints(each)[0] ?? 0));
      if (own.join('').trim() === '') continue;
      left = left.filter((each) => !own.includes(each));
      const variationAxes = source.includes('newsreader') ? axes : { wght: Math.min(600, axes.wght ?? 400) };
      // Every font sets the spaces between its words.
      const bytes = await subsetFont(file, `${own.join('')} `, { targetFormat: 'truetype', variationAxes });
      const face = new Face(new Blob(bytes));
      const head = face.referenceTable('head') ?? new Uint8Array(20);
      const embedded: EmbeddedFont = {
        // Six letters mark a subset.
        name: `${String.fromCharCode(65 + this.fonts.length).repeat(6)}+${/files\/([\w-]+?)-(?:standard|wght)/.exec(source)?.[1] ?? 'font'}-${style}`,
        bytes,
        font: new Font(face),
        unitsPerEm: ((head[18] ?? 0) << 8) | (head[19] ?? 0),
        codes: [{ glyph: 0, text: '' }],
      };
      this.fonts.push(embedded);
      for (const each of own) this.#fontOf.set(style + each, embedded);
    }
  }

  /** Sets a line, from left to right. Characters that no font has are left out. */
  set(style: Style, { text, levels }: Levelled): readonly Piece[] {
    const key = `${style} ${text} ${levels.some(Boolean) ? levels.join('') : ''}`;
    const known = this.#lines.get(key) ?? inVisualOrder(this.#runs(style, text, levels)).map(shaped);
    this.#lines.set(key, known);
    return known;
  }

  width(style: Style, text: string): number {
    return widthOfPieces(this.set(style, levelled(text, 'auto')));
  }

  #runs(style: Style, text: string, levels: Uint8Array): Run[] {
    const runs: Run[] = [];
    let at = 0;
    for (const character of text) {
      const font = this.#fontOf.get(style + character);
      const level = levels[at] ?? 0;
      const last = runs.at(-1);
      at += character.length;
      if (!font) continue;
      if (last?.level === level && (last.font === font || character === ' ')) last.text += character;
      else runs.push({ font, text: character, level });
    }
    return runs;
  }
}

interface Run {
  font: EmbeddedFont;
  text: string;
  level: number;
}

export const widthOfPieces = (pieces: readonly Piece[]) => pieces.reduce((sum, { width }) => sum + width, 0);

function shaped({ font, text, level }: Run): Piece {
  const line = new Line();
  line.addText(text);
  line.guessSegmentProperties();
  // Marks are letters of their own, as readers of the PDF expect them.
  line.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
  line.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
  shape(font.font, line);
  const infos = line.getGlyphInfos();
  const places = line.getGlyphPositions();
  // The glyph with a width says what all glyphs of its letter are.
  const byWidth = infos.map(({ cluster }, index) => ({ cluster, index, width: places[index]?.xAdvance ?? 0 }));
  const tellers = new Map(byWidth.sort((a, b) => a.width - b.width).map(({ cluster, index }) => [cluster, index]));
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const inThousandths = (units = 0) => (units * 1000) / font.unitsPerEm;
  const glyphs = infos.map(({ codepoint: glyph, cluster }, index): Sign => {
    const { xAdvance, xOffset, yOffset } = places[index] ?? {};
    const own = text.slice(cluster, starts[starts.indexOf(cluster) + 1] ?? text.length);
    const isSilent = tellers.get(cluster) !== index;
    return {
      code: codeOf(font, glyph, isSilent ? nothing : own),
      ...{ advance: inThousandths(xAdvance), x: inThousandths(xOffset), y: inThousandths(yOffset), isSilent },
    };
  });
  const width = glyphs.reduce((sum, { advance }) => sum + advance, 0);
  return { font, glyphs, width, isPlain: level % 2 === 0 && starts.length === infos.length };
}

function codeOf({ codes }: EmbeddedFont, glyph: number, text: string): number {
  const known = codes.findIndex((each) => each.glyph === glyph && each.text === text);
  return known >= 0 ? known : codes.push({ glyph, text }) - 1;
}
