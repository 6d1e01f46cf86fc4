/** The partial eclipse of 29 March 2025 from Málaga: the whole course, two close views, the lighthouse, and the Moon's edge. */
import { circle, clip, colour, curve, dial, fill, hatch, line, n, poly, polar, random, rect } from '../kit.mjs';
import { noise2 } from '../photos/lib/noise.mjs';
import { clamp, smoothstep } from '../photos/lib/math.mjs';
import { parallels, plate, size, swell } from './engrave.mjs';

/**
 * The Moon's place as seen from Málaga, in solar radii with north up:
 * t runs from -1 (first contact) through 0 (greatest) to 1 (last contact).
 */
function moonAt(t) {
  const r = 1.045;
  const nearest = 1 + r - 2 * 0.32;
  const half = Math.sqrt((1 + r) ** 2 - nearest ** 2);
  // Position angles grow from north to east (left): the Moon passes north of the centre, moving east.
  const axis = (332 * Math.PI) / 180;
  return { x: -Math.sin(axis) * nearest - Math.cos(axis) * half * t, y: Math.cos(axis) * nearest - Math.sin(axis) * half * t, r };
}

const spots = [[-0.5, 0.12, 0.026], [-0.43, 0.105, 0.013], [-0.46, 0.14, 0.008], [-0.38, 0.11, 0.008], [0.08, -0.58, 0.02], [0.14, -0.585, 0.01], [0.11, -0.555, 0.007]];

/** Outline of the Moon with its mountains, in plate units. */
const moonEdge = (cx, cy, r, relief) => poly(Array.from({ length: 720 }, (_, i) => { const a = (i * Math.PI) / 360; return polar(cx, cy, r * (1 + relief * (noise2(Math.cos(a) * 9, Math.sin(a) * 9) + 0.5 * noise2(Math.cos(a) * 31, Math.sin(a) * 31 + 5))), (i * 360) / 720); }));

/** Curved lines over the disc, as latitudes of a sphere, which swell towards the limb. */
function globe(cx, cy, r, { gap, color, width, id }) {
  const lines = [];
  for (let v = -1.12; v < 1; v += gap / r) lines.push(Array.from({ length: 90 }, (_, i) => { const u = -1 + (i / 89) * 2; return [cx + u * r, cy + (v + 0.12 * (1 - Math.sqrt(1 - u * u * 0.98))) * r]; }));
  const light = (x, y) => smoothstep(0.25, 1.02, Math.hypot(x - cx, y - cy) / r) * 0.9 + 0.14 + 0.12 * noise2(x / 26, y / 15);
  return clip(id, circle(cx, cy, r), swell(lines, light, { color, width, least: 0.12 }));
}

/** A Sun with its spots, bitten by the Moon. */
function bitten({ cx, cy, r, t, tilt = 0, face, ink, sky, gap = 9, relief = 0.0012, rim = 5, id = 'sun' }) {
  const moon = moonAt(t);
  const [s, c] = [Math.sin(tilt), Math.cos(tilt)];
  const at = (x, y) => [cx + (x * c - y * s) * r, cy - (x * s + y * c) * r];
  const [mx, my] = at(moon.x, moon.y);
  return [
    fill(circle(cx, cy, r), face),
    globe(cx, cy, r, { gap, color: ink, width: gap * 0.9, id }),
    r > 90 && spots.map(([x, y, k]) => { const p = at(x, y); return [line(circle(...p, k * r * 1.5), ink, r * 0.006, { dash: `${n(r * 0.011)} ${n(r * 0.009)}` }), fill(circle(...p, k * r), colour.night)]; }),
    line(circle(cx, cy, r), ink, rim),
    fill(moonEdge(mx, my, moon.r * r, relief), sky),
  ];
}

/** The harbour at dawn: hill with the castle, the tower of the cathedral, cranes and the lighthouse. */
function harbour(base) {
  const town = `M-10 ${base}V${base - 60}H60V${base - 92}H128V${base - 70}H190V${base - 118}H236V${base - 84}H300V${base - 104}H352V${base - 74}H404V${base - 96}H430V${base - 210}L446 ${base - 236}L462 ${base - 210}V${base - 112}H560V${base - 88}H620V${base - 110}H690V${base - 76}H760V${base}Z`;
  const hill = curve([[560, base], [650, base - 96], [760, base - 176], [880, base - 214], [1010, base - 206], [1120, base - 150], [1230, base - 72], [1330, base]]) + 'Z';
  const wall = (x0, x1, y, teeth = 14) => { let d = ''; for (let x = x0, up = true; x < x1; x += teeth, up = !up) d += `V${n(y - (up ? 8 : 0))}H${n(Math.min(x + teeth, x1))}`; return d; };
  const castle = `M742 ${base - 160}${wall(742, 838, base - 192)}${wall(838, 880, base - 236, 10)}${wall(880, 990, base - 216)}${wall(990, 1024, base - 246, 8)}${wall(1024, 1128, base - 192)}V${base - 150}Z`;
  const light = `M1452 ${base}L1464 ${base - 150}H1496L1508 ${base}ZM1456 ${base - 150}H1504V${base - 162}H1456ZM1466 ${base - 162}V${base - 192}H1494V${base - 162}ZM1462 ${base - 192}Q1480 ${base - 218} 1498 ${base - 192}Z`;
  const crane = (x, k) => `M${x} ${base}L${x + 14 * k} ${base - 130 * k}L${x + 28 * k} ${base}M${x + 14 * k} ${base - 130 * k}L${x - 60 * k} ${base - 178 * k}M${x + 14 * k} ${base - 130 * k}L${x + 60 * k} ${base - 112 * k}M${x - 58 * k} ${base - 176 * k}V${base - 120 * k}`;
  return [
    line(crane(1580, 1) + crane(1680, 0.8), '#4A566C', 5),
    fill(hill, '#141C2A'), hatch(hill, { angle: 62, gap: 8, width: 1.8, color: '#7C8799', seed: 4, tone: (x) => 0.3 + (x - 880) / 600 }), line(hill, '#7C8799', 2),
    fill(castle, '#1A2434'), hatch(castle, { angle: 90, gap: 6, width: 1.8, color: '#C9C6C0', seed: 6, tone: (x, y) => 0.9 - (y - base + 240) / 110 }), line(castle, '#A9AFBA', 2),
    fill(town, '#0B0E14'), hatch(town, { angle: 0, gap: 9, width: 1.8, color: '#57627A', seed: 7 }), line(town, '#7C8799', 2),
    fill(light, '#1A2434'), hatch(light, { angle: 90, gap: 6, width: 2, color: colour.paper, seed: 8, tone: (x) => (x - 1450) / 50 }), line(light, '#C9C6C0', 2), fill(circle(1480, base - 177, 8), colour.sodium),
  ];
}

function course() {
  const base = 1010;
  return plate([
    swell(parallels({ gap: 11 }), (x, y) => (y > base ? 0 : 0.75 * Math.exp(-(((base - y) / 210) ** 2))), { color: colour.hydrogen, width: 7, opacity: 0.55 }),
    Array.from({ length: 9 }, (_, i) => {
      const u = i / 8;
      return bitten({ cx: 190 + 1420 * u, cy: 720 - 470 * u + 40 * Math.sin(u * Math.PI), r: 66, t: -0.97 + 1.94 * u, tilt: 0.75 - 0.5 * u, face: colour.sodium, ink: '#A86A08', sky: '#0D1420', gap: 6, rim: 2, id: `sun${i}` });
    }),
    harbour(base),
    fill(rect(-10, base, size.width + 20, 220), '#0B0E14'),
    swell(parallels({ gap: 13, step: 14 }).map((points) => points.map(([x, y]) => [x, y + 3 * noise2(x / 90, y / 9)])), (x, y) => (y < base + 6 ? 0 : clamp(0.55 * noise2(x / 110, y / 5) + 0.42 * Math.exp(-(((x - 1480) / 60) ** 2)) + 0.1) * Math.exp(-(y - base) / 190)), { color: '#C9A26A', width: 6 }),
    line(`M-10 ${base}H1810`, '#7C8799', 2.6),
  ], { seed: 41 });
}

const closeUp = (options, seed) => plate([
  dial(900, 600, 566, 0, 360, '#39455C', { step: 3, long: 5, size: 15, width: 1.8, inward: true }),
  bitten({ cx: 900, cy: 600, r: 505, sky: '#0D1420', gap: 11, ...options }),
], { seed });

function lighthouse() {
  const [sx, sy, r] = [1180, 480, 196];
  const cloud = (x, y) => clamp(0.5 + 0.6 * noise2(x / 330, y / 90) + 0.35 * noise2(x / 120 + 7, y / 46));
  const flow = parallels({ gap: 9, step: 12 }).map((points) => points.map(([x, y]) => [x, y + 34 * noise2(x / 420, y / 260) + 10 * noise2(x / 130, y / 90)]));
  const lantern = [
    `M498 1210V716H682V1210Z`, `M470 716H710L690 682H490Z`, `M512 682V494H668V682Z`, `M486 494Q590 352 694 494Z`, `M576 432H604V392H576Z`,
  ];
  return plate([
    bitten({ cx: sx, cy: sy, r, t: -0.12, tilt: 0.52, face: '#F7D58F', ink: '#B77712', sky: '#0D1420', gap: 9, rim: 3 }),
    swell(flow, (x, y) => cloud(x, y) * (Math.hypot(x - sx, y - sy) < r ? 0.45 : 1) * (0.16 + 0.84 * Math.exp(-Math.abs(Math.hypot(x - sx, y - sy) - r * 1.1) / 330)), { color: '#E9C78C', width: 8, least: 0.14, opacity: 0.8 }),
    lantern.map((d) => fill(d, '#0B0E14')),
    hatch(lantern[0], { angle: 90, gap: 9, width: 2.4, color: '#E9C78C', seed: 3, tone: (x) => (x - 560) / 130 }),
    hatch(lantern[3], { angle: 24, gap: 8, width: 2.2, color: '#E9C78C', seed: 4, tone: (x) => (x - 560) / 140 }),
    line([...lantern, 'M551 682V494M590 682V494M629 682V494M512 556H668M512 620H668', 'M512 682L551 620L590 682L629 620L668 682M512 620L551 556L590 620L629 556L668 620M512 556L551 494L590 556L629 494L668 556'].join(''), '#E9C78C', 2.2),
    line('M470 716V652H710V716M502 716V652M534 716V652M566 716V652M598 716V652M630 716V652M662 716V652', '#E9C78C', 2.4),
    line('M590 392V296M566 322H614', '#E9C78C', 4),
    fill(circle(590, 588, 26), colour.paper),
  ], { seed: 44 });
}

function edge() {
  const [cx, cy, r] = [1020, 2150, 1720];
  const rnd = random(12);
  const spot = (x, y, k) => {
    const outline = (scale) => poly(Array.from({ length: 60 }, (_, i) => polar(x, y, k * scale * (1 + 0.16 * noise2(Math.cos(i / 9.55) * 2 + x, Math.sin(i / 9.55) * 2 + y)), i * 6)));
    const fibres = Array.from({ length: 84 }, (_, i) => { const a = i * (360 / 84) + rnd() * 3; return `M${polar(x, y, k * (1.05 + 0.08 * rnd()), a).map(n).join(' ')}L${polar(x, y, k * (1.65 + 0.3 * rnd()), a).map(n).join(' ')}`; }).join('');
    return [fill(outline(1.95), '#E39A22'), line(fibres, '#6B3E00', 3), fill(outline(1), colour.night)];
  };
  return plate([
    fill(circle(cx, cy, r), colour.sodium),
    swell(parallels({ gap: 11, angle: -8, step: 9 }).map((points) => points.map(([x, y]) => [x, y + 5 * noise2(x / 34, y / 34)])), (x, y) => (Math.hypot(x - cx, y - cy) > r ? 0 : 0.36 + 0.5 * noise2(x / 15, y / 15) + 0.24 * noise2(x / 60, y / 60)), { color: '#B77712', width: 8, least: 0.16 }),
    spot(1240, 850, 62), spot(1370, 905, 24), spot(1130, 930, 17), spot(1440, 830, 13), spot(560, 1010, 36), spot(640, 960, 15),
    fill(moonEdge(420, -1010, 1700, 0.0042), '#0D1420'),
    line(moonEdge(420, -1010, 1700, 0.0042), '#39455C', 3),
  ], { seed: 45 });
}

export const frames = {
  '01': course,
  '02': () => closeUp({ t: -0.62, face: '#FBEFCB', ink: '#C9A86A', relief: 0.001 }, 42),
  '03': () => closeUp({ t: 0, face: colour.sodium, ink: '#B77712', relief: 0.001 }, 43),
  '04': lighthouse,
  '05': edge,
};
