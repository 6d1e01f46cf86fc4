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

const ink = { far: '#39455C', mid: '#7C8799', near: '#A9AFBA', light: '#E4DFD3' };
const battlements = (x0, x1, y, tooth = 9) => { let d = ''; for (let x = x0, up = true; x < x1; x += tooth, up = !up) d += `V${n(y - (up ? 6 : 0))}H${n(Math.min(x + tooth, x1))}`; return d; };

/** Houses along the quay, the lower ones in front: flat and gabled roofs, one lit side, a few windows with light. */
function houses(base, x0, x1, { seed, low, high, body, light }) {
  const rnd = random(seed);
  const out = [];
  for (let x = x0; x < x1; ) {
    const w = 26 + 40 * rnd();
    const top = base - low - (high - low) * rnd() ** 1.4;
    const gable = rnd() < 0.45 ? 9 + 8 * rnd() : 0;
    const wall = `M${n(x)} ${base}V${n(top)}L${n(x + w / 2)} ${n(top - gable)}L${n(x + w)} ${n(top)}V${base}Z`;
    let windows = '';
    let lamps = '';
    for (let wy = top + 12; wy < base - 10; wy += 15) for (let wx = x + 7; wx < x + w - 6; wx += 11) if (rnd() < 0.62) { if (rnd() < 0.09) lamps += rect(wx, wy, 3.4, 6); else windows += rect(wx, wy, 3, 6); }
    out.push(fill(wall, body), hatch(wall, { angle: 0, gap: 5.5, width: 1.5, color: light, seed: seed + out.length, tone: (px) => 0.95 - ((px - x) / w) * 1.25 }), fill(windows, '#080B11'), fill(lamps, colour.sodium), line(wall, light, 1.5));
    x += w - 2;
  }
  return out;
}

/** The cathedral: nave with buttresses, the tower in four storeys, and the one that was never finished. */
function cathedral(x, base) {
  const nave = `M${x} ${base}V${base - 118}H${x + 190}V${base}Z`;
  const tower = `M${x + 22} ${base - 100}V${base - 186}H${x + 26}V${base - 226}H${x + 30}V${base - 256}Q${x + 47} ${base - 292} ${x + 64} ${base - 256}V${base - 226}H${x + 68}V${base - 186}H${x + 72}V${base - 100}Z`;
  const stump = `M${x + 116} ${base - 100}V${base - 168}H${x + 164}V${base - 100}Z`;
  const arches = [[31, -180], [47, -180], [33, -220], [48, -220]].map(([dx, dy]) => `M${x + dx} ${base + dy + 24}V${base + dy + 8}a5 6 0 0 1 11 0V${base + dy + 24}Z`).join('');
  const ribs = [8, 40, 72, 104, 136, 168].map((dx) => `M${x + dx} ${base}V${base - 108}l6 -18l6 18V${base}`).join('');
  return [nave, stump, tower].flatMap((shape, i) => [
    fill(shape, '#1A2434'),
    hatch(shape, { angle: 90, gap: 5, width: 1.7, color: ink.light, seed: 20 + i, tone: (px) => 1 - (px - x - [0, 116, 22][i]) / [190, 48, 50][i] * 1.2 }),
    hatch(shape, { angle: 0, gap: 8, width: 1.2, color: ink.mid, seed: 30 + i, opacity: 0.6 }),
    line(shape, ink.near, 1.8),
  ]).concat(fill(arches, '#080B11'), line(ribs, ink.mid, 1.6), line(`M${x + 47} ${base - 272}V${base - 312}M${x + 41} ${base - 302}H${x + 53}M${x + 20} ${base - 186}H${x + 74}M${x + 24} ${base - 226}H${x + 70}M${x} ${base - 118}H${x + 190}`, ink.light, 2));
}

/** Gibralfaro: the hill with its pines, and the walls that run along the ridge and down to the lower castle. */
function hill(base) {
  const ridge = [[700, base], [770, base - 74], [850, base - 150], [930, base - 206], [1040, base - 226], [1150, base - 196], [1240, base - 118], [1330, base - 44], [1390, base]];
  const slope = curve(ridge) + 'Z';
  const rnd = random(61);
  const pines = Array.from({ length: 150 }, () => { const x = 760 + 590 * rnd(); const top = noise2(x / 70, 3) * 14 + 222 * Math.sin(Math.PI * ((x - 700) / 690)) ** 0.8; return [x, base - 6 - (top - 26) * rnd(), 6 + 8 * rnd()]; }).sort((one, two) => one[1] - two[1]);
  const keep = `M900 ${base - 176}${battlements(900, 944, base - 234)}${battlements(944, 984, base - 262)}${battlements(984, 1076, base - 246)}${battlements(1076, 1112, base - 276)}${battlements(1112, 1180, base - 226)}V${base - 168}Z`;
  const wall = `M900 ${base - 214}L846 ${base - 178}V${base - 152}L796 ${base - 118}V${base - 92}L748 ${base - 62}V${base - 30}L776 ${base - 40}V${base - 66}L822 ${base - 96}V${base - 122}L872 ${base - 156}L900 ${base - 176}Z`;
  return [
    fill(slope, '#121A28'),
    hatch(slope, { angle: 64, gap: 7, width: 1.6, color: ink.mid, seed: 4, tone: (x, y) => 0.2 + (x - 880) / 560 + 0.35 * noise2(x / 60, y / 40) }),
    pines.map(([x, y, r], i) => { const crown = curve([[x - r * 1.3, y], [x - r * 0.7, y - r * 0.9], [x + r * 0.1, y - r * 1.15], [x + r, y - r * 0.7], [x + r * 1.3, y]], true); return [fill(crown, '#0B111B'), hatch(crown, { angle: 0, gap: 3.4, width: 1.3, color: ink.near, seed: 200 + i, tone: (px) => 0.7 - (px - x) / r }), line(`M${n(x)} ${n(y)}v${n(r * 0.8)}`, '#0B111B', 2)]; }),
    [wall, keep].map((shape, i) => [fill(shape, '#1E293A'), hatch(shape, { angle: 88, gap: 4.6, width: 1.7, color: ink.light, seed: 6 + i, tone: (x, y) => 1 - (y - base + 280) / 120 + 0.2 * noise2(x / 20, y / 20) }), hatch(shape, { angle: 0, gap: 7, width: 1.1, color: ink.mid, seed: 9 + i, opacity: 0.7 }), line(shape, ink.light, 1.8)]),
  ];
}

function pharos(x, base) {
  const mole = `M${x - 150} ${base}V${base - 18}H${x + 120}V${base}Z`;
  const house = `M${x - 62} ${base - 18}V${base - 56}H${x + 62}V${base - 18}Z`;
  const shaft = `M${x - 24} ${base - 56}L${x - 15} ${base - 196}H${x + 15}L${x + 24} ${base - 56}Z`;
  const top = `M${x - 21} ${base - 196}V${base - 206}H${x + 21}V${base - 196}ZM${x - 11} ${base - 206}V${base - 234}H${x + 11}V${base - 206}ZM${x - 14} ${base - 234}Q${x} ${base - 258} ${x + 14} ${base - 234}Z`;
  const beam = (tip, spread) => `M${x} ${base - 220}L${x + tip} ${base - 220 - spread}V${base - 220 + spread}Z`;
  return [
    fill(beam(-520, 34) + beam(380, 26), colour.sodium, 'opacity=".1"'),
    [mole, house, shaft, top].map((shape, i) => [fill(shape, i ? '#202B3C' : '#10161F'), hatch(shape, { angle: i === 2 ? 90 : 0, gap: 4.4, width: 1.9, color: ink.light, seed: 80 + i, tone: (px) => 1 - (px - x + 30) / 62 }), line(shape, ink.light, 1.8)]),
    fill([-40, -20, 8, 30].map((dx) => rect(x + dx, base - 44, 8, 14)).join(''), '#080B11'),
    fill(circle(x, base - 220, 8), colour.sodium),
  ];
}

/** A crane of the port: latticed jib and tower. */
const crane = (x, base, k) => `M${x} ${base}L${x + 12 * k} ${base - 128 * k}H${x + 24 * k}L${x + 36 * k} ${base}M${x - 74 * k} ${base - 186 * k}L${x + 18 * k} ${base - 132 * k}L${x + 66 * k} ${base - 118 * k}M${x - 74 * k} ${base - 186 * k}L${x + 16 * k} ${base - 146 * k}L${x + 66 * k} ${base - 118 * k}M${x - 70 * k} ${base - 184 * k}V${base - 96 * k}` + [0.15, 0.4, 0.65, 0.9].map((t) => `M${n(x + 12 * k * t)} ${n(base - 128 * k * t)}L${n(x + 36 * k - 12 * k * t)} ${n(base - 128 * k * (t - 0.12))}`).join('');

const ship = (x, y, k) => `M${x - 60 * k} ${y - 14 * k}Q${x - 52 * k} ${y + 4 * k} ${x - 40 * k} ${y + 4 * k}H${x + 44 * k}Q${x + 58 * k} ${y} ${x + 66 * k} ${y - 18 * k}H${x + 30 * k}V${y - 24 * k}H${x - 8 * k}V${y - 14 * k}Z`;
const rigging = (x, y, k) => `M${x - 26 * k} ${y - 12 * k}V${y - 96 * k}M${x + 14 * k} ${y - 22 * k}V${y - 116 * k}M${x + 66 * k} ${y - 18 * k}L${x + 14 * k} ${y - 116 * k}L${x - 26 * k} ${y - 96 * k}L${x - 60 * k} ${y - 14 * k}M${x - 26 * k} ${y - 40 * k}L${x + 6 * k} ${y - 34 * k}M${x + 14 * k} ${y - 44 * k}L${x + 46 * k} ${y - 36 * k}`;

/** The harbour at dawn, from the sea: mountains, town, cathedral, the castle on its hill, lighthouse, cranes and boats. */
function harbour(base) {
  const mountains = curve([[-10, base], [-10, base - 96], [120, base - 132], [260, base - 108], [420, base - 168], [560, base - 142], [700, base - 186], [1240, base - 150], [1420, base - 176], [1600, base - 120], [1810, base - 148], [1810, base]], false, 0.7) + 'Z';
  const boats = [[1214, base + 22, 1], [620, base + 30, 0.7], [1660, base + 40, 0.8]];
  return [
    fill(mountains, '#111826'), hatch(mountains, { angle: 72, gap: 9, width: 1.3, color: ink.far, seed: 2, tone: (x, y) => 0.55 + 0.6 * noise2(x / 120, y / 60) }), line(mountains, ink.far, 1.6),
    line(crane(1566, base, 1) + crane(1672, base, 0.8) + crane(1752, base, 0.9), ink.mid, 2.2),
    hill(base),
    houses(base, -10, 700, { seed: 11, low: 52, high: 116, body: '#131B29', light: ink.far }),
    cathedral(226, base),
    houses(base, -10, 800, { seed: 14, low: 26, high: 66, body: '#192334', light: ink.mid }),
    houses(base, 1280, 1400, { seed: 17, low: 18, high: 44, body: '#192334', light: ink.mid }),
    pharos(1480, base),
    boats.map(([x, y, k]) => [fill(ship(x, y, k), '#090D14'), line(ship(x, y, k), ink.light, 1.8), line(rigging(x, y, k), ink.near, 1.4)]),
  ];
}

/** Lines of the sea, closer towards the horizon. */
const waves = (base) => { const lines = []; for (let y = base + 5, gap = 5; y < size.height; y += gap, gap *= 1.07) lines.push(Array.from({ length: 160 }, (_, i) => [-20 + i * 11.6, y + 2.4 * noise2(i / 7, y / 9)])); return lines; };

function course() {
  const base = 1010;
  return plate([
    swell(parallels({ gap: 11 }), (x, y) => (y > base ? 0 : 0.75 * Math.exp(-(((base - y) / 210) ** 2))), { color: colour.hydrogen, width: 7, opacity: 0.55 }),
    Array.from({ length: 9 }, (_, i) => {
      const u = i / 8;
      return bitten({ cx: 190 + 1420 * u, cy: 720 - 470 * u + 40 * Math.sin(u * Math.PI), r: 66, t: -0.97 + 1.94 * u, tilt: 0.75 - 0.5 * u, face: colour.sodium, ink: '#A86A08', sky: '#0D1420', gap: 6, rim: 2, id: `sun${i}` });
    }),
    fill(rect(-10, base, size.width + 20, 220), '#0B0E14'),
    swell(waves(base), (x, y) => clamp(0.42 + 0.62 * noise2(x / 120, y / 6) - 0.3 * Math.exp(-(((x - 1030) / 240) ** 2)) + 0.3 * Math.exp(-(((x - 300) / 260) ** 2))) * (1 - (y - base) / 330), { color: '#B98F63', width: 5.4, least: 0.16 }),
    swell(waves(base), (x, y) => clamp(1.1 * Math.exp(-(((x - 1480) / (16 + (y - base) * 0.3)) ** 2)) * (0.55 + 0.9 * noise2(x / 40, y / 3))), { color: colour.sodium, width: 6, least: 0.2 }),
    harbour(base),
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
