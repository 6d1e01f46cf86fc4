import { clearOf, placeNames, type Box, type Named } from '#src/lib/place-names.ts';
import type { SkyObject } from './shown-objects.ts';

/** Measured from the pole. */
export interface SkyRoom {
  width: number;
  height: number;
  within: Box;
  /** Font size of the names, in pixels. */
  letter: number;
  /** Elements that cover the sky: the portrait first, then prints and buttons. */
  covers: readonly Box[];
  signs: readonly Box[];
  /** The star that does not turn. */
  star: Box | null;
}

export type PlacedObject = ReturnType<typeof placeObjects>['placed'][number];

const markSize = 18;
/** Bodies closer together than this share a name. */
const near = 32;
/** The least distance between bodies, so that their rings do not overlap. */
const apart = 16;
/** Character width of the monospaced font, and height of a line, in em. */
const letterSize = { width: 0.61, height: 1.4 };

/** Centre of a name, relative to its mark. */
const offset = (mark: Box, box: Box) => ({ nameLeft: box.x - mark.x, nameTop: box.y - mark.y });

interface Mark {
  object: SkyObject;
  mark: Box;
}

/**
 * Lays out marks and names, and the name of the star that does not turn. A body under a picture or a compass letter moves
 * to its edge, so that the portrait never hides the Moon. Names of stars are for hover and focus alone.
 */
export function placeObjects(objects: readonly SkyObject[], starName: string, room: SkyRoom) {
  const { covers, signs, within, star } = room;
  const letter = { width: letterSize.width * room.letter, height: letterSize.height * room.letter };
  const marks = objects.map((object): Mark => {
    const at = { x: (object.x / 1000) * room.width, y: (object.y / 1000) * room.height };
    const mark = { ...at, width: markSize, height: markSize };
    return { object, mark: object.body ? [...covers, ...signs].reduce(clearOf, mark) : mark };
  });
  const named = together(marks).map((group) => {
    const name = group.map(({ object }) => object.name).join(' · ');
    // A name as long as a third of the window has a line for each body.
    const isLong = name.length * letter.width > within.width / 3;
    const text = isLong ? name.replaceAll(' · ', ' ·\n') : name;
    return { group, name, text, mark: group[0].mark, side: group[0].object.x > 220 ? -1 : 1 } as const;
  });
  const bodies: Named[] = named.filter(({ group }) => group[0].object.body);
  if (star) bodies.unshift({ mark: star, text: starName, side: 1, reach: 2 });
  // The other bodies of a group.
  const others = named.flatMap(({ group }) => group.slice(1).map(({ mark }) => mark));
  const boxes = placeNames(bodies, { within, taken: [...covers, ...signs, ...others], letter });
  const placed = named.map((each) => {
    const { group, name, text, mark } = each;
    const { id, altitude } = group[0].object;
    const box = boxes[bodies.indexOf(each)];
    const shown = box ?? placeNames([each], { within, taken: [], letter })[0] ?? mark;
    return {
      id,
      name,
      /** The name as it is written, in lines. */
      text,
      altitude,
      left: mark.x,
      top: mark.y,
      /** The bodies at this place with their offsets: several if they are close together, none for a star. */
      bodies: group.flatMap(({ object: { body }, mark: { x, y } }) =>
        body ? [{ body, left: x - mark.x, top: y - mark.y }] : [],
      ),
      /** Always shown: the name of a body, where it has room. */
      isNamed: Boolean(box),
      hasLine: box?.hasLine ?? false,
      ...offset(mark, shown),
    };
  });
  const starBox = star && boxes[0];
  return { placed, star: starBox ? offset(star, starBox) : null };
}

/** Groups bodies that are close together, the brightest first; each star is alone. */
function together(marks: readonly Mark[]): [Mark, ...Mark[]][] {
  const groups: [Mark, ...Mark[]][] = [];
  for (const each of marks) {
    const group = each.object.body && groups.find(([{ mark }]) => distance(mark, each.mark) < near);
    if (group) group.push({ ...each, mark: awayFrom(group[0].mark, each.mark) });
    else groups.push([each]);
  }
  return groups;
}

const distance = (a: Box, b: Box) => Math.hypot(a.x - b.x, a.y - b.y);

function awayFrom(from: Box, mark: Box): Box {
  const by = Math.max(1, apart / (distance(from, mark) || 1));
  return { ...mark, x: from.x + (mark.x - from.x) * by, y: from.y + (mark.y - from.y) * by };
}
