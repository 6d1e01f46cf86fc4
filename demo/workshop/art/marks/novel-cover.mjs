/**
 * Cover of the novel. The chart's pole is empty: the star that should be there
 * is in the lantern of whoever went to look for it, straight below, in El Torcal.
 */
import { circle, colour, curve, dial, fill, frame, hatch, line, n, random, sheet, star } from '../kit.mjs';
import { figureLines, graticule, littleBearLines, projection, starDots } from './chart.mjs';
import { lettering } from './lettering.mjs';
import { tone } from './tones.mjs';

const disc = { cx: 600, cy: 592, radius: 402, edge: 22 };
const lantern = [600, 1156];

/** Sets one line of lettering centred on the sheet. */
function set(name, baseline, size, color) {
  const { d, width } = lettering[name];
  const k = size / 100;
  return `<path d="${d}" fill="${color}" transform="translate(${n(600 - (width * k) / 2)} ${baseline}) scale(${k})"/>`;
}

function skyChart() {
  const view = projection({ ...disc, turn: 152 });
  const bear = littleBearLines(view, { gap: 10, hole: 26 });
  const reach = disc.radius - 8;
  return [
    fill(circle(disc.cx, disc.cy, disc.radius), tone.sky),
    line(graticule({ ...disc, step: 17, inner: 8.5 }), tone.graticule, 1.4),
    dial(disc.cx, disc.cy, disc.radius, 0, 360, tone.steel, { step: 2.5, long: 6, size: 18, width: 1.8 }),
    line(circle(disc.cx, disc.cy, disc.radius + 24), tone.steel, 1.2),
    figureLines(view, { color: colour.oxygen, width: 1.8, opacity: 0.75, reach }),
    line(bear.body, tone.paper, 2.2),
    line(bear.tail, colour.sodium, 2.2, { dash: '1 7' }),
    starDots(view, { color: tone.paper, warm: '#F6D9A0', cool: '#CFE6E3', scale: 1.08, skip: [11767], reach }),
    // the star that is not on the map
    fill(circle(disc.cx, disc.cy, 22), tone.night),
    line(circle(disc.cx, disc.cy, 22), colour.sodium, 2.4, { dash: '5 6.5' }),
  ];
}

/** A limestone pillar: slabs laid on one another, worn at their edges. */
function pillar({ x, top, bottom, width, seed, light, ink, dark, lit }) {
  const rnd = random(seed);
  const parts = [];
  let y = top;
  let i = 0;
  while (y < bottom) {
    const h = 14 + 34 * rnd() ** 1.4;
    const t = (y - top) / (bottom - top);
    const half = (width(t) / 2) * (0.84 + 0.3 * rnd());
    const shift = (rnd() - 0.5) * 16;
    const [l, r] = [x + shift - half, x + shift + half];
    const sag = () => (rnd() - 0.5) * 5;
    const slab = curve(
      [[l + 6, y + sag()], [l + half * (0.3 + 0.4 * rnd()), y + sag() - (i === 0 ? 11 : 2)], [x + shift + half * 0.2 * rnd(), y + sag()], [r - half * (0.3 + 0.3 * rnd()), y + sag() - (i === 0 ? 8 : 1)], [r - 5, y + 2], [r + sag(), y + h * (0.3 + 0.3 * rnd())], [r - 9 - 8 * rnd(), y + h - 3], [x + shift, y + h + sag()], [l + 8 + 8 * rnd(), y + h - 3], [l + sag(), y + h * (0.35 + 0.3 * rnd())]],
      true,
      0.6,
    );
    const away = lit === 'right' ? (px) => (r - px) / (r - l) : (px) => (px - l) / (r - l);
    parts.push(
      fill(slab, light),
      hatch(slab, { angle: 97, gap: 5.2, width: 1.9, color: ink, seed: seed + i, taper: true, tone: (px) => away(px) * 1.6 - 0.45 }),
      hatch(slab, { angle: 2, gap: 5, width: 1.6, color: ink, seed: seed + i + 50, tone: (px, py) => ((py - y) / h - 0.5) * 1.3 * (0.35 + away(px)) }),
      line(curve([[l + 4, y + h], [x + shift - half * 0.3, y + h + sag()], [x + shift + half * 0.4, y + h + sag()], [r - 4, y + h]]), dark, 3.2),
    );
    y += h;
    i += 1;
  }
  return parts;
}

const front = { ink: tone.steel, dark: tone.night };
const limestone = { near: tone.paper, mid: '#D3CFC7', far: '#B4B3B1' };
const back = { light: '#222E44', ink: '#38465F', dark: tone.landFar };
const waist = (wide, thin, at) => (t) => wide - (wide - thin) * Math.exp(-(((t - at) / 0.14) ** 2));

/** Rocks left and right of the clearing, those behind first. */
function torcal() {
  const widen = (a, b) => (t) => a + (b - a) * t;
  const far = [
    [300, 1050, 150, 3], [410, 1130, 130, 4], [780, 1120, 140, 5], [880, 1040, 120, 6], [505, 1192, 120, 9], [700, 1196, 130, 10],
  ].map(([x, top, w, seed]) => pillar({ x, top, bottom: 1330, width: widen(w, w * 1.3), seed, lit: x < 600 ? 'right' : 'left', ...back }));
  const near = [
    { x: 70, top: 940, width: widen(190, 260), seed: 22, depth: 'far' },
    { x: 215, top: 1080, width: widen(170, 220), seed: 21, depth: 'mid' },
    { x: 345, top: 1198, width: widen(140, 250), seed: 23, depth: 'near' },
    { x: 1130, top: 1090, width: widen(190, 260), seed: 25, depth: 'far' },
    { x: 972, top: 962, width: waist(188, 108, 0.5), seed: 34, depth: 'mid' },
    { x: 846, top: 1212, width: widen(130, 250), seed: 26, depth: 'near' },
  ].map((rock) => pillar({ ...rock, bottom: 1330, light: limestone[rock.depth], lit: rock.x < 600 ? 'right' : 'left', ...front }));
  return [far, near];
}

const ground = curve([[-20, 1282], [120, 1302], [260, 1280], [400, 1296], [520, 1276], [660, 1280], [800, 1294], [960, 1276], [1100, 1288], [1220, 1278], [1220, 1840], [-20, 1840]], false, 0.8);

/** Whoever went to look: coat, hat, and the star carried as a light. */
function walker() {
  const [x, y] = lantern;
  const rays = Array.from({ length: 36 }, (_, i) => {
    const a = (i * Math.PI) / 18;
    const [r0, r1] = [112, i % 3 === 0 ? 144 : 128];
    return `M${n(x + r0 * Math.cos(a))} ${n(y + r0 * Math.sin(a))}L${n(x + r1 * Math.cos(a))} ${n(y + r1 * Math.sin(a))}`;
  }).join('');
  const coat = `M530 1156C544 1146 560 1148 568 1160C574 1184 572 1200 576 1222L590 1276H516L528 1222C526 1200 520 1178 530 1156Z`;
  return [
    fill(circle(x, y, 98), colour.sodium),
    line(rays, colour.sodium, 2.4),
    fill(coat, tone.night),
    line(`M558 1170L${x - 6} ${y - 30}`, tone.night, 12),
    fill('M530 1138C530 1120 566 1120 566 1138C566 1152 558 1160 548 1160C538 1160 530 1152 530 1138Z', tone.night),
    fill('M514 1134C530 1126 566 1126 582 1134C572 1142 524 1142 514 1134ZM530 1132C530 1106 566 1106 566 1132Z', tone.night),
    line('M530 1274L526 1296M568 1274L574 1296', tone.night, 12),
    line(`M${x} ${y - 28}V${y - 18}`, tone.night, 3),
    star(x, y + 4, 24, colour.paper),
    line(circle(x, y + 4, 22), tone.night, 2.4),
  ];
}

/** The whole cover. */
export function novelCover() {
  return sheet({
    ground: '#0E1520',
    width: 1200,
    height: 1800,
    seed: 21,
    parts: [
      frame(tone.steel, { inset: 46, step: 24, width: 1200, height: 1800, opacity: 0.6 }),
      set('author', 128, 44, tone.paper),
      skyChart(),
      line(`M600 ${disc.cy + 30}V${lantern[1] - 116}`, colour.sodium, 2.2, { dash: '1 9' }),
      torcal(),
      walker(),
      fill(ground, tone.paper),
      hatch(ground, { angle: 2, gap: 9, width: 2, color: tone.steel, seed: 41, lift: 0.6, tone: (px, py) => 0.75 - (py - 1276) / 70, taper: true }),
      set('title1', 1438, 130, tone.night),
      set('title2', 1564, 130, tone.night),
      set('title3', 1690, 130, tone.night),
    ],
  });
}
