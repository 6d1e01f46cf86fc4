/** Geo Law Empire: a strategy map, the scales of law over it, pins and thread for the conspiracies. */
import { brush, circle, colour, curve, ellipse, fill, frame, hatch, line, move, moving, poly, random, rect, sheet, star } from '../kit.mjs';

const { night, raised, line: slateLine, mist, paper, rule, hydrogen } = colour;

// Provinces: a jittered grid whose shared borders are roughened by halving them at random.
const rnd = random(42);
const COLS = 12;
const ROWS = 7;
const corners = Array.from({ length: ROWS + 1 }, (_, r) => Array.from({ length: COLS + 1 }, (_, c) => [c * 145 - 70 + (rnd() - 0.5) * 84 + (r % 2) * 60, r * 158 - 60 + (rnd() - 0.5) * 84]));
function rough([ax, ay], [bx, by], depth = 3) {
  if (!depth) return [[Math.round(bx), Math.round(by)]];
  const push = (rnd() - 0.5) * 0.42;
  const mid = [(ax + bx) / 2 - (by - ay) * push, (ay + by) / 2 + (bx - ax) * push];
  return [...rough([ax, ay], mid, depth - 1), ...rough(mid, [bx, by], depth - 1)];
}
const across = corners.map((row) => row.slice(1).map((p, c) => rough(row[c], p)));
const down = corners.slice(1).map((row, r) => row.map((p, c) => rough(corners[r][c], p)));
const reversed = (from, points) => [...points.slice(0, -1).reverse(), from];
const province = (r, c) =>
  poly([
    ...across[r][c],
    ...down[r][c + 1],
    ...reversed(corners[r + 1][c], across[r + 1][c]),
    ...reversed(corners[r][c], down[r][c]),
  ]);

// One letter a province: a nation, or "." for sea.
const atlas = ['.AAA..BBBB..', '.AAAA.BBBB.C', 'AAAA..BBDDCC', '.AAE..DDDDCC', '.EEEE..DDCC.', 'EEEE..F.CCC.', '.EE..FFF....'];
const owned = (letter) => atlas.flatMap((row, r) => [...row].map((l, c) => (l === letter ? province(r, c) : ''))).join('');
const pathOf = (from, points) => poly([from, ...points], false);
let coast = '';
let border = '';
let inner = '';
const kind = (a, b, d) => {
  if (a === b) return a === '.' ? '' : (inner += d);
  return a === '.' || b === '.' ? (coast += d) : (border += d);
};
for (let r = 0; r <= ROWS; r++) for (let c = 0; c < COLS; c++) kind(atlas[r - 1]?.[c] ?? '.', atlas[r]?.[c] ?? '.', pathOf(corners[r][c], across[r][c]));
for (let r = 0; r < ROWS; r++) for (let c = 0; c <= COLS; c++) kind(atlas[r][c - 1] ?? '.', atlas[r][c] ?? '.', pathOf(corners[r][c], down[r][c]));

// The coast is long and drawn four times, so it is written once.
const shore = (color, width) => `<use href="#coast" stroke="${color}" stroke-width="${width}"/>`;

const land = [...'ABCDEF'].map(owned);
const fills = [rule, mist, rule, slateLine, mist, rule];

const pins = [[210, 250], [470, 130], [1010, 160], [1400, 300], [1290, 720], [1070, 846], [560, 860], [180, 690]];
const threads = [[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [0, 7], [7, 6], [6, 4], [1, 7], [3, 5]];
const pin = ([x, y]) => [
  fill(ellipse(x + 12, y + 6, 20, 7), night, 'opacity="0.55"'),
  line(`M${x} ${y + 4}L${x + 14} ${y - 40}`, night, 9), line(`M${x} ${y + 4}L${x + 14} ${y - 40}`, paper, 4),
  fill(circle(x + 18, y - 54, 27), night), fill(circle(x + 18, y - 54, 22), hydrogen), fill(circle(x + 11, y - 61, 6), paper),
];
const thread = ([a, b]) => {
  const [p, q] = [pins[a], pins[b]];
  const mid = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + 16];
  return curve([[p[0] + 3, p[1] - 6], mid, [q[0] + 3, q[1] - 6]]);
};

// The scales: drawn level about the pillar, then tilted at the beam.
const tilt = 7;
const beamEnd = (side) => [800 + side * 330 * Math.cos((tilt * Math.PI) / 180), 268 + side * 330 * Math.sin((tilt * Math.PI) / 180)];
const pan = (side, load) => {
  const [x, y] = beamEnd(side);
  const dish = `M${x - 150} ${y + 296}H${x + 150}C${x + 130} ${y + 372} ${x + 60} ${y + 392} ${x} ${y + 392}C${x - 60} ${y + 392} ${x - 130} ${y + 372} ${x - 150} ${y + 296}Z`;
  return [
    line(`M${x} ${y}L${x - 142} ${y + 296}M${x} ${y}L${x + 142} ${y + 296}M${x} ${y}V${y + 296}`, night, 12),
    line(`M${x} ${y}L${x - 142} ${y + 296}M${x} ${y}L${x + 142} ${y + 296}`, paper, 5),
    load(x, y + 296),
    line(dish, night, 16), fill(dish, hydrogen),
    hatch(dish, { angle: 40, gap: 10, width: 2.6, within: `M${x - 20} ${y + 290}H${x + 170}V${y + 400}H${x - 90}Z`, seed: 4 }),
    fill(circle(x, y, 20), night), fill(circle(x, y, 13), hydrogen),
  ];
};
const books = (x, y) => [
  fill(rect(x - 92, y - 58, 184, 58, 5), night), fill(rect(x - 84, y - 50, 176, 42), paper), hatch(rect(x - 64, y - 46, 150, 34), { angle: 0, gap: 8, width: 2.4 }), fill(rect(x - 88, y - 54, 30, 50), hydrogen),
  fill(rect(x - 70, y - 112, 150, 54, 5), night), fill(rect(x - 62, y - 104, 142, 38), paper), hatch(rect(x - 40, y - 100, 116, 30), { angle: 0, gap: 8, width: 2.4, seed: 3 }), fill(rect(x - 66, y - 108, 26, 46), rule),
];
const crown = (x, y) => {
  const body = `M${x - 78} ${y - 8}L${x - 96} ${y - 108}L${x - 46} ${y - 62}L${x} ${y - 132}L${x + 46} ${y - 62}L${x + 96} ${y - 108}L${x + 78} ${y - 8}Z`;
  return [line(body, night, 16), fill(body, paper), hatch(body, { angle: 60, gap: 9, width: 2.4, within: rect(x, y - 140, 120, 140), seed: 6 }), fill(rect(x - 78, y - 30, 156, 10), night), [-96, 0, 96].map((dx) => [fill(circle(x + dx, y - (dx ? 116 : 140), 17), night), fill(circle(x + dx, y - (dx ? 116 : 140), 12), hydrogen)])];
};
const [lx, ly] = beamEnd(-1);
const [rx, ry] = beamEnd(1);
const beam = brush([[lx, ly], [lx + 165, ly + 10], [800, 262], [rx - 165, ry - 30], [rx, ry]], (t) => 12 + 22 * Math.sin(Math.PI * t));
const pillar = 'M786 236H814L826 760H774Z';
const foot = 'M640 872C640 820 720 800 760 756H840C880 800 960 820 960 872Z';

export default sheet({
  ground: night,
  seed: 12,
  parts: [
    line([140, 360, 580, 800, 1020, 1240, 1460].map((x) => `M${x} 0V1000`).join('') + [200, 400, 600, 800].map((y) => `M0 ${y}H1600`).join(''), slateLine, 2),
    `<defs><path id="coast" d="${coast}" fill="none" stroke-linejoin="round" stroke-linecap="round"/></defs>`,
    shore(raised, 44), shore(slateLine, 30), shore(night, 25),
    land.map((d, i) => fill(d, fills[i])),
    hatch(land[0], { angle: 45, gap: 21, width: 2, opacity: 0.55, seed: 1 }),
    hatch(land[2], { angle: -45, gap: 17, width: 2, opacity: 0.55, seed: 2 }),
    hatch(land[4], { angle: 90, gap: 17, width: 2, opacity: 0.55, seed: 3 }),
    hatch(land[3], { angle: 20, gap: 19, width: 2.4, color: mist, opacity: 0.6, seed: 4 }),
    line(inner, night, 2.4, { dash: '3 9' }), line(border, night, 7), shore(night, 5),
    threads.map((t) => line(thread(t), night, 8) + line(thread(t), hydrogen, 4)),
    line(beam + pillar + foot, night, 18),
    pan(-1, books), pan(1, crown),
    fill(pillar, paper), hatch(pillar, { angle: 90, gap: 8, width: 2.4, within: rect(802, 200, 60, 700) }),
    fill(foot, paper), hatch(foot, { angle: 30, gap: 10, width: 2.4, within: 'M800 740H1000V900H760Z', seed: 3 }), fill(rect(620, 866, 360, 22, 4), paper), line(rect(620, 866, 360, 22, 4), night, 5), 
    fill(beam, hydrogen), hatch(beam, { angle: 70, gap: 9, width: 2.4, within: 'M480 262L1140 262V340H480Z' }),
    fill(circle(800, 258, 44), night), fill(circle(800, 258, 36), hydrogen), star(800, 258, 30, night, { points: 8, waist: 0.36 }),
    fill('M800 130L816 214H784Z', paper), line('M800 130L816 214H784Z', night, 5),
    pins.map(pin),
    frame(paper, { opacity: 0.75 }),
  ],
});

// The star at the pivot turns by a point.
export const moves = moving(night, fill(circle(800, 258, 36), hydrogen), move(star(800, 258, 30, night, { points: 8, waist: 0.36 }), 'rotate', ['0 800 258', '45 800 258', '45 800 258'], 1.6, { times: [0, 0.5, 1] }));
