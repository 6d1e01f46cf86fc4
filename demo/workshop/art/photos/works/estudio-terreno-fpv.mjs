import { Picture, addGlow, toBytes, vignette } from '../lib/picture.mjs';
import { createTerrain, lightTerrain } from '../lib/terrain.mjs';
import { planFlight } from '../lib/flight.mjs';
import { contour, drawFlight, halve, overlay, perspective, plan, survey } from '../lib/terrain-draw.mjs';
import { letters } from '../lib/lettering.mjs';
import { fbm2, noise2 } from '../lib/noise.mjs';
import { add, clamp, dot, linear, mix3, normalize, scale, segmentDistance, smoothstep, sub } from '../lib/math.mjs';

const RISE = 0.27;
const SUN = normalize([-0.72, 0.52, -0.5]);
const BANDS = 26;
const METRES = 780;
const BASE = 420;
const SANS = 'hanken-grotesk/500';

const PAPER = linear('#f3eee3');
const INK = linear('#17202b');
const ORANGE = linear('#e0531f');
const DAY = ['#2d6f6a', '#5d9484', '#93b39a', '#c4cdb0', '#e6dcbd', '#ecc98c', '#e0a35f', '#c87a48', '#a4563b', '#7d4236', '#f1e6d6'].map(linear);

let world = null;
function loadWorld() {
  if (!world) {
    const terrain = createTerrain();
    const flight = planFlight(terrain, RISE);
    world = { terrain, flight, light: lightTerrain(terrain, { to: SUN, rise: RISE }), shade: shadowMap(terrain, flight) };
  }
  return world;
}

/** Where the line and the gates throw their shadow on the ground, as a soft mask over the map. */
function shadowMap(terrain, { points, gates }) {
  const size = 1400;
  const mask = new Float32Array(size * size);
  // Down the sun's direction until the ground is met.
  const drop = (p) => {
    let q = p;
    for (let i = 0; i < 400 && q[1] > terrain.at(q[0], q[2]) * RISE; i++) q = sub(q, scale(SUN, 0.0012));
    return q;
  };
  const stroke = (a, b, width) => {
    const [x0, y0, x1, y1] = [a[0] * size, a[2] * size, b[0] * size, b[2] * size];
    const w = width * size;
    for (let y = Math.max(0, Math.floor(Math.min(y0, y1) - w - 2)); y < Math.min(size, Math.max(y0, y1) + w + 2); y++) {
      for (let x = Math.max(0, Math.floor(Math.min(x0, x1) - w - 2)); x < Math.min(size, Math.max(x0, x1) + w + 2); x++) {
        const d = segmentDistance(x, y, x0, y0, x1, y1);
        mask[y * size + x] = Math.max(mask[y * size + x], smoothstep(w + 1.2, w - 1, d));
      }
    }
  };
  const feet = points.map(drop);
  for (let i = 0; i + 1 < feet.length; i++) if (Math.hypot(feet[i][0] - feet[i + 1][0], feet[i][2] - feet[i + 1][2]) < 0.03) stroke(feet[i], feet[i + 1], 0.0019);
  for (const { corners } of gates) {
    const low = corners.map(drop);
    for (let i = 0; i < 4; i++) stroke(low[i], low[(i + 1) % 4], 0.0016);
  }
  return (u, v) => mask[clamp(Math.floor(v * size), 0, size - 1) * size + clamp(Math.floor(u * size), 0, size - 1)];
}

function normalAt(terrain, u, v) {
  const e = 0.0016;
  return normalize([(terrain.at(u - e, v) - terrain.at(u + e, v)) * RISE, 2 * e, (terrain.at(u, v - e) - terrain.at(u, v + e)) * RISE]);
}

/** Hypsometric ink: one flat tint for each pair of contour bands. */
function tint(h) {
  const s = (Math.floor(h * BANDS) / BANDS) * (DAY.length - 1.2);
  const k = Math.min(DAY.length - 2, Math.floor(s));
  return mix3(DAY[k], DAY[k + 1], s - k);
}

function dayGround(buffer, i, x, y, { terrain, light, shade }, weight) {
  const [u, v] = [buffer.u[i], buffer.v[i]];
  const n = normalAt(terrain, u, v);
  const direct = Math.max(0, dot(n, SUN)) * light.sun(u, v);
  const sky = light.open(u, v) * (0.6 + 0.4 * n[1]);
  const thrown = 1 - 0.62 * shade(u, v);
  const l = 0.13 + 1.02 * direct * thrown + 0.36 * sky;
  const base = tint(buffer.h[i]);
  const cool = 1 - Math.min(1, direct * thrown * 1.6);
  let c = [base[0] * l * (1.04 - 0.18 * cool), base[1] * l * (1 - 0.06 * cool), base[2] * l * (0.95 + 0.14 * cool)];
  const line = contour(buffer, i, x, y, BANDS, weight);
  const major = contour(buffer, i, x, y, BANDS / 5, weight * 1.9);
  c = mix3(c, INK, 0.42 * line.cover);
  return mix3(c, INK, 0.55 * major.cover);
}

/** Strata on the cut sides of the block. */
function daySide(buffer, i, front) {
  const depth = buffer.h[i] * RISE - buffer.y[i];
  const s = (buffer.y[i] + 0.012 * fbm2(buffer.u[i] * 5, buffer.v[i] * 5 + 3, 3)) * 95;
  const hatch = Math.abs(s - Math.round(s)) < 0.1 ? 0.75 : 1;
  const tone = (front ? 0.34 : 0.2) * (0.86 + 0.14 * noise2(Math.floor(s + 0.5) * 3.7, 1));
  const rim = smoothstep(0.0, 0.004, depth);
  return mix3(INK, mix3(linear('#8a6a4d'), INK, 0.35), 0.75).map((v) => (v + tone * 0.32) * hatch * (0.4 + 0.6 * rim));
}

const sheet = (body) => `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200" viewBox="0 0 1800 1200">${body}</svg>`;

/** The block of land on paper, seen from a height. */
async function block({ width, height }) {
  const data = loadWorld();
  const [w, h] = [width * 2, height * 2];
  const view = perspective({ from: [1.72, 1.36, 2.12], at: [0.515, -0.065, 0.515], fov: 36 }, w, h);
  const buffer = survey({ width: w, height: h, view, terrain: data.terrain, rise: RISE });
  const picture = new Picture(w, h);
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0; x < w; x++, i++) {
      let c;
      if (buffer.kind[i] === 1) c = dayGround(buffer, i, x, y, data, w / 3000);
      else if (buffer.kind[i] === 2) c = daySide(buffer, i, buffer.v[i] > 0.9995);
      else {
        // The block's own shadow on the sheet.
        const d = view.ray(x + 0.5, y + 0.5);
        const t = (-0.06 - view.from[1]) / d[1];
        const [px, pz] = [view.from[0] + d[0] * t - 0.05, view.from[2] + d[2] * t - 0.035];
        const out = Math.hypot(Math.max(0, -px, px - 1), Math.max(0, -pz, pz - 1));
        const shadow = t > 0 ? 0.5 * Math.exp(-out / 0.045) + 0.14 * Math.exp(-out / 0.2) : 0;
        c = PAPER.map((v, k) => v * (1 - shadow * [0.8, 0.78, 0.72][k]));
      }
      picture.data.set(c, i * 3);
    }
  }
  drawFlight(picture, buffer, view, data.flight, { line: ORANGE, gate: linear('#fff6e6'), post: INK, hidden: 0.14 });
  const small = halve(picture);
  await overlay(small, sheet(blockLettering()));
  return toBytes(small, { grain: 0.008, colour: 0.2, seed: 1 });
}

function blockLettering() {
  const ink = '#17202b';
  const small = { font: SANS, size: 20, fill: ink, spacing: 0.06 };
  return [
    letters('Línea 07', { font: 'newsreader/500', size: 62, x: 80, y: 128, fill: ink }),
    letters('Estudio de terreno para vuelo FPV', { ...small, x: 82, y: 168 }),
    `<path d="M1480 1100h240M1480 1100v-12M1560 1100v-7M1640 1100v-7M1720 1100v-12" stroke="${ink}" stroke-width="2" fill="none"/>`,
    letters('0', { ...small, x: 1480, y: 1080, align: 'middle' }), letters('300 m', { ...small, x: 1722, y: 1080, align: 'end' }),
    letters('8 puertas', { ...small, x: 82, y: 1092 }), letters('Equidistancia 30 m', { ...small, x: 82, y: 1122 }),
    `<path d="M1680 92l-17 62l17 -13l17 13Z" fill="${ink}"/>`, letters('N', { ...small, x: 1680, y: 184, align: 'middle' }),
  ].join('');
}

/** The plan with the height profile of the line below. */
async function map({ width, height }) {
  const data = loadWorld();
  const [w, h] = [width * 2, height * 2];
  const k = w / 1800;
  const box = { x: 76 * k, y: 76 * k, size: 1048 * k };
  const view = plan(box);
  const buffer = survey({ width: w, height: h, view, terrain: data.terrain, rise: RISE });
  const picture = new Picture(w, h);
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0; x < w; x++, i++) picture.data.set(buffer.kind[i] ? dayGround(buffer, i, x, y, data, w / 3000) : PAPER, i * 3);
  }
  drawFlight(picture, buffer, view, data.flight, { line: ORANGE, gate: linear('#fff6e6'), post: INK, thick: 0.0062 });
  const small = halve(picture);
  await overlay(small, sheet(mapLettering(data)));
  return toBytes(small, { grain: 0.008, colour: 0.2, seed: 2 });
}

function mapLettering({ terrain, flight }) {
  const ink = '#17202b';
  const small = { font: SANS, size: 19, fill: ink, spacing: 0.05 };
  const out = ['<rect x="76" y="76" width="1048" height="1048" fill="none" stroke="#17202b" stroke-width="2.5"/>'];
  let ticks = '';
  for (let i = 0; i <= 40; i++) {
    const p = 76 + (1048 * i) / 40;
    const l = i % 10 === 0 ? 22 : i % 5 === 0 ? 15 : 9;
    ticks += `M${p} 76v-${l}M${p} 1124v${l}M76 ${p}h-${l}M1124 ${p}h${l}`;
  }
  out.push(`<path d="${ticks}" stroke="${ink}" stroke-width="1.6"/>`);
  for (const [i, g] of flight.gates.entries()) {
    const x = 76 + g.at[0] * 1048;
    const y = 76 + g.at[2] * 1048;
    out.push(`<circle cx="${x + 34}" cy="${y - 26}" r="17" fill="${ink}"/>`, letters(String(i + 1), { font: 'hanken-grotesk/700', size: 21, x: x + 34, y: y - 18.5, fill: '#fff6e6', align: 'middle' }));
  }
  // The column at the right: title, profile, table of gates.
  const [x0, x1] = [1196, 1724];
  out.push(letters('Planta', { font: 'newsreader/500', size: 76, x: x0 - 4, y: 136, fill: ink }));
  out.push(letters('Perfil de la línea, alturas en metros', { ...small, x: x0, y: 178 }));
  const top = 250;
  const tall = 300;
  const heightOf = (y) => BASE + (y / RISE) * METRES;
  const yOf = (m) => top + tall - ((m - BASE) / 620) * tall;
  const xOf = (i) => x0 + ((x1 - x0) * i) / (flight.points.length - 1);
  for (let m = 500; m <= 1000; m += 100) out.push(`<path d="M${x0} ${yOf(m)}H${x1}" stroke="${ink}" stroke-width="1" opacity=".28"/>`, letters(String(m), { ...small, size: 15, x: x1 + 10, y: yOf(m) + 5 }));
  const ground = flight.points.map((p, i) => `${xOf(i).toFixed(1)} ${yOf(heightOf(terrain.at(p[0], p[2]) * RISE)).toFixed(1)}`);
  const line = flight.points.map((p, i) => `${xOf(i).toFixed(1)} ${yOf(heightOf(p[1])).toFixed(1)}`);
  out.push(`<path d="M${x0} ${top + tall}L${ground.join('L')}L${x1} ${top + tall}Z" fill="#93b39a"/><path d="M${ground.join('L')}" fill="none" stroke="${ink}" stroke-width="2"/>`);
  out.push(`<path d="M${line.join('L')}" fill="none" stroke="#e0531f" stroke-width="5" stroke-linejoin="round"/>`);
  for (const g of flight.gates) out.push(`<path d="M${xOf(g.index)} ${yOf(heightOf(g.at[1])) - 11}v22" stroke="${ink}" stroke-width="5"/>`);
  out.push(`<path d="M${x0} ${top + tall}H${x1}" stroke="${ink}" stroke-width="2.5"/>`);
  let y = 640;
  out.push(letters('Puerta', { ...small, x: x0, y }), letters('Cota', { ...small, x: x0 + 250, y, align: 'end' }), letters('Sobre el suelo', { ...small, x: x1, y, align: 'end' }));
  for (const [i, g] of flight.gates.entries()) {
    y += 53;
    const above = ((g.at[1] - terrain.at(g.at[0], g.at[2]) * RISE) / RISE) * METRES;
    const figures = { font: 'newsreader/400', size: 32, fill: ink };
    out.push(`<path d="M${x0} ${y - 37}H${x1}" stroke="${ink}" stroke-width="1" opacity=".5"/>`, letters(String(i + 1), { ...figures, x: x0, y }), letters(`${Math.round(heightOf(g.at[1]))} m`, { ...figures, x: x0 + 250, y, align: 'end' }), letters(`${Math.round(above)} m`, { ...figures, x: x1, y, align: 'end' }));
  }
  return out.join('');
}

/** Night, from the cockpit: dark land, luminous contours, the line running through the gates. */
async function cockpit({ width, height }) {
  const data = loadWorld();
  const [w, h] = [width * 2, height * 2];
  const { flight, terrain } = data;
  const start = add(flight.pointAt(0.115), [0.012, 0.03, 0.012]);
  const view = perspective({ from: start, at: add(flight.pointAt(0.27), [0, 0.006, 0]), fov: 84 }, w, h, -0.1);
  const buffer = survey({ width: w, height: h, view, terrain, rise: RISE, bounded: false, floor: -0.01 });
  const [ink, teal, pale] = [linear('#0b0e14'), linear('#5fbdb1'), linear('#d9f0e8')];
  const picture = new Picture(w, h);
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0; x < w; x++, i++) {
      const up = view.ray(x + 0.5, y + 0.5)[1];
      const sky = mix3(linear('#2b3f4a'), ink, smoothstep(-0.02, 0.34, up));
      if (!buffer.kind[i]) { picture.data.set(sky, i * 3); continue; }
      const [u, v] = [buffer.u[i], buffer.v[i]];
      const n = normalAt(terrain, u, v);
      const l = 0.05 + 0.5 * Math.max(0, dot(n, normalize([0.6, 0.55, -0.5]))) + 0.25 * data.light.open(u, v);
      let c = mix3(linear('#101a26'), linear('#2c4a55'), buffer.h[i]).map((q) => q * l * 1.35);
      const fine = contour(buffer, i, x, y, BANDS * 4, w / 4200);
      const minor = contour(buffer, i, x, y, BANDS, w / 3400);
      const major = contour(buffer, i, x, y, BANDS / 5, w / 1900);
      const near = Math.exp(-buffer.t[i] / 0.3);
      c = mix3(c, teal, 0.2 * fine.cover * near);
      c = mix3(c, teal, 0.62 * minor.cover * (0.25 + 0.75 * near));
      c = mix3(c, pale, 0.8 * major.cover * (0.35 + 0.65 * near));
      const haze = 1 - Math.exp(-buffer.t[i] / 0.75);
      picture.data.set(mix3(c, linear('#22333d'), haze), i * 3);
    }
  }
  drawFlight(picture, buffer, view, { points: flight.points.slice(56), gates: flight.gates.slice(1) }, { line: linear('#ffb53d'), gate: linear('#ff6a55'), post: linear('#6b4640'), thick: 0.0034, hidden: 0.1, light: 1.15 });
  const small = halve(picture);
  addGlow(small, [[width * 0.004, 0.16], [width * 0.016, 0.09]]);
  vignette(small, 0.35);
  await overlay(small, sheet(cockpitLettering()));
  return toBytes(small, { grain: 0.012, colour: 0.4, seed: 3 });
}

function cockpitLettering() {
  const fill = '#ece8df';
  const small = { font: SANS, size: 21, fill, spacing: 0.07 };
  const large = { font: 'newsreader/400', size: 54, fill };
  return [
    letters('VEL', { ...small, x: 1490, y: 1060, align: 'end' }), letters('87 km/h', { ...large, x: 1492, y: 1118, align: 'end' }),
    letters('ALT', { ...small, x: 1720, y: 1060, align: 'end' }), letters('64 m', { ...large, x: 1722, y: 1118, align: 'end' }),
    letters('Puerta 3 de 8', { ...small, x: 80, y: 106 }), letters('00:14,6', { ...small, x: 1720, y: 106, align: 'end' }),
    `<g stroke="${fill}" stroke-width="2.2" fill="none" opacity=".9"><path d="M872 600h-44M928 600h44M900 572v-26"/><circle cx="900" cy="600" r="5"/></g>`,
    `<path d="M80 128h210M1510 128h210M1280 1026h210M1540 1026h180" stroke="${fill}" stroke-width="1.4" opacity=".6"/>`,
  ].join('');
}

export const frames = [
  { file: '01.jpg', width: 1800, height: 1200, render: block },
  { file: '02.jpg', width: 1800, height: 1200, render: map },
  { file: '03.jpg', width: 1800, height: 1200, render: cockpit },
];
