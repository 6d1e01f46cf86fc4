import { add, cross, mix, normalize, scale, sub } from './math.mjs';

/** The line flown: places on the map and heights above the ground, in sides of the square. */
const WAYPOINTS = [
  [0.9, 0.965, 0.075], [0.8, 0.85, 0.05], [0.655, 0.79, 0.04], [0.6, 0.68, 0.035], [0.66, 0.57, 0.05], [0.6, 0.46, 0.06],
  [0.47, 0.43, 0.05], [0.36, 0.5, 0.055], [0.24, 0.53, 0.06], [0.17, 0.42, 0.06], [0.24, 0.3, 0.05], [0.35, 0.24, 0.055], [0.3, 0.12, 0.06], [0.13, 0.06, 0.09],
];
const GATES = [0.06, 0.17, 0.3, 0.42, 0.53, 0.66, 0.77, 0.9];

function catmullRom(points, t) {
  const s = t * (points.length - 1);
  const i = Math.min(points.length - 2, Math.floor(s));
  const f = s - i;
  const at = (k) => points[Math.max(0, Math.min(points.length - 1, k))];
  const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  return b.map((_, k) => 0.5 * (2 * b[k] + (c[k] - a[k]) * f + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * f * f + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * f ** 3));
}

/** The line as points in space, evenly smoothed, and its gates as squares across it. */
export function planFlight(terrain, rise) {
  const knots = WAYPOINTS.map(([u, v, above]) => [u, terrain.at(u, v) * rise + above, v]);
  const count = 420;
  let points = Array.from({ length: count + 1 }, (_, i) => catmullRom(knots, i / count));
  // Never through the ground, and no sudden climbs.
  for (let pass = 0; pass < 3; pass++) {
    points = points.map((p) => [p[0], Math.max(p[1], terrain.at(p[0], p[2]) * rise + 0.022), p[2]]);
    points = points.map((p, i) => {
      let sum = 0;
      let n = 0;
      for (let k = -14; k <= 14; k++) if (points[i + k]) { sum += points[i + k][1]; n++; }
      return [p[0], sum / n, p[2]];
    });
  }
  points = points.map((p) => [p[0], Math.max(p[1], terrain.at(p[0], p[2]) * rise + 0.014), p[2]]);
  const gates = GATES.map((t) => {
    const i = Math.round(t * count);
    const forward = normalize(sub(points[i + 2], points[i - 2]));
    const side = normalize(cross(forward, [0, 1, 0]));
    const up = cross(side, forward);
    const half = 0.0155;
    const corner = (a, b) => add(points[i], add(scale(side, a * half), scale(up, b * half)));
    const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
    const feet = [corners[0], corners[1]].map((c) => [c[0], terrain.at(c[0], c[2]) * rise, c[2]]);
    return { index: i, at: points[i], corners, feet };
  });
  return { points, gates, pointAt: (t) => interpolate(points, t) };
}

function interpolate(points, t) {
  const s = Math.min(0.99999, Math.max(0, t)) * (points.length - 1);
  const i = Math.floor(s);
  return points[i].map((v, k) => mix(v, points[i + 1][k], s - i));
}
