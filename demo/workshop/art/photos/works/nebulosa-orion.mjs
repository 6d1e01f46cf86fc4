import { Picture, addGlow, stretch, toBytes, vignette } from '../lib/picture.mjs';
import { cloudComplex, greatNebula, horsehead, runningMan } from '../lib/orion-nebula.mjs';
import { loadStars, starColour, tangentPlane } from '../lib/sky.mjs';
import { createRandom } from '../lib/random.mjs';
import { clamp } from '../lib/math.mjs';

const TRAPEZIUM = { ra: 83.8186, dec: -5.3897 };
const ALNITAK = { ra: 85.1897, dec: -1.9426 };
const M78 = { ra: 86.69, dec: 0.08 };

// Linear RGB of each kind of light, as an unfiltered camera shows it.
const HA = [1, 0.24, 0.33];
const OIII = [0.3, 0.88, 0.82];
const BLUE = [0.36, 0.55, 1];
const WARM = [1, 0.55, 0.2];
const BROWN = [0.0085, 0.0062, 0.0046];

/** Stars of the Trapezium: minutes of arc west and north of C, magnitude. */
const TRAPEZIUM_STARS = [[0, 0, 5.1], [0.17, 0.15, 6.7], [0.1, 0.27, 7.9], [-0.2, 0.12, 6.7]];

function mixGas(gas) {
  const out = [0, 0, 0];
  const parts = [[gas.ha, HA], [gas.oiii, OIII], [gas.blue, BLUE], [gas.warm ?? 0, WARM]];
  for (const [k, colour] of parts) for (let c = 0; c < 3; c++) out[c] += k * colour[c];
  return out;
}

/** A field of view: minutes of arc across, its centre (minutes west and north of the Trapezium), camera angle. */
function field({ width, height, across, centre = [0, 0], turn = 0 }) {
  const k = across / width;
  const [s, c] = [Math.sin(turn), Math.cos(turn)];
  return {
    k,
    toSky(px, py) {
      const x = (px - width / 2) * k;
      const y = (height / 2 - py) * k;
      return [centre[0] + x * c - y * s, centre[1] + x * s + y * c];
    },
    toPixel(u, v) {
      const x = u - centre[0];
      const y = v - centre[1];
      return [width / 2 + (x * c + y * s) / k, height / 2 - (y * c - x * s) / k];
    },
  };
}

/** Minutes of arc west and north of the Trapezium. */
function offsetOf(star) {
  const p = tangentPlane(star, TRAPEZIUM);
  return p && [-p.x * 60, p.y * 60];
}

async function addStars({ picture, view, seed, light, faint, slope = 0.42, spikes = 0, dim = () => 1, mono = false, limit = 14, growth = 0.12 }) {
  const { width, height } = picture;
  const random = createRandom(seed);
  const sigma = Math.max(0.62, width / 2300);
  const unit = light * (width / 2160) ** 2;
  const place = (u, v, mag, bv) => {
    const [x, y] = view.toPixel(u, v);
    if (x < -20 || y < -20 || x > width + 20 || y > height + 20) return;
    const flux = unit * 10 ** (-slope * (mag - 8));
    const tint = mono ? [0.55, 0.55, 0.55] : starColour(bv).map((c) => 0.3 + 0.7 * c * c);
    const spread = sigma * (1 + growth * Math.max(0, 10.5 - mag));
    picture.addPoint(x, y, spread, flux * tint[0], flux * tint[1], flux * tint[2]);
    if (spikes && mag < 8.6) addSpikes(picture, x, y, flux * spikes, tint, sigma, 8.6 - mag);
  };
  for (const star of await loadStars(14)) {
    if (star.mag > limit) continue;
    const at = offsetOf(star);
    if (!at || Math.hypot(...at) < 1) continue;
    place(at[0], at[1], star.mag, star.bv);
  }
  for (const [u, v, mag] of TRAPEZIUM_STARS) place(u, v, mag, -0.1);
  // The young cluster round the Trapezium, then the field.
  for (let i = 0; i < 420; i++) {
    const r = 0.35 + 9 * random.next() ** 1.9;
    const a = random.range(0, 2 * Math.PI);
    place(r * Math.cos(a), r * Math.sin(a) * 1.3, 14.2 + Math.log10(1 - random.next()) * 1.5 + 0.8 * random.next(), random.range(0.4, 1.7));
  }
  const count = faint * (width / 2160) ** 0.6;
  for (let i = 0; i < count; i++) {
    const [u, v] = view.toSky(random.next() * width, random.next() * height);
    const mag = 15.5 + Math.log10(1 - random.next()) / 0.5;
    if (mag < 8.6 || random.next() > dim(u, v)) continue;
    place(u, v, mag, 0.75 + 0.4 * random.gauss());
  }
}

/** The cross that a reflector's vanes draw round a bright star. */
function addSpikes(picture, x, y, flux, tint, sigma, excess) {
  const reach = picture.width * 0.006 * (1 + excess);
  for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
    for (let d = sigma; d < reach; d += sigma * 0.8) {
      const k = flux * 0.004 * Math.exp((-2.6 * d) / reach);
      picture.addPoint(x + dx * d, y + dy * d, sigma * 0.7, k * tint[0], k * tint[1], k * tint[2]);
    }
  }
}

async function telescope({ width, height, view, seed, stars, look, glow, mono = false, base = 0.0016 }) {
  const picture = new Picture(width, height);
  picture.fill((px, py) => {
    const [u, v] = view.toSky(px, py);
    const complex = cloudComplex(u, v);
    const core = greatNebula(u, v);
    const man = runningMan(u, v);
    if (mono) {
      const l = core.ha + core.oiii * 0.06 + man.ha * 1.2 + 0.0055 * complex.ha + base;
      return [l, l, l];
    }
    const gas = mixGas({ ha: core.ha + man.ha + 0.0042 * complex.ha, oiii: core.oiii + man.oiii, blue: core.blue + man.blue });
    for (let c = 0; c < 3; c++) gas[c] += base + BROWN[c] * complex.dust;
    return gas;
  });
  await addStars({ picture, view, seed, mono, ...stars });
  const px = width / 2160;
  addGlow(picture, glow.map(([s, k]) => [s * px, k]));
  vignette(picture, 0.12);
  stretch(picture, look);
  return toBytes(picture, { grain: look.grain ?? 0.012, colour: mono ? 0 : 0.5, seed, display: true });
}

async function wideField({ width, height }) {
  const centre = offsetOf({ ra: 84.35, dec: -2.75 });
  const view = field({ width, height, across: 11.6 * 60, centre });
  const alnitak = offsetOf(ALNITAK);
  const m78 = offsetOf(M78);
  const picture = new Picture(width, height);
  picture.fill((px, py) => {
    const [u, v] = view.toSky(px, py);
    const complex = cloudComplex(u * 0.42 + 300, v * 0.42);
    const near = Math.hypot(u, v) < 70 ? greatNebula(u, v) : { ha: 0, oiii: 0, blue: 0 };
    const man = runningMan(u, v);
    const hu = u - alnitak[0];
    const hv = v - alnitak[1];
    const horse = Math.hypot(hu, hv) < 110 ? horsehead(hu, hv) : { ha: 0, oiii: 0, blue: 0, warm: 0 };
    const d78 = Math.hypot(u - m78[0], v - m78[1]);
    const blob = 0.06 * Math.exp(-((d78 / 6) ** 1.4)) + 0.02 * Math.exp(-((Math.hypot(u - m78[0] - 4, v - m78[1] - 14) / 5) ** 1.5));
    // Barnard's loop: part of a shell round the whole sword.
    const loop = Math.hypot(u + 20, (v - 100) * 0.96) / 400 + 0.05 * (complex.ha - 0.5);
    const shell = (loop > 1 ? Math.exp(-(((loop - 1) / 0.05) ** 2)) : Math.exp(-(((loop - 1) / 0.14) ** 2))) * clamp((-u - 60) / 160);
    const curtain = Math.exp(-((Math.hypot(hu / 150, (hv + 40) / 170)) ** 2));
    const gas = mixGas({
      ha: near.ha + man.ha + horse.ha + complex.ha * (0.0035 + 0.012 * curtain) + 0.0065 * shell * (0.1 + complex.ha),
      oiii: near.oiii + man.oiii + horse.oiii,
      blue: near.blue + man.blue + horse.blue + blob + 0.0012 * complex.ha,
      warm: horse.warm,
    });
    for (let c = 0; c < 3; c++) gas[c] += 0.0022 + BROWN[c] * complex.dust * 0.5;
    return gas;
  });
  await addStars({ picture, view, seed: 5, light: 2.6, faint: 50_000, slope: 0.36, spikes: 0, growth: 0.15 });
  const px = width / 2160;
  addGlow(picture, [[2.4 * px, 0.12], [11 * px, 0.05], [42 * px, 0.02]]);
  vignette(picture, 0.3);
  stretch(picture, { gain: 80, white: 0.8, saturation: 0.85, black: 0.0012 });
  return toBytes(picture, { grain: 0.014, colour: 0.5, seed: 5, display: true });
}

export const frames = [
  { file: '01.jpg', width: 2160, height: 1440, render: wideField },
  {
    file: '02.jpg', width: 2160, height: 1440,
    render: ({ width, height }) => telescope({
      width, height, seed: 7, view: field({ width, height, across: 122, centre: [1.5, 7] }),
      stars: { light: 22, faint: 12000, slope: 0.34, spikes: 1 },
      glow: [[2.6, 0.1], [12, 0.04], [50, 0.02]],
      look: { gain: 46, white: 2.8, saturation: 0.98, black: 0.0012 },
    }),
  },
  {
    file: '03.jpg', width: 2160, height: 1440,
    render: ({ width, height }) => telescope({
      width, height, seed: 8, view: field({ width, height, across: 25, centre: [-0.3, 0.5] }),
      stars: { light: 60, faint: 1600, slope: 0.3, spikes: 1 },
      glow: [[3, 0.1], [16, 0.05]],
      look: { gain: 8, white: 4.6, saturation: 1.08, black: 0.007 },
    }),
  },
  {
    file: '04.jpg', width: 2160, height: 1440,
    render: ({ width, height }) => telescope({
      width, height, seed: 9, mono: true, view: field({ width, height, across: 78, centre: [3.5, -5.5], turn: 0.9 }),
      stars: { light: 9, faint: 7000, slope: 0.33, spikes: 0.6, mono: true },
      glow: [[2.4, 0.08], [14, 0.04]],
      look: { gain: 42, white: 2.4, saturation: 1, black: 0.0012, grain: 0.018 },
    }),
  },
];
