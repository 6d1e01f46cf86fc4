import { clearOf, placeNames, type Box, type Named } from '#src/lib/place-names.ts';
import type { SkyObject } from './shown-objects.ts';

/** Measured from the pole. */
export interface SkyRoom {
  width: number;
  height: number;
  /** The window. */
  within: Box;
  /** Font size of the names, in pixels. */
  letter: number;
  /** Elements that cover the sky: the portrait first, then prints and buttons. */
  covers: readonly Box[];
  /** The compass letters. */
  signs: readonly Box[];
  /** The star that does not turn. */
  star: Box | null;
}

export interface PlacedObject extends SkyObject {
  left: number;
  top: number;
  /** Always shown: the name of a body, where it has room. */
  isNamed: boolean;
  hasLine: boolean;
  /** Centre of the name, relative to the mark. */
  nameLeft: number;
  nameTop: number;
}

const markSize = 18;
/** Character width of the monospaced font, and height of a line, in em. */
const letterSize = { width: 0.61, height: 1.4 };

const offset = (mark: Box, box: Box) => ({ nameLeft: box.x - mark.x, nameTop: box.y - mark.y });

/**
 * Lays out marks and names, and the name of the star that does not turn. A body under a picture or a compass letter moves
 * to its edge, so that the portrait never hides the Moon. Names of stars are for hover and focus alone.
 */
export function placeObjects(objects: readonly SkyObject[], starName: string, room: SkyRoom) {
  const { covers, signs, within, star } = room;
  const letter = { width: letterSize.width * room.letter, height: letterSize.height * room.letter };
  const named = objects.map((object) => {
    const at = { x: (object.x / 1000) * room.width, y: (object.y / 1000) * room.height };
    const mark = { ...at, width: markSize, height: markSize };
    const clear = object.body ? [...covers, ...signs].reduce(clearOf, mark) : mark;
    return { object, mark: clear, text: object.name, side: object.x > 220 ? -1 : 1 } as const;
  });
  const bodies: Named[] = named.filter(({ object }) => object.body);
  if (star) bodies.unshift({ mark: star, text: starName, side: 1, reach: 2 });
  const boxes = placeNames(bodies, { within, taken: [...covers, ...signs], letter });
  const placed = named.map((each): PlacedObject => {
    const { object, mark } = each;
    const box = boxes[bodies.indexOf(each)];
    const shown = box ?? placeNames([each], { within, taken: [], letter })[0] ?? mark;
    return {
      ...object,
      left: mark.x,
      top: mark.y,
      isNamed: Boolean(box),
      hasLine: box?.hasLine ?? false,
      ...offset(mark, shown),
    };
  });
  const starBox = star && boxes[0];
  return { placed, star: starBox ? offset(star, starBox) : null };
}
