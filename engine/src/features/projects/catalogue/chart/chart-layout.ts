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

/** A number from -1 to 1 that is always the same for an id. */
function scatterOf(id: string): number {
  let hash = 0;
  for (const character of id) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0) * 2_654_435_761) | 0;
  return ((hash >>> 8) % 2001) / 1000 - 1;
}

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
  return {
    bands,
    rows,
    ticks: ticksBetween(times, across),
    stars: sorted.map((entry, index) => {
      const band = bands.indexOf(bandOf(entry) ?? '');
      const row = band === -1 ? bands.length : band;
      return { entry, x: across(times[index] ?? 0, index), y: (row + 0.56 + 0.3 * scatterOf(entry.id)) / rows };
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

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const nameHeight = 22;
const letterWidth = 7.5;
const gap = 12;

/** Names go towards the middle of the chart, so that the edge does not cut them. */
export const isNamedBefore = ({ x }: Star) => x > 0.6;

/** Ids of the entries whose names fit without covering another name or star: featured ones first, then the latest. */
export function namesThatFit(
  { stars, rows }: Pick<Placed, 'stars' | 'rows'>,
  labels: readonly string[],
  { width, height }: { width: number; height: number },
): Set<string> {
  const boxOf = (star: Star): Box => {
    const long = gap + plain(star.entry.title).length * letterWidth;
    const [x, y] = [star.x * width, star.y * height];
    const left = isNamedBefore(star) ? x - long : x + gap;
    return { left, right: left + long - gap, top: y - nameHeight / 2, bottom: y + nameHeight / 2 };
  };
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
  const fitting = new Set<string>();
  const order = [...stars].reverse().sort((a, b) => Number(b.entry.featured ?? 0) - Number(a.entry.featured ?? 0));
  for (const star of order) {
    const box = boxOf(star);
    const isInside = box.left >= 0 && box.right <= width;
    const isFree = taken.every(
      (other) =>
        other.of === star.entry.id ||
        box.right < other.left ||
        box.left > other.right ||
        box.bottom < other.top ||
        box.top > other.bottom,
    );
    if (!isInside || !isFree) continue;
    fitting.add(star.entry.id);
    taken.push(box);
  }
  return fitting;
}
