/**
 * The owner at night: beside the telescope, face turned to the pole star that
 * everything else in the sky turns around.
 */
import { arc, brush, circle, colour, curve, ellipse, fill, group, hatch, line, n, poly, random, reticle, rect, sheet, star } from '../kit.mjs';
import { tone } from './tones.mjs';

const pole = [592, 148];

/** Trails of the turning sky around the pole: the longer a night is exposed, the longer they grow. */
function trails() {
  const rnd = random(41);
  const groups = new Map();
  for (let i = 0; i < 330; i++) {
    const radius = 40 + 700 * rnd() ** 0.92;
    const start = rnd() * 360;
    const sweep = 17 + rnd() * 7;
    const bright = rnd() ** 3;
    const kind = bright > 0.5 ? 2 : bright > 0.12 ? 1 : 0;
    const hue = rnd() < 0.16 ? colour.sodium : rnd() < 0.3 ? colour.oxygen : tone.paper;
    const key = `${hue} ${kind}`;
    groups.set(key, (groups.get(key) ?? '') + arc(...pole, radius, start, start + sweep));
  }
  return [...groups].map(([key, d]) => {
    const [hue, kind] = key.split(' ');
    return line(d, hue, [1.2, 1.9, 2.9][kind], { opacity: [0.4, 0.65, 0.95][kind] });
  });
}

const land = curve([[-20, 640], [30, 590], [60, 600], [84, 556], [128, 560], [150, 604], [210, 600], [250, 640], [420, 660], [620, 640], [690, 600], [742, 606], [760, 574], [830, 580], [840, 830], [-20, 830]], false, 0.5);

/** Head in profile, upright, ear near the origin; the caller tilts it. */
function head() {
  const face =
    'M70 -150C98 -138 118 -112 125 -84C128 -72 129 -64 128 -56C126 -46 123 -42 123 -35C126 -20 141 2 152 20C160 32 166 40 162 47' +
    'C158 54 145 55 137 59C134 62 137 67 141 72C146 78 149 82 146 87C143 91 137 92 133 93C138 95 145 99 144 106C143 113 134 115 130 120' +
    'C127 126 133 134 132 145C131 160 118 172 98 173C70 172 30 160 2 138C0 170 -6 200 -8 240L-130 240C-118 170 -120 100 -112 60L-60 -150Z';
  const shade =
    'M2 138C30 160 70 172 98 173C108 172 118 168 124 162C96 160 60 146 40 118C26 98 22 70 20 40L-40 30L-120 100L-130 240L-8 240C-6 200 0 170 2 138Z';
  const hair = curve([[60, -96], [66, -60], [50, -34], [38, 0], [26, 40], [12, 58], [-4, 84], [-30, 104], [-58, 142], [-104, 158], [-150, 132], [-172, 84], [-160, 40], [-176, -10], [-166, -70], [-120, -120], [0, -130]], true, 0.9);
  const locks = [
    [[34, -60], [16, -10], [-8, 34], [-44, 78]],
    [[-4, -60], [-30, 0], [-58, 60], [-92, 110]],
    [[-50, -60], [-84, 0], [-100, 60], [-132, 100]],
    [[-96, -60], [-130, -6], [-134, 50], [-152, 84]],
    [[-70, -40], [-98, 30], [-112, 90], [-112, 132]],
  ];
  const capShape = 'M110 -108C112 -150 96 -196 52 -222C6 -248 -70 -246 -124 -204C-168 -168 -184 -112 -178 -66C-176 -56 -170 -52 -160 -54C-90 -66 10 -90 104 -100C109 -101 110 -104 110 -108Z';
  const brim = 'M118 -92C122 -112 120 -128 112 -142C106 -150 96 -150 86 -147C0 -124 -90 -104 -176 -92C-186 -90 -192 -84 -192 -74C-192 -62 -190 -50 -184 -42C-178 -34 -170 -36 -160 -38C-66 -54 30 -70 108 -82C114 -83 117 -86 118 -92Z';
  const ribs = Array.from({ length: 17 }, (_, i) => {
    const x = -174 + i * 17.5;
    const y = -66 - i * 2.9;
    return `M${n(x)} ${n(y + 26 - i * 0.2)}L${n(x + 4)} ${n(y - 22)}`;
  }).join('');
  const freckles = [[96, 22], [104, 34], [88, 36], [112, 26], [80, 26], [98, 46], [116, 40]].map(([x, y]) => circle(x, y, 2.1)).join('');
  return [
    fill(face, tone.skin),
    fill(shade, tone.skinShade),
    hatch(face, { angle: -58, gap: 7.5, width: 2.2, color: tone.skinInk, within: 'M20 40L50 10L66 60L112 168L20 190L-130 240L-130 60Z', tone: (x, y) => 0.9 - Math.max(0, x + 6) / 84, seed: 4, taper: true }),
    hatch(ellipse(98, 32, 34, 20), { angle: -40, gap: 6, width: 2.4, color: colour.hydrogen, seed: 21, taper: true, opacity: 0.75 }),
    fill(freckles, tone.skinInk),
    line('M133 93C126 95 118 95 112 91', tone.night, 3.4),
    line('M137 57C131 61 124 60 121 54', tone.skinInk, 3),
    // eye, raised to the sky
    fill('M84 -34C92 -48 108 -50 117 -41C114 -30 106 -24 98 -23C92 -24 87 -28 84 -34Z', tone.paper),
    fill(ellipse(108, -36, 7, 10), tone.night),
    fill(circle(110.5, -40, 2.3), tone.paper),
    line('M80 -32C88 -50 108 -56 120 -44', tone.night, 4.6),
    line('M84 -70C96 -80 112 -80 125 -70', tone.night, 7),
    // round spectacles seen from the side
    line(ellipse(112, -32, 25, 34), colour.sodiumDeep, 4.2),
    line('M88 -38L34 -22', colour.sodiumDeep, 4.2),
    line('M136 -24L134 -16', colour.sodiumDeep, 4.2),
    fill(hair, tone.hair),
    locks.map((points) => line(curve(points), tone.hairLight, 2.6, { opacity: 0.9 })),
    fill(capShape, colour.sodium),
    hatch(capShape, { angle: -64, gap: 9, width: 3.2, color: tone.sodiumShade, tone: (x, y) => 0.85 - (x + 190) / 250 - (y + 90) / 900, seed: 9, taper: true }),
    fill(brim, colour.sodium),
    line(ribs, tone.sodiumShade, 3.4),
    line('M86 -147C0 -124 -90 -104 -176 -92', tone.night, 3.2),
  ];
}

/** Refractor on its mount, drawn level and turned towards the pole by the caller. */
function telescope() {
  const tube = rect(-40, -44, 330, 88);
  const shield = rect(290, -58, 170, 116);
  const drawtube = rect(-120, -28, 80, 56);
  return [
    fill(drawtube, tone.steel),
    fill(poly([[-170, -20], [-120, -24], [-120, 24], [-170, 20]]), tone.night),
    fill(rect(-196, -26, 34, 52, 6), tone.steelDark),
    fill(tube, tone.paper),
    fill(rect(-40, 14, 330, 30), tone.paperShade),
    hatch(tube, { angle: 0, gap: 7, width: 2, color: tone.steelDark, within: rect(-40, 2, 330, 42), tone: (x, y) => (y + 4) / 40, seed: 5 }),
    fill(shield, tone.paper),
    fill(rect(290, 18, 170, 40), tone.paperShade),
    hatch(shield, { angle: 0, gap: 7, width: 2, color: tone.steelDark, within: rect(290, 6, 170, 52), tone: (x, y) => (y + 6) / 50, seed: 6 }),
    fill(rect(282, -58, 14, 116), colour.hydrogen),
    fill(rect(60, -50, 16, 100) + rect(190, -50, 16, 100), tone.steelDark),
    // finder
    fill(rect(10, -86, 120, 26, 4), tone.steelDark),
    fill(rect(118, -90, 26, 34), tone.steelDark),
    line('M40 -60V-46M104 -60V-46', tone.steelDark, 8),
    fill(rect(40, -86, 8, 26), colour.hydrogen),
  ];
}

const coat = 'M-30 830C-26 752 20 688 104 650C170 622 250 640 330 640C392 646 436 690 462 760L476 830Z';
const sleeve = brush([[262, 742], [330, 838], [408, 836], [470, 776], [516, 706]], (t) => 150 - 62 * t, 12);
const scarf =
  'M132 622C122 594 138 570 160 566C190 590 250 612 306 606C346 602 384 584 404 556C424 566 436 590 432 616' +
  'C420 662 352 694 276 694C212 694 148 668 132 622Z';
const scarfBack = 'M140 600C160 556 330 552 408 560C428 580 420 620 390 640L170 640Z';
const scarfTail = 'M352 660C376 664 404 654 418 640C430 690 424 740 432 792L404 784L388 794L366 782L344 790C352 744 356 700 352 660Z';

/** The scarf, wound once and tucked under the chin. */
function wound() {
  return [
    fill(scarfTail, tone.oxygenMid),
    hatch(scarfTail, { angle: 84, gap: 9, width: 2.2, color: tone.oxygenShade, tone: (x, y) => 1 - (y - 650) / 190, seed: 15, taper: true }),
    fill(scarf, colour.oxygen),
    hatch(scarf, { angle: 78, gap: 8, width: 2.4, color: tone.oxygenShade, tone: (x, y) => (y - 590) / 105, seed: 14, taper: true }),
    line(curve([[138, 598], [196, 634], [290, 646], [372, 622], [420, 582]]), tone.oxygenShade, 3),
    line(curve([[150, 650], [214, 672], [300, 672], [376, 646]]), tone.oxygenShade, 2.2),
  ];
}

/** The hand that steadies the tube, in a glove without fingertips; wrist down, drawn upright. */
function hand() {
  const fingers = [[-40, -40, -5], [-19, -52, -2], [2, -50, 2], [22, -38, 7]];
  const glove = 'M-46 6C-48 -12 -44 -22 -36 -26C-14 -36 12 -36 34 -24C44 -18 48 -4 46 14C44 38 36 52 32 74L-34 74C-36 52 -44 34 -46 6Z';
  return [
    fingers.map(([x, y, turn]) => group([fill(rect(x, y, 20, 50, 10), tone.skin), line(`M${x + 5} ${y + 8}Q${x + 10} ${y + 3} ${x + 15} ${y + 8}`, tone.skinInk, 1.8), line(`M${x + 20} ${y + 12}V${y + 36}`, tone.skinInk, 1.8)], `rotate(${turn})`)),
    fill('M-38 26C-54 22 -66 12 -71 -2C-74 -15 -60 -21 -52 -12C-46 -4 -42 0 -34 2Z', tone.skin),
    line('M-38 26C-54 22 -66 12 -71 -2', tone.skinInk, 1.8),
    fill(glove, colour.hydrogen),
    hatch(glove, { angle: 68, gap: 7.5, width: 2.2, color: tone.alphaShade, tone: (x, y) => 0.15 + (x + 30) / 120, seed: 3, taper: true }),
    line('M-14 -30L-15 -14M8 -31V-14M28 -24L25 -10', tone.alphaShade, 2.6),
    fill(rect(-38, 60, 74, 24, 6), tone.alphaShade),
    line('M-26 64V80M-12 64V80M2 64V80M16 64V80M28 64V80', colour.hydrogen, 2.4),
  ];
}

/** The whole picture. */
export function portraitNight() {
  return sheet({
    ground: tone.sky,
    width: 800,
    height: 800,
    seed: 11,
    parts: [
      trails(),
      reticle(...pole, 22, colour.sodium, 2.4),
      star(...pole, 15, colour.sodium),
      fill(land, tone.landFar),
      hatch(land, { angle: 4, gap: 10, width: 2, color: tone.landLine, tone: (x, y) => 0.9 - (y - 560) / 200, seed: 8 }),
      // mount and tripod
      fill(poly([[612, 520], [668, 520], [660, 640], [700, 830], [668, 830], [640, 690], [612, 830], [580, 830], [620, 640]]), tone.night),
      group(telescope(), 'translate(596 520) rotate(-43)'),
      fill(scarfBack, tone.oxygenShade),
      group(head(), 'translate(318 408) rotate(-19) scale(1.08)'),
      fill(coat, tone.coat),
      hatch(coat, { angle: 62, gap: 9, width: 2.4, color: tone.coatLine, tone: (x, y) => 0.7 - x / 330, seed: 12, taper: true }),
      wound(),
      fill(sleeve, tone.coat),
      hatch(sleeve, { angle: 30, gap: 9, width: 2.4, color: tone.coatLine, tone: (x, y) => (y - 700) / 150 - 0.1 + (x - 300) / 900, seed: 13, taper: true }),
      line(curve([[236, 704], [300, 770], [372, 792], [420, 766]]), tone.coatInk, 3.4),
      group(hand(), 'translate(528 618) rotate(14) scale(1.14)'),
    ],
  });
}
