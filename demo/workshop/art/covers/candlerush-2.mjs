/** CandleRush 2: a price chart made of candles that burn as they rise. */
import { brush, circle, colour, curve, dial, fill, frame, group, hatch, line, move, moving, poly, rect, sheet, star, starfield } from '../kit.mjs';

const { night, surface, raised, line: slateLine, mist, paper, sodium } = colour;

// x, top and bottom of the body, top and bottom of the wick, whether it closed up.
const candles = [
  [150, 640, 780, 590, 840, true], [270, 600, 720, 560, 760, true], [390, 620, 750, 580, 812, false], [510, 540, 712, 490, 760, true],
  [630, 470, 628, 420, 670, true], [750, 500, 640, 450, 716, false], [870, 410, 610, 350, 660, true], [990, 330, 520, 270, 560, true],
  [1110, 372, 500, 320, 566, false], [1230, 250, 478, 190, 530, true], [1380, 220, 660, 150, 720, true],
];
const W = 78;

const flame = (x, y, s, i) => {
  const outer = `M0 0C-40 -10 -52 -52 -30 -88C-24 -66 -12 -70 -8 -96C-4 -128 10 -146 22 -168C22 -130 48 -96 46 -52C44 -18 26 -2 0 0Z`;
  const inner = `M2 -8C-16 -14 -22 -36 -8 -56C0 -46 6 -62 12 -78C20 -56 26 -40 20 -22C17 -13 10 -9 2 -8Z`;
  return group([fill(outer, sodium), hatch(outer, { angle: 70, gap: 8, width: 2.2, color: night, within: 'M14 -170L60 -120V0H8Z', without: inner, seed: i + 1 }), fill(inner, paper)], `translate(${x} ${y}) scale(${s})`);
};

function up([x, top, bottom, high, low], i) {
  const w = i === 10 ? 132 : W;
  const l = x - w / 2;
  const r = x + w / 2;
  const drip = (dx, len, wide) => `M${l + dx} ${top}V${top + len}A${wide / 2} ${wide / 2} 0 0 0 ${l + dx + wide} ${top + len}V${top}Z`;
  const wax = `M${l} ${top + 16}C${l} ${top - 4} ${l + w * 0.3} ${top - 10} ${x} ${top - 2}C${r - w * 0.3} ${top - 10} ${r} ${top - 4} ${r} ${top + 16}V${bottom}H${l}Z`;
  const size = i === 10 ? 1.25 : 0.62 + i * 0.02;
  return [
    line(`M${x} ${bottom}V${low}`, paper, 7), line(`M${x} ${top}V${top - 26}`, paper, 7),
    fill(wax, paper), hatch(wax, { angle: 90, gap: 9, width: 2.6, tone: (px) => (px - x + 4) / (w * 0.5), seed: i }),
    line(drip(w * 0.14, 34 + (i % 3) * 22, 14) + drip(w * 0.56, 56 - (i % 3) * 12, 12), night, 3),
    fill(drip(w * 0.14, 34 + (i % 3) * 22, 14) + drip(w * 0.56, 56 - (i % 3) * 12, 12), paper), 
    line(`M${x - w * 0.34} ${top + 12}C${x - 10} ${top + 22} ${x + 10} ${top + 22} ${x + w * 0.34} ${top + 12}`, night, 3),
    flame(x, top - 18, size, i),
  ];
}
function down([x, top, bottom, high, low], i) {
  const l = x - W / 2;
  const body = rect(l, top, W, bottom - top, 4);
  const smoke = [[x, top - 14], [x + 16, top - 50], [x - 14, top - 84], [x + 10, top - 126], [x - 4, top - 160]];
  return [
    line(`M${x} ${bottom}V${low}M${x} ${top}V${top - 26}`, mist, 7),
    fill(body, raised), hatch(body, { angle: 45, gap: 11, width: 3, color: mist, seed: i }), line(body, mist, 5),
    line(curve(smoke), mist, 4, { dash: '26 9' }),
  ];
}

const mean = [[60, 800], [150, 730], [270, 690], [390, 700], [510, 640], [630, 560], [750, 570], [870, 500], [990, 420], [1110, 420], [1230, 350], [1330, 290]];
const bars = candles.map(([x], i) => rect(x - 30, 930 - [50, 40, 66, 58, 72, 54, 86, 78, 60, 92, 0][i], 60, [50, 40, 66, 58, 72, 54, 86, 78, 60, 92, 0][i])).join('');

export default sheet({
  ground: night,
  seed: 16,
  parts: [
    fill(circle(1380, 240, 330), surface), fill(circle(1380, 200, 232), raised),
    dial(1380, 200, 260, 12, 348, mist, { step: 4, size: 18 }),
    hatch(circle(1380, 200, 232), { angle: 45, gap: 13, width: 2, color: slateLine, seed: 3 }),
    line([220, 360, 500, 640, 780].map((y) => `M60 ${y}H1540`).join(''), slateLine, 2.4, { dash: '3 11' }),
    line([150, 390, 630, 870, 1110].map((x) => `M${x} 60V930`).join(''), slateLine, 2, { dash: '3 11' }),
    starfield(60, 60, 1000, 300, paper, { count: 46, seed: 9 }),
    fill(bars, raised), hatch(bars, { angle: 45, gap: 9, width: 2.4, color: slateLine, seed: 4 }), line('M60 930H1540', mist, 3),
    // Speed lines: the last candle rushes away from the row.
    [[1300, 760, 330], [1350, 736, 210], [1380, 730, 280], [1410, 736, 180], [1462, 760, 300]].map(([x, y, h], i) => fill(poly([[x - 5, y], [x + 5, y], [x, Math.min(925, y + h)]]), i % 2 ? sodium : paper)),
    fill(brush(mean, (t) => 3 + t * 5), sodium),
    candles.map((c, i) => (c[5] ? up(c, i) : down(c, i))),
    // What the smallest flames throw up.
    [[1290, 90, 8], [1480, 120, 11], [1450, 60, 6], [1310, 150, 5], [1250, 60, 5]].map(([x, y, r]) => star(x, y, r * 2, sodium)),
    frame(mist, { opacity: 0.65 }),
  ],
});

// The tallest flame flickers.
const tip = 'translate(1380 202) scale(1.25)';
const outline = flame(0, 0, 1, 10).match(/ d="([^"]+)"/)[1];
export const moves = moving(
  night,
  group([line(outline, raised, 3), fill(outline, raised)], tip),
  group(move(move(flame(0, 0, 1, 10), 'skewX', [0, 3, -2.5, 1.5, 0], 1.8), 'scale', ['1 1', '.98 1.05', '1.01 .98', '.99 1.02', '1 1'], 1.8), tip),
  line('M1376 44H1424', mist, 2, { opacity: 0.65, cap: 'butt' }),
);
