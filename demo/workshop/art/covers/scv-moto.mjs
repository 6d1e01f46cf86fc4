/** SVC Moto: an electric motorbike charging at the kerb, the harbour hill behind it. */
import { brush, circle, clip, colour, curve, dial, ellipse, fill, frame, group, hatch, line, move, moving, polar, poly, rect, sheet, star, starfield } from '../kit.mjs';

const { night, raised, line: slateLine, mist, paper, oxygen } = colour;

const wheel = (x, y) => {
  const spokes = [0, 72, 144, 216, 288]
    .map((a) => poly([polar(x, y, 30, a - 30), polar(x, y, 30, a + 20), polar(x, y, 128, a + 8), polar(x, y, 128, a - 6)]))
    .join('');
  return [
    fill(circle(x, y, 170), night),
    fill(circle(x, y, 166) + circle(x, y, 122), paper, 'fill-rule="evenodd"'),
    hatch(circle(x, y, 166) + circle(x, y, 122), { angle: 52, gap: 9, width: 2.6, tone: (px, py) => 0.25 + (px - x + (py - y) * 1.4) / 300, seed: x }),
    line(circle(x, y, 112), paper, 5),
    fill(spokes, paper),
    line(circle(x, y, 70), oxygen, 9, { dash: '15 6', cap: 'butt' }),
    fill(circle(x, y, 32), paper),
    fill(circle(x, y, 11), night),
  ];
};

const hill = curve([[-40, 700], [180, 640], [320, 520], [430, 400], [520, 344], [640, 334], [770, 338], [900, 398], [1100, 560], [1260, 596], [1420, 640], [1640, 660]]) + 'V870H-40Z';
const castle =
  'M520 446V418H540V404H552V418H568V404H580V418H600V426H640V398H654V388H664V398H680V388H690V398H706V412H760V392H772V380H784V392H800V380H812V392H826V440Z';
const palm = (x, y, s, flip = 1) =>
  group(
    [
      fill(brush([[0, 0], [10, -130], [-4, -260], [12, -380]], (t) => 22 - t * 10), colour.slate),
      [[-150, -350], [-130, -440], [-50, -486], [70, -480], [140, -430], [150, -340], [-90, -300], [90, -296]].map(([ex, ey]) =>
        fill(brush([[12, -382], [12 + (ex - 12) * 0.5, ey - 26 + (-382 - ey) * 0.3], [ex, ey]], (t) => 3 + 24 * Math.sin(Math.PI * t)), colour.slate),
      ),
    ],
    `translate(${x} ${y}) scale(${s * flip} ${s})`,
  );

const tank = 'M1028 408C1000 366 940 348 868 352C800 356 742 396 700 448L716 500C800 520 930 516 1000 486C1034 470 1044 436 1028 408Z';
const seat = 'M726 436C680 470 590 462 520 432C470 408 430 388 372 384C356 384 352 398 364 410C420 458 520 500 640 508L730 498Z';
const pack = 'M716 508C800 528 930 522 984 500L956 700C950 730 932 742 904 742H776C748 742 734 728 730 700Z';
const swingarm = 'M416 676L744 640L790 720L730 744L416 720Z';
const bolt = 'M868 548L806 640H846L822 706L892 612H850Z';
const cable = [[232, 520], [290, 640], [300, 846], [420, 900], [560, 850], [590, 690], [610, 560], [664, 540]];
const post = rect(120, 392, 116, 480, 18);
const fork = poly([[1112, 706], [1148, 694], [1040, 376], [1000, 390]]);
const kerb = rect(0, 868, 1600, 46);

const bike = [
  wheel(436, 702),
  wheel(1138, 702),
  line('M752 738L690 868', mist, 13), line('M672 868H712', mist, 13),
  fill(swingarm, mist), hatch(swingarm, { angle: 70, gap: 9, width: 2.4, tone: (x) => (x - 470) / 300 }), line(swingarm, night, 5),
  line('M470 672L724 650M470 724L716 742', night, 5),
  fill(curve([[250, 640], [290, 560], [370, 512], [460, 506], [540, 540], [520, 552], [450, 526], [376, 532], [308, 574], [266, 650]], true), oxygen),
  line('M560 470L640 640', mist, 16), line('M566 486L634 628', night, 10, { dash: '6 9', cap: 'butt' }),
  fill(pack, paper), line(pack, night, 6),
  hatch(pack, { angle: 90, gap: 12, width: 2.4, tone: (x) => (x - 860) / 140, seed: 3 }),
  [0, 1, 2, 3].map((i) => line(`M${738 + i * 3} ${566 + i * 42}H${794 - i * 3}`, night, 10)),
  fill(bolt, night),
  fill(circle(754, 692, 62), oxygen), line(circle(754, 692, 62), night, 6), line(circle(754, 692, 40), night, 4, { dash: '8 8' }), fill(circle(754, 692, 14), night),
  fill(seat, paper), line(seat, night, 6),
  hatch(seat, { angle: 12, gap: 9, width: 2.6, taper: true, within: 'M340 420L760 460V520L600 520Z' }),
  fill(poly([[372, 384], [330, 380], [322, 404], [366, 412]]), oxygen),
  fill(fork, mist), line(fork, night, 5), line('M1072 590L1110 700', night, 5),
  fill(curve([[1000, 592], [1060, 528], [1140, 510], [1230, 540], [1290, 606], [1268, 612], [1216, 560], [1140, 534], [1070, 550], [1020, 604]], true), oxygen),
  fill(tank, oxygen), line(tank, night, 6),
  hatch(tank, { angle: 20, gap: 10, width: 2.6, color: night, within: 'M660 470C800 480 960 470 1060 400L1060 560H660Z', taper: true, seed: 5 }),
  line('M740 440C800 390 900 372 1000 400', paper, 5),
  fill(circle(1084, 446, 56), night), fill(circle(1084, 446, 48), paper), fill('M1084 398A48 48 0 0 1 1084 494A90 90 0 0 0 1084 398Z', oxygen),
  line('M1020 392L986 316L906 300', paper, 13), line('M930 305L884 300', night, 24), line('M930 305L884 300', oxygen, 16),
  line('M984 318L1010 250', paper, 7), fill(ellipse(1018, 232, 46, 25), paper, 'transform="rotate(-14 1018 232)"'), fill(ellipse(1014, 232, 34, 16), night, 'transform="rotate(-14 1018 232)"'),
];

export default sheet({
  ground: night,
  seed: 5,
  parts: [
    starfield(60, 60, 1480, 420, paper, { count: 80, seed: 11 }),
    fill(circle(800, 480, 372), raised),
    dial(800, 480, 400, 180, 360, mist, { step: 2.5, size: 16 }),
    fill(hill, colour.surface), line(hill.slice(0, hill.indexOf('V870')), mist, 4),
    hatch(hill, { angle: 62, gap: 15, width: 2.2, color: mist, opacity: 0.5, tone: (x, y) => 0.9 - (y - 400) / 300, seed: 4 }),
    group([fill(castle, slateLine), line(castle, mist, 4)], 'translate(-30 -92)'),
    palm(1440, 868, 1.12), palm(1318, 868, 0.8, -1),
    star(1320, 180, 34, oxygen), star(1404, 130, 14, paper),
    fill(kerb, paper), line('M0 868H1600', night, 3),
    hatch(kerb, { angle: 90, gap: 9, width: 2.2, tone: (x, y) => (y - 884) / 34, seed: 9 }),
    line([110, 330, 560, 790, 1010, 1250, 1480].map((x) => `M${x} 868L${x - 14} 914`).join(''), night, 4),
    fill(rect(0, 914, 1600, 86), colour.surface),
    hatch(rect(0, 914, 1600, 86), { angle: 0, gap: 14, width: 2.2, color: slateLine, jitter: 0.6, lift: 0.6, seed: 12 }),
    hatch(ellipse(780, 930, 560, 22), { angle: 3, gap: 7, width: 3.4, color: night, seed: 15 }),
    fill(post, paper), hatch(post, { angle: 45, gap: 10, width: 2.4, within: rect(190, 392, 60, 480), seed: 6 }),
    fill(rect(140, 420, 76, 96, 8), night),
    [0, 1, 2].map((i) => fill(rect(154, 488 - i * 24, 48, 16), i < 2 ? oxygen : slateLine)),
    line('M140 690H216M140 712H216M140 734H216', night, 5),
    line(curve(cable), night, 22), line(curve(cable), oxygen, 12),
    bike,
    group([fill(rect(-46, -22, 62, 44, 8), oxygen), line(rect(-46, -22, 62, 44, 8), night, 5), line('M-28 -20V20M-12 -20V20', night, 4), fill(rect(14, -16, 22, 10) + rect(14, 6, 22, 10), paper)], 'translate(682 530) rotate(-14)'),
    frame(mist, { opacity: 0.6 }),
  ],
});

// Current runs along the cable, and the post counts it.
export const moves = moving(
  night,
  clip('a', `M0 0H1600V1000H0Z${circle(436, 702, 172)}`, move(line(curve(cable.slice(0, 6)), paper, 5, { dash: '26 46' }), 'stroke-dashoffset', [0, -72], 1, { ease: false })),
  move(fill(rect(154, 440, 48, 16), oxygen), 'opacity', [0, 1, 1, 0], 3, { times: [0, 0.3, 0.8, 1] }),
);
