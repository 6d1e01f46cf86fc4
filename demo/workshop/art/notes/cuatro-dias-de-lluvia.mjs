/** A page in the rain with every line struck out but one; out of that line hangs the rope. */
import { clip, colour, curve, ellipse, fill, group, hatch, line, random, rect, samples } from '../kit.mjs';
import { plate } from './parts.mjs';

const { night, surface, raised, line: dim, mist, paper, rule, slate, sodium, hydrogen } = colour;
const rnd = random(17);
const page = 'M0 0H620V760H0Z';
const written = (y, from, to) => {
  let x = from;
  let d = '';
  while (x < to - 20) {
    const word = Math.min(to - x, 26 + rnd() * 74);
    d += `M${x.toFixed(1)} ${y}h${word.toFixed(1)}`;
    x += word + 17;
  }
  return d;
};
const rows = Array.from({ length: 15 }, (_, i) => 96 + i * 44);
const kept = 6;
const sheetOf = group(
  [
    fill('M14 18H634V778H14Z', night), fill('M-22 14L600 -8L612 752L-8 768Z', rule), line('M-22 14L600 -8L612 752L-8 768Z', night, 5), fill(page, paper), hatch(page, { angle: 45, gap: 12, width: 2.2, color: slate, tone: (x, y) => (x - 470 + y - 640) / 260, seed: 5 }), line(page, night, 5),
    rows.map((y, i) => (i === kept ? '' : line(written(y, i % 5 === 0 ? 98 : 62, i % 5 === 4 ? 340 : 560), mist, 14, { cap: 'butt' }) + line(`M${44 + rnd() * 10} ${y + 6}C200 ${y - 8} 400 ${y + 9} ${(i % 5 === 4 ? 366 : 582) - rnd() * 8} ${y - 6}`, night, 4.5))),
    // Whole blocks are struck out twice.
    line(`M52 ${rows[8] - 20}L572 ${rows[13] + 16}M572 ${rows[8] - 20}L52 ${rows[13] + 16}`, night, 6),
  ],
  'translate(330 118) rotate(-3)',
);
// The kept line runs along the page and then is a rope.
const edge = [948, 468];
const path = [[384, 500], [560, 490], [760, 479], edge, [1030, 470], [1090, 520], [1128, 610], [1140, 720], [1140, 812], [1140, 980]];
const points = samples(path, 60);
const rope = (() => {
  let left = 0;
  let d = '';
  let strands = '';
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = points[i - 1];
    const [bx, by] = points[i];
    left += Math.hypot(bx - ax, by - ay);
    if (left < 17) continue;
    left = 0;
    const a = Math.atan2(by - ay, bx - ax);
    const at = (s, t) => `${(bx + Math.cos(a) * s - Math.sin(a) * t).toFixed(1)} ${(by + Math.sin(a) * s + Math.cos(a) * t).toFixed(1)}`;
    d += `M${at(-8, -12)}C${at(0, -8)} ${at(0, 8)} ${at(8, 12)}`;
    strands += `M${at(-1, -9)}C${at(6, -6)} ${at(6, 6)} ${at(13, 9)}`;
  }
  const whole = curve(path);
  return [line(whole, night, 36), line(whole, sodium, 24), line(strands, hydrogen, 7), line(d, night, 3.5)];
})();
const hole = ellipse(1140, 884, 232, 58);
const rain = (count, seed, long) => {
  const r = random(seed);
  return Array.from({ length: count }, () => {
    const x = 40 + r() * 1600;
    const y = 30 + r() * 860;
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${(-long * 0.28).toFixed(1)} ${long}`;
  }).join('');
};
const rocks = 'M1556 1023H44V884L180 868L330 880L520 862L700 876L880 846L1000 838L1290 838L1400 850L1556 834Z';

export default plate(
  night,
  [
    clip('air', rect(44, 44, 1512, 979), [
      fill(ellipse(800, 480, 900, 620), surface), 
      hatch(rect(44, 44, 1512, 300), { angle: 0, gap: 15, width: 2, color: dim, lift: 0.7, tone: (x, y) => 1 - (y - 40) / 300, seed: 3 }),
      line(rain(150, 4, 74), mist, 2.6, { opacity: 0.75 }),
      fill(rocks, raised), hatch(rocks, { angle: 3, gap: 12, width: 2.4, color: mist, opacity: 0.7, lift: 0.9, jitter: 0.6, seed: 6, without: ellipse(1140, 884, 250, 70) }), line('M44 884L180 868L330 880L520 862L700 876L880 846L1000 838L1290 838L1400 850L1556 834', mist, 3.5),
      fill(hole, night), line(hole, paper, 5), hatch(ellipse(1140, 884, 232, 58), { angle: 90, gap: 9, width: 2.4, color: mist, seed: 8, within: 'M908 884A232 58 0 0 1 1372 884L1350 892A220 44 0 0 0 930 892Z' }),
    ]),
    clip('near', rect(44, 44, 1512, 979), line(rain(46, 9, 96), paper, 3.4, { opacity: 0.9 })),
    sheetOf,
    clip('deep', 'M44 44H1556V884H1372A232 58 0 0 1 908 884H44Z', rope),
    [[230, 930], [470, 950], [760, 940], [1440, 930], [620, 985]].map(([x, y]) => line(ellipse(x, y, 34, 8), paper, 2.6) + line(`M${x - 14} ${y - 12}l-8 -16M${x + 14} ${y - 12}l8 -16`, paper, 2.6)),
  ],
  61,
);
