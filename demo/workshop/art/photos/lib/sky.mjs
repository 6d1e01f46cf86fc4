import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { DEG, clamp } from './math.mjs';

const require = createRequire(import.meta.url);

async function readData(name) {
  return JSON.parse(await readFile(require.resolve(`d3-celestial/data/${name}`), 'utf8'));
}

/** Real stars as { ra, dec, mag, bv } in degrees; catalogues: 6, 8 and 14 (limits in magnitude). */
export async function loadStars(catalogue = 8) {
  const { features } = await readData(`stars.${catalogue}.json`);
  return features.map(({ id, properties, geometry: { coordinates } }) => ({
    hip: id,
    ra: (coordinates[0] + 360) % 360,
    dec: coordinates[1],
    mag: properties.mag,
    bv: Number(properties.bv) || 0.5,
  }));
}

/** The strokes of a constellation as lists of { ra, dec }. */
export async function loadConstellation(code) {
  const { features } = await readData('constellations.lines.json');
  const strokes = features.find((f) => f.id === code).geometry.coordinates;
  return strokes.map((stroke) => stroke.map(([ra, dec]) => ({ ra: (ra + 360) % 360, dec })));
}

/** Linear RGB of a black body with this B-V index, green about 1. */
export function starColour(bv) {
  const v = clamp(bv, -0.35, 1.9);
  const t = 4600 * (1 / (0.92 * v + 1.7) + 1 / (0.92 * v + 0.62));
  // Planck's law at three wavelengths (nm), scaled to white at 6500 K.
  const planck = (nm, kelvin) => 1 / (Math.exp(1.4388e7 / (nm * kelvin)) - 1);
  const rgb = [610, 550, 465].map((nm) => planck(nm, t) / planck(nm, 6500));
  const l = 0.3 * rgb[0] + 0.5 * rgb[1] + 0.2 * rgb[2];
  return rgb.map((c) => c / l);
}

/** Unit vector of a longitude and latitude in degrees. */
export function vector(lon, lat) {
  const c = Math.cos(lat * DEG);
  return [c * Math.cos(lon * DEG), c * Math.sin(lon * DEG), Math.sin(lat * DEG)];
}

// Rows of the rotation from equatorial (J2000) to galactic axes.
const GALACTIC = [
  [-0.0548755604, -0.8734370902, -0.4838350155],
  [0.4941094279, -0.44482963, 0.7469822445],
  [-0.867666149, -0.1980763734, 0.4559837762],
];

/** Rotation from horizontal axes (north, east, up) to galactic ones for a place and sidereal time in degrees. */
export function horizontalToGalactic(latitude, siderealTime) {
  const [sl, cl] = [Math.sin(latitude * DEG), Math.cos(latitude * DEG)];
  const [st, ct] = [Math.sin(siderealTime * DEG), Math.cos(siderealTime * DEG)];
  // Columns: the equatorial vectors of north, east and up.
  const north = [-sl * ct, -sl * st, cl];
  const east = [-st, ct, 0];
  const up = [cl * ct, cl * st, sl];
  return GALACTIC.map((row) => [north, east, up].map((v) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]));
}

/** Horizontal vector (north, east, up) of a star. */
export function toHorizontal({ ra, dec }, latitude, siderealTime) {
  const h = (siderealTime - ra) * DEG;
  const [sd, cd] = [Math.sin(dec * DEG), Math.cos(dec * DEG)];
  const [sl, cl] = [Math.sin(latitude * DEG), Math.cos(latitude * DEG)];
  return [sd * cl - cd * Math.cos(h) * sl, -cd * Math.sin(h), sd * sl + cd * Math.cos(h) * cl];
}

/** Gnomonic (tangent plane) coordinates in degrees about a centre: x grows to the east, y to the north; null behind. */
export function tangentPlane({ ra, dec }, centre) {
  const d = (ra - centre.ra) * DEG;
  const [s, c] = [Math.sin(dec * DEG), Math.cos(dec * DEG)];
  const [s0, c0] = [Math.sin(centre.dec * DEG), Math.cos(centre.dec * DEG)];
  const cosine = s0 * s + c0 * c * Math.cos(d);
  if (cosine <= 0.05) return null;
  return {
    x: (c * Math.sin(d)) / cosine / DEG,
    y: (c0 * s - s0 * c * Math.cos(d)) / cosine / DEG,
  };
}
