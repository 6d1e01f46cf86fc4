/** One round of Nimbus: what each player said, and what the weather did; the nearer, the more it is worth. */
import { circle, colour, curve, fill, hatch, line, n, polar, star } from '../kit.mjs';
import { key, nightSheet } from './parts.mjs';

const { hydrogen, line: rule, mist, oxygen, paper, sodium } = colour;
const [cx, cy] = [1060, 450];
const rings = [70, 150, 240, 340];
const players = [[110, 205, 'II'], [196, 320, 'III'], [276, 32, 'I'], [300, 150, 'IV']];

const spiral = curve(Array.from({ length: 60 }, (_, i) => polar(cx, cy, 20 + i * 5.6, i * 14)));
const hours = Array.from({ length: 25 }, (_, i) => [150 + i * 21, 560 - 190 * Math.max(0, Math.sin(((i - 7) * Math.PI) / 15)) - 20 * Math.sin(i)]);
const plus = (x, y) => `M${x - 14} ${y}H${x + 14}M${x} ${y - 14}V${y + 14}`;

export default nightSheet(
  [
    // The day as it was measured, hour by hour.
    Array.from({ length: 9 }, (_, i) => line(`M150 ${200 + i * 60}H654`, rule, i % 4 ? 1.6 : 3)),
    hatch(`${curve(hours)}L654 680L150 680Z`, { angle: 90, gap: 14, width: 2, color: oxygen, opacity: 0.55, seed: 8 }),
    line(curve(hours), oxygen, 6),
    line('M150 200V680H654', mist, 4),
    Array.from({ length: 25 }, (_, i) => line(`M${150 + i * 21} 680V${i % 6 ? 690 : 702}`, mist, 2.4)),
    fill(circle(...hours[14], 13), sodium),
    line(`M${hours[14].map(n).join(' ')}C700 ${n(hours[14][1] - 120)} 860 330 ${cx - 26} ${cy - 12}`, sodium, 3, { dash: '4 11' }),
    // The target: the measured value in the middle, the forecasts around it.
    line(spiral, rule, 2),
    rings.map((r, i) => line(circle(cx, cy, r), i ? mist : sodium, i ? 2.4 : 5, i ? { dash: '2 9' } : {})),
    line(`M${cx - 370} ${cy}H${cx + 370}M${cx} ${cy - 370}V${cy + 370}`, rule, 2),
    fill(star(cx, cy, 44, sodium).match(/d="([^"]+)"/)?.[1] ?? circle(cx, cy, 20), sodium),
    players.map(([radius, angle, roman]) => {
      const [x, y] = polar(cx, cy, radius, angle);
      const color = roman === 'II' ? oxygen : roman === 'IV' ? hydrogen : paper;
      return [line(`M${n(x)} ${n(y)}L${cx} ${cy}`, color, 2.4, { dash: '10 8' }), key(x, y, roman, color)];
    }),
    line(plus(180, 770) + plus(240, 770) + plus(300, 770), sodium, 5),
    line('M360 770H620', rule, 4),
  ],
  6,
);
