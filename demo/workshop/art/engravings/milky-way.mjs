import { fbm3, ridged3, noise3 } from '../photos/lib/noise.mjs';
import { DEG, clamp, smoothstep } from '../photos/lib/math.mjs';

/** Emission nebulae along the band: galactic longitude and latitude, radius (degrees), strength. */
const NEBULAE = [
  [6.0, -1.2, 0.55, 2.4], [7.0, -0.2, 0.25, 1.2], [15.1, -0.7, 0.35, 2.0], [17.0, 0.8, 0.45, 1.5],
  [351.2, 0.7, 0.5, 1.3], [353.2, 0.9, 0.6, 1.2], [18.5, 1.9, 0.4, 0.6], [28.8, 3.5, 0.4, 0.7],
  [85.0, -0.8, 1.2, 1.6], [78.2, 1.8, 1.8, 0.9], [93.5, -4.5, 0.4, 0.6], [99.3, 3.7, 1.4, 0.6],
  [6.3, 23.6, 3.5, 0.16], [353.0, 17.0, 1.6, 0.18], [135.0, 1.0, 1.3, 0.6],
];

/** Bright star clouds: longitude, latitude, radii, strength. */
const CLOUDS = [
  [1.5, -3.2, 5.0, 2.6, 1.0], [12.6, -1.6, 1.6, 1.0, 0.9], [27.0, -2.6, 4.0, 2.4, 0.85],
  [75.0, 1.5, 11, 4.0, 0.5], [352.0, -3.0, 5, 2.6, 0.5], [40, -3.5, 8, 3, 0.3],
];

const wrap = (deg) => ((deg + 540) % 360) - 180;
const bell = (x, s) => Math.exp(-0.5 * (x / s) * (x / s));

/**
 * Light of the Milky Way in the direction of a galactic unit vector: linear RGB of the unresolved
 * stars behind dust, and of hydrogen. The brightest part of the bulge is about 1.
 */
export function milkyWay([x, y, z]) {
  const l = Math.atan2(y, x) / DEG;
  const b = Math.asin(clamp(z, -1, 1)) / DEG;
  const away = Math.abs(l);

  // Warped coordinates so that nothing keeps a straight edge.
  const wx = fbm3(x * 5 + 11, y * 5, z * 7, 4);
  const wy = fbm3(x * 5, y * 5 + 23, z * 7, 4);
  const bb = b + wx * 2.4;

  // Stars: disc, bulge and clouds.
  const along = 0.2 + 0.5 * bell(away, 42) + 0.16 * bell(wrap(l - 76), 20) + 0.06 * bell(wrap(l - 118), 20);
  const height = 4.6 + 2.2 * bell(away, 18);
  let stars = along * (0.75 * Math.exp(-((Math.abs(bb + 0.6) / height) ** 1.35)) + 0.22 * Math.exp(-Math.abs(bb) / 13));
  const bulge = 0.78 * Math.exp(-((Math.hypot(l / 11, (b + 1.2) / 7.2)) ** 1.5));
  let cloud = 0;
  for (const [cl, cb, rl, rb, k] of CLOUDS) {
    const dl = wrap(l - cl);
    if (Math.abs(dl) < rl * 3) cloud += k * bell(dl + wx * 3, rl) * bell(b - cb + wy * 1.4, rb);
  }
  const mottled = 0.78 + 0.5 * fbm3(x * 16 + wx, y * 16 + wy, z * 22, 4);
  stars = (stars + 0.42 * cloud + bulge * 0.75) * mottled;

  // Dust: the Great Rift in the plane, its northern branch towards Ophiuchus, dark clouds, thin lanes.
  const fine = fbm3(x * 13 + wx * 1.6, y * 13 + wy * 1.6, z * 19 + 7, 6, 0.58);
  const veins = ridged3(x * 8 + wy * 1.3, y * 8 + wx * 1.3, z * 12 + 3, 5, 0.55);
  const plane = bell(b - 0.6 - 1.6 * wy - 0.6 * smoothstep(0, 40, l), 1.7 + 1.1 * bell(away, 30));
  const branch = 0.95 * bell(b - (5.2 - 0.04 * (l - 20)) - 2.6 * wx, 2.6) * smoothstep(2, 16, l) * (1 - smoothstep(48, 85, l));
  const ophiuchus = 0.62 * bell(l + 1 + wy * 8, 11) * bell(b - 8 - wx * 5, 4.6);
  const lanes = plane + branch + ophiuchus;
  const carve = clamp(0.2 + 1.75 * fine + 0.95 * (veins - 0.55) * 2, 0, 3);
  const reach = 0.3 + 0.7 * bell(away, 95);
  const tau = reach * (2.5 * lanes * (0.28 + carve) + 0.5 * bell(b, 9) * Math.max(0, fine * 2.2 + (veins - 0.62) * 2.2));

  const warm = 0.35 + 0.65 * bell(away, 24) * bell(b, 12);
  const red = stars * (1.0 + 0.12 * warm) * Math.exp(-tau * 0.86);
  const green = stars * (0.93 - 0.1 * warm) * Math.exp(-tau * 1.08);
  const blue = stars * (0.98 - 0.4 * warm) * Math.exp(-tau * 1.3);

  let hydrogen = 0;
  for (const [nl, nb, r, k] of NEBULAE) {
    const dl = wrap(l - nl);
    const db = b - nb;
    const d2 = (dl * dl + db * db) / (r * r);
    if (d2 < 9) hydrogen += k * Math.exp(-d2 * 0.9) * clamp(0.7 + 1.4 * noise3(x * 90, y * 90, z * 90) + fine);
  }
  hydrogen *= 0.2;
  return [red + hydrogen, green + hydrogen * 0.22, blue + hydrogen * 0.4];
}
