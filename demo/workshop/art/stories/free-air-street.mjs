/** The calendar of Free Air Street: vehicles as rows, a day as columns, and the one free place that fits. */
import { colour, fill, hatch, line, rect } from '../kit.mjs';
import { key, nightSheet } from './parts.mjs';

const { line: rule, mist, oxygen, paper, sodium } = colour;
const left = 320;
const hour = 84;
const row = (i) => 190 + i * 112;
const at = (time) => left + (time - 8) * hour;
const bar = (i, from, to) => rect(at(from), row(i) - 34, (to - from) * hour, 68, 4);

const wheel = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`;
const vehicles = [
  [wheel(150, row(0) + 22, 13) + wheel(240, row(0) + 22, 13), `M150 ${row(0) + 22}H226L206 ${row(0) - 40}H188`],
  [wheel(150, row(1) + 8, 27) + wheel(244, row(1) + 8, 27), `M150 ${row(1) + 8}L182 ${row(1) - 26}H226L244 ${row(1) + 8}M182 ${row(1) - 26}L200 ${row(1) + 8}L226 ${row(1) - 26}L222 ${row(1) - 40}H238`],
  [wheel(150, row(2) + 10, 25) + wheel(246, row(2) + 10, 25), `M150 ${row(2) + 10}L172 ${row(2) - 18}H214L246 ${row(2) + 10}M214 ${row(2) - 18}L226 ${row(2) - 42}H242M164 ${row(2) - 26}H204`],
  [wheel(156, row(3) + 20, 18) + wheel(240, row(3) + 20, 18), `M126 ${row(3) + 20}V${row(3) - 2}L154 ${row(3) - 8}L172 ${row(3) - 34}H224L246 ${row(3) - 6}H270V${row(3) + 20}`],
  [wheel(150, row(4) + 8, 27) + wheel(244, row(4) + 8, 27), `M150 ${row(4) + 8}L182 ${row(4) - 26}H226L244 ${row(4) + 8}M182 ${row(4) - 26}L200 ${row(4) + 8}L226 ${row(4) - 26}L222 ${row(4) - 40}H238`],
];

const booked = [[0, 8.5, 11], [0, 13, 15], [0, 17, 20.5], [1, 9, 14], [1, 15.5, 19], [2, 8, 21], [3, 10, 12.5], [3, 16, 21], [4, 8, 10], [4, 17.5, 21]];

export default nightSheet(
  [
    Array.from({ length: 14 }, (_, i) => line(`M${at(8 + i)} 130V720`, rule, i % 2 ? 1.6 : 3, { cap: 'butt' })),
    Array.from({ length: 6 }, (_, i) => line(`M110 ${134 + i * 112}H1490`, rule, 2)),
    vehicles.flatMap(([wheels, body]) => [line(wheels, paper, 4), line(body, paper, 5)]),
    booked.map(([i, from, to], seed) => [
      hatch(bar(i, from, to), { angle: 52, gap: 9, width: 2.4, color: mist, seed: seed + 2 }),
      line(bar(i, from, to), mist, 3),
      // What a vehicle needs between two riders.
      line(rect(at(to) + 4, row(i) - 34, hour * 0.75 - 8, 68, 4), oxygen, 3, { dash: '10 9' }),
    ]),
    fill(bar(4, 11, 17), sodium, 'opacity="0.16"'),
    line(bar(4, 11, 17), sodium, 5),
    line(`M${at(11)} ${row(4) + 34}V810M${at(17)} ${row(4) + 34}V810`, sodium, 2.5, { dash: '3 10' }),
    line(`M${at(11)} 790H${at(17)}M${at(11) + 18} 780L${at(11)} 790L${at(11) + 18} 800M${at(17) - 18} 780L${at(17)} 790L${at(17) - 18} 800`, sodium, 4),
    key(at(11.6), row(1), 'I', mist),
    key(at(15) + hour * 0.38, row(0) + 56, 'II', oxygen),
    key(at(14), row(4), 'III', sodium),
  ],
  4,
);
