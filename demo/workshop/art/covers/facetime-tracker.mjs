/** Facetime Tracker: a face under a measuring mesh, inside the dial that counts its minutes. */
import { brush, circle, clip, colour, curve, dial, fill, frame, group, hatch, line, move, moving, n, polar, rect, ringSector, sheet } from '../kit.mjs';

const { night, paper, rule, hydrogen, hydrogenDeep } = colour;
const CX = 800;

const mirror = (points) => points.map(([x, y]) => [2 * CX - x, y]);
const contour = [[CX, 812], [858, 800], [920, 750], [972, 672], [1000, 580], [1008, 480], [996, 376], [954, 286], [886, 228], [CX, 212]];
const face = curve([...contour, ...mirror(contour).reverse().slice(1, -1)], true);
const half = `M${CX} 100H1300V900H${CX}Z`;
const hair = curve([[CX + 4, 150], [910, 166], [1000, 240], [1042, 350], [1036, 480], [1012, 520], [1000, 430], [978, 372], [930, 340], [890, 290], [846, 330], [760, 352], [680, 340], [636, 380], [606, 440], [590, 520], [566, 480], [560, 350], [604, 236], [690, 166]], true);
const neck = 'M706 740V860C690 900 590 914 500 940L460 1000H1140L1100 940C1010 914 910 900 894 860V740Z';
const ear = (s) => `M${CX + s * 206} 470C${CX + s * 236} 450 ${CX + s * 252} 480 ${CX + s * 244} 530C${CX + s * 238} 580 ${CX + s * 220} 606 ${CX + s * 196} 594Z`;

const eye = (s) => {
  const x = CX + s * 92;
  return [
    fill(`M${x - 58} 484C${x - 34} 446 ${x + 34} 446 ${x + 58} 484C${x + 34} 512 ${x - 34} 512 ${x - 58} 484Z`, paper),
    fill(circle(x, 480, 25), night), fill(circle(x + 8, 472, 7), paper),
    line(`M${x - 60} 486C${x - 34} 446 ${x + 34} 446 ${x + 60} 486`, night, 8), line(`M${x - 44} 502C${x - 20} 514 ${x + 20} 514 ${x + 44} 502`, night, 3.5),
    fill(brush([[x - s * 62, 424], [x, 396], [x + s * 70, 420]], (t) => 8 + 14 * Math.sin(Math.PI * (0.15 + t * 0.7))), night),
  ];
};

// Right half of the mesh; the left one is its mirror image.
const P = {
  top: [800, 252], brow0: [800, 372], bridge: [800, 452], ridge: [800, 540], tip: [800, 606], lip: [800, 672], low: [800, 726], chin: [800, 806],
  t1: [886, 268], t2: [958, 336], side1: [1000, 440], side2: [1000, 556], jaw1: [974, 662], jaw2: [920, 746], jaw3: [858, 796],
  b1: [838, 420], b2: [892, 398], b3: [958, 420], e1: [832, 488], e2: [892, 452], e3: [952, 486], e4: [892, 512],
  n1: [836, 584], n2: [850, 616], cheek: [916, 590], m1: [870, 692], c2: [940, 640], f1: [872, 334], ch: [850, 750],
};
const links = 'top-t1 t1-t2 t2-side1 side1-side2 side2-jaw1 jaw1-jaw2 jaw2-jaw3 jaw3-chin top-brow0 top-f1 t1-f1 t2-f1 f1-brow0 f1-b1 f1-b2 f1-b3 t2-b3 b1-b2 b2-b3 b3-side1 brow0-b1 brow0-bridge b1-bridge b1-e1 b1-e2 b2-e2 b3-e2 b3-e3 e1-e2 e2-e3 e3-e4 e4-e1 bridge-e1 bridge-ridge e1-ridge e1-n1 e4-n1 e3-side1 e3-side2 e3-cheek e4-cheek cheek-n1 cheek-side2 cheek-c2 c2-side2 c2-jaw1 c2-m1 c2-jaw2 cheek-m1 n2-cheek n1-n2 ridge-n1 ridge-tip tip-n1 tip-n2 n2-m1 n2-lip lip-m1 tip-lip lip-low m1-low m1-ch ch-low ch-jaw2 m1-jaw2 ch-jaw3 ch-chin low-chin'.split(' ').map((l) => l.split('-'));
const mesh = (s) => links.map(([a, b]) => [P[a], P[b]].map(([x, y]) => `${n(CX + s * (x - CX))} ${y}`).join('L')).map((d) => `M${d}`).join('');
const nodes = (s, r) => Object.values(P).map(([x, y]) => circle(CX + s * (x - CX), y, r)).join('');

const bars = [150, 90, 214, 120, 60, 180, 100];
const bulb = (s) => `M0 ${s * 10}C${-24} ${s * 54} -88 ${s * 78} -88 ${s * 164}V${s * 190}H88V${s * 164}C88 ${s * 78} 24 ${s * 54} 0 ${s * 10}Z`;
const sand = 'M-78 190C-70 150 -30 122 0 112C30 122 70 150 78 190Z';
const upperSand = 'M0 -16C-22 -54 -66 -74 -80 -112C-40 -102 40 -122 80 -112C66 -74 22 -54 0 -16Z';
const hourglass = [
  fill(bulb(1) + bulb(-1), paper), hatch(bulb(1) + bulb(-1), { angle: 90, gap: 9, width: 2.2, tone: (x) => (x - 10) / 90, seed: 4 }),
  fill(sand + upperSand, hydrogen), hatch(sand + upperSand, { angle: 48, gap: 9, width: 2.4, tone: (x) => (x + 20) / 90, seed: 6 }),
  line('M0 -10V120', hydrogen, 5, { dash: '10 7' }), line(bulb(1) + bulb(-1), night, 6),
  line('M-104 -190V190M104 -190V190', night, 9), fill(rect(-126, -224, 252, 36, 6) + rect(-126, 188, 252, 36, 6), night), line('M-110 -206H110M-110 206H110', paper, 3, { dash: '2 9' }),
];

const bracket = (x, y, sx, sy) => `M${x} ${y + sy * 84}V${y}H${x + sx * 84}`;

export default sheet({
  ground: paper,
  seed: 9,
  parts: [
    fill(circle(CX, 500, 424), rule),
    fill(ringSector(CX, 500, 330, 424, -90, 150), hydrogen),
    hatch(ringSector(CX, 500, 330, 424, -90, 150), { angle: 45, gap: 12, width: 2.4, tone: (x, y) => (x - CX + y - 500) / 560, seed: 3 }),
    hatch(ringSector(CX, 500, 330, 424, 150, 270), { angle: 45, gap: 13, width: 2, color: night, opacity: 0.55, seed: 2 }),
    line(circle(CX, 500, 424), night, 5),
    dial(CX, 500, 424, 0, 360, night, { step: 6, size: 30, width: 5 }),
    line(`M${polar(CX, 500, 300, 150).map(n).join(' ')}L${polar(CX, 500, 462, 150).map(n).join(' ')}`, night, 12), fill(circle(...polar(CX, 500, 462, 150), 15), night),
    line(`M${CX} 62V180`, night, 6),
    clip('bust', 'M0 0H1600V956H0Z', [
      fill(neck, night), hatch(neck, { angle: -40, gap: 11, width: 2.4, color: paper, taper: true, within: 'M440 900L720 840L720 1000H440Z', seed: 4 }),
    ]),
    fill(ear(-1), paper), line(ear(-1), night, 5), fill(ear(1), night),
    fill(face, paper),
    clip('half', half, [fill(face, night)]),
    hatch(face, { angle: 58, gap: 10, width: 2.6, within: `M560 200H${CX}V840H560Z`, tone: (x, y) => (700 - x) / 110, seed: 5 }),
    hatch(face, { angle: 58, gap: 10, width: 2.4, within: 'M800 520L750 610L800 640ZM700 470L790 440V520Z', tone: () => 0.5, seed: 6 }),
    line(face, night, 6),
    eye(-1),
    // Nose and mouth of the drawn half.
    line('M786 470C776 540 764 576 750 606C752 628 774 630 796 634', night, 5),
    fill('M708 694C740 676 776 672 800 682V700C770 702 736 702 708 694Z', hydrogen), fill('M708 694C736 704 770 702 800 702V734C760 740 728 722 708 694Z', hydrogen), line('M700 692C730 704 770 702 800 701', night, 5), line('M708 694C740 676 776 672 800 682M716 704C736 730 764 738 800 734', night, 3.5),
    fill(hair, night), hatch(hair, { angle: 64, gap: 11, width: 2.4, color: paper, taper: true, within: curve([[590, 440], [600, 260], [700, 180], [800, 200], [720, 260], [640, 330]], true), seed: 8 }),
    line(`M${CX} 352V812`, paper, 4),
    line(mesh(1), hydrogen, 3.6), fill(nodes(1, 7.5), paper),
    line([bracket(500, 130, 1, 1), bracket(1100, 130, -1, 1), bracket(500, 870, 1, -1), bracket(1100, 870, -1, -1)].join(''), paper, 22, { cap: 'butt' }),
    line([bracket(500, 130, 1, 1), bracket(1100, 130, -1, 1), bracket(500, 870, 1, -1), bracket(1100, 870, -1, -1)].join(''), hydrogenDeep, 11, { cap: 'butt' }),
    // Sessions of earlier days on the left, the time still to run on the right.
    bars.map((w, i) => { const d = rect(112, 296 + i * 62, w, 34); return fill(d, i === 2 ? hydrogen : night) + hatch(d, { angle: 60, gap: 9, width: 2.4, color: i === 2 ? night : paper, taper: true, tone: (x) => (x - 112) / w + 0.3, seed: i }); }),
    line('M110 262V764', night, 5), line(bars.map((_, i) => `M110 ${313 + i * 62}H96`).join(''), night, 4), line('M112 262H330', night, 2.4, { dash: '2 10' }),
    group(hourglass, 'translate(1394 500)'),
    frame(night),
  ],
});

// Sand runs through the glass.
export const moves = moving(paper, group([line('M0 34V98', paper, 9, { cap: 'butt' }), move(line('M0 34V106', hydrogen, 5, { dash: '10 7', cap: 'butt' }), 'stroke-dashoffset', [10, -24], 0.7, { ease: false })], 'translate(1394 500)'));
