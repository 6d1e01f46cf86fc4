/** The key board at two in the afternoon: eleven empty hooks and a rag. On the counter, a helmet and the cup's circle. */
import { circle, clip, colour, curve, ellipse, fill, group, hatch, line, rect } from '../kit.mjs';
import { ink, plate, roman } from './parts.mjs';

const { night, paper, rule, slate, mist, oxygen, oxygenDeep, hydrogen, sodium } = colour;
const board = rect(150, 112, 1300, 500, 14);
const counter = 792;
const numbers = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const place = (i) => [268 + (i % 6) * 213, i < 6 ? 226 : 446];

const hook = (i) => {
  const [x, y] = place(i);
  const shadow = 'M-13 44a15 15 0 1 1 26 0l-7 12v66l-14 10v-14l8 -6l-8 -8v-48Z';
  return group([
    // Years of keys have left the wood paler there.
    i === 6 ? '' : fill(shadow, paper, 'opacity="0.85"') + line(shadow, slate, 2, { dash: '4 6' }),
    fill(ellipse(0, -28, 42, 27), paper), line(ellipse(0, -28, 42, 27), night, 4), roman(0, -28, numbers[i], { high: 30, weight: 4.5 }),
    line('M0 2V22A15 15 0 0 0 30 22V14', night, 13), line('M0 2V22A15 15 0 0 0 30 22V14', mist, 6), fill(circle(0, 4, 8), night),
  ], `translate(${x} ${y})`);
};
const rag = group([
  fill('M-6 12C-34 26 -52 70 -66 122L-44 114L-32 136L-8 118L8 146L30 120L52 132L44 84C38 50 24 22 12 12Z', hydrogen),
  hatch('M-6 12C-34 26 -52 70 -66 122L-44 114L-32 136L-8 118L8 146L30 120L52 132L44 84C38 50 24 22 12 12Z', { angle: 78, gap: 10, width: 2.6, seed: 4, tone: (x, y) => 0.25 + x / 70 + (y - 40) / 300 }),
  line('M-6 12C-34 26 -52 70 -66 122L-44 114L-32 136L-8 118L8 146L30 120L52 132L44 84C38 50 24 22 12 12Z', night, 5), line('M0 16C-14 50 -26 84 -30 122M4 16C6 54 6 90 4 126M8 16C22 48 28 80 30 108', night, 3.5),
  line('M-8 14L14 10', night, 9),
], `translate(${place(6)[0] + 14} ${place(6)[1] + 16})`);

const shell = 'M-190 84C-214 -44 -142 -146 -12 -150C108 -152 186 -78 192 30L196 92C198 112 186 122 168 122H62L46 84Z';
const helmet = group([
  fill(ellipse(6, 128, 214, 18), night, 'opacity="0.25"'), ink(shell, oxygen, 6),
  hatch(shell, { angle: 48, gap: 10, width: 2.8, seed: 3, tone: (x, y) => (x - 10) / 260 + (y + 20) / 260 }),
  ink('M-186 84C-196 20 -186 -30 -158 -66L20 -54C48 -52 60 -36 58 -10L46 84Z', night, 6), fill('M-160 62C-166 16 -160 -16 -142 -42L-96 -38C-116 -10 -122 24 -118 62Z', paper), fill('M-100 62C-104 24 -98 -8 -80 -36L-62 -34C-78 -6 -86 28 -82 62Z', paper),
  line('M-190 84H46', paper, 5), ink('M-194 86H46L62 122H-150C-176 122 -190 108 -194 86Z', paper, 6), fill(circle(60, -4, 17), paper), line(circle(60, -4, 17), night, 5),
  line('M-86 -126C-40 -146 40 -146 92 -112', paper, 9),
], 'translate(420 758)');

// A road map with the coast, and the circle that the cup has left on it.
const map = 'M720 838L806 716L986 742L1166 704L1368 734L1470 862L1270 842L1086 880L890 846Z';
const coast = curve([[706, 874], [860, 828], [960, 822], [1050, 806], [1150, 812], [1290, 790], [1400, 806], [1500, 800]]);
const cup = group([
  line('M92 -30C150 -36 150 46 78 40', night, 30), line('M92 -30C150 -36 150 46 78 40', paper, 16),
  ink('M-100 -74L-78 74C-74 92 74 92 78 74L100 -74Z', paper, 6), hatch('M-100 -74L-78 74C-74 92 74 92 78 74L100 -74Z', { angle: 80, gap: 9, width: 2.6, seed: 6, tone: (x) => (x - 6) / 90 }),
  ink(ellipse(0, -74, 100, 27), paper, 6), fill(ellipse(0, -70, 80, 18), night),
  line(curve([[-22, -116], [-34, -134], [-12, -150], [-24, -170]]), night, 5), line(curve([[18, -116], [6, -134], [28, -150], [16, -170]]), night, 5),
], 'translate(1094 722)');
const pencil = group([fill('M0 -9H170V9H0Z', sodium), fill('M170 -9L206 0L170 9Z', paper), fill('M194 -3L206 0L194 3Z', night), line('M0 -9H170L206 0L170 9H0ZM170 -9V9', night, 4)], 'translate(1440 690) rotate(143)');

export default plate(
  paper,
  [
    hatch(rect(44, 44, 1512, counter - 44), { angle: 90, gap: 26, width: 1.6, color: rule, seed: 5, lift: 0.6 }),
    fill(rect(166, 128, 1300, 500, 14), night), fill(board, rule), hatch(board, { angle: 0, gap: 17, width: 2, color: slate, opacity: 0.55, lift: 0.9, jitter: 0.9, seed: 8 }), line(board, night, 6), line(rect(172, 134, 1256, 456, 8), night, 2.4),
    [[192, 154], [1408, 154], [192, 570], [1408, 570]].map(([x, y]) => fill(circle(x, y, 9), night)),
    numbers.map((_, i) => hook(i)), rag,
    // Counter.
    fill(rect(44, counter, 1512, 231), oxygenDeep), hatch(rect(44, counter + 140, 1512, 91), { angle: 90, gap: 24, width: 3, color: night, seed: 12, lift: 0 }), fill(rect(44, counter + 122, 1512, 20), night), fill(rect(44, counter, 1512, 122), rule), hatch(rect(44, counter, 1512, 122), { angle: 0, gap: 15, width: 2, color: slate, opacity: 0.6, lift: 0.9, jitter: 0.8, seed: 13 }), line(`M44 ${counter}H1556`, night, 5),
    group([
      hatch('M760 880L890 870L1086 904L1280 866L1490 880L1470 862L720 838Z', { angle: 4, gap: 7, width: 3, seed: 15 }), ink(map, paper, 5),
      clip('map', map, [fill(`${coast}V930H700Z`, oxygen), hatch(`${coast}V930H700Z`, { angle: 0, gap: 10, width: 2.2, color: oxygenDeep, lift: 0.8, seed: 16 }), line(coast, night, 4), line('M986 742L890 846M1166 704L1086 880M1368 734L1270 842', slate, 2.4), line(curve([[1060, 800], [990, 780], [930, 740], [840, 720]]) + curve([[1100, 804], [1180, 760], [1260, 740], [1300, 700]]), hydrogen, 4)]),
      line(ellipse(1088, 802, 236, 68), night, 9, { dash: '26 9', cap: 'butt' }), line(ellipse(1088, 802, 236, 68), sodium, 6, { dash: '26 9', cap: 'butt' }),
    ]),
    cup, pencil, helmet,
  ],
  51,
);
