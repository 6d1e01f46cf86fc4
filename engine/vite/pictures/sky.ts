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
import { engineRoot } from '#src/content/roots.ts';

const ringRadius = 492;
/** Faintest magnitude and dot width (points) of each group. */
const sizes: readonly [magnitude: number, width: number][] = [
  [0.6, 4.6],
  [1.6, 3.8],
  [2.6, 3],
  [3.4, 2.2],
  [4.0, 1.6],
  [4.5, 1.2],
  [5.0, 0.8],
];
/** Colour role by upper colour index (B-V): hot stars are blue, cool ones orange. */
const tints: readonly [index: number, role: string][] = [
  [0, 'blue'],
  [0.45, 'white'],
  [1.1, 'yellow'],
  [Infinity, 'orange'],
];
/** Increase it to invalidate the cache. */
const edition = 7;

interface StarCatalogue {
  features: { properties: { mag: number; bv: string | null }; geometry: { coordinates: [number, number] } }[];
}

interface LineCatalogue {
  features: { geometry: { coordinates: [number, number][][] } }[];
}

interface Point {
  x: number;
  y: number;
}

const size = 2 * (ringRadius + 8);

export type DrawnSky = number | null;

export function drawSky(site: string, latitude: DrawnSky): string {
  const folder = join(site, '.cache/sky', `${edition}-${latitude ?? 'plain'}`);
  const target = join(folder, 'sky.svg');
  if (!existsSync(target)) {
    const read = (name: string): unknown =>
      JSON.parse(readFileSync(join(engineRoot, 'vite/pictures/celestial', name), 'utf8'));
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

/** Height of the zenith above the drawing's centre, as a share of its height. */
export function zenithShare(latitude: number): number {
  return (zenithDistance(latitude) * chartRadius) / size;
}

/** Distance from the pole to the chart's edge, in units of 90 degrees. */
export function spanShare(latitude: number): number {
  return chartSpan(latitude) / 90;
}

/** The horizon's height by its width in this projection. Compressed by it, the horizon is nearly a circle. */
export function narrowShare(latitude: number): number {
  const reach = Array.from({ length: 180 }, (_, azimuth) =>
    Math.abs(chartPositionOver({ altitude: 0, azimuth: azimuth + 0.01 }, chartRadius, latitude).x),
  );
  return chartRadius / spanShare(latitude) / Math.max(...reach);
}

/**
 * The sky at a latitude as one SVG, hour 0 on top. Pages use two parts in the theme's colours: `#sky`, which turns, and
 * `#horizon`, which does not. As a mask it is the sky alone in one colour.
 */
export function skyChart(stars: StarCatalogue, lines: LineCatalogue, latitude: number): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-size / 2} ${-size / 2} ${size} ${size}">`,
    '<g id="sky" fill="none" stroke="currentColor" stroke-linecap="round">',
    `<g stroke-width=".8"><circle r="${chartRadius}" stroke-opacity=".35"/>${circle(90, '1 7', 0.35, latitude)}${circle(50, '1 9', 0.25, latitude)}</g>`,
    `<path stroke-width=".8" stroke-opacity=".4" d="${hourTicks()}"/>`,
    `<path stroke-width=".8" stroke-opacity=".32" d="${constellations(lines, latitude)}"/>`,
    ...starGroups(stars, latitude),
    '</g>',
    horizonSymbol(chartRadius, latitude),
    '</svg>',
  ].join('');
}

/** A circle of declination at this distance (degrees) from the pole; empty where it would be the edge. */
function circle(distance: number, dashes: string, opacity: number, latitude: number): string {
  if (distance >= chartSpan(latitude)) return '';
  const radius = Math.round((chartRadius * distance) / chartSpan(latitude));
  return `<circle r="${radius}" stroke-dasharray="${dashes}" stroke-opacity="${opacity}"/>`;
}

function hourTicks(): string {
  return Array.from({ length: 144 }, (_, index) => {
    const angle = (index * Math.PI) / 72;
    const inner = index % 6 === 0 ? chartRadius - 10 : chartRadius;
    const point = (radius: number) =>
      `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
    return `M${point(inner)}L${point(index % 6 === 0 ? ringRadius : chartRadius + 5)}`;
  }).join('');
}

/** Dots of one size and tint form one path; faint ones first. */
function starGroups({ features }: StarCatalogue, latitude: number): string[] {
  const groups = new Map<string, Point[]>();
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

const stepTo = ({ x, y }: Point, last: Point = { x: 0, y: 0 }) => `${x - last.x} ${y - last.y}`;

/** Zero-length lines with round caps are dots; relative moves keep the path short. */
function dotsAt(places: Point[]): string {
  return places
    .sort((a, b) => Math.atan2(a.y, a.x) - Math.atan2(b.y, b.x))
    .map((place, at, all) => `m${stepTo(place, all[at - 1])}h0`)
    .join('');
}

function constellations({ features }: LineCatalogue, latitude: number): string {
  return features
    .flatMap(({ geometry }) => geometry.coordinates)
    .flatMap((line) => pieces(line.map(position), latitude))
    .map((piece) => {
      const [start, ...steps] = piece
        .map((star) => rounded(star, latitude))
        .map((point, at, all) => stepTo(point, all[at - 1]));
      return `M${start}l${steps.join(' ')}`;
    })
    .join('');
}

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

/** False for stars that never rise at the latitude. */
function isOnChart({ declination }: SkyPosition, latitude: number): boolean {
  return poleDistance(declination, latitude) <= chartSpan(latitude);
}

function rounded(star: SkyPosition, latitude: number): Point {
  const { x, y } = chartPosition(star, chartRadius, latitude);
  return { x: Math.round(x), y: Math.round(y) };
}

/** Large enough to cover everything below the horizon. */
const everything = 1600;
/** Length of the sides that draw a circle of altitude. */
const side = 22;

function horizonSymbol(radius: number, latitude: number): string {
  const at = (altitude: number, azimuth: number) => chartPositionOver({ altitude, azimuth }, radius, latitude);
  const written = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const zenith = at(90, 0);
  // Away from the zenith. The bearing is not perpendicular to this projected horizon.
  const outwards = ({ x, y }: { x: number; y: number }, share: number) =>
    `${((x - zenith.x) * share).toFixed(1)} ${((y - zenith.y) * share).toFixed(1)}`;
  // Points evenly far from each other: evenly spaced azimuths leave straight sides away from the pole.
  const round = (altitude: number) => {
    const places = Array.from({ length: 1440 }, (_, index) => at(altitude, index / 4 + 0.01));
    let last = places[0];
    const kept = places.filter((place) => {
      if (last && place !== last && Math.hypot(place.x - last.x, place.y - last.y) < side) return false;
      last = place;
      return true;
    });
    return `M${kept.map(written).join('L')}Z`;
  };
  const ticks = Array.from({ length: 72 }, (_, index) => {
    const azimuth = index * 5 + 0.01;
    const length = index % 18 === 0 ? 0.04 : index % 6 === 0 ? 0.03 : index % 2 === 0 ? 0.02 : 0.011;
    return `M${written(at(0, azimuth))}l${outwards(at(0, azimuth), length)}`;
  });
  const veil = `M${-everything} ${-everything}H${everything}V${everything}H${-everything}Z${round(0)}`;
  return [
    '<symbol id="horizon" overflow="visible"><g fill="none" stroke="currentColor">',
    `<path fill="var(--page,#fff)" fill-opacity=".8" fill-rule="evenodd" stroke="none" d="${veil}"/>`,
    `<path stroke-width=".8" stroke-opacity=".3" stroke-dasharray="1 6" d="${round(30)}${round(60)}"/>`,
    `<path stroke-width="1" stroke-opacity=".6" d="${round(0)}${ticks.join('')}"/>`,
    '</g></symbol>',
  ].join('');
}
