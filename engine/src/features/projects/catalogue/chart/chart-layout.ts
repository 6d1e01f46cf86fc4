import { placeNames, type Box, type Name, type Named } from '#src/lib/place-names.ts';
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
  /** Its band, counted from the top. */
  row: number;
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
      return { entry, x: across(times[index] ?? 0, index), y, row };
    }),
  };
}

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

export function joinsOf(id: string | null, stars: readonly Star[]): Join[] {
  const star = stars.find(({ entry }) => entry.id === id);
  if (!star) return [];
  const tags = new Set(star.entry.tags.map(plain));
  return stars
    .filter((other) => other !== star && other.entry.tags.some((tag) => tags.has(plain(tag))))
    .map((other) => [star, other] as const);
}

/** The figure of each band with a filter: all that the filter selects, in any band, in the order of their dates. */
export function figuresOf({ stars, bands }: Pick<Placed, 'stars' | 'bands'>): Join[] {
  return bands.flatMap((band) => inOrder(stars.filter(({ entry }) => entry.categories.includes(band))));
}

export function inOrder(stars: readonly Star[]): Join[] {
  return stars.slice(1).map((star, index) => [stars[index] ?? star, star] as const);
}

/** Of the italic names, in pixels (chart.module.css): of a chart on a phone, and of others. */
const smallLetter = { width: 5.8, height: 17 };
const largeLetter = { width: 6.7, height: 20 };
const phoneWidth = 560;
const markSize = 20;
const brightSize = 36;
/** Distance of the points of a line that names keep clear of. */
const pointStep = 6;
/** How many rows away from its star a name may be, with a line to it. */
const farthestRow = 3;
/** So many names are tried: where there are more stars, the others would find no room. */
const mostNames = 120;

/**
 * Where the names of stars go, in pixels from the chart's corner, featured ones first, then the latest: clear of lines if
 * possible, and of band labels and rules, stars and other names; farther away where there is no room beside the star.
 * Stars whose name finds no room at all are left out.
 */
export function namesThatFit(
  { stars, rows }: Pick<Placed, 'stars' | 'rows'>,
  lines: readonly Join[],
  labels: readonly string[],
  { width, height }: { width: number; height: number },
): Map<string, Name> {
  const letter = width < phoneWidth ? smallLetter : largeLetter;
  const boxAt = ({ x, y }: Pick<Star, 'x' | 'y'>, size: number) => ({
    x: x * width,
    y: y * height,
    width: size,
    height: size,
  });
  const within: Box = { x: width / 2, y: height / 2, width, height };
  const order = [...stars].reverse().sort((a, b) => Number(b.entry.featured ?? 0) - Number(a.entry.featured ?? 0));
  const named = order.map((star): Named & { id: string } => ({
    id: star.entry.id,
    mark: boxAt(star, star.entry.featured ? brightSize : markSize),
    text: plain(star.entry.title),
    // Towards the middle of the chart, so that the edge does not cut it.
    side: star.x > 0.6 ? -1 : 1,
  }));
  const points = lines.flatMap(([from, to]) => {
    const count = Math.ceil(Math.hypot((to.x - from.x) * width, (to.y - from.y) * height) / pointStep);
    return Array.from({ length: count }, (_, index) => {
      const share = index / count;
      return boxAt({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, 2);
    });
  });
  const taken = labels.flatMap((label, row): Box[] => {
    const long = label.length * (letter.width + 2);
    const top = (row / rows) * height;
    return [
      { x: long / 2, y: top + letter.height / 2, width: long, height: letter.height },
      { x: width / 2, y: top, width, height: 2 },
    ];
  });
  const crowd = named.splice(mostNames).map(({ mark }) => mark);
  const places = new Map<string, Name>();
  const tries = [
    { avoided: [...taken, ...points], reach: 1 },
    { avoided: taken, reach: 1 },
    { avoided: taken, reach: farthestRow },
  ];
  for (const { avoided, reach } of tries) {
    const rest = named.filter(({ id }) => !places.has(id)).map((each) => ({ ...each, reach }));
    const marks = named.filter(({ id }) => places.has(id)).map(({ mark }) => mark);
    const found = placeNames(rest, { within, taken: [...avoided, ...crowd, ...marks, ...places.values()], letter });
    found.forEach((name, index) => name && places.set(rest[index]?.id ?? '', name));
  }
  return places;
}
