/** Eight batteries in the order they were flown; from the last one the drone goes up with the take. */
import { circle, colour, curve, ellipse, fill, group, hatch, line, rect } from '../kit.mjs';
import { plate, roman } from './parts.mjs';

const { night, paper, rule, slate, sodium, hydrogenDeep } = colour;
const flown = [190, 160, 50, 195, 185, 12, 195, 98];
const full = 240;
const numbers = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];
const [wide, tall, base, pitch] = [132, 372, 868, 174];

const battery = (i) => {
  const x = 125 + i * pitch;
  const top = base - tall;
  const last = i === 7;
  const body = rect(x, top, wide, tall, 10);
  const cell = rect(x + 12, top + 118, wide - 24, tall - 132, 4);
  const used = ((tall - 132) * flown[i]) / full;
  const left = rect(x + 12, top + 118, wide - 24, used, 2);
  const lead = (dx, bend) => curve([[x + wide / 2 + dx, top], [x + wide / 2 + dx, top - 34], [x + wide / 2 + dx + bend, top - 66], [x + wide / 2 + dx * 0.7 + bend, top - 96]]);
  const bend = [-14, 10, -6, 16, -10, 18, -12, 6][i];
  return [
    line(lead(-16, bend) + lead(16, bend), night, 9), line(lead(-16, bend), paper, 4), line(lead(16, bend), last ? sodium : rule, 4),
    fill(rect(x + wide / 2 - 27 + bend, top - 132, 54, 40, 6), paper), line(rect(x + wide / 2 - 27 + bend, top - 132, 54, 40, 6), night, 4), line(`M${x + wide / 2 - 10 + bend} ${top - 132}v-14M${x + wide / 2 + 10 + bend} ${top - 132}v-14`, night, 7, { cap: 'butt' }),
    fill(body, paper), fill(cell, last ? sodium : paper),
    hatch(left, { angle: last ? 90 : 45, gap: 11, width: 2.8, seed: i + 3 }), line(cell, night, 2.6), line(`M${x + 12} ${top + 118 + used}h${wide - 24}`, night, 4),
    line(body, night, 5),
    // Masking tape with its number.
    fill(`M${x - 8} ${top + 26}L${x + wide + 8} ${top + 20}V${top + 98}L${x - 8} ${top + 102}Z`, rule), line(`M${x - 8} ${top + 26}L${x + wide + 8} ${top + 20}V${top + 98}L${x - 8} ${top + 102}Z`, night, 3), roman(x + wide / 2, top + 61, numbers[i], { high: 46, weight: 6 }),
  ];
};

/** The small drone, seen from the front and a little above. */
const rotor = (x, y, s) => [fill(ellipse(x, y, 92 * s, 30 * s), paper), hatch(ellipse(x, y, 84 * s, 24 * s), { angle: 6, gap: 8, width: 2, color: slate, seed: Math.round(x + 300) }), line(ellipse(x, y, 92 * s, 30 * s), night, 5), line(`M${x - 92 * s} ${y}v${24 * s}A${92 * s} ${30 * s} 0 0 0 ${x + 92 * s} ${y + 24 * s}v${-24 * s}`, night, 4), line(`M${x - 70 * s} ${y - 8 * s}L${x + 70 * s} ${y + 8 * s}`, night, 5), fill(circle(x, y, 9 * s), night)];
const drone = group(
  [
    line('M-100 -46L100 -46M-120 34L120 34', night, 10), rotor(-112, -56, 0.82), rotor(112, -56, 0.82),
    fill('M-52 -40H52L62 46L40 66H-40L-62 46Z', paper), hatch('M-52 -40H52L62 46L40 66H-40L-62 46Z', { angle: 45, gap: 9, width: 2.6, tone: (x, y) => (x + y) / 90, seed: 4 }), line('M-52 -40H52L62 46L40 66H-40L-62 46Z', night, 5),
    fill(rect(-34, -66, 68, 44, 6), sodium), line(rect(-34, -66, 68, 44, 6), night, 4), fill(circle(0, 22, 27), night), fill(circle(0, 22, 17), paper), fill(circle(0, 22, 9), night),
    rotor(-130, 40, 1), rotor(130, 40, 1), line('M40 -60C60 -100 62 -120 54 -150', night, 4), fill(circle(54, -154, 8), night),
  ],
  'translate(1130 236) rotate(-8)',
);
const flight = curve([[1396, 330], [1400, 250], [1350, 190], [1290, 210]]);
const before = curve([[966, 252], [840, 300], [720, 180], [560, 190], [430, 290], [300, 270], [190, 170]]);

export default plate(
  paper,
  [
    line(before, night, 4, { dash: '3 14' }), line(flight, night, 4, { dash: '3 14' }),
    line(`M44 ${base}H1556`, night, 4), hatch(rect(44, base, 1512, 155), { angle: 0, gap: 14, width: 2.2, color: slate, lift: 0.9, jitter: 0.6, tone: (x, y) => 0.85 - (y - base) / 170, seed: 7 }),
    Array.from({ length: 8 }, (_, i) => hatch(`M${125 + i * pitch + 20} ${base + 6}H${125 + i * pitch + wide + 44}L${125 + i * pitch + wide + 70} ${base + 34}H${125 + i * pitch + 60}Z`, { angle: 2, gap: 6, width: 3, seed: i + 40 })),
    Array.from({ length: 8 }, (_, i) => battery(i)),
    // On the table: the observer's pencil and what the watering can left of a propeller.
    group([fill('M0 -15H330V15H0Z', sodium), fill('M330 -15L384 0L330 15Z', paper), fill('M366 -5L384 0L366 5Z', night), hatch('M0 -15H330V15H0Z', { angle: 0, gap: 8, width: 2.4, within: rect(0, 2, 330, 14), seed: 3 }), fill(rect(-46, -15, 46, 30, 6), rule), line('M-46 -15H330L384 0L330 15H-46ZM0 -15V15M330 -15Q342 0 330 15', night, 4)], 'translate(236 962) rotate(-5)'),
    group([fill('M-14 -14C-60 -34 -110 -30 -128 -8C-110 4 -60 12 -14 14Z', paper), hatch('M-14 -14C-60 -34 -110 -30 -128 -8C-110 4 -60 12 -14 14Z', { angle: 20, gap: 9, width: 2.4, seed: 2 }), line('M-14 -14C-60 -34 -110 -30 -128 -8C-110 4 -60 12 -14 14', night, 4), fill('M14 -14C40 -26 60 -30 72 -30L60 -14L76 -6L56 6L14 14Z', paper), line('M14 -14C40 -26 60 -30 72 -30L60 -14L76 -6L56 6L14 14', night, 4), fill(circle(0, 0, 20), paper), line(circle(0, 0, 20), night, 4), fill(circle(0, 0, 7), night)], 'translate(1020 958) rotate(6)'),
    group([fill('M0 -12C30 -22 62 -16 80 4C56 16 24 18 2 10L12 0Z', hydrogenDeep), line('M0 -12C30 -22 62 -16 80 4C56 16 24 18 2 10L12 0Z', night, 4)], 'translate(1124 972) rotate(24)'),
    drone,
  ],
  41,
);
