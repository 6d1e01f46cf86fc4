/** YourDayIn: a walk through a city plan with five stops, from morning to night. */
import { circle, clip, colour, curve, dial, ellipse, fill, frame, group, hatch, line, moving, n, poly, random, rect, sheet, star, walk } from '../kit.mjs';

const { night, paper, rule, sodium, sodiumDeep } = colour;

// City blocks: a grid set at an angle, each block cut in plots.
const rnd = random(31);
const turn = (-17 * Math.PI) / 180;
const place = (x, y) => [800 + x * Math.cos(turn) - y * Math.sin(turn), 500 + x * Math.sin(turn) + y * Math.cos(turn)];
const quad = (x, y, w, h) => poly([place(x, y), place(x + w, y), place(x + w, y + h), place(x, y + h)]);
const blocks = [];
for (let y = -840; y < 840; y += 152) {
  let x = -1120 + ((y / 152) % 2) * 40;
  while (x < 1120) {
    const w = 110 + rnd() * 130;
    blocks.push([x, y, w, 122]);
    x += w + 30;
  }
}
const river = curve([[-60, 760], [160, 800], [380, 900], [560, 1040]]) + 'H-60Z';
const park = curve([[1090, 130], [1240, 90], [1390, 140], [1420, 270], [1320, 360], [1160, 350], [1070, 250]], true);
const square = circle(690, 560, 104);

const blockShapes = blocks.map(([x, y, w, h]) => {
  const split = 0.35 + rnd() * 0.3;
  const kind = rnd();
  return { whole: quad(x, y, w, h), part: quad(x, y, w * split, h), cut: rnd() < 0.5 ? [place(x + w * split, y), place(x + w * split, y + h)] : [place(x, y + h * split), place(x + w, y + h * split)], kind };
});

const stops = [[250, 640], [540, 350], [830, 740], [1150, 340], [1390, 640]];
const route = [[120, 800], [160, 720], stops[0], [350, 540], [430, 400], stops[1], [640, 420], [700, 620], stops[2], [950, 740], [1010, 540], [1050, 400], stops[3], [1236, 400], [1270, 560], stops[4], [1484, 730], [1490, 830]];

// Stops are counted in pips, as on a die.
const pips = [[[0, 0]], [[-1, -1], [1, 1]], [[-1, -1], [0, 0], [1, 1]], [[-1, -1], [1, -1], [-1, 1], [1, 1]], [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]]];
const pinShape = 'M0 0C-20 -56 -92 -92 -92 -172A92 92 0 0 1 92 -172C92 -92 20 -56 0 0Z';
const icons = [
  // Coffee.
  [fill('M-40 -34H28V4C28 30 10 40 -6 40C-22 40 -40 30 -40 4Z', night), line('M28 -22C54 -26 54 14 26 12', night, 8), line('M-24 -46C-32 -56 -16 -62 -24 -72M0 -46C-8 -56 8 -62 0 -72', night, 5), line('M-48 50H38', night, 6)],
  // Church tower.
  [fill('M-20 50V-24L0 -70L20 -24V50ZM24 50V4L50 -14V50Z', night), fill('M-7 50V28A7 7 0 0 1 7 28V50ZM-5 -6A5 7 0 0 1 5 -6V10H-5Z', sodium)],
  // Table.
  [line('M-34 -58V-20A14 14 0 0 0 -6 -20V-58M-20 -58V54', night, 8), fill('M16 54V-60C44 -50 46 -6 30 6V54Z', night)],
  // Tree.
  [fill(circle(0, -30, 36) + circle(-28, -6, 26) + circle(28, -6, 26), night), line('M0 0V56M0 24L16 10M0 34L-14 22', night, 8), line('M-2 0V50', night, 4)],
  // Night.
  [fill('M14 -56A56 56 0 1 0 50 26A46 46 0 0 1 14 -56Z', night), star(26, -20, 20, night)],
];
const pin = ([x, y], i) =>
  group(
    [
      fill(ellipse(16, 2, 58, 16), night, 'opacity="0.35"'),
      line(pinShape, paper, 18), fill(pinShape, night),
      fill(circle(0, -172, 74), i === 4 ? paper : sodium),
      hatch(circle(0, -172, 74), { angle: 45, gap: 9, width: 2.2, color: i === 4 ? night : sodiumDeep, tone: (px, py) => (px + py + 172) / 150 - 0.1, seed: i + 1 }),
      group(icons[i], 'translate(0 -166) scale(.92)'),
      fill(pips[i].map(([px, py]) => circle(px * 11, -72 + py * 11 + (i === 0 ? 0 : 2), 5.5)).join(''), paper),
    ],
    `translate(${x} ${y})`,
  );

export default sheet({
  ground: paper,
  seed: 10,
  parts: [
    clip('plan', rect(44, 44, 1512, 912), [
      blockShapes.map((b) => fill(b.whole, rule)),
      hatch(blockShapes.filter((b) => b.kind < 0.5).map((b) => b.part).join(''), { angle: 28, gap: 13, width: 2, opacity: 0.6, seed: 3 }),
      hatch(blockShapes.filter((b) => b.kind > 0.8).map((b) => b.whole).join(''), { angle: -62, gap: 16, width: 2, opacity: 0.5, seed: 5 }),
      line(blockShapes.map((b) => `M${b.cut.map((p) => p.map(n).join(' ')).join('L')}`).join(''), paper, 5),
      line(river, paper, 40), fill(river, night), hatch(river, { angle: -8, gap: 12, width: 2.4, color: paper, lift: 0.8, jitter: 0.6, tone: (x, y) => 0.75, seed: 4 }),
      line(park, paper, 26), fill(park, paper), fill(park, sodium, 'opacity="0.5"'), hatch(park, { angle: 0, gap: 16, width: 2.4, color: sodiumDeep, lift: 2, jitter: 0.8, tone: () => 0.4, seed: 6 }), line(park, night, 4),
      [[1320, 150], [1384, 200], [1320, 250], [1376, 290], [1280, 316]].map(([x, y]) => line(`M${x} ${y}V${y + 34}`, night, 6) + fill(poly([[x, y - 44], [x + 25, y + 16], [x - 25, y + 16]]), night) + hatch(poly([[x, y - 44], [x + 25, y + 16], [x - 25, y + 16]]), { angle: 66, gap: 7, width: 2.2, color: paper, within: rect(x - 30, y - 50, 30, 80) })),
      fill(square, paper), line(circle(690, 560, 70), night, 3, { dash: '4 8' }), line(circle(690, 560, 88), night, 3),
      line(curve([[-40, 180], [300, 90], [700, 40]]), paper, 44),
    ]),
    line(curve(route), paper, 34), line(curve(route), night, 17), line(curve(route), sodium, 6, { dash: '22 14', cap: 'butt' }),
    stops.map(([x, y]) => fill(circle(x, y, 24), night) + fill(circle(x, y, 13), paper)),
    fill(circle(1490, 830, 19), night), fill(circle(1490, 830, 8), sodium),
    fill(circle(1160, 800, 92), paper), dial(1160, 800, 74, 0, 360, night, { step: 7.5, long: 3, size: 16, width: 2.4 }), star(1160, 800, 62, night, { points: 8, waist: 0.34 }), star(1160, 800, 84, night, { waist: 0.2 }), fill('M1160 716L1168.8 791.2L1160 800Z', sodium), fill(circle(1160, 800, 9), paper),
    stops.map(pin),
    frame(night),
  ],
});

// A walker goes from stop to stop.
export const moves = moving(paper, walk([fill(circle(0, 0, 22), night), fill(circle(0, 0, 10), sodium)], curve(route.slice(2, 16)), 4.6, [0, 0.25, 0.5, 0.75, 1]));
