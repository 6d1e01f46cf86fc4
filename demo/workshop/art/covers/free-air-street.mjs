/** Free Air Street: a fat bike and a scooter parked on the sea promenade. */
import { brush, circle, colour, curve, dial, ellipse, fill, frame, group, hatch, line, move, moving, polar, poly, rect, sheet } from '../kit.mjs';

const { night, paper, rule, oxygen, oxygenDeep, sodium } = colour;

const sea = rect(0, 430, 1600, 240);
const pavement = rect(0, 670, 1600, 330);
const sun = circle(1180, 330, 170);

const fatWheel = (x, y, r, tyre) => {
  const knobs = Array.from({ length: 44 }, (_, i) => (i * 360) / 44)
    .map((a) => poly([polar(x, y, r - 4, a - 2.4), polar(x, y, r + 9, a - 1.8), polar(x, y, r + 9, a + 1.8), polar(x, y, r - 4, a + 2.4)]))
    .join('');
  const spokes = Array.from({ length: 18 }, (_, i) => i * 20)
    .map((a) => `M${polar(x, y, 16, a + 40).join(' ')}L${polar(x, y, r - tyre - 8, a).join(' ')}`)
    .join('');
  return [
    fill(circle(x, y, r - tyre), paper, 'opacity="0.35"'),
    line(spokes.replace(/(\.\d)\d+/g, '$1'), night, 2.6),
    fill(knobs + circle(x, y, r) + circle(x, y, r - tyre), night, 'fill-rule="evenodd"'),
    line(circle(x, y, r - tyre - 9), night, 7),
    hatch(circle(x, y, r - 8) + circle(x, y, r - tyre + 8), { angle: -48, gap: 10, width: 2.4, color: paper, taper: true, within: `M${x - r} ${y - r}H${x + r * 0.4}L${x - r} ${y + r * 0.5}Z`, seed: x }),
    fill(circle(x, y, 20), night), fill(circle(x, y, 8), sodium),
  ];
};

const tube = (d, width, color) => line(d, night, width + 9) + line(d, color, width);
const balusters = Array.from({ length: 24 }, (_, i) => {
  const x = 20 + i * 68;
  return `M${x - 9} 700C${x - 9} 660 ${x - 20} 650 ${x - 20} 628C${x - 20} 608 ${x - 8} 600 ${x - 8} 576H${x + 8}C${x + 8} 600 ${x + 20} 608 ${x + 20} 628C${x + 20} 650 ${x + 9} 660 ${x + 9} 700Z`;
}).join('');

const fronds = [[-250, 60], [-230, -70], [-130, -160], [30, -190], [170, -140], [250, -40], [240, 90], [-150, 150], [130, 160]];
const palm = (x, y) => [
  fill(brush([[x - 26, 760], [x - 8, 560], [x - 20, 360], [x, y]], (t) => 46 - t * 22), night),
  hatch(brush([[x - 26, 760], [x - 8, 560], [x - 20, 360], [x, y]], (t) => 46 - t * 22), { angle: 14, gap: 16, width: 3, color: paper, within: rect(x - 90, y, 78, 600), seed: 3 }),
  fronds.map(([dx, dy], i) => {
    const leaf = brush([[x, y], [x + dx * 0.55, y + dy * 0.9 - 60], [x + dx, y + dy]], (t) => 6 + 46 * Math.sin(Math.PI * Math.min(1, t * 1.02)));
    return fill(leaf, i % 3 === 1 ? oxygenDeep : night) + hatch(leaf, { angle: dx * dy > 0 ? -60 : 60, gap: 12, width: 2.4, color: i % 3 === 1 ? night : paper, opacity: 0.8, within: `M${x} ${y}L${x + dx} ${y + dy}L${x + dx} ${y + dy + 90}L${x} ${y + 90}Z`, seed: i });
  }),
];

const gull = (x, y, s) => fill(`M${x - 46 * s} ${y - 12 * s}C${x - 30 * s} ${y - 26 * s} ${x - 10 * s} ${y - 20 * s} ${x} ${y}C${x + 10 * s} ${y - 20 * s} ${x + 30 * s} ${y - 26 * s} ${x + 46 * s} ${y - 12 * s}C${x + 28 * s} ${y - 16 * s} ${x + 12 * s} ${y - 6 * s} ${x} ${y + 10 * s}C${x - 12 * s} ${y - 6 * s} ${x - 28 * s} ${y - 16 * s} ${x - 46 * s} ${y - 12 * s}Z`, night);

const bike = [
  fatWheel(420, 730, 168, 66),
  fatWheel(880, 730, 168, 66),
  tube('M420 730L640 742L560 500M640 742L832 470M420 730L574 548', 20, sodium),
  tube('M566 520L806 470', 24, sodium),
  tube('M800 424L880 730', 22, paper),
  line('M800 424L786 384L716 356M786 384L730 396', night, 15), line('M730 396L690 404M716 356L676 352', night, 22),
  line('M560 500L546 450', night, 16), fill('M470 434C500 420 570 430 640 440C646 452 636 462 600 462C560 462 530 478 500 478C474 478 462 450 470 434Z', night),
  fill(poly([[608, 560], [724, 536], [664, 668]]), night), hatch(poly([[608, 560], [724, 536], [664, 668]]), { angle: 70, gap: 10, width: 2.6, color: paper, seed: 3 }),
  fill(circle(640, 742, 44), night), line(circle(640, 742, 30), paper, 3.5), line('M640 742L690 826', night, 14), line('M664 830H722', night, 16),
  line('M420 710L640 706M420 750L640 780', night, 4),
  fill(ellipse(838, 434, 22, 18), paper), line(ellipse(838, 434, 22, 18), night, 6),
];

const scooter = [
  line('M1268 846L1206 330', night, 33), line('M1268 846L1206 330', oxygen, 22),
  line('M1150 318L1206 330L1262 306', night, 17), line('M1150 318L1126 314M1262 306L1286 298', night, 26),
  fill(rect(1180, 300, 44, 28, 8), night),
  fill('M1262 812C1240 820 1180 818 1130 818C1080 818 1060 808 1020 800L1016 830C1060 850 1100 852 1150 852H1270Z', night),
  line('M1050 824H1240', oxygen, 7),
  [[1028, 852], [1294, 852]].map(([x, y]) => [fill(circle(x, y, 50), night), fill(circle(x, y, 22), paper), fill(circle(x, y, 8), night), hatch(circle(x, y, 46) + circle(x, y, 26), { angle: -48, gap: 9, width: 2.4, color: paper, taper: true, within: `M${x - 60} ${y - 60}H${x}L${x - 60} ${y + 30}Z`, seed: x })]),
  fill('M1228 820C1240 776 1310 770 1344 820L1330 828C1304 796 1260 796 1244 828Z', night),
  fill(circle(1200, 400, 18), sodium), line(circle(1200, 400, 18), night, 6),
];

export default sheet({
  ground: paper,
  seed: 8,
  parts: [
    dial(1180, 330, 206, 0, 360, night, { step: 5, long: 3, size: 22, width: 3 }),
    fill(sun, sodium),
    hatch(sun, { angle: 0, gap: 12, width: 2.6, tone: (x, y) => (y - 300) / 160, seed: 4 }),
    gull(760, 190, 1.1), gull(900, 260, 0.7), gull(640, 300, 0.6),
    fill(sea, oxygen),
    hatch(sea, { angle: 0, gap: 13, width: 2.8, color: oxygenDeep, lift: 0.9, jitter: 0.5, tone: (x, y) => 0.25 + Math.abs(Math.sin(x / 210 + y / 37)) * 0.7, seed: 6 }),
    fill(curve([[0, 430], [60, 392], [150, 372], [230, 384], [320, 410], [420, 430]]) + 'Z', night),
    line('M0 430H1600', night, 3),
    fill('M980 430C1000 436 1060 436 1076 428L1070 420H986Z' + 'M1024 416V330L1066 410Z' + 'M1016 416V350L990 410Z', night),
    palm(196, 250),
    fill(pavement, rule),
    fill(balusters, paper), line(balusters, night, 3.5), hatch(balusters, { angle: 90, gap: 7, width: 2.4, within: Array.from({ length: 24 }, (_, i) => rect(22 + i * 68, 570, 30, 140)).join(''), seed: 9 }),
    fill(rect(0, 548, 1600, 30), paper), line('M0 548H1600M0 578H1600', night, 3.5), fill(rect(0, 700, 1600, 26), paper), line('M0 700H1600M0 726H1600', night, 3.5),
    hatch(rect(0, 700, 1600, 26), { angle: 60, gap: 14, width: 2, tone: (x, y) => (y - 706) / 26 }),
    line([[-300, 1000, 220, 726], [60, 1000, 420, 726], [420, 1000, 620, 726], [780, 1000, 800, 726], [1140, 1000, 1000, 726], [1500, 1000, 1190, 726], [1860, 1000, 1390, 726]].map(([a, b, c, d]) => `M${a} ${b}L${c} ${d}`).join('') + 'M0 790H1600M0 880H1600', night, 2, { opacity: 0.35 }),
    hatch(ellipse(640, 902, 440, 26) + ellipse(1236, 906, 220, 18), { angle: 6, gap: 7, width: 3.2, taper: true, seed: 10 }),
    group(bike, 'translate(-40 0)'),
    group(scooter, 'translate(46 0)'),
    frame(night),
  ],
});

// The gulls beat their wings.
export const moves = moving(paper, [[760, 190, 1.1], [900, 260, 0.7], [640, 300, 0.6]].map(([x, y, s], i) => {
  const outline = gull(0, 0, s).match(/ d="([^"]+)"/)[1];
  return group([line(outline, paper, 5), fill(outline, paper), move(fill(outline, night), 'scale', ['1 1', '1 .35', '1 1.15', '1 .45', '1 1', '1 1'], 2.4 + i * 0.3, { times: [0, 0.1, 0.24, 0.36, 0.5, 1] })], `translate(${x} ${y})`);
}));
