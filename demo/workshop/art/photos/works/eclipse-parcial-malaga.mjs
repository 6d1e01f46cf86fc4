import { Picture, addGlow, drawSvg, toBytes, vignette } from '../lib/picture.mjs';
import { moonAt, pastMoon, photosphere } from '../lib/sun.mjs';
import { fbm2, noise2, ridged2 } from '../lib/noise.mjs';
import { createRandom } from '../lib/random.mjs';
import { clamp, mix, mix3, smoothstep } from '../lib/math.mjs';

// What each filter makes of sunlight.
const GLASS = [1.0, 0.5, 0.105];
const FILM = [0.98, 0.84, 0.58];

function turn(moon, degrees) {
  const [s, c] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return { x: moon.x * c - moon.y * s, y: moon.x * s + moon.y * c, r: moon.r };
}

/** Adds a filtered Sun: centre and radius in pixels; turned by some degrees; bright in linear light. */
function paintSun(picture, { x: cx, y: cy, radius, moon, tilt = 0, tint, light = 0.86, seeing = 0.0016 }) {
  const detail = 1.1 / radius;
  const reach = radius * 1.02 + 2;
  const [s, c] = [Math.sin((-tilt * Math.PI) / 180), Math.cos((-tilt * Math.PI) / 180)];
  const shade = turn(moon, tilt);
  for (let py = Math.max(0, Math.floor(cy - reach)); py < Math.min(picture.height, cy + reach); py++) {
    for (let px = Math.max(0, Math.floor(cx - reach)); px < Math.min(picture.width, cx + reach); px++) {
      let x = (px + 0.5 - cx) / radius;
      let y = (cy - py - 0.5) / radius;
      // The unsteady air bends the edge a little.
      x += seeing * noise2(x * 13, y * 13);
      y += seeing * noise2(x * 13 + 50, y * 13);
      const r = Math.hypot(x, y);
      const edge = smoothstep(1 + detail, 1 - detail, r);
      if (edge === 0) continue;
      const inner = r > 0.9995 ? 0.9995 / r : 1;
      const surface = photosphere((x * c - y * s) * inner, (x * s + y * c) * inner, detail);
      const open = edge * pastMoon(x, y, shade, detail * 1.2);
      const i = (py * picture.width + px) * 3;
      for (let k = 0; k < 3; k++) picture.data[i + k] += surface[k] * tint[k] * light * open;
    }
  }
}

function closeUp({ width, height, radius, centre = [0.5, 0.5], moon, tint, seed, light, glow = 0.03 }) {
  const picture = new Picture(width, height);
  paintSun(picture, { x: width * centre[0], y: height * centre[1], radius: radius * height, moon, tint, seeing: 0.0016, light });
  const px = width / 2100;
  addGlow(picture, [[5 * px, 0.02], [60 * px, glow * 0.5], [220 * px, glow * 0.45]]);
  vignette(picture, 0.1);
  return toBytes(picture, { grain: 0.012, colour: 0.5, seed });
}

/** The lantern of the harbour light, in units of its own height (1.0 tall, centred on 0). */
const LANTERN = `
  <g fill="#000">
  <path d="M-3 60V11.5H3V60Z"/><path d="M-13 60L-11 25H11L13 60Z"/>
  <path d="M-16.5 25.5h33v-2.2h-33Z"/><path d="M-14.5 23.5h29l-2-3.4h-25Z"/>
  <path d="M-9.6 20.4h19.2V16H-9.6Z"/>
  <path d="M-11 4.8Q-10 -3.6 0 -5.4Q10 -3.6 11 4.8Z"/><path d="M-11.6 6h23.2V4.4h-23.2Z"/>
  <path d="M-.9 -5v-3.4h1.8V-5Z"/><circle cy="-9" r="1.7"/><path d="M-.22 -10v-10h.44v10Z"/>
  <path d="M-3.6 -15.8h7.2v.4h-7.2Z"/><path d="M-3.8 -15.6l-1.4 -.9v1.8ZM3.4 -16.5v1.8l2 -.9Z"/>
  </g>
  <g fill="none" stroke="#000">
  <path stroke-width=".42" d="M-9 16V6M-6 16V6M-3 16V6M0 16V6M3 16V6M6 16V6M9 16V6M-9.2 11h18.4"/>
  <path stroke-width=".2" d="M-9 16L-6 11L-3 16L0 11L3 16L6 11L9 16M-9 11L-6 6L-3 11L0 6L3 11L6 6L9 11"/>
  <path stroke-width=".34" d="M-16 17.2H16M-16 19.2H16M-16 21.2H16"/>
  <path stroke-width=".3" d="${Array.from({ length: 17 }, (_, i) => `M${-16 + i * 2} 23.5V17`).join('')}"/>
  </g>
  <path d="M-2.4 15Q-3.4 11 -2.2 8Q0 6.6 2.2 8Q3.4 11 2.4 15Z" fill="#000" opacity=".55"/>`;

/** Telephoto from the foot of the lighthouse: the bitten Sun in thin cloud beside its lantern. */
async function behindCloud({ width, height }) {
  const picture = new Picture(width, height);
  const sun = { x: 0.655 * width, y: 0.4 * height, radius: 0.108 * width };
  const moon = turn(moonAt(-0.12), 30);
  const k = 1000 / width;
  const density = new Float32Array(width * height);
  picture.fill((px, py) => {
    const u = px * k;
    const v = py * k;
    const w = fbm2(u / 300, v / 190 + 4, 4);
    const sheet = fbm2(u / 250 + w * 0.6, v / 105 + w * 0.75 + u / 900, 6, 0.55);
    const thread = ridged2(u / 310 + w * 0.8 + 7, v / 85 + w, 5, 0.55);
    const cloud = clamp(0.42 + 0.75 * sheet + 0.5 * (thread - 0.5));
    density[Math.floor(py) * width + Math.floor(px)] = cloud;
    const d = Math.hypot(px - sun.x, py - sun.y) / sun.radius;
    const aureole = 0.3 * Math.exp(-d / 1.0) + 0.17 * Math.exp(-d / 3.2) + 0.022;
    const ring = 0.045 * Math.exp(-(((d - 2.6) / 0.55) ** 2));
    const light = (aureole + ring) * (0.25 + 1.25 * cloud);
    const warm = Math.exp(-d / 2.8);
    const tint = mix3([0.5, 0.66, 0.86], [1, 0.8, 0.52], warm);
    return [light * tint[0] + ring * 0.25 * cloud, light * tint[1], light * tint[2]];
  });
  const disc = new Picture(width, height);
  paintSun(disc, { ...sun, moon, tint: [1.0, 0.9, 0.7], light: 1.5, seeing: 0.004 });
  for (let i = 0; i < density.length; i++) {
    const pass = Math.exp(-1.35 * density[i] ** 1.3);
    for (let c = 0; c < 3; c++) picture.data[i * 3 + c] += disc.data[i * 3 + c] * pass * (c === 2 ? 0.92 : 1);
  }
  const px = width / 2100;
  addGlow(picture, [[4 * px, 0.05], [30 * px, 0.06], [120 * px, 0.05]]);
  const unit = height / 62;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${width * 0.29} ${height * 0.4}) scale(${unit}) rotate(-1.2)">${LANTERN}</g></svg>`;
  await overlay(picture, svg, [0.0035, 0.0034, 0.0038], 1.1 * px);
  vignette(picture, 0.35);
  return toBytes(picture, { grain: 0.016, colour: 0.5, seed: 44 });
}

/** Covers the picture with a colour where the drawing is dark, edges as soft as a lens draws them. */
async function overlay(picture, svg, colour, soft = 0) {
  const { width, height, data } = picture;
  const rgba = await drawSvg(svg, width, height);
  let mask = new Picture(width, height);
  for (let i = 0; i < width * height; i++) mask.data.fill(rgba[i * 4 + 3] / 255, i * 3, i * 3 + 3);
  if (soft > 0.8) mask = mask.blurred(soft);
  for (let i = 0; i < data.length; i++) data[i] = mix(data[i], colour[i % 3], clamp(mask.data[i]));
}

/** The harbour before the light: hill and castle, cathedral, cranes, the lighthouse, in fractions of the width. */
function harbour(width, horizon) {
  const random = createRandom(31);
  const X = (v) => (v * width).toFixed(1);
  // The longer lens of the town's frame makes everything taller.
  const Y = (v) => (horizon - v * 1.55 * width).toFixed(1);
  const poly = (points) => `M${points.map(([x, y]) => `${X(x)} ${Y(y)}`).join('L')}Z`;
  const hill = [[0, -0.01]];
  for (let i = 0; i <= 120; i++) {
    const x = i / 240;
    const h = 0.052 * Math.exp(-(((x - 0.17) / 0.085) ** 2)) + 0.03 * Math.exp(-(((x - 0.02) / 0.07) ** 2)) + 0.02 * Math.exp(-(((x - 0.3) / 0.1) ** 2));
    hill.push([x, h + 0.0016 * fbm2(x * 60, 2, 4)]);
  }
  hill.push([0.5, -0.01]);
  const far = [[0, -0.01]];
  for (let i = 0; i <= 200; i++) far.push([i / 200, 0.004 + 0.024 * clamp(0.3 + fbm2(i / 26, 8, 5)) * smoothstep(1.0, 0.25, i / 200)]);
  far.push([1, -0.01]);
  const parts = [];
  const castle = [];
  for (let i = 0; i < 26; i++) {
    const x = 0.115 + i * 0.0042;
    const top = 0.052 * Math.exp(-(((x - 0.17) / 0.085) ** 2)) + 0.005 + (i % 6 === 0 ? 0.004 : 0);
    castle.push(poly([[x, 0], [x, top], [x + 0.0015, top], [x + 0.0015, top - 0.0012], [x + 0.0042, top - 0.0012], [x + 0.0042, 0]]));
  }
  const town = [];
  for (let i = 0; i < 90; i++) {
    const x = 0.2 + 0.42 * random.next();
    const w = random.range(0.006, 0.017);
    const h = random.range(0.006, 0.02) * (1.15 - Math.abs(x - 0.38) * 1.4);
    town.push(poly([[x, -0.01], [x, h], [x + w * 0.4, h], [x + w * 0.4, h + random.range(0, 0.002)], [x + w, h], [x + w, -0.01]]));
  }
  // The cathedral with its one finished tower.
  const cathedral = poly([[0.335, -0.01], [0.335, 0.028], [0.372, 0.028], [0.372, 0.034], [0.3725, 0.048], [0.375, 0.05], [0.3755, 0.056], [0.3775, 0.061], [0.3795, 0.056], [0.38, 0.05], [0.3825, 0.048], [0.383, 0.034], [0.383, 0.022], [0.4, 0.022], [0.4, -0.01]]);
  // Harbour cranes.
  const cranes = [];
  for (const [x, s, lift] of [[0.66, 1, 0.8], [0.735, 1.1, 0.02], [0.79, 0.9, 0.75]]) {
    const u = 0.001 * s;
    const at = (a, b) => `${X(x + a * 1.3 * u)} ${Y(b * u)}`;
    const tip = [46 * Math.cos(lift), 34 + 46 * Math.sin(lift)];
    cranes.push(`<path d="M${at(-9, -4)}L${at(-8, 34)}M${at(9, -4)}L${at(8, 34)}M${at(-9, 20)}L${at(9, 20)}M${at(-9, 2)}L${at(9, 20)}M${at(-8, 34)}L${at(0, 62)}L${at(8, 34)}M${at(-22, 34)}L${at(0, 62)}L${at(tip[0], tip[1])}" fill="none" stroke="#000" stroke-width="${1.6 * u * width}"/>
      <path d="M${at(-24, 34)}L${at(8, 34)}L${at(tip[0], tip[1])}" fill="none" stroke="#000" stroke-width="${2.6 * u * width}"/>`);
  }
  const light = `<g transform="translate(${X(0.905)} ${Y(0.001)}) scale(${width / 1350})"><path d="M-17 6L-10 -112H10L17 6Z"/><path d="M-15 -110h30v-5h-30ZM-9 -115h18v-22h-18ZM-10 -136Q0 -152 10 -136ZM-1 -145h2v-16h-2Z"/><path d="M-60 6V-18H44V6Z"/></g>`;
  const mole = poly([[-0.01, -0.01], [-0.01, 0.004], [0.56, 0.004], [0.56, 0.0028], [0.985, 0.0028], [0.99, -0.01]]);
  const masts = Array.from({ length: 26 }, () => {
    const x = random.range(0.565, 0.64);
    return `<path d="M${X(x)} ${Y(0)}V${Y(random.range(0.012, 0.026))}" stroke="#000" stroke-width="${(width / 2100) * 1.3}"/>`;
  });
  parts.push(castle.join(''), town.join(''), cathedral, mole);
  const size = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * 2) / 3)}"`;
  return {
    far: `<svg ${size}><path d="${poly(far)}"/></svg>`,
    hill: `<svg ${size}><path d="${poly(hill)}"/></svg>`,
    near: `<svg ${size}><path d="${parts.join('')}"/>${cranes.join('')}${light}${masts.join('')}</svg>`,
  };
}

/** The whole eclipse over the harbour: one frame of the town, nine filtered frames of the Sun. */
async function sequence({ width, height }) {
  const picture = new Picture(width, height);
  const horizon = height * 0.86;
  const sky = (v) => {
    const t = clamp(v);
    const top = [0.0045, 0.0085, 0.018];
    const mid = [0.014, 0.026, 0.045];
    const low = [0.19, 0.105, 0.052];
    const base = mix3(top, mid, smoothstep(0.1, 0.8, t));
    return mix3(base, low, smoothstep(0.72, 1.02, t) ** 1.7);
  };
  const k = 2100 / width;
  picture.fill((px, py) => {
    if (py < horizon) {
      const c = sky(py / horizon);
      const streak = 1 + 0.16 * fbm2((px * k) / 520, (py * k) / 46, 5) * smoothstep(0.35, 0.95, py / horizon);
      return c.map((v) => v * streak);
    }
    // The sea mirrors the low sky in broken lines that widen towards the viewer.
    const depth = (py - horizon) / (height - horizon);
    const wave = noise2((px * k) / (30 + 160 * depth), ((py - horizon) * k) / (0.8 + 9 * depth)) + 0.5 * noise2((px * k) / (12 + 70 * depth), ((py - horizon) * k) / (0.6 + 4 * depth) + 9);
    const mirrored = sky(1 - depth * (0.5 + 0.12 * wave) - 0.05 * Math.abs(wave));
    return mirrored.map((v) => v * (0.62 + 0.17 * wave));
  });
  const skyline = harbour(width, horizon);
  await overlay(picture, skyline.far, [0.05, 0.032, 0.024]);
  await overlay(picture, skyline.hill, [0.0034, 0.0033, 0.0046]);
  await overlay(picture, skyline.near, [0.003, 0.003, 0.0042]);
  addLamps(picture, width, horizon);
  const suns = new Picture(width, height);
  for (let i = 0; i < 9; i++) {
    const s = i / 8;
    const t = mix(-0.93, 0.93, s);
    paintSun(suns, {
      x: width * mix(0.09, 0.91, s),
      y: height * (0.5 - 0.33 * Math.sin(mix(0.12, 1.42, s))),
      radius: width * 0.039, moon: moonAt(t), tilt: mix(38, 16, s), tint: GLASS, light: 0.92, seeing: 0.002,
    });
  }
  picture.add(suns);
  const px = width / 2100;
  addGlow(picture, [[6 * px, 0.025], [46 * px, 0.022]]);
  vignette(picture, 0.22);
  return toBytes(picture, { grain: 0.012, colour: 0.5, seed: 77 });
}

/** Street lamps along the quay and their trembling reflections. */
function addLamps(picture, width, horizon) {
  const random = createRandom(12);
  const px = width / 2100;
  for (let i = 0; i < 46; i++) {
    const x = width * (0.02 + 0.63 * random.next());
    const y = horizon - width * random.range(0.001, 0.012);
    const k = random.range(0.4, 1.7) * px * px * 2;
    const tint = random.next() < 0.8 ? [1, 0.66, 0.3] : [0.9, 0.95, 1];
    picture.addPoint(x, y, 0.9 * px + 0.2, k * tint[0], k * tint[1], k * tint[2]);
    for (let d = 0; d < 34; d++) {
      const fade = k * 0.32 * Math.exp(-d / 12);
      picture.addPoint(x + px * random.gauss() * (0.6 + d * 0.06), horizon + px * (2 + d * 3.2), 1.1 * px + 0.2, fade * tint[0], fade * tint[1], fade * tint[2]);
    }
  }
}

export const frames = [
  { file: '01.jpg', width: 2100, height: 1400, render: sequence },
  { file: '02.jpg', width: 2100, height: 1400, render: (size) => closeUp({ ...size, radius: 0.36, moon: moonAt(-0.74), tint: FILM, seed: 2, light: 0.9 }) },
  { file: '03.jpg', width: 2100, height: 1400, render: (size) => closeUp({ ...size, radius: 0.36, moon: moonAt(0.0), tint: GLASS, seed: 3, light: 0.95 }) },
  { file: '04.jpg', width: 2100, height: 1400, render: behindCloud },
  { file: '05.jpg', width: 2100, height: 1400, render: (size) => closeUp({ ...size, radius: 1.05, centre: [0.42, 0.98], moon: moonAt(0.12), tint: GLASS, seed: 5, light: 0.95, glow: 0.02 }) },
];
