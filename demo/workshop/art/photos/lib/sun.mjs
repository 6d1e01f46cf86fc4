import { cells2, fbm2, noise2 } from './noise.mjs';
import { clamp, mix, smoothstep } from './math.mjs';

/** Sunspot groups: position in solar radii (x right, y up), radius of the whole spot, share of umbra. */
const SPOTS = [
  [-0.37, 0.215, 0.021, 0.42], [-0.335, 0.222, 0.008, 0.3], [-0.31, 0.203, 0.011, 0.35], [-0.285, 0.21, 0.005, 0.2],
  [0.24, -0.26, 0.026, 0.45], [0.285, -0.25, 0.009, 0.3], [0.31, -0.265, 0.013, 0.4], [0.335, -0.248, 0.006, 0.2],
  [0.66, 0.17, 0.012, 0.4], [0.685, 0.178, 0.006, 0.3],
  [-0.06, -0.12, 0.005, 0.1],
];

/**
 * The Sun's disc at (x, y) in solar radii (x right, y up), in the light that a filter passes: brightness of
 * the surface for red, green and blue, 1 in the middle; null outside. `detail` is the pixel size in radii.
 */
export function photosphere(x, y, detail) {
  const r2 = x * x + y * y;
  if (r2 >= 1) return null;
  const mu = Math.sqrt(1 - r2);
  // Limb darkening is stronger at shorter waves.
  const limb = [0.52, 0.68, 0.84].map((u) => Math.max(0, 1 - u * (1 - mu) - 0.1 * (1 - mu * mu)) ** 1.15);

  // Granules: cells about two seconds of arc wide, softened by the air, foreshortened near the limb.
  const k = 1 / Math.max(mu, 0.25);
  const gx = x * (1 + 0.3 * (k - 1));
  const gy = y * (1 + 0.3 * (k - 1));
  const size = 150;
  const grain = detail < 0.004 ? cells2(gx * size + noise2(gx * 60, gy * 60), gy * size) : { first: 0.4, second: 0.8 };
  const texture = 1 + 0.09 * (0.42 - grain.first) * mu + 0.03 * fbm2(gx * 46, gy * 46, 4) + 0.008 * fbm2(gx * 9, gy * 9, 3);

  // Faculae: pale threads near the limb, round the active regions.
  const active = smoothstep(0.62, 0.94, Math.sqrt(r2)) * Math.exp(-(((Math.abs(y) - 0.23) / 0.13) ** 2));
  const thread = Math.max(0, fbm2(x * 17 + 40, y * 17, 5) - 0.12);
  const faculae = 1 + 0.75 * active * thread;

  let dark = 1;
  for (const [sx, sy, radius, umbra] of SPOTS) {
    const squeeze = Math.max(0.3, Math.sqrt(1 - sx * sx - sy * sy));
    let dx = (x - sx) / (Math.abs(sx) > 0.5 ? squeeze : 1);
    const dy = y - sy;
    if (Math.abs(dx) > radius * 2.4 || Math.abs(dy) > radius * 2.4) continue;
    dx += 0.16 * radius * noise2(dy / radius * 1.4 + sx * 50, dx / radius * 1.4);
    const angle = Math.atan2(dy, dx);
    const wobble = 1 + 0.2 * noise2(Math.cos(angle) * 1.3 + sx * 97, Math.sin(angle) * 1.3 + sy * 93) + 0.09 * noise2(Math.cos(angle) * 4 + sx * 71, Math.sin(angle) * 4 + sy * 67);
    const d = Math.hypot(dx, dy) / (radius * wobble);
    const fibre = 0.09 * noise2(angle * 9, sx * 30) * smoothstep(umbra, 1, d);
    const soft = Math.max(0.05, detail / radius);
    const penumbra = smoothstep(1.06 + soft + fibre * 0.5, 0.9 - soft + fibre * 0.5, d);
    const core = smoothstep(umbra + 0.06 + soft * 0.7, umbra - 0.08 - soft * 0.7, d + fibre * 0.6);
    dark *= mix(1, 0.52 + 0.9 * fibre, penumbra) * mix(1, 0.1, core);
  }
  const k2 = texture * faculae;
  return limb.map((v, c) => clamp(v * k2 * dark ** [1, 1.1, 1.2][c], 0, 2));
}

/** How much of the Sun a pixel shows past the Moon: 0 behind it, 1 clear. Lunar mountains roughen the edge. */
export function pastMoon(x, y, moon, detail) {
  const dx = x - moon.x;
  const dy = y - moon.y;
  const angle = Math.atan2(dy, dx);
  const relief = 0.0011 * (noise2(angle * 34, 4) + 0.6 * noise2(angle * 95, 9));
  return smoothstep(-detail, detail, Math.hypot(dx, dy) - moon.r - relief);
}

/**
 * The Moon's place during the eclipse of 29 March 2025 as seen from Málaga, in solar radii with north up:
 * t runs from -1 (first contact) through 0 (greatest) to 1 (last contact).
 */
export function moonAt(t) {
  const r = 1.045;
  const nearest = 1 + r - 2 * 0.32;
  const half = Math.sqrt((1 + r) ** 2 - nearest ** 2);
  // Position angles grow from north to east (left): the Moon passes north of the centre, moving east.
  const axis = (332 * Math.PI) / 180;
  const n = [-Math.sin(axis), Math.cos(axis)];
  const along = [-Math.cos(axis), -Math.sin(axis)];
  return { x: n[0] * nearest + along[0] * half * t, y: n[1] * nearest + along[1] * half * t, r };
}
