/** FPV Costa del Sol: a racing quad over cliffs and coves, seen with its telemetry. */
import { brush, circle, colour, curve, ellipse, fill, frame, group, hatch, line, move, moving, n, poly, rect, reticle, sheet } from '../kit.mjs';

const { night, surface, raised, line: slateLine, mist, paper, rule, oxygen, oxygenDeep, hydrogen } = colour;

// The shore runs from the far left horizon to the near right corner.
const shore = [[-40, 470], [120, 486], [250, 470], [330, 520], [300, 580], [390, 640], [520, 620], [560, 690], [500, 760], [600, 830], [760, 810], [820, 880], [790, 960], [860, 1060]];
const offset = (d) => shore.map(([x, y], i) => [x + d * (0.25 + i / 14), y - d * 0.1 * (1 - i / 16)]);
const landOf = (points) => curve(points) + 'L-80 1080L-80 470Z';
const land = landOf(shore);
const beach = landOf(offset(70));
const shallow = landOf(offset(150));
const horizon = 400;
const sea = rect(0, horizon, 1600, 600);
const ridge = poly([[-20, 470], [-20, 330], [60, 300], [130, 330], [210, 236], [270, 268], [330, 220], [400, 300], [470, 310], [560, 366], [660, 380], [760, 400], [760, 412], [300, 470]]);

const cliffs = [[[-40, 520], [110, 530], [230, 520], [270, 560], [250, 610], [340, 680], [470, 680], [490, 720], [440, 780], [540, 870], [700, 870], [740, 930], [730, 1060]]];
const plateau = curve(cliffs[0]) + 'L-80 1080L-80 520Z';

const villas = [[90, 620], [190, 660], [130, 740], [300, 800], [200, 860], [400, 900], [560, 940]].map(([x, y], i) => {
  const s = 0.8 + (y - 600) / 420;
  return group([fill('M0 -30L34 -44L68 -28V6L34 22L0 8Z', paper), fill('M34 -12L68 -28V6L34 22Z', night), hatch('M0 -30L34 -12V22L0 8Z', { angle: 90, gap: 8, width: 2, seed: i }), line('M0 -30L34 -12L68 -28M34 -12V22', night, 3), fill(rect(10, -14, 8, 10), night)], `translate(${x} ${y}) scale(${s.toFixed(2)})`);
});

// The quad, nose to the left and a little down; drawn about its centre.
const motor = (x, y, s, back) => [
  fill(ellipse(x, y - 40 * s, 168 * s, 40 * s), back ? raised : raised, 'opacity="0.72"'),
  hatch(ellipse(x, y - 40 * s, 168 * s, 40 * s), { angle: 4, gap: 9 * s, width: 2, color: oxygen, lift: 0.4, seed: Math.round(x + 900), opacity: 0.75 }),
  line(ellipse(x, y - 40 * s, 168 * s, 40 * s), paper, 2.6, { dash: '120 14 40 10' }),
  fill(`M${x - 164 * s} ${y - 36 * s}C${x - 90 * s} ${y - 62 * s} ${x - 30 * s} ${y - 50 * s} ${x} ${y - 40 * s}C${x + 30 * s} ${y - 30 * s} ${x + 90 * s} ${y - 20 * s} ${x + 164 * s} ${y - 46 * s}C${x + 90 * s} ${y - 8 * s} ${x + 30 * s} ${y - 26 * s} ${x} ${y - 32 * s}C${x - 40 * s} ${y - 36 * s} ${x - 100 * s} ${y - 30 * s} ${x - 164 * s} ${y - 36 * s}Z`, oxygen),
  fill(rect(x - 32 * s, y - 34 * s, 64 * s, 54 * s, 8), paper), hatch(rect(x - 32 * s, y - 34 * s, 64 * s, 54 * s, 8), { angle: 90, gap: 7, width: 2.6, tone: (px) => (px - x + 20 * s) / (44 * s), seed: 3 }), line(rect(x - 32 * s, y - 34 * s, 64 * s, 54 * s, 8), night, 4), fill(rect(x - 9 * s, y - 54 * s, 18 * s, 22 * s, 4), hydrogen),
];
const arm = (x, y, w) => { const d = brush([[0, 10], [x / 2, y / 2 + 8], [x, y + 16]], (t) => w * (1 - 0.3 * t)); return line(d, night, 10) + fill(d, paper) + hatch(d, { angle: 90, gap: 9, width: 2.2, seed: Math.round(w + x) , within: `M-500 ${y / 2 + 16}H500V400H-500Z` }); };
const quad = group(
  [
    arm(-230, -92, 34), arm(250, -70, 34), motor(-230, -92, 0.82, true), motor(250, -70, 0.82, true),
    arm(-300, 96, 46), arm(310, 110, 46),
    // Battery, strap, frame plates, camera.
    line('M-120 -26L40 -58L176 -20L20 40Z', night, 12),
    fill('M-120 30L20 84L176 26V44L20 104L-120 50Z', paper), line('M-120 30L20 84L176 26V44L20 104L-120 50Z', night, 4),
    fill('M-120 -8V30L20 84V34Z', mist), fill('M176 -20V26L20 84V34Z', night), hatch('M-120 -8V30L20 84V34Z', { angle: 70, gap: 9, width: 2.4, seed: 4 }), line('M-120 -8V30L20 84L176 26V-20', paper, 3),
    fill('M-120 -8L34 -60L176 -20L20 34Z', paper), hatch('M-120 -8L34 -60L176 -20L20 34Z', { angle: 20, gap: 9, width: 2.2, tone: (x) => (x - 20) / 150, seed: 5 }), line('M-120 -8L34 -60L176 -20L20 34Z', night, 4),
    fill('M-66 -40L66 -84L138 -62V-34L8 10L-66 -14Z', night), fill('M-66 -44L66 -88L138 -66L6 -22Z', oxygen), fill('M-66 -44V-16L6 8V-22Z', oxygenDeep), hatch('M-66 -44V-16L6 8V-22Z', { angle: 80, gap: 8, width: 2.2, seed: 6 }), line('M-66 -44L66 -88L138 -66L6 -22ZM6 -22V8', night, 4),
    fill('M10 -70L38 -79L110 -57L82 -48Z', hydrogen), line('M10 -70L38 -79L110 -57L82 -48Z', night, 3),
    fill(rect(-146, -22, 78, 76, 12), night), line(rect(-146, -22, 78, 76, 12), paper, 4), fill(circle(-112, 16, 32), paper), fill(circle(-114, 16, 24), night), fill(circle(-114, 16, 13), oxygen), fill(circle(-120, 10, 5), paper),
    line('M150 -30C190 -90 200 -130 196 -186', paper, 6), fill(circle(196, -194, 15), hydrogen), line('M170 -14L270 -120', paper, 5),
    motor(-300, 96, 1.08), motor(310, 110, 1.08),
  ],
  'translate(1030 318) rotate(-9) scale(1.16)',
);

const tape = (x, side, top) => [
  line(`M${x} ${top}V${top + 400}`, paper, 3), line(Array.from({ length: 21 }, (_, i) => `M${x} ${top + i * 20}H${x + side * (i % 5 ? 13 : 28)}`).join(''), paper, 2.6, { cap: 'butt' }),
  fill(poly([[x + side * 40, top + 260], [x + side * 70, top + 242], [x + side * 70, top + 278]]), hydrogen),
];

export default sheet({
  ground: night,
  seed: 18,
  parts: [
    fill(rect(0, 0, 1600, horizon), surface),
    hatch(rect(0, 60, 1600, horizon - 60), { angle: 0, gap: 16, width: 2, color: slateLine, lift: 0.5, tone: (x, y) => (y - 60) / 380, seed: 5 }),
    fill(circle(700, horizon, 128), hydrogen), hatch(circle(700, horizon, 128), { angle: 0, gap: 11, width: 2.6, color: night, tone: (x, y) => (y - 290) / 130, seed: 2 }),
    fill(sea, oxygenDeep), hatch(sea, { angle: 0, gap: 15, width: 2.6, color: night, lift: 0.8, jitter: 0.6, tone: (x, y) => 0.35 + (y - 400) / 900 + 0.3 * Math.sin(x / 170 + y / 60), seed: 6 }),
    hatch(sea, { angle: 0, gap: 34, width: 3, color: oxygen, lift: 0.9, jitter: 0.9, tone: (x, y) => 0.45 + 0.5 * Math.sin(x / 120 - y / 50), seed: 9 }),
    line(`M0 ${horizon}H1600`, oxygen, 3),
    fill(ridge, slateLine), hatch(ridge, { angle: 64, gap: 11, width: 2.4, color: mist, taper: true, seed: 3, tone: (x, y) => 1 - (y - 220) / 240 }), line('M-20 330L60 300L130 330L210 236L270 268L330 220L400 300L470 310L560 366L660 380L760 400', mist, 3),
    fill(shallow, oxygen), hatch(shallow, { angle: 0, gap: 12, width: 2.4, color: oxygenDeep, lift: 0.7, without: beach, tone: () => 0.6, seed: 7 }),
    fill(beach, paper), line(curve(offset(104)), paper, 5, { dash: '80 16 30 14' }),
    fill(land, rule), hatch(land, { angle: 84, gap: 10, width: 2.8, without: plateau, seed: 8 }), line(curve(shore), night, 4),
    fill(plateau, raised), hatch(plateau, { angle: -24, gap: 16, width: 2.2, color: mist, opacity: 0.5, seed: 4 }), line(curve(cliffs[0]), night, 4),
    line(curve([[-60, 700], [80, 690], [240, 740], [330, 850], [420, 960], [440, 1060]]), paper, 11), line(curve([[-60, 700], [80, 690], [240, 740], [330, 850], [420, 960], [440, 1060]]), night, 3, { dash: '16 14' }),
    villas,
    // Its line of flight.
    line('M1010 470C980 600 860 700 700 720C560 738 470 660 420 560', hydrogen, 4, { dash: '4 16' }), reticle(412, 545, 26, hydrogen, 4),
    // What the goggles show.
    tape(120, 1, 300), tape(1480, -1, 410),
    line('M920 720H1020L1050 752L1080 720L1110 752L1140 720H1240', night, 12), line('M920 720H1020L1050 752L1080 720L1110 752L1140 720H1240', paper, 5), line('M860 720H884M1276 720H1300', paper, 5),
    fill(rect(1340, 846, 120, 50, 6), night), line(rect(1340, 846, 120, 50, 6), paper, 4), fill(rect(1462, 859, 10, 24), paper), [0, 1, 2].map((i) => fill(rect(1351 + i * 35, 857, 27, 28), i < 2 ? oxygen : slateLine)),
    [0, 1, 2, 3, 4].map((i) => fill(rect(120 + i * 22, 150 - 10 - i * 8, 13, 10 + i * 8), i < 4 ? paper : slateLine)), fill(circle(270, 132, 13), hydrogen), line(circle(270, 132, 22), hydrogen, 3),
    frame(paper, { opacity: 0.7 }),
    quad,
  ],
});

// The propellers turn.
const blade = 'M0 0L-166 -13V13ZM0 0L166 13V-13Z';
const spin = ([x, y, s], i) => group(move(fill(blade, oxygen), 'rotate', i % 2 ? [0, 360] : [360, 0], 0.6 + i * 0.07, { ease: false }), `translate(${x} ${n(y - 40 * s)}) scale(${s} ${n(s * 0.24)})`);
export const moves = moving(night, group([[-230, -92, 0.82], [250, -70, 0.82], [-300, 96, 1.08], [310, 110, 1.08]].map(spin), 'translate(1030 318) rotate(-9) scale(1.16)', 'opacity=".6"'));
