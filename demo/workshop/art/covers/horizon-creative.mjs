/** Horizon Creative: a sun on the horizon whose reflection is a path of portfolio sheets. */
import { arc, bend, circle, colour, curve, dial, fill, frame, group, hatch, line, move, moving, n, poly, rect, sheet } from '../kit.mjs';

const { night, paper, rule, sodium, sodiumDeep } = colour;

const H = 560;
const CX = 800;
const sun = `M${CX - 330} ${H}A330 330 0 0 1 ${CX + 330} ${H}Z`;

// Perspective of the floor: u across in sheet widths, depth 0 at the horizon to 1 at the lower edge.
const at = (u, depth) => [CX + u * (40 + depth * 560), H + depth * 440];
const rows = [[0.055, 0.1], [0.125, 0.2], [0.24, 0.36], [0.41, 0.61], [0.68, 0.98]];
const shift = [0.05, -0.2, 0.24, -0.3, 0.22];
const wide = [0.62, 0.66, 0.68, 0.66, 0.62];
const corner = (i, s, t) => at(shift[i] + (s * 2 - 1) * wide[i], rows[i][0] + (rows[i][1] - rows[i][0]) * t);
const area = (i, s0, t0, s1, t1) => poly([corner(i, s0, t0), corner(i, s1, t0), corner(i, s1, t1), corner(i, s0, t1)]);
const blob = (i, s, t, rs, rt) => poly(Array.from({ length: 30 }, (_, k) => corner(i, s + rs * Math.cos((k * Math.PI) / 15), t + rt * Math.sin((k * Math.PI) / 15))));

const layouts = [
  (i) => [fill(area(i, 0.1, 0.2, 0.6, 0.8), night)],
  (i) => [fill(area(i, 0.06, 0.14, 0.4, 0.86), sodium), fill(area(i, 0.48, 0.2, 0.92, 0.36) + area(i, 0.48, 0.5, 0.8, 0.62), night)],
  (i) => [fill(area(i, 0.05, 0.1, 0.95, 0.62), night), fill(blob(i, 0.68, 0.36, 0.1, 0.2), sodium), fill(area(i, 0.05, 0.74, 0.5, 0.86), night), hatch(area(i, 0.05, 0.1, 0.5, 0.62), { angle: 60, gap: 9, width: 2, color: paper, seed: 3 })],
  (i) => [
    fill(area(i, 0.05, 0.1, 0.34, 0.9), rule), hatch(area(i, 0.05, 0.1, 0.34, 0.9), { angle: 45, gap: 10, width: 2.4, seed: 5 }), fill(blob(i, 0.64, 0.36, 0.2, 0.24), sodium), fill(blob(i, 0.72, 0.36, 0.12, 0.15), night),
    [0.7, 0.79, 0.88].map((t, k) => line(`M${corner(i, 0.42, t).map(n).join(' ')}L${corner(i, 0.92 - k * 0.14, t).map(n).join(' ')}`, night, 5)),
  ],
  (i) => [
    fill(area(i, 0.04, 0.08, 0.5, 0.92), sodium), fill(poly([corner(i, 0.04, 0.92), corner(i, 0.04, 0.5), corner(i, 0.17, 0.28), corner(i, 0.3, 0.56), corner(i, 0.38, 0.42), corner(i, 0.5, 0.66), corner(i, 0.5, 0.92)]), night),
    fill(area(i, 0.56, 0.08, 0.96, 0.42), night), fill(blob(i, 0.66, 0.25, 0.06, 0.11) + blob(i, 0.76, 0.25, 0.06, 0.11) + blob(i, 0.86, 0.25, 0.06, 0.11), paper),
    [0.54, 0.66, 0.78, 0.9].map((t, k) => line(`M${corner(i, 0.57, t).map(n).join(' ')}L${corner(i, [0.95, 0.9, 0.94, 0.74][k], t).map(n).join(' ')}`, night, 6)),
  ],
];
const folio = (i) => {
  const d = area(i, 0, 0, 1, 1);
  const k = rows[i][1];
  const shadow = `translate(${n(14 + 26 * k)} ${n(6 + 16 * k)})`;
  return [group(fill(d, night), shadow), fill(d, paper), line(d, night, 2 + 4 * k), layouts[i](i)];
};

const floor = rect(0, H, 1600, 440);
const node = (x, y, r = 13) => fill(rect(x - r, y - r, r * 2, r * 2), paper) + line(rect(x - r, y - r, r * 2, r * 2), night, 5);
const grip = (x, y) => fill(circle(x, y, 13), night);
const hillsLeft = curve([[-20, H], [90, 500], [190, 520], [300, 452], [410, 506], [520, H]]) + 'Z';
const hillsRight = curve([[1060, H], [1170, 522], [1290, 470], [1400, 430], [1500, 490], [1620, 470], [1640, H]]) + 'Z';

export default sheet({
  ground: paper,
  seed: 17,
  parts: [
    hatch(rect(0, 44, 1600, H - 44), { angle: 0, gap: 22, width: 2, tone: (x, y) => (y - 180) / 560, lift: 0.5, opacity: 0.4, seed: 2, without: circle(CX, H, 380) }),
    dial(CX, H, 366, 180, 360, night, { step: 3, size: 22, width: 3 }),
    fill(sun, sodium), hatch(sun, { angle: 0, gap: 13, width: 2.8, color: sodiumDeep, tone: (x, y) => (y - 330) / 260, seed: 3 }),
    fill(hillsLeft, night), hatch(hillsLeft, { angle: 64, gap: 10, width: 2.4, color: paper, taper: true, within: 'M-20 560L90 490L190 520L300 440L330 560Z', seed: 4 }),
    fill(hillsRight, night), hatch(hillsRight, { angle: 64, gap: 10, width: 2.4, color: paper, taper: true, within: 'M1060 560L1290 460L1400 420L1420 560Z', seed: 5 }),
    fill(floor, rule), line(`M0 ${H}H1600`, night, 5),
    hatch(floor, { angle: 0, gap: 13, width: 2.4, lift: 1, jitter: 0.6, tone: (x, y) => 0.75 - Math.abs(x - CX) / 2600 - (y - H) / 900, seed: 6 }),
    [0, 1, 2, 3, 4].map(folio),
    // The sun's arc as a drawn curve, its handles still showing.
    line(`M470 ${H - 330}H1130`, night, 4), line(arc(CX, H, 330, 180, 360), night, 6),
    line(`M470 ${H}V${H - 182}M1130 ${H}V${H - 182}`, night, 4),
    grip(470, H - 330), grip(1130, H - 330), grip(470, H - 182), grip(1130, H - 182), node(470, H), node(1130, H), node(CX, H - 330, 16),
    // The pen that draws it.
    group([
      line('M0 0L-46 -96L-30 -170H30L46 -96Z', paper, 14), fill('M0 0L-46 -96L-30 -170H30L46 -96Z', night), line('M0 -8V-86', paper, 5), fill(circle(0, -92, 13), paper), hatch('M-40 -100L-28 -164H-4L-20 -80Z', { angle: 80, gap: 8, width: 2.2, color: paper }), fill(rect(-36, -196, 72, 22), sodium), line(rect(-36, -196, 72, 22), night, 5),
    ], `translate(${CX + 6} ${H - 344}) rotate(38) scale(.86)`),
    frame(night),
  ],
});

// The right handle is pulled, and the curve follows it.
const pull = [0, 76, 0, 0];
const once = { times: [0, 0.35, 0.7, 1] };
const pulled = (by) => `M800 230C${982 + by} 230 1130 378 1130 560`;
export const moves = moving(
  paper,
  line(arc(CX, H, 331, -88, -3), paper, 8), line(arc(CX, H, 326, -88, -3), sodium, 8),
  bend((d) => fill(d, sodium), pull.map((by) => `${pulled(by)}A330 330 0 0 0 800 230Z`), 3, once),
  bend((d) => line(d, night, 6), pull.map(pulled), 3, once),
  line('M1130 480V378', night, 4), grip(1130, 378), fill(circle(1130, 230, 15), paper),
  bend((d) => line(d, night, 4), pull.map((by) => `M816 230H${1130 + by * 0.6}`), 3, once),
  move(grip(1130, 230), 'translate', pull.map((by) => `${by * 0.6} 0`), 3, once),
  node(CX, H - 330, 16), node(1130, H),
);
