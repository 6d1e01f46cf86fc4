/** Nimbus App: weather cards played under a cloud. */
import { circle, clip, colour, dial, fill, frame, group, hatch, line, moons, move, moving, n, polar, poly, rect, sheet, star, starfield } from '../kit.mjs';

const { night, surface, line: slateLine, mist, paper, sodium, sodiumDeep, oxygen, oxygenDeep } = colour;

const cloud = 'M430 430C330 440 276 360 320 292C290 206 390 130 476 170C520 66 690 50 760 140C830 60 990 76 1020 176C1110 130 1220 190 1196 284C1276 320 1250 430 1150 430Z';

const W = 270;
const HGT = 400;
const face = rect(-W / 2, -HGT / 2, W, HGT, 26);
const suns = [
  fill(Array.from({ length: 16 }, (_, i) => poly([polar(0, 0, 74, i * 22.5 - 6), polar(0, 0, i % 2 ? 96 : 114, i * 22.5), polar(0, 0, 74, i * 22.5 + 6)])).join(''), night),
  fill(circle(0, 0, 64), sodium), hatch(circle(0, 0, 64), { angle: 45, gap: 9, width: 2.4, color: sodiumDeep, tone: (x, y) => (x + y + 20) / 110, seed: 3 }), line(circle(0, 0, 64), night, 5),
];
const small = 'M-76 26C-104 26 -108 -10 -82 -20C-84 -52 -46 -64 -28 -44C-14 -78 40 -74 46 -38C76 -48 100 -22 88 2C94 18 84 26 72 26Z';
const rain = [fill(small, night), hatch(small, { angle: 45, gap: 9, width: 2.4, color: paper, taper: true, within: 'M-110 -80H10L-60 30H-110Z' }), [-58, -18, 22, 62].map((x, i) => fill(`M${x} ${46 + (i % 2) * 26}C${x + 16} ${72 + (i % 2) * 26} ${x + 14} ${88 + (i % 2) * 26} ${x} ${88 + (i % 2) * 26}C${x - 14} ${88 + (i % 2) * 26} ${x - 16} ${72 + (i % 2) * 26} ${x} ${46 + (i % 2) * 26}Z`, oxygenDeep))];
const storm = [fill('M24 -116L-58 18H-6L-30 116L64 -30H10Z', sodium), hatch('M24 -116L-58 18H-6L-30 116L64 -30H10Z', { angle: 60, gap: 9, width: 2.4, color: night, within: 'M30 -120L80 -40L-20 130L-14 20L10 -30Z' }), line('M24 -116L-58 18H-6L-30 116L64 -30H10Z', night, 6)];
const wind = [line('M-96 -40H30C80 -40 78 -104 36 -100C14 -98 8 -80 16 -68', night, 13), line('M-96 4H66C110 4 112 64 70 64C50 64 42 48 50 36', night, 13), line('M-70 48H0C34 50 32 98 2 96', night, 13)];
const snow = [0, 60, 120].map((a) => group([line('M0 -104V104', night, 10), line('M-26 -88L0 -62L26 -88M-26 88L0 62L26 88M-20 -50L0 -30L20 -50M-20 50L0 30L20 50', night, 8)], `rotate(${a})`)).concat(fill(circle(0, 0, 15), oxygenDeep));

const pip = { sun: (s) => star(0, 0, 17 * s, sodiumDeep, { points: 8, waist: 0.5 }), rain: (s) => fill(`M0 ${-18 * s}C${14 * s} ${2 * s} ${12 * s} ${16 * s} 0 ${16 * s}C${-12 * s} ${16 * s} ${-14 * s} ${2 * s} 0 ${-18 * s}Z`, oxygenDeep), storm: (s) => fill('M6 -19L-11 3H-1L-6 19L12 -5H2Z', night), wind: () => line('M-14 -7H10M-14 1H14M-14 9H6', night, 5), snow: () => line('M0 -16V16M-14 -8L14 8M-14 8L14 -8', night, 5) };

function card(x, y, a, name, art, ground = paper) {
  const inner = rect(-W / 2 + 14, -HGT / 2 + 14, W - 28, HGT - 28, 16);
  return group(
    [
      fill(face, night, 'transform="translate(12 14)" opacity="0.8"'), line(face, night, 12), fill(face, ground), line(inner, night, 2.6),
      hatch(face, { angle: 45, gap: 11, width: 2.2, within: `M${W / 2} ${-HGT / 2}V${HGT / 2}H${-W / 2}Z`, tone: (px, py) => (px + py - 110) / 200, opacity: 0.8, seed: name.length + 3 }),
      group(pip[name](1), `translate(${-W / 2 + 42} ${-HGT / 2 + 46})`), group(pip[name](1), `translate(${W / 2 - 42} ${HGT / 2 - 46}) rotate(180)`),
      group(art),
    ],
    `translate(${x} ${y}) rotate(${a})`,
  );
}

const drops = [];
for (let i = 0; i < 26; i++) {
  const x = 366 + i * 33;
  const y = 410 + ((i * 53) % 110);
  drops.push(`M${x} ${y}L${x - 16} ${y + 52}`);
}

export default sheet({
  ground: night,
  seed: 26,
  parts: [
    fill(circle(1130, 290, 258), sodium), hatch(circle(1130, 290, 258), { angle: 45, gap: 12, width: 2.4, color: sodiumDeep, tone: (x, y) => (x - 1130 + y - 290) / 380, seed: 3 }),
    dial(1130, 290, 284, 200, 430, sodium, { step: 4, size: 24, width: 3 }),
    starfield(60, 60, 1480, 700, paper, { count: 90, seed: 14, keep: (x, y) => x < 300 || (x > 1440 && y > 60) }),
    moons(120, 130, 15, mist),
    fill(rect(0, 850, 1600, 150), surface), hatch(rect(0, 856, 1600, 144), { angle: 0, gap: 15, width: 2.2, color: slateLine, lift: 0.6, seed: 5 }), line('M0 850H1600', slateLine, 3),
    line(drops.join(''), oxygen, 7),
    group([
    line(cloud, night, 18), fill(cloud, paper), 
    hatch(cloud, { angle: 45, gap: 11, width: 2.6, tone: (x, y) => (y - 250 + (x - 760) * 0.12) / 190, seed: 4 }),
    line('M476 170C540 190 570 240 560 290M760 140C700 170 690 220 706 260M1020 176C960 180 920 220 916 270', night, 5),
    ], 'translate(38 -22) scale(.95)'),
    frame(mist, { opacity: 0.7 }),
    card(318, 836, -24, 'wind', group(wind)),
    card(1282, 836, 24, 'snow', group(snow)),
    card(552, 776, -12, 'rain', group(rain)),
    card(1048, 776, 12, 'storm', group(storm)),
    card(800, 752, 0, 'sun', group(suns, 'scale(1.08)')),
  ],
});

// It rains: each drop falls along a line of its own, again and again, behind the cards.
const fall = (drop, i) => {
  const [x, y] = drop.match(/\d+/g).map(Number);
  const from = (y - 394) * 1.046;
  return move(line(`M${n(x + (y - 394) * 0.308)} 394l-70 228`, oxygen, 7, { dash: '54.4 84.6' }), 'stroke-dashoffset', [n(-from), n(-from - 139)], 0.7 + ((i * 7) % 5) / 20, { ease: false });
};
export const moves = moving(
  night,
  clip('a', 'M330 391H1280V590L1110 566L940 530L930 540H670L660 530L430 590H330Z', [
    line(drops.join(''), night, 10), clip('b', circle(1130, 290, 256), line(drops.join(''), sodium, 10)),
    drops.map(fall),
  ]),
);
