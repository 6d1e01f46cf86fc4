import { plain, type Text } from '#src/lib/text.ts';

export interface ChartEntry {
  id: string;
  title: Text;
  /** ISO date, possibly without day. */
  date: string;
  categories: readonly string[];
  tags: readonly Text[];
  featured?: boolean;
}

/** A project's place, in shares of the chart's width and height. */
export interface Star<E extends ChartEntry = ChartEntry> {
  entry: E;
  x: number;
  y: number;
}

export type Join = readonly [earlier: Star, later: Star];

export interface Placed<E extends ChartEntry = ChartEntry> {
  /** Ids of the filters that have a band, from top to bottom. */
  bands: string[];
  /** All bands, with the one of entries without a filter. */
  rows: number;
  stars: Star<E>[];
  ticks: { text: string; x: number }[];
}

/** Room at both ends of the time axis. */
const margin = 0.04;
/** Stars crowd where much was made in little time, so half of the axis counts entries instead of days. */
const rankShare = 0.5;
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120];
const mostTicks = 7;

const timeOf = ({ date }: ChartEntry) => Date.parse(date);

/** Where the stars of a band lie, from its middle, in turn: apart from the ones before, so that names have room. */
const heights = [0.02, 0.3, -0.26, 0.16, -0.12, 0.26];

/** Entries from left to right by date, each in the band of its rarest filter; those without one in a last band. */
export function placeStars<E extends ChartEntry>(entries: readonly E[], filters: readonly string[]): Placed<E> {
  const sizes = new Map(
    filters.map((filter) => [filter, entries.filter(({ categories }) => categories.includes(filter)).length]),
  );
  const bandOf = ({ categories }: E) =>
    filters
      .filter((filter) => categories.includes(filter))
      .sort((a, b) => (sizes.get(a) ?? 0) - (sizes.get(b) ?? 0))[0];
  const used = new Set(entries.map(bandOf));
  const bands = filters.filter((filter) => used.has(filter));
  const rows = bands.length + (used.has(undefined) ? 1 : 0);
  const sorted = [...entries].sort((a, b) => timeOf(a) - timeOf(b));
  const times = sorted.map(timeOf);
  const across = axis(times);
  const placed: number[] = [];
  return {
    bands,
    rows,
    ticks: ticksBetween(times, across),
    stars: sorted.map((entry, index) => {
      const band = bands.indexOf(bandOf(entry) ?? '');
      const row = band === -1 ? bands.length : band;
      const place = placed[row] ?? 0;
      placed[row] = place + 1;
      const y = (row + 0.58 + (heights[place % heights.length] ?? 0)) / rows;
      return { entry, x: across(times[index] ?? 0, index), y };
    }),
  };
}

/** Maps a time, and its place among the others, to a share of the width. */
function axis(times: readonly number[]): (time: number, rank: number) => number {
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const share = (part: number, whole: number) => (whole > 0 ? part / whole : 0.5);
  return (time, rank) =>
    margin +
    (1 - 2 * margin) *
      ((1 - rankShare) * share(time - first, last - first) + rankShare * share(rank, times.length - 1));
}

/** The first days of evenly spaced months or years, as `2025-06` or `2025`. */
function ticksBetween(times: readonly number[], across: (time: number, rank: number) => number): Placed['ticks'] {
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const months = (time: number) => new Date(time).getUTCFullYear() * 12 + new Date(time).getUTCMonth();
  const span = months(last) - months(first);
  const step = monthSteps.find((each) => span / each <= mostTicks) ?? 240;
  const starts = Array.from({ length: mostTicks + 1 }, (_, index) => (Math.ceil(months(first) / step) + index) * step);
  return starts.flatMap((start) => {
    const time = Date.UTC(Math.floor(start / 12), start % 12);
    if (time < first || time > last) return [];
    const after = times.findIndex((each) => each >= time);
    const [before = time, next = time] = [times[after - 1], times[after]];
    const rank = next > before ? after - 1 + (time - before) / (next - before) : after;
    const text = new Date(time).toISOString().slice(0, step % 12 === 0 ? 4 : 7);
    return [{ text, x: across(time, rank) }];
  });
}

/** Joins each star to the earlier one with the most tags in common; of several, to the nearest in time. */
export function joinStars(stars: readonly Star[]): Join[] {
  return stars.flatMap((star, index) => {
    const tags = new Set(star.entry.tags.map(plain));
    let best: { star: Star; shared: number } | undefined;
    for (const other of stars.slice(0, index).toReversed()) {
      const shared = other.entry.tags.filter((tag) => tags.has(plain(tag))).length;
      if (shared > (best?.shared ?? 0)) best = { star: other, shared };
    }
    return best ? [[best.star, star] as const] : [];
  });
}

interface Point {
  x: number;
  y: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const nameHeight = 18;
const letterWidth = 7;
const gap = 12;

export type Side = 'after' | 'before' | 'above' | 'below';

/** Names go towards the middle of the chart, so that the edge does not cut them. */
export const isNamedBefore = ({ x }: Star) => x > 0.6;

function nameBox(star: Star, side: Side, { width, height }: { width: number; height: number }): Box {
  const long = plain(star.entry.title).length * letterWidth;
  const [x, y] = [star.x * width, star.y * height];
  const inwards = isNamedBefore(star) ? x - long + gap / 2 : x - gap / 2;
  const left = { after: x + gap, before: x - gap - long, above: inwards, below: inwards }[side];
  const top = y + { after: -nameHeight / 2, before: -nameHeight / 2, above: -gap - nameHeight, below: gap }[side];
  return { left, top, right: left + long, bottom: top + nameHeight };
}

const overlap = (a: Box, b: Box) => a.right >= b.left && a.left <= b.right && a.bottom >= b.top && a.top <= b.bottom;

/** Whether the line between two points passes through a box (Liang and Barsky). */
function crosses({ left, top, right, bottom }: Box, [from, to]: readonly [Point, Point]): boolean {
  let [enter, leave] = [0, 1];
  const [x, y] = [to.x - from.x, to.y - from.y];
  for (const [step, room] of [
    [-x, from.x - left],
    [x, right - from.x],
    [-y, from.y - top],
    [y, bottom - from.y],
  ] as const) {
    if (step === 0 && room < 0) return false;
    if (step < 0) enter = Math.max(enter, room / step);
    if (step > 0) leave = Math.min(leave, room / step);
  }
  return enter <= leave;
}

/**
 * On which side of their stars names fit without covering another name or star, and if possible no line: featured ones
 * first, then the latest.
 */
export function namesThatFit(
  { stars, rows }: Pick<Placed, 'stars' | 'rows'>,
  joins: readonly Join[],
  labels: readonly string[],
  size: { width: number; height: number },
): Map<string, Side> {
  const { width, height } = size;
  const pointOf = ({ x, y }: Star): Point => ({ x: x * width, y: y * height });
  const lines = joins.map(([from, to]) => [pointOf(from), pointOf(to)] as const);
  const taken: (Box & { of?: string })[] = [
    ...labels.map((label, row) => {
      const top = (row / rows) * height;
      return { left: 0, right: label.length * letterWidth, top, bottom: top + nameHeight };
    }),
    ...stars.map(({ entry, x, y }) => {
      const [left, top] = [x * width - 6, y * height - 6];
      return { left, top, right: left + 12, bottom: top + 12, of: entry.id };
    }),
  ];
  const fitting = new Map<string, Side>();
  const order = [...stars].reverse().sort((a, b) => Number(b.entry.featured ?? 0) - Number(a.entry.featured ?? 0));
  for (const star of order) {
    const sides: Side[] = isNamedBefore(star) ? ['before', 'after'] : ['after', 'before'];
    const free = [...sides, 'above' as const, 'below' as const].filter((side) => {
      const box = nameBox(star, side, size);
      const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
      return isInside && taken.every((other) => other.of === star.entry.id || !overlap(box, other));
    });
    const clear = free.find((side) => !lines.some((line) => crosses(nameBox(star, side, size), line)));
    const side = clear ?? free[0];
    if (!side) continue;
    fitting.set(star.entry.id, side);
    taken.push(nameBox(star, side, size));
  }
  return fitting;
}
