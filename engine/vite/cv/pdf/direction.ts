import bidiFactory from 'bidi-js';

export type Direction = 'ltr' | 'rtl';

/** A text with the embedding level of each of its characters. Odd levels run from right to left. */
export interface Levelled {
  text: string;
  levels: Uint8Array;
}

const bidi = bidiFactory();
const anyRightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The levels of a paragraph. `auto` is the direction of its first letter. */
export function levelled(text: string, base: Direction | 'auto'): Levelled {
  const isPlain = base !== 'rtl' && !anyRightToLeft.test(text);
  return { text, levels: isPlain ? new Uint8Array(text.length) : bidi.getEmbeddingLevels(text, base).levels };
}

/** A line of a paragraph, with the space at its end on the paragraph's own level. */
export function lineOf({ text, levels }: Levelled, start: number, end: number, base: Direction): Levelled {
  const line = { text: text.slice(start, end), levels: levels.slice(start, end) };
  line.levels.fill(base === 'rtl' ? 1 : 0, line.text.trimEnd().length);
  return line;
}

/** Runs of a line from left to right. */
export function inVisualOrder<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1)
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end - 1);
    }
  return ordered;
}

/** A bracket as it is drawn from right to left. */
export const mirrored = (character: string) => bidi.getMirroredCharacter(character) ?? '';
