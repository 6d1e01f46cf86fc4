/** A case at Horizon Creative: three screens, one story; the words keep to the same band in all. */
import { circle, colour, crosshatch, fill, hatch, line, rect } from '../kit.mjs';
import { key, nightSheet } from './parts.mjs';

const { hydrogenDeep, line: rule, mist, night, oxygen, paper, sodium } = colour;
const width = 370;
const height = 560;
const top = 130;
const left = (i) => 150 + i * 465;
const band = top + height - 132;

const page = (i, picture) => [
  fill(rect(left(i) + 14, top + 14, width, height), night),
  fill(rect(left(i), top, width, height), paper),
  picture,
  fill(rect(left(i), band, width, 132), paper),
  line(`M${left(i) + 28} ${band + 36}H${left(i) + 190}`, night, 9),
  [66, 86, 106].map((y, k) => line(`M${left(i) + 28} ${band + y}H${left(i) + [330, 342, 250][k]}`, mist, 4)),
  line(rect(left(i), top, width, height), mist, 3),
];

const hill = (i) => `M${left(i)} ${band}V${band - 130}C${left(i) + 90} ${band - 230} ${left(i) + 160} ${band - 40} ${left(i) + 240} ${band - 150}S${left(i) + 340} ${band - 190} ${left(i) + width} ${band - 110}V${band}Z`;

export default nightSheet(
  [
    // The band of words, through all three.
    line(`M100 ${band}H1500M100 ${band + 132}H1500`, oxygen, 2.4, { dash: '3 10' }),
    page(0, [
      fill(rect(left(0), top, width, height - 132), sodium),
      fill(circle(left(0) + 185, top + 200, 108), paper),
      hatch(circle(left(0) + 185, top + 200, 108), { angle: 40, gap: 11, width: 2.6, within: rect(left(0) + 185, top, 200, 420), seed: 4 }),
      fill(hill(0), night),
    ]),
    page(1, [
      fill(rect(left(1), top, width, height - 132), night),
      [0, 1, 2, 3, 4, 5].map((k) => {
        const box = rect(left(1) + 30 + (k % 2) * 165, top + 30 + Math.floor(k / 2) * 130, 145, 110);
        return [fill(box, k === 3 ? sodium : paper, k === 3 ? '' : 'opacity="0.14"'), k === 3 ? '' : hatch(box, { angle: 30 + k * 22, gap: 12, width: 2.2, color: mist, seed: k + 3 }), line(box, k === 3 ? sodium : mist, 3)];
      }),
      line(`M${left(1) + 48} ${top + 48}L${left(1) + 158} ${top + 122}M${left(1) + 158} ${top + 48}L${left(1) + 48} ${top + 122}`, hydrogenDeep, 8),
    ]),
    page(2, [
      fill(rect(left(2), top, width, height - 132), paper),
      crosshatch(rect(left(2), top, width, height - 132), { angle: 24, gap: 16, width: 2, color: mist, opacity: 0.5, seed: 9 }),
      fill(rect(left(2) + 60, top + 50, 250, 320), sodium),
      fill(circle(left(2) + 185, top + 180, 72), paper),
      fill(`M${left(2) + 60} ${top + 370}V${top + 300}C${left(2) + 130} ${top + 230} ${left(2) + 190} ${top + 340} ${left(2) + 310} ${top + 270}V${top + 370}Z`, night),
    ]),
    [0, 1].map((i) => line(`M${left(i) + width + 18} 400H${left(i + 1) - 22}M${left(i + 1) - 42} 384L${left(i + 1) - 22} 400L${left(i + 1) - 42} 416`, sodium, 5)),
    [0, 1, 2].map((i) => key(left(i) + width / 2, 770, 'I'.repeat(i + 1))),
    line(`M150 830H1450`, rule, 2),
  ],
  3,
);
