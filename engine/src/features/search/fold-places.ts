import { foldText } from '#src/lib/fold-text.ts';

/** A folded text with the place in the original where each of its letters begins. */
export interface FoldedPlaces {
  folded: string;
  starts: readonly number[];
}

/** The same as `foldText`, letter by letter: folding can make one letter of two, or none. */
export function foldPlaces(text: string): FoldedPlaces {
  let folded = '';
  const starts: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = letter < '\u0080' ? letter.toLowerCase() : foldText(letter);
    for (let index = 0; index < plain.length; index += 1) starts.push(at);
    folded += plain;
    at += letter.length;
  }
  starts.push(at);
  return { folded, starts };
}

/** The end in the original of what ends at `end` in the folded text: after the whole letter and its marks. */
export function endOf({ starts }: FoldedPlaces, end: number): number {
  const last = starts[end - 1] ?? 0;
  let next = end;
  while (next < starts.length - 1 && starts[next] === last) next += 1;
  return starts[next] ?? last;
}
