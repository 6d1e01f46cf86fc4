/** Salvatore Repair: an Oxford shoe on its wooden last, being stitched at the bench. */
import { bend, brush, circle, clip, colour, curve, dial, ellipse, fill, frame, hatch, line, move, moving, poly, rect, samples, scaleBar, sheet } from '../kit.mjs';

const { night, paper, rule, sodium, sodiumDeep } = colour;

const upper =
  curve([[812, 352], [742, 432], [640, 508], [520, 548], [400, 572], [318, 622], [282, 690], [284, 742]]) +
  'C330 790 480 800 600 794C730 784 830 740 1000 722L1180 714C1204 640 1196 560 1176 490C1166 440 1168 400 1150 352C1060 396 910 400 812 352Z';
const sole = 'M272 738C330 782 480 792 600 786C730 776 830 732 1000 714L1188 708V748H990C880 752 760 800 620 822C470 840 330 824 262 772Z';
const heel = 'M966 748H1188L1180 826H984Z';
const last = 'M812 352C836 300 838 262 850 226C856 196 880 186 910 186L1070 192C1106 194 1120 214 1124 246L1150 352C1060 396 910 400 812 352Z';
const sun = circle(940, 452, 352);
const bench = rect(0, 826, 1600, 174);

const stitches = samples([[292, 762], [440, 806], [600, 804], [760, 776], [900, 738], [1020, 728], [1176, 726]], 6)
  .map(([x, y], i, all) => (i ? `M${x - (x - all[i - 1][0]) * 0.55} ${y - (y - all[i - 1][1]) * 0.55}L${x} ${y}` : ''))
  .join('');

const toeCap = 'M470 562C520 620 530 700 500 784';
const vampSeam = 'M640 508C700 560 752 640 772 744';
const facing = 'M812 352C840 420 838 470 776 520C740 548 700 552 672 540';
const counter = 'M1160 430C1090 470 1020 560 1000 708';
const perforations = samples([[492, 566], [540, 624], [550, 704], [522, 782]], 5).map(([x, y]) => circle(x, y, 5)).join('');
const laces = [0, 1, 2, 3, 4].map((i) => line(`M${682 + i * 30} ${498 - i * 33}C${704 + i * 30} ${500 - i * 33} ${716 + i * 30} ${514 - i * 33} ${722 + i * 30} ${534 - i * 35}`, sodium, 9)).join('');

const thread = [[292, 762], [210, 742], [142, 660], [176, 540], [280, 480], [318, 380], [250, 300], [180, 330], [196, 410], [300, 420], [430, 330], [486, 236]];
const needle = brush([[470, 268], [520, 160], [574, 62]], (t) => 12 * Math.sin(Math.PI * (0.12 + t * 0.86)));

const awlHandle = 'M1330 470C1296 420 1300 330 1328 282C1340 258 1384 258 1396 282C1424 330 1428 420 1394 470C1388 484 1384 500 1384 520H1340C1340 500 1336 484 1330 470Z';
const awl = [
  fill(poly([[1352, 560], [1372, 560], [1366, 832], [1362, 842], [1358, 832]]), night),
  fill(rect(1334, 518, 56, 46, 6), night),
  fill(awlHandle, sodium),
  hatch(awlHandle, { angle: 90, gap: 9, width: 2.6, tone: (x) => (x - 1340) / 70, seed: 4 }),
  line('M1312 400C1340 414 1384 414 1412 400M1308 384C1340 398 1384 398 1416 384', night, 4),
];

const nails = [[1226, 884, -14], [1290, 912, 24], [1180, 924, 64]]
  .map(([x, y, a]) => `<g transform="translate(${x} ${y}) rotate(${a})">${fill('M-26 -3L24 -1.5L34 0L24 1.5L-26 3Z' + ellipse(-28, 0, 4, 11), night)}</g>`)
  .join('');

export default sheet({
  ground: paper,
  seed: 3,
  parts: [
    dial(940, 452, 384, 0, 360, night, { step: 3, size: 18, width: 2 }),
    fill(sun, sodium),
    hatch(sun, { angle: 45, gap: 13, width: 2.2, color: sodiumDeep, tone: (x, y) => (x - 940 + (y - 452)) / 620, seed: 2 }),
    fill(bench, rule),
    hatch(bench, { angle: 0, gap: 15, width: 2, color: night, jitter: 0.7, lift: 0.5, opacity: 0.5, seed: 9 }),
    hatch(ellipse(740, 846, 560, 34), { angle: 8, gap: 7, width: 3, taper: true, seed: 5 }),
    line('M0 826H1600', night, 4),
    fill(last, paper),
    hatch(last, { angle: 78, gap: 12, width: 2.2, tone: (x) => (x - 880) / 280, seed: 6 }),
    line(last, night, 4),
    fill(ellipse(1006, 262, 26, 26), night),
    line('M868 238C880 300 870 330 850 366M900 214C920 280 912 330 900 380', night, 2.4),
    fill(upper, night),
    clip('upper', upper, [
      hatch(upper, { angle: 24, gap: 9, width: 2.4, color: paper, taper: true, within: 'M300 700C320 610 400 586 470 572C430 610 410 660 400 720Z', seed: 3 }),
      hatch(upper, { angle: 118, gap: 10, width: 2.2, color: paper, within: 'M560 556C640 520 680 500 700 540C690 580 660 600 640 650C620 600 590 580 560 556Z', taper: true, seed: 8 }),
      hatch(upper, { angle: 100, gap: 11, width: 2.2, color: paper, within: 'M880 420C960 430 1040 430 1110 410C1050 470 1000 540 980 640C960 560 930 480 880 420Z', taper: true, seed: 12 }),
      line(toeCap, paper, 3), line(vampSeam, paper, 3), line(facing, paper, 3), line(counter, paper, 3),
      line('M1172 444C1108 486 1044 570 1024 706', paper, 2.4, { dash: '9 8' }),
      line('M656 512C712 566 766 648 786 742', paper, 2.4, { dash: '9 8' }),
      line('M826 376C1000 424 1100 400 1150 376', paper, 3),
      fill(perforations, paper),
    ]),
    laces,
    fill(sole, sodium), line(sole, night, 4),
    hatch(sole, { angle: 75, gap: 12, width: 2, within: rect(240, 796, 1000, 40), seed: 4 }),
    fill(heel, night),
    line('M974 772H1184M978 798H1182', sodium, 3),
    line(stitches, night, 5),
    line(curve(thread), night, 5),
    fill(needle, night), fill(ellipse(480, 246, 2.5, 9), paper, 'transform="rotate(26 480 246)"'),
    awl,
    nails,
    scaleBar(120, 916, 300, night, { parts: 6, height: 14 }),
    frame(night),
  ],
});

// The needle dips and draws the thread, which leaves one more stitch in the welt.
const [seam] = stitches.match(/^M[^M]+/);
const run = (tip) => curve([...thread.slice(0, 10), ...tip]).split('C');
const [pulled, rest] = [run([[416, 352], [462, 284]]), run(thread.slice(10))];
const tail = (all) => `M196 410C${all.slice(9).join('C')}`;
const once = { times: [0, 0.3, 0.6, 1] };
export const moves = moving(
  paper,
  line(tail(rest), paper, 10, { cap: 'butt' }), line(needle, paper, 6), fill(needle, paper), line(`M280 480C${rest[5]}`, night, 5),
  line(seam, sodium, 8), move(line(seam, night, 5), 'opacity', [1, 0, 0, 1, 1], 3, { times: [0, 0.12, 0.45, 0.6, 1] }),
  bend((d) => line(d, night, 5), [rest, pulled, rest, rest].map(tail), 3, once),
  move([fill(needle, night), fill(ellipse(480, 246, 2.5, 9), paper, 'transform="rotate(26 480 246)"')], 'translate', ['0 0', '-24 48', '0 0', '0 0'], 3, once),
);
