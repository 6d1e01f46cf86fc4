/** A box given by its centre, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  isRound?: boolean;
}

export interface Named {
  mark: Box;
  /** In one or more lines. */
  text: string;
  /** The side to try first: to the right (1) or left (-1) of the mark. */
  side: 1 | -1;
  /** The farthest row, in heights of a name. */
  reach?: number;
}

export interface Name extends Box {
  /** Whether it is so far that it needs a line straight to its mark. */
  hasLine: boolean;
}

export interface NameRoom {
  /** Names stay within it. */
  within: Box;
  /** What names must not cover. */
  taken: readonly Box[];
  /** Size of a character, in pixels. */
  letter: { width: number; height: number };
}

/** Empty space at both ends of a name. */
const padding = 4;

/** Where names are tried: the side (1 is the preferred one) and the row, in heights of a name (1 is below the mark). */
const places = [0, 0.5, -0.5, 1, -1, 2, -2, 3, -3].flatMap((row) =>
  (Number.isInteger(row) && row !== 0 ? [1, -1, 0] : [1, -1]).map((side) => ({ side, row })),
);

/**
 * A place for each name, the most important one first: beside its mark, else below or above, clear of all marks and of
 * the names before it. Null where all places are taken.
 */
export function placeNames(names: readonly Named[], { within, taken, letter }: NameRoom): (Name | null)[] {
  const placed: Box[] = [...taken];
  return names.map((named) => {
    const marks = names.filter((each) => each !== named).map(({ mark }) => mark);
    const isFree = (box: Box) => ![...placed, ...marks].some((other) => overlap(box, other));
    // Above or below its own mark, a name beside another would seem to be that one's.
    const isBesideOther = (box: Box) => marks.some((mark) => overlap(widened(box, 2 * letter.height), mark));
    for (const place of places.filter(({ row }) => Math.abs(row) <= (named.reach ?? Infinity))) {
      const box = nameBox(named, place, letter);
      const hasLine = Math.abs(place.row) > 1;
      const line = lineTo(box, named.mark);
      if (!isInside(box, within) || !isFree(box) || (hasLine && !isFree(line))) continue;
      if (Math.abs(place.row) === 1 && isBesideOther(box)) continue;
      placed.push(box, ...(hasLine ? [line] : []));
      return { ...box, hasLine };
    }
    return null;
  });
}

const widened = (box: Box, by: number): Box => ({ ...box, width: box.width + by });

function nameBox({ mark, text, side }: Named, place: { side: number; row: number }, letter: NameRoom['letter']): Box {
  const lines = text.split('\n');
  const width = Math.max(...lines.map(({ length }) => length)) * letter.width + 2 * padding;
  const height = lines.length * letter.height;
  const isBeside = Math.abs(place.row) < 1;
  // Below and above, a name begins or ends with its mark.
  const across = isBeside ? (mark.width + width) / 2 : (width - mark.width) / 2;
  const edge = isBeside ? 0 : (Math.sign(place.row) * (mark.height + height - 2 * letter.height)) / 2;
  const down = place.row * letter.height + edge;
  return { x: mark.x + side * place.side * across, y: mark.y + down, width, height };
}

function lineTo(name: Box, mark: Box): Box {
  const edge = mark.y + (Math.sign(name.y - mark.y) * mark.height) / 2;
  return { x: mark.x, y: (name.y + edge) / 2, width: 1, height: Math.abs(name.y - edge) };
}

function isInside(box: Box, within: Box): boolean {
  const [x, y] = [Math.abs(box.x - within.x), Math.abs(box.y - within.y)];
  return x <= (within.width - box.width) / 2 && y <= (within.height - box.height) / 2;
}

/** Moves a mark out of a box or disc, to its nearest edge. */
export function clearOf(mark: Box, cover: Box): Box {
  if (!overlap(mark, cover)) return mark;
  const [x, y] = [mark.x - cover.x, mark.y - cover.y];
  const [width, height] = [(cover.width + mark.width) / 2, (cover.height + mark.height) / 2];
  if (cover.isRound) {
    const angle = Math.atan2(y, x);
    return { ...mark, x: cover.x + Math.cos(angle) * width, y: cover.y + Math.sin(angle) * height };
  }
  return width - Math.abs(x) < height - Math.abs(y)
    ? { ...mark, x: cover.x + (x < 0 ? -width : width) }
    : { ...mark, y: cover.y + (y < 0 ? -height : height) };
}

/** Whether a box overlaps a box or disc; touching edges do not count. */
function overlap(a: Box, b: Box): boolean {
  const spare = 0.01;
  const [x, y] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  if (b.isRound) return Math.hypot(Math.max(0, x - a.width / 2), Math.max(0, y - a.height / 2)) < b.width / 2 - spare;
  return x < (a.width + b.width) / 2 - spare && y < (a.height + b.height) / 2 - spare;
}
