/** NotfoundInk: an ink blot that will not stay in its frame, among the works of a gallery wall. */
import { brush, circle, clip, colour, curve, ellipse, fill, frame, group, hatch, line, move, moving, n, poly, random, rect, sheet } from '../kit.mjs';

const { night, paper, rule, hydrogen, hydrogenDeep } = colour;

// A folded blot: one half is thrown at random, the other mirrors it.
const rnd = random(77);
const lobes = [
  [0, -166], [16, -214], [34, -240], [40, -196], [44, -150], [84, -168], [126, -222], [180, -236], [214, -196], [204, -146], [168, -118], [206, -100], [234, -56], [214, -8], [158, 4],
  [122, 26], [160, 34], [206, 74], [212, 136], [172, 178], [136, 156], [112, 120], [88, 138], [92, 196], [66, 240], [44, 200], [30, 164], [16, 200], [0, 226],
];
const wholeBlot = [...lobes, ...lobes.slice(1, -1).reverse().map(([x, y]) => [-x, y])];
const blot = curve(wholeBlot, true);
const gaps = [[[30, -104], [58, -112], [84, -84], [72, -52], [44, -60]], [[120, -150], [150, -176], [172, -160], [146, -132]], [[20, -20], [40, -34], [52, 0], [36, 40], [22, 20]], [[120, 76], [146, 70], [166, 104], [150, 132], [126, 112]], [[26, 92], [42, 84], [48, 120], [34, 136]]];
const holes = gaps.flatMap((gap) => [curve(gap, true), curve(gap.map(([x, y]) => [-x, y]), true)]).join('');
const drops = Array.from({ length: 26 }, () => {
  const a = rnd() * Math.PI - Math.PI / 2;
  const d = 200 + rnd() * 110;
  const r = 3 + rnd() ** 3 * 17;
  return [d * Math.cos(a) * 0.9, d * Math.sin(a) * 1.02, r];
}).filter(([x, y]) => Math.abs(x) < 236 && Math.abs(y) < 272);
const spray = drops.flatMap(([x, y, r]) => [circle(x, y, r), circle(-x, y, r)]).join('');

const picture = (x, y, w, h, mat = 40, bar = 30) => {
  const outer = rect(x, y, w, h);
  const inner = rect(x + bar, y + bar, w - bar * 2, h - bar * 2);
  return [
    hatch(`M${x + 20} ${y + h}H${x + w}V${y + 20}L${x + w + 44} ${y + 64}V${y + h + 44}H${x + 64}Z`, { angle: 45, gap: 8, width: 2.6, seed: x }),
    fill(outer, night),
    line(`M${x} ${y}L${x + bar} ${y + bar}M${x + w} ${y}L${x + w - bar} ${y + bar}M${x} ${y + h}L${x + bar} ${y + h - bar}M${x + w} ${y + h}L${x + w - bar} ${y + h - bar}`, paper, 2.4),
    line(rect(x + bar * 0.34, y + bar * 0.34, w - bar * 0.68, h - bar * 0.68), paper, 2.4), line(rect(x + bar * 0.7, y + bar * 0.7, w - bar * 1.4, h - bar * 1.4), paper, 2, { dash: '2 7' }),
    fill(inner, paper), mat ? line(rect(x + bar + mat, y + bar + mat, w - 2 * (bar + mat), h - 2 * (bar + mat)), night, 2) : '',
  ];
};

const run = (x, y0, y1, w) => fill(brush([[x, y0], [x + 1, (y0 + y1) / 2], [x, y1]], (t) => w * (1 - t * 0.45)), night) + fill(ellipse(x, y1, w * 0.5, w * 0.8), night);

const cube = (x, y, s) => [
  fill(poly([[x, y - s], [x + s * 0.87, y - s / 2], [x, y], [x - s * 0.87, y - s / 2]]), hydrogen),
  fill(poly([[x - s * 0.87, y - s / 2], [x, y], [x, y + s], [x - s * 0.87, y + s / 2]]), rule),
  fill(poly([[x + s * 0.87, y - s / 2], [x, y], [x, y + s], [x + s * 0.87, y + s / 2]]), night),
  hatch(poly([[x - s * 0.87, y - s / 2], [x, y], [x, y + s], [x - s * 0.87, y + s / 2]]), { angle: 60, gap: 9, width: 2.2 }),
  line(poly([[x, y - s], [x + s * 0.87, y - s / 2], [x + s * 0.87, y + s / 2], [x, y + s], [x - s * 0.87, y + s / 2], [x - s * 0.87, y - s / 2]]) + `M${x} ${y}V${y + s}M${x} ${y}L${n(x + s * 0.87)} ${y - s / 2}M${x} ${y}L${n(x - s * 0.87)} ${y - s / 2}`, night, 4),
];

const viewer = group([
  fill('M-44 0V-130C-62 -140 -70 -180 -66 -226C-62 -270 -36 -288 0 -288C36 -288 62 -270 66 -226C70 -180 62 -140 44 -130V0H8V-110H-8V0Z', night),
  fill(ellipse(0, -330, 34, 40), night), fill('M-52 -352C-36 -366 36 -366 52 -352C40 -344 -40 -344 -52 -352ZM-30 -354C-30 -396 30 -396 30 -354Z', night),
  hatch('M-66 -226C-62 -270 -36 -288 0 -288V-130H-44C-62 -140 -70 -180 -66 -226Z', { angle: 70, gap: 10, width: 2.4, color: paper, taper: true, within: rect(-70, -280, 40, 170) }),
]);

export default sheet({
  ground: paper,
  seed: 15,
  parts: [
    fill(rect(0, 0, 1600, 830), hydrogen),
    hatch(rect(0, 0, 1600, 830), { angle: 90, gap: 20, width: 2, color: hydrogenDeep, jitter: 0, lift: 0, opacity: 0.35, seed: 2 }),
    fill(rect(0, 800, 1600, 30), paper), line('M0 800H1600M0 830H1600', night, 4), line('M0 808H1600', night, 2),
    fill(rect(0, 830, 1600, 170), rule),
    line([-700, -300, 60, 380, 660, 940, 1220, 1540, 1900, 2300].map((x) => `M${x} 1000L${800 + (x - 800) * 0.52} 832`).join('') + 'M0 900H1600', night, 2, { opacity: 0.45 }),
    // Left: a work that is missing; right: a solid one.
    line('M240 120V196M1390 120V196M800 60V98', night, 4), 
    picture(70, 214, 336, 404, 0, 26), line(rect(136, 280, 204, 272), night, 5, { dash: '18 13' }), line('M178 356L298 476M298 356L178 476', night, 9),
    picture(1206, 214, 336, 404, 0, 26), hatch(rect(1232, 470, 284, 122), { angle: 0, gap: 11, width: 2.2 }), cube(1374, 410, 112),
    // The blot.
    picture(494, 86, 612, 660, 0, 36),
    clip('sheet', rect(530, 122, 540, 588), [
      hatch(rect(530, 122, 540, 588), { angle: 90, gap: 540, width: 2.4, jitter: 0, lift: 0, opacity: 0.35 }),
      group([fill(blot + holes, night, 'fill-rule="evenodd"'), fill(spray, night), hatch(blot, { angle: 40, gap: 10, width: 2.4, color: paper, taper: true, within: ellipse(-160, -150, 64, 96), without: holes, opacity: 0.9, seed: 3 }), fill(circle(96, -214, 19) + circle(-96, -214, 19) + circle(150, 206, 11) + circle(-150, 206, 11) + ellipse(0, -256, 8, 13) + circle(0, -110, 12), hydrogen)], 'translate(800 410)'),
    ]),
    run(736, 630, 782, 20), run(800, 600, 896, 30), run(866, 630, 740, 18), run(640, 560, 640, 12), run(966, 560, 690, 13),
    fill(curve([[690, 910], [750, 890], [830, 892], [910, 900], [930, 918], [880, 936], [800, 932], [720, 938]], true), night), hatch(ellipse(776, 908, 60, 8), { angle: 0, gap: 6, width: 2.4, color: paper }),
    // Labels beside the frames, and somebody who looks.
    [[420, 560], [1128, 470]].map(([x, y]) => fill(rect(x, y, 52, 36), paper) + line(rect(x, y, 52, 36), night, 3) + line(`M${x + 9} ${y + 12}H${x + 40}M${x + 9} ${y + 23}H${x + 30}`, night, 3)),
    hatch(ellipse(1160, 950, 150, 14), { angle: 4, gap: 6, width: 3 }),
    group(viewer, 'translate(1150 950)'),
    frame(night, { opacity: 0.85 }),
  ],
});

// A drop falls into the puddle.
export const moves = moving(
  paper,
  move(fill(ellipse(866, 738, 9, 13), night), 'translate', ['0 0', '0 10', '0 174', '0 174'], 2.4, { times: [0, 0.3, 0.48, 1] }),
  group(move(move(line(ellipse(0, 0, 34, 7), paper, 3), 'scale', ['.1', '.1', '1.2', '1.2'], 2.4, { times: [0, 0.48, 0.85, 1] }), 'opacity', [0, 0, 1, 0, 0], 2.4, { times: [0, 0.48, 0.5, 0.85, 1] }), 'translate(866 912)'),
);
