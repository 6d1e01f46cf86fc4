import type { SkyObject } from './shown-objects.ts';

/** A box given by its centre, in pixels from the pole. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  isRound?: boolean;
}

export interface SkyRoom {
  width: number;
  height: number;
  /** Left edge of the window; `to` is the right one. */
  from: number;
  to: number;
  /** Font size of the names, in pixels. */
  letter: number;
  /** Elements that cover the sky: the portrait first, then prints and buttons. */
  covers: readonly Box[];
  /** Labels that names must avoid: the compass letters. */
  signs: readonly Box[];
}

export interface PlacedObject extends SkyObject {
  left: number;
  top: number;
  /** Text always shown: the object's name, and those of bodies next to it. */
  label: string | null;
  /** Centre of the name, relative to the mark. */
  nameLeft: number;
  nameTop: number;
}

type Side = -1 | 1;
type Row = -1 | 0 | 1;

const markSize = 18;
/** Bodies closer than this, in pixels, share one label. */
const near = 20;
/** Distance from mark to name, and the padding of names (sky-names.module.css). */
const offset = 8;
const padding = 4;
/** Character width of the monospaced font, in em. */
const letterWidth = 0.61;

/**
 * Lays out marks and names. A body under a picture moves to the picture's edge, so that the portrait never hides the Moon.
 * Bodies close together share a label. A name goes beside its mark, else below or above, and is hidden when all places are
 * taken.
 */
export function placeObjects(objects: readonly SkyObject[], room: SkyRoom): PlacedObject[] {
  const placed = objects.map((object) => {
    const at = { x: (object.x / 1000) * room.width, y: (object.y / 1000) * room.height };
    const mark: Box = { ...at, width: markSize, height: markSize };
    const side: Side = object.x > 220 ? -1 : 1;
    const clear = object.body ? room.covers.reduce(clearOf, mark) : mark;
    return { object, side, mark: clear, label: null as string | null, box: nameBox(clear, object.name, side, 0, room) };
  });
  const bodies = placed.filter(({ object }) => object.body);
  const taken = [...room.covers, ...room.signs];
  for (const group of groupsOf(bodies)) {
    const label = group.map(({ object }) => object.name).join(' · ');
    const others = bodies.filter((each) => !group.includes(each)).map(({ mark }) => mark);
    const { side } = group[0];
    const sides: Side[] = [side, side === 1 ? -1 : 1];
    const places = ([0, 1, -1] as Row[]).flatMap((row) => sides.map((each) => [each, row] as const));
    for (const [toSide, row] of places) {
      // The outermost mark carries the label, so that it covers none of the others.
      const outer = group.reduce((one, other) => ((other.mark.x - one.mark.x) * toSide > 0 ? other : one));
      const box = nameBox(outer.mark, label, toSide, row, room);
      const isOut = box.x - box.width / 2 < room.from || box.x + box.width / 2 > room.to;
      if (isOut || [...taken, ...others].some((other) => overlap(box, other))) continue;
      taken.push(box);
      Object.assign(outer, { label, box });
      break;
    }
  }
  return placed.map(({ object, mark, label, box }) => ({
    ...object,
    left: mark.x,
    top: mark.y,
    label,
    nameLeft: box.x - mark.x,
    nameTop: box.y - mark.y,
  }));
}

function nameBox(mark: Box, text: string, side: Side, row: Row, { letter, from, to }: SkyRoom): Box {
  const width = text.length * letterWidth * letter + 2 * padding;
  const height = 1.4 * letter;
  if (row === 0) return { x: mark.x + side * (offset + width / 2), y: mark.y, width, height };
  const x = mark.x + (side * (width - markSize)) / 2;
  return {
    x: Math.max(from + width / 2, Math.min(to - width / 2, x)),
    y: mark.y + (row * (markSize + height)) / 2,
    width,
    height,
  };
}

function groupsOf<Each extends { mark: Box }>(all: readonly Each[]): [Each, ...Each[]][] {
  const groups: [Each, ...Each[]][] = [];
  for (const each of all) {
    const group = groups.find((some) =>
      some.some(({ mark }) => Math.hypot(mark.x - each.mark.x, mark.y - each.mark.y) < near),
    );
    if (group) group.push(each);
    else groups.push([each]);
  }
  return groups;
}

function clearOf(mark: Box, cover: Box): Box {
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
