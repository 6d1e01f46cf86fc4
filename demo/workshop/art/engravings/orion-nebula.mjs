import { fbm2, noise2, ridged2 } from '../photos/lib/noise.mjs';
import { clamp, segmentDistance, smoothstep } from '../photos/lib/math.mjs';

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
  const [wu, wv] = bend(u, v, 15, 4.6, 3);

  // The cavity blown to the south-west, with its bright rim.
  const du = wu - 5.6;
  const dv = wv + 8.4;
  const turn = 0.42;
  const eu = du * Math.cos(turn) - dv * Math.sin(turn);
  const ev = du * Math.sin(turn) + dv * Math.cos(turn);
  const s = Math.hypot(eu / 15.2, ev / 19.5) + 0.05 * fbm2(u / 5, v / 5, 4);
  // Open to the south, where the wall is thin.
  const inside = smoothstep(1.3, 0.62, s) * (0.35 + 0.65 * smoothstep(-27, -4, v + 0.25 * u));
  const rim = s < 0.95 ? bell(s - 0.95, 0.2) : bell(s - 0.95, 0.085);
  // The rim is brightest in the two wings beside the core and fades to the south.
  const wings = 0.16 + 0.84 * smoothstep(-22, 2, v);

  // Veils run along the wall of the cavity: soft noise drawn out round its centre.
  const angle = Math.atan2(ev / 19.5, eu / 15.2);
  const round = 2.1 * Math.min(1, s * 1.7);
  const ring = [Math.cos(angle) * round, Math.sin(angle) * round];
  const veil = 0.5 + 0.9 * fbm2(s * 7.5 + ring[0] * 0.6 + 0.05 * wu, ring[1] + s * 2.2 + 0.05 * wv, 5, 0.55);
  const sheet = 0.5 + 0.8 * fbm2(wu / 6.5 + 4, wv / 6.5, 6, 0.52);
  const thread = ridged2(wu / 7 + 0.5 * veil, wv / 7 + 0.5 * sheet, 5, 0.45);
  const fine = fbm2(wu / 1.9, wv / 1.9, 6, 0.58);
  const streaks = clamp(0.7 * veil * sheet * 2 + 0.55 * (thread - 0.55) + 0.26 * fine, 0.02, 2.2);

  const lit = 1 / (1 + (r / 4.2) ** 2) ** 0.95;
  const far = 1 / (1 + (r / 14) ** 2) ** 1.1;
  let gas = lit * inside * (0.35 + 1.2 * streaks) + far * rim * wings * (0.03 + 0.34 * streaks) + far * inside * 0.07 * (0.25 + streaks);

  // The Huygens region: knots, arcs and the Bar south-east of the Trapezium.
  const [ku, kv] = bend(u, v, 4.2, 1.5, 8);
  const knots = ridged2(ku / 2.3, kv / 2.3, 6, 0.55);
  const billow = fbm2(ku / 1.1, kv / 1.1, 6, 0.55);
  const core = Math.exp(-((Math.hypot(ku + 0.1, kv * 1.05 + 0.5) / 3.4) ** 1.2)) * (0.5 + 0.8 * (knots - 0.3) + 0.55 * billow);
  const bar = bell(segmentDistance(ku, kv, -3.7, -0.1, 0.8, -3.5), 0.2) + 0.5 * bell(segmentDistance(ku, kv, -3.6, 0.2, 1.2, -3.1), 0.7);
  gas += 1.7 * Math.max(0, core) + 0.5 * bar * (0.4 + knots);

  // Faint outer wings.
  gas += Math.exp(-(Math.hypot((wu - 3) / 26, (wv + 5) / 26) ** 1.7)) * 0.03 * clamp(sheet * (0.4 + veil));

  // Dark bay from the north-east, ending near the Trapezium, and thinner dust elsewhere.
  const [bu, bv] = bend(u, v, 6, 2.4, 21);
  const along = -(bu + 1.0) * 0.8 + (bv - 1.1) * 0.6;
  const across = Math.abs((bu + 1.0) * 0.6 + (bv - 1.1) * 0.8 - 0.05 * along);
  const bay = smoothstep(-0.5, 1.4, along) * smoothstep(1.35, 0.4, across / (0.5 + 0.4 * Math.max(0, along) ** 0.9)) * smoothstep(24, 8, along);
  const dust = clamp(0.9 * fbm2(wu / 5.5 + 31, wv / 5.5, 6, 0.56) - 0.06, 0, 1) * smoothstep(2, 8, r);
  const through = Math.exp(-(2.6 * bay * (0.8 + 0.5 * fine) + 2.1 * dust));
  gas *= through;

  // M43, a comma round its own star.
  const mu = bu + 3.7;
  const mv = bv - 7.4;
  const comma = Math.exp(-((Math.hypot(mu, mv) / 3) ** 1.7)) * clamp(0.8 + 0.8 * (sheet - 0.5) + 0.6 * fine) * (1 - 0.8 * bell(mu + 1.7 - 0.25 * mv, 0.6));
  const small = 0.3 * comma;

  const oxygen = Math.exp(-r / 6);
  const haze = inside * far * 0.15 * smoothstep(0, 9, r);
  return {
    ha: gas * (1.0 - 0.55 * oxygen) + small,
    oiii: gas * (0.08 + 0.92 * oxygen) + small * 0.12,
    blue: gas * (0.12 + 0.1 * oxygen) + haze * (0.75 + 0.5 * fine) * through + small * 0.2,
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
