import { directionOf } from '#src/i18n/format.ts';
import { languageNamed } from '#src/i18n/languages.ts';
import { levelled, lineOf, type Direction } from './direction.ts';
import { Tag, type Page } from './document.ts';
import { widthOfPieces, type Piece, type Style, type Typefaces } from './typeface.ts';

/** A line, with what is beside it. */
export interface Row {
  /** The space above, unless it is the first of a page. */
  before: number;
  height: number;
  /** It must not be the last of a page. */
  glue: boolean;
  bookmark?: string;
  draw: (page: Page, y: number) => void;
}

interface TextLook {
  /** Its language decides the direction of a paragraph. */
  tag: Tag;
  /** From where lines begin: the left, or the right in scripts that run to the left. */
  x: number;
  width: number;
  style: Style;
  size: number;
  colour: string;
  leading?: number;
  before?: number;
  after?: number;
}

interface Item {
  text: string;
  url?: string;
}

interface Sheet {
  direction: Direction;
  width: number;
}

/** Sets texts into rows. Sizes grow with `scale`, spaces with `gap`. */
export class Setter {
  readonly gap: number;
  readonly scale: number;
  readonly #faces: Typefaces;
  readonly #sheet: Sheet;

  constructor(faces: Typefaces, scale: number, gap: number, sheet: Sheet) {
    this.#faces = faces;
    this.scale = scale;
    this.#sheet = sheet;
    this.gap = gap * scale;
  }

  /** A paragraph: its first two and its last two lines stay together. */
  paragraph(text: string, look: TextLook): Row[] {
    const size = look.size * this.scale;
    const { tag } = look;
    const direction = tag.lang === undefined ? this.#sheet.direction : directionOf(languageNamed(tag.lang));
    const whole = levelled(wordsOf(text).join(' '), direction);
    const lines = this.#even(whole.text, look.style, (look.width * 1000) / size);
    let end = 0;
    return lines.map((line, index) => {
      const isLast = index === lines.length - 1;
      const start = whole.text.indexOf(line, end);
      end = start + line.length;
      // The space between two lines is set too, so that copied words do not run together.
      const until = whole.text[end] === ' ' ? end + 1 : end;
      const pieces = this.#faces.set(look.style, lineOf(whole, start, until, direction));
      if (!isPlain(pieces)) tag.actualText = whole.text;
      return this.#row(
        look,
        index === 0,
        isLast,
        index < lines.length - 1 && (index === 0 || index >= lines.length - 2),
        (page, y) => page.text(tag, pieces, { x: this.#left(look.x, pieces, size), y, size, colour: look.colour }),
      );
    });
  }

  /** Texts and links one after the other, with a gap between them. */
  flow(items: readonly Item[], look: TextLook, gap: number): Row[] {
    const size = look.size * this.scale;
    const lines: { item: Item; x: number; pieces: readonly Piece[]; width: number; text: string }[][] = [];
    let x = Infinity;
    for (const item of items)
      for (const text of this.#broken(item.text, look.style, (look.width * 1000) / size)) {
        const pieces = this.#faces.set(look.style, levelled(text, 'auto'));
        const width = (widthOfPieces(pieces) * size) / 1000;
        if (x + gap + width > look.width) {
          lines.push([]);
          x = -gap;
        }
        lines.at(-1)?.push({ item, text, x: this.#left(look.x + x + gap, pieces, size), pieces, width });
        x += gap + width;
      }
    const { tag } = look;
    return lines.map((line, index) =>
      this.#row(look, index === 0, index === lines.length - 1, true, (page, y) => {
        for (const { item, text, x: left, pieces, width } of line) {
          const own = item.url ? new Tag('Link', tag) : isPlain(pieces) ? tag : new Tag('Span', tag);
          if (!isPlain(pieces)) own.actualText = text;
          page.text(own, pieces, { x: left, y, size, colour: look.colour });
          if (item.url) page.link(own, { x: left, y, width, size }, item.url, item.text);
        }
      }),
    );
  }

  /** Puts a text beside rows, line by line on the same baselines. */
  beside(rows: readonly Row[], text: string, look: TextLook): Row[] {
    const own = text === '' ? [] : this.paragraph(text, look);
    return Array.from({ length: Math.max(rows.length, own.length) }, (_, index): Row => {
      const [row, side] = [rows[index], own[index]];
      if (!row || !side) return { ...(row ?? side)! };
      const height = Math.max(row.height, side.height);
      const draw: Row['draw'] = (page, y) => {
        // Both are drawn from their top; the smaller one is lowered to the other's baseline.
        row.draw(page, y);
        side.draw(page, y + baseline(row) - baseline(side));
      };
      return { before: row.before, height, glue: row.glue || side.glue, draw };
    });
  }

  /** The left end of a line that begins at `x`. */
  #left(x: number, pieces: readonly Piece[], size: number): number {
    return this.#sheet.direction === 'ltr' ? x : this.#sheet.width - x - (widthOfPieces(pieces) * size) / 1000;
  }

  #row(look: TextLook, isFirst: boolean, isLast: boolean, glue: boolean, draw: Row['draw']): Row {
    const height = look.size * this.scale * (look.leading ?? 1.4);
    return {
      before: isFirst ? (look.before ?? 0) * this.gap : 0,
      height: height + (isLast ? (look.after ?? 0) * this.gap : 0),
      glue,
      draw: (page, y) => draw(page, y + baselineAt(height)),
    };
  }

  /** Lines that fit, the last one not a single word if narrower lines avoid it. */
  #even(text: string, style: Style, width: number): string[] {
    const lines = this.#broken(text, style, width);
    for (const part of [1, 0.97, 0.94, 0.91, 0.88, 0.85, 0.82]) {
      const narrower = this.#broken(text, style, width * part);
      if (narrower.length === lines.length && narrower.at(-1)?.includes(' ')) return narrower;
    }
    return lines;
  }

  /** Lines that fit; `width` in thousandths of the size. */
  #broken(text: string, style: Style, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    const fits = (longer: string) => this.#faces.width(style, longer) <= width;
    for (const word of wordsOf(text)) {
      const longer = line ? `${line} ${word}` : word;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      line = '';
      // A word wider than the line, and scripts without spaces.
      for (const part of fits(word) ? [word] : [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment)) {
        if (line && !fits(line + part)) {
          lines.push(line);
          line = '';
        }
        line += part;
      }
    }
    return line ? [...lines, line] : lines;
  }
}

const isPlain = (pieces: readonly Piece[]) => pieces.every((piece) => piece.isPlain);
const wordsOf = (text: string) =>
  text
    .normalize()
    .trim()
    .split(/[ \t\n]+/);
const baselineAt = (height: number) => height * 0.74;
const baseline = ({ height }: Row) => baselineAt(height);

/** The height of rows on a page of their own. */
export function heightOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { before, height }, index) => sum + height + (index === 0 ? 0 : before), 0);
}
