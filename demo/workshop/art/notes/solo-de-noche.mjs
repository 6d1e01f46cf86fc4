/** A day of twenty-four hours, midnight at the top; two of its hours do not belong to it, and in them it rains. */
import { arc, circle, clip, colour, dial, fill, hatch, line, polar, poly, random, rect, ringSector, starfield } from '../kit.mjs';
import { plate } from './parts.mjs';

const { night, surface, raised, line: dim, mist, paper, oxygen, sodium } = colour;
const at = [700, 566];
const face = 372;
const angle = (hour) => hour * 15 - 90;
const sector = (inner, outer, from, to) => ringSector(...at, inner, outer, angle(from), angle(to));
const dark = sector(150, face, -5.8, 8.4);
const extra = sector(face, face + 96, 0, 2);
const rnd = random(5);
const rain = (x, y, w, h, gap) => Array.from({ length: Math.floor(w / gap) }, (_, i) => Array.from({ length: Math.floor(h / 66) + 1 }, (__, k) => `M${(x + i * gap + rnd() * 8).toFixed(1)} ${(y + k * 66 + rnd() * 40 - 20).toFixed(1)}l-8 30`).join('')).join('');
// The shower thins out towards the clock.
const weather = Array.from({ length: 330 }, () => [1050 + rnd() * 520, 20 + rnd() * 1000]).filter(([x]) => rnd() < (x - 1050) / 260).map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}l-9 32`).join('');
// The hospital: one window is lit.
const windows = Array.from({ length: 24 }, (_, i) => [1216 + (i % 4) * 66, 542 + Math.floor(i / 4) * 80]);
const lit = 9;
const hospital = [
  fill('M1186 1023V506H1490V1023Z', raised), hatch('M1186 1023V506H1490V1023Z', { angle: 90, gap: 13, width: 2.2, color: dim, seed: 9 }), line('M1186 1023V506H1490V1023', mist, 4), fill('M1228 506V456H1316V506Z', raised), line('M1228 506V456H1316V506M1420 506V388M1398 418H1442', mist, 4),
  windows.map(([x, y], i) => fill(rect(x, y, 46, 54), i === lit ? sodium : night) + line(rect(x, y, 46, 54), i === lit ? paper : mist, 3)),
  windows.slice(lit, lit + 1).map(([x, y]) => fill(`M${x + 9} ${y + 54}C${x + 9} ${y + 30} ${x + 37} ${y + 30} ${x + 37} ${y + 54}Z`, night) + fill(circle(x + 23, y + 24, 10), night)),
];
const hand = (hour, long, wide, color) => fill(poly([polar(...at, long, angle(hour)), polar(...at, 26, angle(hour) + 90 * (wide / 20)), polar(...at, 70, angle(hour) + 180), polar(...at, 26, angle(hour) - 90 * (wide / 20))]), color);

export default plate(
  night,
  [
    starfield(60, 60, 1480, 940, paper, { count: 90, seed: 12, max: 4.4, keep: (x, y) => Math.hypot(x - at[0], y - at[1]) > 520 && x < 1110 }),
    clip('weather', rect(1050, 44, 506, 979), line(weather, oxygen, 4.5)), hospital,
    // The Moon, behind the clock.
    fill(circle(352, 268, 158), paper), hatch(circle(352, 268, 158), { angle: 48, gap: 10, width: 2.8, tone: (x, y) => (x - 300 + y - 236) / 300, seed: 3 }),
    line([[298, 216, 30], [376, 174, 18], [272, 302, 20], [246, 242, 10], [346, 244, 12]].map(([x, y, r]) => circle(x, y, r)).join(''), night, 3),
    fill(circle(...at, face + 22), night), fill(circle(...at, face), surface), 
    fill(dark, night), hatch(dark, { angle: 45, gap: 12, width: 2.4, color: mist, opacity: 0.75, seed: 8, without: sector(150, face, 0, 2) }),
    line(circle(...at, face) + circle(...at, 150), mist, 4),
    dial(...at, face - 4, 0, 360, mist, { step: 3.75, long: 4, size: 26, width: 3, inward: true }),
    Array.from({ length: 24 }, (_, i) => line(`M${polar(...at, face - 2, angle(i)).join(' ')}L${polar(...at, face - (i % 6 ? 34 : 58), angle(i)).join(' ')}`, paper, i % 6 ? 5 : 9, { cap: 'butt' })),
    clip('wet', sector(154, face - 38, 0.04, 1.96), line(rain(700, 210, 220, 330, 19), oxygen, 5)),
    // The two hours stick out of the day.
    line(extra, night, 18), fill(extra, sodium), hatch(extra, { angle: 60, gap: 10, width: 2.6, tone: (x, y) => (x - 730) / 190 + (y - 140) / 300, seed: 6 }), line(extra, sodium, 4),
    line(`M${polar(...at, face, angle(1)).join(' ')}L${polar(...at, face + 96, angle(1)).join(' ')}`, night, 5),
    line(arc(...at, face + 124, angle(0), angle(2)), sodium, 4, { dash: '4 13' }),
    // Ten to two.
    fill(circle(...at, 150), raised), hatch(circle(...at, 150), { angle: 45, gap: 13, width: 2.2, color: dim, seed: 5 }), line(circle(...at, 150), mist, 4),
    hand(1.84, 330, 12, paper), line(`M${polar(...at, 0, 0).join(' ')}L${polar(...at, 330, angle(1.84)).join(' ')}`, night, 2), fill(circle(...at, 30), sodium), fill(circle(...at, 10), night),
  ],
  31,
);
