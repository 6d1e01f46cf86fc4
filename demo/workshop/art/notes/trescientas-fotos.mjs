/** Two and a half hours of sky around Polaris, above a tower of stacked limestone; one trail is broken. */
import { arc, circle, clip, colour, curve, fill, hatch, line, polar, random, rect, reticle } from '../kit.mjs';
import { plate } from './parts.mjs';

const { night, surface, raised, line: dim, mist, paper, oxygen, sodium } = colour;
const pole = [800, 372];
const turned = 37.6;
const broken = 306;
const rnd = random(29);

// Two stars to a ring, well apart, so that the rings fill evenly.
const trails = Array.from({ length: 92 }, (_, i) => {
  const r = 40 + i * 10.6 + rnd() * 5;
  if (Math.abs(r - broken) < 15) return '';
  const first = i * 137.5 + rnd() * 30;
  return [first, first + 110 + rnd() * 40, first + 235 + rnd() * 30].slice(0, r < 110 ? 2 : 3).map((from) => {
    const bright = rnd();
    const [color, w] = bright > 0.93 ? [oxygen, 5.5] : bright > 0.7 ? [paper, 5] : bright > 0.35 ? [paper, 2.8] : [mist, 2.4];
    return line(arc(...pole, r, from, from + turned), color, w, { opacity: bright > 0.35 ? 1 : 0.75 });
  });
});

/** A worn slab of limestone: straight bedding above and below, broken ends. */
function slab(x, y, w, h, seed) {
  const r = random(seed);
  const j = (s) => (r() - 0.5) * s;
  const side = (sign) => [[sign * (w / 2 - 16 + j(12)), 2 + j(5)], [sign * (w / 2 + j(14)), h * 0.3 + j(8)], [sign * (w / 2 - 6 + j(14)), h * 0.68 + j(8)], [sign * (w / 2 - 24 + j(16)), h + j(3)]];
  const edge = (at, from, to) => [0.3, 0.6].map((t) => [from + (to - from) * t + j(30), at + j(6)]);
  return curve([...side(-1).reverse(), ...edge(0, -w / 2, w / 2), ...side(1), ...edge(h, w / 2, -w / 2)].map(([px, py]) => [x + px, y + py]), true, 0.35);
}
/** Slabs on one another, from the ground up; each `[width, height]`. */
const stack = (x, base, slabs, seed, face = paper) => {
  const pen = face === paper ? night : mist;
  let y = base;
  return slabs.map(([w, h], i) => {
    y -= h - 2;
    const left = x + (random(seed + i)() - 0.5) * 22;
    const d = slab(left, y, w, h, seed + i * 7);
    const joint = left + (random(seed * 3 + i)() - 0.5) * w * 0.6;
    return fill(d, face) + hatch(d, { angle: 58, gap: 8, width: 2.6, color: pen, seed: seed + i, tone: (px, py) => (px - left) / (w * 0.7) + (py - y - h * 0.45) / (h * 1.1) }) +
      hatch(d, { angle: 1, gap: 11, width: 2, color: pen, seed: seed + i + 50, lift: 1, inset: 14, tone: (px) => 0.62 - (px - left) / w }) +
      (h > 40 ? line(`M${joint} ${y + 4}l${4} ${h * 0.3}l-7 ${h * 0.3}l3 ${h * 0.3}`, pen, 3) : '') + line(d, pen, face === paper ? 6 : 3);
  });
};
const ground = 'M0 1000V906L150 890L330 902L520 886L800 900L1080 884L1290 902L1600 886V1067H0Z';
const amber = [-62, -62 + turned];
const hole = -62 + turned * 0.7;

export default plate(
  night,
  [
    clip('sky', rect(44, 44, 1512, 979), [
      fill(circle(...pole, 700), surface), fill(circle(...pole, 420), raised), hatch(rect(44, 640, 1512, 260), { angle: 0, gap: 15, width: 2, color: dim, lift: 0.6, tone: (x, y) => (y - 620) / 260, seed: 4 }),
      trails,
      line(arc(...pole, broken, amber[0], hole - 2.4) + arc(...pole, broken, hole + 2.4, amber[1]), sodium, 9, { cap: 'butt' }),
      line(circle(...pole, 15), mist, 2, { dash: '3 7' }), line(arc(...pole, 15, 200, 200 + turned), paper, 9),
    ]),
    reticle(...polar(...pole, broken, hole), 40, sodium, 4.5),
    clip('land', rect(44, 44, 1512, 979), [
      stack(190, 912, [[372, 84], [330, 40], [350, 92], [300, 36], [326, 72], [268, 60]], 11, surface), stack(1432, 910, [[340, 70], [300, 38], [322, 88], [250, 34], [286, 58]], 31, surface),
      stack(1140, 908, [[260, 62], [222, 36], [244, 50]], 47, surface), stack(476, 910, [[240, 58], [196, 40]], 53, surface),
      fill(ground, night), line('M0 906L150 890L330 902L520 886L800 900L1080 884L1290 902L1600 886', mist, 3),
      hatch(ground, { angle: 2, gap: 13, width: 2.2, color: mist, opacity: 0.55, lift: 0.9, jitter: 0.6, tone: (x, y) => 0.7 - (y - 900) / 260, seed: 9 }),
      stack(800, 944, [[372, 70], [316, 34], [338, 86], [282, 40], [300, 66], [248, 34], [212, 46], [168, 32], [318, 74]], 71),
    ]),
  ],
  21,
);
