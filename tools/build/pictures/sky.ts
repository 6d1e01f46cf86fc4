import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  chartPosition,
  chartPositionOver,
  chartRadius,
  chartSpan,
  poleDistance,
  zenithDistance,
  type SkyPosition,
} from '#src/lib/time/sidereal-time.ts';
import { horizonSymbol } from './sky-horizon.ts';

/** The graduated ring, just outside the chart's edge. */
const ringRadius = 492;
/** Faintest magnitude of each group and the width of its dots, as points: a sky, not a network. */
const sizes: readonly [magnitude: number, width: number][] = [
  [0.6, 4.6],
  [1.6, 3.8],
  [2.6, 3],
  [3.4, 2.2],
  [4.0, 1.6],
  [4.5, 1.2],
  [5.0, 0.8],
];
/** The role that tints a star, by the colour index (B-V) that it stays below: hot ones are blue, cool ones orange. */
const tints: readonly [index: number, role: string][] = [
  [0, 'blue'],
  [0.45, 'white'],
  [1.1, 'yellow'],
  [Infinity, 'orange'],
];
/** Drawings of an earlier hand are not taken from the cache. */
const edition = 4;

interface StarCatalogue {
  features: { properties: { mag: number; bv: string | null }; geometry: { coordinates: [number, number] } }[];
}

interface LineCatalogue {
  features: { geometry: { coordinates: [number, number][][] } }[];
}

const size = 2 * (ringRadius + 8);

/** The latitude whose sky is drawn; null where the owner wants none. */
export type DrawnSky = number | null;

/** Draws the chart into a cache folder, for styles to name as `@sky/sky.svg`; returns that folder. */
export function drawSky(root: string, latitude: DrawnSky): string {
  const folder = join(root, 'node_modules/.cache/sky', `${edition}-${latitude ?? 'plain'}`);
  const target = join(folder, 'sky.svg');
  if (!existsSync(target)) {
    const read = (name: string): unknown =>
      JSON.parse(readFileSync(join(root, 'node_modules/d3-celestial/data', name), 'utf8'));
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      target,
      latitude === null
        ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"/>`
        : skyChart(read('stars.6.json') as StarCatalogue, read('constellations.lines.json') as LineCatalogue, latitude),
    );
  }
  return folder;
}

/** How far above the drawing's middle the zenith stands, as a share of its height. */
export function zenithShare(latitude: number): number {
  return (zenithDistance(latitude) * chartRadius) / size;
}

/** How far the chart reaches from the pole, as a multiple of the quarter of a circle from zenith to horizon. */
export function spanShare(latitude: number): number {
  return chartSpan(latitude) / 90;
}

/**
 * What the horizon's height is of its width, on a chart that keeps distances from the pole true. So much narrower, it is a
 * circle but for a hundredth or two, and what stands near the zenith keeps its shape.
 */
export function narrowShare(latitude: number): number {
  const reach = Array.from({ length: 180 }, (_, azimuth) =>
    Math.abs(chartPositionOver({ altitude: 0, azimuth: azimuth + 0.01 }, chartRadius, latitude).x),
  );
  return chartRadius / spanShare(latitude) / Math.max(...reach);
}

/**
 * The sky over a latitude as one SVG, hour 0 on top. A page draws two parts of it (`#sky`, which turns, and `#horizon`, which
 * does not) in the colours of its roles; as a mask, where no role reaches it, it is the sky alone, in one colour.
 */
export function skyChart(stars: StarCatalogue, lines: LineCatalogue, latitude: number): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-size / 2} ${-size / 2} ${size} ${size}">`,
    '<g id="sky" fill="none" stroke="currentColor" stroke-linecap="round">',
    `<g stroke-width=".8"><circle r="${chartRadius}" stroke-opacity=".35"/>${circle(90, '1 7', 0.35, latitude)}${circle(50, '1 9', 0.25, latitude)}</g>`,
    `<path stroke-width=".8" stroke-opacity=".4" d="${hourTicks()}"/>`,
    `<path stroke-width=".8" stroke-opacity=".2" d="${constellations(lines, latitude)}"/>`,
    ...starGroups(stars, latitude),
    '</g>',
    horizonSymbol(chartRadius, latitude),
    '</svg>',
  ].join('');
}

/** A circle of one declination, so many degrees from the pole; none where it would be the edge. */
function circle(distance: number, dashes: string, opacity: number, latitude: number): string {
  if (distance >= chartSpan(latitude)) return '';
  const radius = Math.round((chartRadius * distance) / chartSpan(latitude));
  return `<circle r="${radius}" stroke-dasharray="${dashes}" stroke-opacity="${opacity}"/>`;
}

/** The hour ring: a long tick an hour, short ones every ten minutes. */
function hourTicks(): string {
  return Array.from({ length: 144 }, (_, index) => {
    const angle = (index * Math.PI) / 72;
    const inner = index % 6 === 0 ? chartRadius - 10 : chartRadius;
    const point = (radius: number) =>
      `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
    return `M${point(inner)}L${point(index % 6 === 0 ? ringRadius : chartRadius + 5)}`;
  }).join('');
}

/** The dots of one size and one tint are one path; the faint ones come first. */
function starGroups({ features }: StarCatalogue, latitude: number): string[] {
  const groups = new Map<string, { x: number; y: number }[]>();
  for (const { properties, geometry } of features) {
    const star = position(geometry.coordinates);
    const width = sizes.find(([limit]) => properties.mag <= limit)?.[1];
    if (width === undefined || !isOnChart(star, latitude)) continue;
    const index = Number(properties.bv ?? 0.3);
    const tint = tints.find(([limit]) => index < limit)?.[1] ?? 'white';
    const attributes = `stroke="var(--star-${tint},#000)" stroke-width="${width}"`;
    groups.set(attributes, [...(groups.get(attributes) ?? []), rounded(star, latitude)]);
  }
  const widthOf = (attributes: string) => Number.parseFloat(attributes.split('width="')[1] ?? '');
  return [...groups]
    .sort(([a], [b]) => widthOf(a) - widthOf(b))
    .map(([attributes, places]) => `<path ${attributes} d="${dotsAt(places)}"/>`);
}

/** A line of no length with round ends is a dot; relative moves keep the numbers short. */
function dotsAt(places: { x: number; y: number }[]): string {
  let last = { x: 0, y: 0 };
  return places
    .sort((a, b) => Math.atan2(a.y, a.x) - Math.atan2(b.y, b.x))
    .map(({ x, y }) => {
      const move = `m${x - last.x} ${y - last.y}h0`;
      last = { x, y };
      return move;
    })
    .join('');
}

function constellations({ features }: LineCatalogue, latitude: number): string {
  return features
    .flatMap(({ geometry }) => geometry.coordinates)
    .flatMap((line) => pieces(line.map(position), latitude))
    .map((piece) => {
      const [first, ...rest] = piece.map((star) => rounded(star, latitude));
      if (!first) return '';
      let last = first;
      const steps = rest.map((point) => {
        const step = `${point.x - last.x} ${point.y - last.y}`;
        last = point;
        return step;
      });
      return `M${first.x} ${first.y}l${steps.join(' ')}`;
    })
    .join('');
}

/** A line cut where it leaves the chart. */
function pieces(line: SkyPosition[], latitude: number): SkyPosition[][] {
  const found: SkyPosition[][] = [[]];
  for (const point of line) {
    if (isOnChart(point, latitude)) found.at(-1)?.push(point);
    else found.push([]);
  }
  return found.filter((piece) => piece.length > 1);
}

function position([rightAscension, declination]: [number, number]): SkyPosition {
  return { rightAscension, declination };
}

/** What never rises over the owner is left out. */
function isOnChart({ declination }: SkyPosition, latitude: number): boolean {
  return poleDistance(declination, latitude) <= chartSpan(latitude);
}

function rounded(star: SkyPosition, latitude: number): { x: number; y: number } {
  const { x, y } = chartPosition(star, chartRadius, latitude);
  return { x: Math.round(x), y: Math.round(y) };
}
