/** Bot Trading IA: an automaton reads the price tape as it leaves the ticker. */
import { arc, brush, circle, colour, dial, ellipse, fill, frame, group, hatch, line, move, moving, n, polar, poly, random, rect, samples, sheet, star } from '../kit.mjs';

const { night, surface, raised, line: slateLine, mist, paper, hydrogen, hydrogenDeep } = colour;

// Tape: two edges of a ribbon, and the price printed along it.
const path = [[372, 612], [520, 640], [640, 740], [780, 800], [930, 740], [1010, 640], [1120, 610], [1260, 690], [1400, 850], [1640, 900]];
const spine = samples(path, 16);
const normal = (i) => {
  const [ax, ay] = spine[Math.max(0, i - 1)];
  const [bx, by] = spine[Math.min(spine.length - 1, i + 1)];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [-(by - ay) / length, (bx - ax) / length];
};
const HALF = 62;
const side = (offset) => spine.map(([x, y], i) => { const [nx, ny] = normal(i); return [x + nx * offset, y + ny * offset]; });
const ribbon = poly([...side(-HALF), ...side(HALF).reverse()]);
const rnd = random(23);
let level = 20;
const marks = [];
for (let i = 8; i < spine.length - 2; i += 4) {
  const [x, y] = spine[i];
  const [nx, ny] = normal(i);
  const before = level;
  level = Math.max(-30, Math.min(34, level + (rnd() - 0.52) * 34));
  const up = level < before;
  const on = (d) => [x + nx * d, y + ny * d].map(n).join(' ');
  marks.push(line(`M${on(Math.min(before, level) - 13)}L${on(Math.max(before, level) + 13)}`, night, 4), line(`M${on(before)}L${on(level + (Math.abs(level - before) < 6 ? 6 : 0))}`, up ? night : hydrogenDeep, 15, { cap: 'butt' }));
}
const holes = [-HALF + 10, HALF - 10].map((o) => side(o).filter((_, i) => i % 2).map(([x, y]) => circle(x, y, 3.4)).join('')).join('');

// The ticker under its glass bell.
const spokes = Array.from({ length: 10 }, (_, i) => poly([polar(268, 620, 20, i * 36 - 6), polar(268, 620, 52, i * 36 - 4), polar(268, 620, 52, i * 36 + 4), polar(268, 620, 20, i * 36 + 6)])).join('');
const ticker = [
  fill('M120 880C130 820 160 800 180 790H440C460 800 490 820 500 880Z', paper), hatch('M120 880C130 820 160 800 180 790H440C460 800 490 820 500 880Z', { angle: 55, gap: 10, width: 2.6, tone: (x) => (x - 260) / 190, seed: 4 }),
  fill(rect(150, 764, 320, 30, 6), mist), line(rect(150, 764, 320, 30, 6), night, 4),
  fill(rect(196, 700, 228, 66), paper), hatch(rect(196, 700, 228, 66), { angle: 90, gap: 10, width: 2.6, tone: (x) => (x - 280) / 130, seed: 3 }), line(rect(196, 700, 228, 66), night, 4),
  fill(circle(268, 620, 86), hydrogen), hatch(circle(268, 620, 86), { angle: 45, gap: 10, width: 2.6, tone: (x, y) => (x + y - 860) / 120, seed: 6 }), line(circle(268, 620, 86), night, 5), line(circle(268, 620, 60), night, 4, { dash: '8 10' }),
  fill(spokes, night), fill(circle(268, 620, 22), night), fill(circle(268, 620, 9), paper),
  fill(circle(360, 560, 44), mist), line(circle(360, 560, 44), night, 5), line(circle(360, 560, 27), night, 4, { dash: '6 7' }), fill(circle(360, 560, 10), night),
];
const bell = 'M150 764V480C150 340 230 270 310 270C390 270 470 340 470 480V764';

const head = 'M1010 132H1330C1372 132 1396 158 1396 200V410C1396 452 1372 474 1330 474H1090L1010 452C976 442 956 420 956 386V190C956 156 976 132 1010 132Z';
const robot = [
  // Neck and shoulder.
  fill('M1150 474H1310V560H1150Z', mist), line('M1144 496H1316M1144 520H1316M1144 544H1316', night, 8),
  fill('M1000 1010C1006 700 1060 566 1180 556H1330C1480 566 1560 640 1620 760V1010Z', night),
  fill('M1016 1010C1022 710 1072 582 1184 572H1328C1470 582 1550 650 1620 790V1010Z', hydrogen),
  hatch('M1016 1010C1022 710 1072 582 1184 572H1328C1470 582 1550 650 1620 790V1010Z', { angle: 48, gap: 12, width: 2.8, tone: (x, y) => (x - 1180) / 420, seed: 5 }),
  // Antenna.
  line('M1216 132V76', paper, 10), fill(circle(1216, 66, 22), hydrogen), line(circle(1216, 66, 22), night, 4),
  line(head, night, 16), fill(head, paper), hatch(head, { angle: 48, gap: 11, width: 2.6, tone: (x, y) => (x - 1190 + (y - 200) * 0.5) / 260, seed: 7 }),
  line('M1300 132V474', night, 4), fill([[1330, 170], [1330, 440], [990, 170], [1000, 430]].map(([x, y]) => circle(x, y, 9)).join(''), night),
  fill(circle(1400, 300, 46), night), fill(circle(1400, 300, 36), hydrogen), line('M1400 274V326', night, 8),
  // Eye on its barrel, turned to the tape.
  group([fill(rect(-60, -104, 130, 208, 20), night), fill(rect(-50, -94, 110, 188, 14), mist), hatch(rect(-50, -94, 110, 188, 14), { angle: 0, gap: 10, width: 2.8, tone: (x, y) => (y + 20) / 110, seed: 8 }), fill(ellipse(-56, 0, 54, 104), night), fill(ellipse(-60, 0, 44, 90), hydrogen), fill(ellipse(-64, 0, 30, 64), night), fill(ellipse(-68, -22, 9, 18), paper), line(arc(-62, 0, 36, 40, 80), hydrogen, 4)], 'translate(1010 268) rotate(-28)'),
  line('M1096 424H1250M1130 404V444M1164 404V444M1198 404V444M1232 404V444', night, 5),
];
const upperArm = brush([[1470, 700], [1420, 800], [1330, 860]], () => 92);
const foreArm = brush([[1330, 868], [1200, 840], [1100, 742]], (t) => 84 - 22 * t);
const hand = [
  fill('M1126 780L1048 706L1080 660L1150 720Z', mist), line('M1126 780L1048 706L1080 660L1150 720Z', night, 5),
  fill(brush([[1076, 690], [1010, 640], [986, 570], [1020, 530]], (t) => 36 - 14 * t), paper), line(brush([[1076, 690], [1010, 640], [986, 570], [1020, 530]], (t) => 36 - 14 * t), night, 5),
  fill(circle(1008, 630, 13), hydrogen), line(circle(1008, 630, 13), night, 4),
];
const thumb = [fill(brush([[1092, 670], [1100, 610], [1070, 560], [1034, 540]], (t) => 36 - 14 * t), paper), line(brush([[1092, 670], [1100, 610], [1070, 560], [1034, 540]], (t) => 36 - 14 * t), night, 5), fill(circle(1098, 606, 12), hydrogen), line(circle(1098, 606, 12), night, 4)];

export default sheet({
  ground: night,
  seed: 22,
  parts: [
    fill(circle(700, 470, 400), surface), dial(700, 470, 424, 130, 410, mist, { step: 3, size: 18 }),
    hatch(circle(700, 470, 400), { angle: 0, gap: 15, width: 2, color: slateLine, lift: 0.6, seed: 3 }),
    line([200, 320, 440].map((y) => `M520 ${y}H900`).join(''), slateLine, 3, { dash: '3 11' }),
    line(poly([[500, 420], [540, 380], [580, 400], [620, 320], [660, 350], [710, 250], [750, 300], [800, 210], [850, 240], [900, 160]], false), mist, 5), fill([[620, 320], [710, 250], [800, 210], [900, 160]].map(([x, y]) => circle(x, y, 10)).join(''), hydrogen),
    fill(rect(0, 880, 1600, 120), raised), hatch(rect(0, 886, 1600, 114), { angle: 0, gap: 14, width: 2.2, color: slateLine, lift: 0.7, seed: 6 }), line('M0 880H1600', mist, 3),
    ticker,
    robot,
    group([line(ribbon, night, 16)], ''), 
    hand,
    fill(ribbon, paper),
    fill(holes, night), marks, line(poly(side(-HALF), false) + poly(side(HALF), false), night, 4),
    thumb,
    fill(`${bell}Z`, paper, 'opacity="0.1"'), line(bell, paper, 7), fill(circle(310, 254, 20), paper), hatch('M176 700V480C176 400 206 340 250 312L270 330C230 360 210 420 208 480V700Z', { angle: 90, gap: 8, width: 3, color: paper, taper: true, opacity: 0.8, seed: 2 }),
    line(upperArm + foreArm, night, 12), fill(upperArm, paper), hatch(upperArm, { angle: 130, gap: 12, width: 2.6, seed: 3 }), fill(foreArm, paper), hatch(foreArm, { angle: 60, gap: 12, width: 2.6, tone: (x, y) => (y - 800) / 50 + 0.5, seed: 4 }),
    [[1476, 690, 70], [1326, 866, 56], [1112, 752, 40]].map(([x, y, r]) => fill(circle(x, y, r), night) + fill(circle(x, y, r - 8), hydrogen) + line(circle(x, y, r * 0.45), night, 5) + fill(circle(x, y, 8), night)),
    star(560, 150, 18, paper), star(470, 220, 11, hydrogen),
    frame(mist, { opacity: 0.65 }),
  ],
});

// The wheel of the ticker turns a tooth at a time, under its glass.
export const moves = moving(
  night,
  fill(circle(268, 620, 62), hydrogen),
  move([line(circle(268, 620, 60), night, 4, { dash: '8 10' }), fill(spokes, night)], 'rotate', ['0 268 620', '36 268 620', '36 268 620'], 1, { times: [0, 0.45, 1] }),
  hatch(circle(268, 620, 86), { angle: 45, gap: 10, width: 2.6, tone: (x, y) => (x + y - 860) / 120, within: circle(268, 620, 62), seed: 6 }),
  fill(circle(268, 620, 22), night), fill(circle(268, 620, 9), paper), fill(circle(268, 620, 62), paper, 'opacity=".1"'),
);
