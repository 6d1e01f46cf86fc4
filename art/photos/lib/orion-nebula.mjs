import { fbm2, noise2, ridged2 } from './noise.mjs';
import { clamp, segmentDistance, smoothstep } from './math.mjs';

/**
 * The Orion nebula as seen from Earth, modelled after its known parts. Coordinates are minutes of arc
 * from the Trapezium: u to the west (right), v to the north (up).
 * Each function returns the light of three kinds of gas: { ha, oiii, blue }.
 */

const bell = (x, s) => Math.exp(-0.5 * (x / s) * (x / s));

/** Coordinates bent by turbulence, large folds first. */
function bend(u, v, size, amount, seed) {
  const a = fbm2(u / size + seed, v / size, 4);
  const b = fbm2(u / size, v / size + seed + 17, 4);
  const x = u + a * amount;
  const y = v + b * amount;
  const k = size / 3.1;
  return [
    x + 0.34 * amount * fbm2(x / k + seed, y / k + 5, 4),
    y + 0.34 * amount * fbm2(x / k + 9, y / k + seed, 4),
  ];
}

/** M42 and M43. */
export function greatNebula(u, v) {
  const r = Math.hypot(u, v);
  const [wu, wv] = bend(u, v, 13, 5.2, 3);

  // The cavity blown to the south-west, with its bright rim.
  const du = wu - 6.8;
  const dv = wv + 9.2;
  const turn = 0.32;
  const eu = du * Math.cos(turn) - dv * Math.sin(turn);
  const ev = du * Math.sin(turn) + dv * Math.cos(turn);
  const s = Math.hypot(eu / 16.5, ev / 20);
  const inside = smoothstep(1.12, 0.8, s);
  const rim = s < 0.97 ? bell(s - 0.97, 0.17) : bell(s - 0.97, 0.06);

  // Veils run along the wall of the cavity: noise drawn out round its centre.
  const angle = Math.atan2(ev / 20, eu / 16.5);
  const veil = ridged2(s * 9 + 0.7 * wu * 0.1, angle * 2.6 + wv * 0.05, 5, 0.56);
  const cross = ridged2(wu / 5.2 + 4, wv / 5.2, 6, 0.58);
  const fine = fbm2(wu / 1.7, wv / 1.7, 6, 0.6);
  const streaks = clamp(0.1 + 1.3 * (veil - 0.4) + 0.55 * (cross - 0.45) + 0.5 * fine, 0.02, 2.2);

  const lit = 1 / (1 + (r / 4.4) ** 2) ** 0.82;
  const far = 1 / (1 + (r / 15) ** 2) ** 0.9;
  let gas = lit * inside * (0.55 + 1.35 * streaks) + far * rim * (0.05 + 0.3 * streaks) + far * inside * 0.085 * (0.35 + streaks);

  // The Huygens region: knots, arcs and the Bar south-east of the Trapezium.
  const [ku, kv] = bend(u, v, 4.2, 1.7, 8);
  const knots = ridged2(ku / 1.9, kv / 1.9, 6, 0.6);
  const billow = fbm2(ku / 0.9, kv / 0.9, 5, 0.55);
  const core = Math.exp(-(((Math.hypot(ku + 0.3, kv * 1.05 + 0.2)) / 3.3) ** 1.25)) * (0.45 + 1.25 * (knots - 0.3) + 0.5 * billow);
  const bar = bell(segmentDistance(ku, kv, -3.6, 0.1, 1.0, -3.4), 0.16) + 0.45 * bell(segmentDistance(ku, kv, -3.5, 0.3, 1.3, -3.0), 0.65);
  gas += 3.6 * Math.max(0, core) + 0.62 * bar * (0.5 + knots);

  // Faint outer wings.
  const outer = Math.exp(-(Math.hypot((wu - 3) / 25, (wv + 5) / 25) ** 1.9)) * (0.012 + 0.036 * clamp(0.2 + cross * 1.1 + fine));
  gas += outer;

  // Dark bay from the north-east, ending near the Trapezium, and smaller tongues.
  const [bu, bv] = bend(u, v, 6, 2.6, 21);
  const along = -(bu + 1.1) * 0.8 + (bv - 1.0) * 0.6;
  const across = Math.abs((bu + 1.1) * 0.6 + (bv - 1.0) * 0.8 - 0.05 * along);
  const bay = smoothstep(-0.4, 0.8, along) * smoothstep(1.25, 0.62, across / (0.35 + 0.42 * Math.max(0, along) ** 0.9)) * smoothstep(26, 9, along);
  const tongues = smoothstep(0.62, 0.9, ridged2(wu / 7.5 + 31, wv / 7.5, 5, 0.55)) * smoothstep(2.5, 9, r) * 0.75;
  const through = Math.exp(-(2.9 * bay * (0.8 + 0.5 * fine) + 1.25 * tongues));
  gas *= through;

  // M43, a comma round its own star.
  const mu = bu + 3.7;
  const mv = bv - 7.4;
  const mr = Math.hypot(mu, mv);
  const comma = Math.exp(-((mr / 2.6) ** 1.8)) * (0.55 + 0.8 * (cross - 0.3) + 0.6 * fine) * (1 - 0.85 * bell(mu + 1.5 - 0.25 * mv, 0.55));
  const small = 0.42 * Math.max(0, comma);

  const oxygen = Math.exp(-r / 6.5);
  const haze = inside * far * 0.1;
  return {
    ha: gas * (1.0 - 0.42 * oxygen) + small,
    oiii: gas * (0.1 + 0.95 * oxygen) + small * 0.12,
    blue: gas * (0.14 + 0.16 * oxygen) + haze * (0.7 + 0.6 * fine) * through + small * 0.2,
  };
}

/** The Running Man (NGC 1977): starlight on dust, with the dark runner across it. */
export function runningMan(u, v) {
  const cu = u + 0.5;
  const cv = v - 33.5;
  if (Math.abs(cu) > 34 || Math.abs(cv) > 24) return { ha: 0, oiii: 0, blue: 0 };
  const [wu, wv] = bend(cu, cv, 9, 4, 41);
  const fine = fbm2(wu / 2.6, wv / 2.6, 6, 0.58);
  const veil = ridged2(wu / 6, wv / 6 + 3, 5, 0.55);
  const lights = [[-1.2, -0.5, 6.5, 1], [4.6, 4.2, 4.6, 0.75], [0.5, 8.2, 4, 0.6], [-6.5, 0.5, 5, 0.5]];
  let dust = 0;
  for (const [x, y, size, k] of lights) dust += k * Math.exp(-((Math.hypot((wu - x) / 1.25, wv - y) / size) ** 1.5));
  const limbs = [[3.2, 7.4, 0.6, 2.6, 0.85], [0.6, 2.6, -5.8, 5.2, 0.5], [0.6, 3, 6.4, 0.6, 0.5], [0.8, 2.2, 3.6, -4.2, 0.6], [0.6, 2.2, -3.8, -3.2, 0.6]];
  let runner = 0;
  for (const [ax, ay, bx, by, w] of limbs) runner = Math.max(runner, bell(segmentDistance(wu, wv, ax, ay, bx, by), w * 1.25));
  const light = 0.13 * dust * clamp(0.6 + 0.8 * (veil - 0.4) + 0.9 * fine, 0.05, 2) * (1 - 0.82 * runner);
  const red = 0.03 * Math.exp(-((Math.hypot(wu + 2, (wv + 3) * 1.3) / 13) ** 2)) * (0.4 + veil);
  return { ha: red + light * 0.28, oiii: light * 0.42, blue: light * 1.25 };
}

/** Faint hydrogen and brown dust of the whole region. */
export function cloudComplex(u, v) {
  const [wu, wv] = bend(u, v, 60, 30, 71);
  const soft = fbm2(wu / 46, wv / 46, 6, 0.55);
  const veil = ridged2(wu / 60 + 9, wv / 60, 6, 0.55);
  return { ha: clamp(0.35 + 0.9 * soft + 0.5 * (veil - 0.4), 0, 2), dust: clamp(0.3 + 1.2 * fbm2(wu / 33 + 50, wv / 33, 6, 0.6), 0, 2) };
}

/** The Horsehead's curtain (IC 434) and the Flame: u, v from Alnitak. */
export function horsehead(u, v) {
  const [wu, wv] = bend(u, v, 14, 5, 91);
  const fine = fbm2(wu / 4, wv / 4, 5, 0.58);
  // The curtain hangs south of Alnitak; its eastern (left) edge is the dark cloud.
  const edge = wu - 4 + 0.12 * (wv + 30) + 2.2 * noise2(v / 9, 3);
  const length = smoothstep(-78, -50, wv) * smoothstep(-2, -16, wv);
  const combed = 0.75 + 0.35 * noise2(v / 2.6 + u * 0.04, 8);
  let ha = length * (edge > 0 ? Math.exp(-edge / 11) : bell(edge, 1.2)) * combed * (0.8 + 0.5 * fine);
  const head = bell(Math.hypot(u - 6.2, v + 32) - 0.5, 1.6) + bell(segmentDistance(u, v, 0, -32.5, 6, -32.5), 1.3);
  ha *= 1 - 0.92 * clamp(head);
  // The Flame, east of Alnitak, split by its dark trunk and branches.
  const fu = wu + 14;
  const fv = wv + 4;
  const flame = Math.exp(-((Math.hypot(fu / 1.0, fv / 1.1) / 10) ** 2.2)) * clamp(0.75 + fine);
  const trunk = bell(fu - 0.5 + 0.15 * fv, 1.3) + 0.7 * bell(segmentDistance(wu, wv, -14, -6, -20, 2), 0.9) + 0.7 * bell(segmentDistance(wu, wv, -14, -4, -8, 3), 0.8);
  const glow = flame * (1 - 0.9 * clamp(trunk));
  return { ha: 0.075 * ha + 0.1 * glow, oiii: 0.012 * glow, blue: 0.008 * glow, warm: 0.06 * glow };
}
