import { addGlow, stretch, toBytes, vignette } from '../lib/picture.mjs';
import { lens, panorama } from '../lib/camera.mjs';
import { createKarst } from '../lib/karst.mjs';
import { createRandom } from '../lib/random.mjs';
import { loadStars } from '../lib/sky.mjs';
import { paintGround, paintSky, paintStars, paintTrails } from '../lib/night-landscape.mjs';
import { drawHiker } from '../lib/hiker.mjs';

const LATITUDE = 36.95;
const RIDGES = [
  { seed: 4.2, base: 0.6, height: 1.6, colour: [0.0052, 0.0056, 0.0068] },
  { seed: 9.1, base: 1.5, height: 2.4, colour: [0.0092, 0.0098, 0.0112] },
];
const SKYLIGHT = [0.034, 0.042, 0.056];
const HAZE = [0.011, 0.012, 0.014];

/** Scatters low stacks between near and far, leaving the middle open. */
function scatter(seed, count, { near, far, spread, gap = 0, top = [-0.2, 2.2] }) {
  const random = createRandom(seed);
  const towers = [];
  for (let i = 0; i < count; i++) {
    const z = near + (far - near) * random.next() ** 1.4;
    const x = (random.next() * 2 - 1) * spread * z;
    if (Math.abs(x) < gap * z) continue;
    towers.push({ x, z, rx: random.range(1.4, 4.2), rz: random.range(1.2, 3), top: random.range(...top) + z * 0.012 });
  }
  return towers;
}

function finish(picture, { gain, white = 1, saturation = 0.85, corners = 0.35, grain = 0.012, seed }) {
  const px = picture.width / 2100;
  addGlow(picture, [[2.2 * px, 0.1], [9 * px, 0.035], [38 * px, 0.02]]);
  vignette(picture, corners);
  stretch(picture, { gain, white, saturation, black: 0.004 });
  return toBytes(picture, { grain: grain * Math.min(1, 0.5 + px / 2), colour: 0.5, seed, display: true });
}

async function nightScene({ width, height, camera, azimuth, sidereal, towers, seed, domes, airglow = 1, lights, faint = 900_000, slope = 0, people, look, ambient = SKYLIGHT }) {
  const stars = await loadStars(8);
  const place = { camera, azimuth, latitude: LATITUDE, sidereal };
  const { picture, density } = paintSky({ width, height, ...place, domes, airglow });
  paintStars({ picture, density, stars, ...place, seed, faint });
  const karst = createKarst({ seed, towers, slope });
  people?.behind?.(picture, camera, karst);
  paintGround({ picture, camera, karst, lights, ambient, ridges: RIDGES, haze: HAZE });
  people?.front?.(picture, camera, karst);
  return finish(picture, { seed, ...look });
}

const warmSide = (x, k = 1) => ({ to: [x, 0.5, -0.55], colour: [0.085 * k, 0.062 * k, 0.037 * k] });
const coolSide = (x, k = 1) => ({ to: [x, 0.7, -0.2], colour: [0.03 * k, 0.037 * k, 0.05 * k], shadow: false });

export const frames = [
  {
    file: '01.jpg', width: 1920, height: 1280,
    render: ({ width, height }) => nightScene({
      width, height, seed: 11, azimuth: 92, sidereal: 246,
      camera: panorama({ width, height, fov: 168, bottom: -25 }),
      domes: [[178, 34, 0.55], [20, 26, 0.3], [95, 40, 0.12]],
      airglow: 1.15, faint: 1_100_000,
      towers: [
        { x: -9.5, z: 5, rx: 3.2, rz: 2.6, top: 2.3 }, { x: -6.2, z: 9, rx: 2.2, top: 1.1 }, { x: 10.5, z: 4.4, rx: 2.8, rz: 2.4, top: 3.3 },
        { x: 7.6, z: 8.5, rx: 2.1, top: 1.4 }, { x: 0.4, z: 16, rx: 2.3, rz: 1.9, top: 2.7 }, { x: 3.6, z: 18.5, rx: 2.8, top: 1.5 },
        { x: -3.4, z: 19, rx: 2.8, top: 1.3 }, { x: -13, z: 0.5, rx: 3.4, top: 1.2 }, { x: 14, z: 0, rx: 3.2, top: 1.8 },
        ...scatter(21, 26, { near: 14, far: 70, spread: 1.5, top: [-0.4, 1.9] }),
      ],
      lights: [warmSide(0.8, 0.9), coolSide(-0.7, 1)],
      look: { gain: 31, corners: 0.18 },
    }),
  },
  {
    file: '02.jpg', width: 1920, height: 1280,
    render: ({ width, height }) => nightScene({
      width, height, seed: 23, azimuth: 200, sidereal: 284,
      camera: lens({ width, height, fov: 66, altitude: 17 }),
      domes: [[190, 30, 0.5], [235, 30, 0.18]],
      airglow: 0.9, faint: 1_700_000,
      towers: [
        { x: -6.6, z: 10, rx: 2.9, rz: 2.4, top: 4.3 }, { x: -3.4, z: 13, rx: 1.5, top: 1.5 }, { x: 7.4, z: 12, rx: 2.6, rz: 2.2, top: 2.6 },
        { x: 4.6, z: 17, rx: 2.2, top: 0.9 }, { x: 12.4, z: 17, rx: 2.6, top: 4.4 }, { x: -12.5, z: 15, rx: 3.4, top: 3.4 }, { x: 0.6, z: 24, rx: 3, top: 0.8 },
        ...scatter(8, 18, { near: 20, far: 75, spread: 0.75, top: [-0.6, 1.2] }),
      ],
      lights: [warmSide(-0.9, 1.0), coolSide(0.8, 1)],
      look: { gain: 31, corners: 0.42 },
    }),
  },
  {
    file: '03.jpg', width: 1920, height: 1280,
    async render({ width, height }) {
      const seed = 37;
      const camera = lens({ width, height, fov: 92, altitude: 25 });
      const place = { camera, azimuth: 4, latitude: LATITUDE, sidereal: 268 };
      const stars = (await loadStars(8)).filter((s) => s.mag < 6.4);
      const { picture } = paintSky({ width, height, ...place, domes: [[345, 36, 0.75], [40, 30, 0.2]], airglow: 0.9, band: 0 });
      paintTrails({ picture, stars, ...place, hours: 2.6, light: 0.07 });
      const karst = createKarst({
        seed,
        towers: [
          { x: -1.2, z: 12.5, rx: 2.3, rz: 1.9, top: 4.6 }, { x: 2.6, z: 14, rx: 1.7, top: 2.2 }, { x: -5.4, z: 14.5, rx: 2.2, top: 2.0 },
          { x: -12.6, z: 11, rx: 3.4, top: 3.9 }, { x: 11.8, z: 10, rx: 3.0, top: 2.9 }, { x: 8.0, z: 17, rx: 2.4, top: 1.6 },
          ...scatter(31, 20, { near: 18, far: 70, spread: 1.1, top: [-0.5, 1.4] }),
        ],
      });
      paintGround({ picture, camera, karst, lights: [warmSide(0.9, 1.5), coolSide(-0.6, 1.3)], ambient: SKYLIGHT, ridges: RIDGES, haze: HAZE });
      return finish(picture, { seed, gain: 26, corners: 0.4, saturation: 0.95, grain: 0.007 });
    },
  },
  {
    file: '04.jpg', width: 1920, height: 1280,
    render: ({ width, height }) => nightScene({
      width, height, seed: 53, azimuth: 206, sidereal: 292,
      camera: lens({ width, height, fov: 78, altitude: 18 }),
      domes: [[182, 30, 0.45], [240, 36, 0.25]],
      airglow: 1.1, faint: 1_300_000,
      towers: [
        { x: 2.9, z: 11, rx: 2.7, rz: 2.2, top: 0.55, bed: 0.6 }, { x: 6.6, z: 10, rx: 2.2, top: -0.1 }, { x: -8.6, z: 11, rx: 2.7, top: 3.4 },
        { x: -5.0, z: 15, rx: 1.9, top: 1.0 }, { x: 12.6, z: 14, rx: 3.0, top: 2.4 }, { x: -1.6, z: 19, rx: 2.4, top: 0.2 },
        ...scatter(77, 18, { near: 18, far: 70, spread: 0.9, top: [-0.7, 1.0] }),
      ],
      lights: [coolSide(-0.6, 1.2), warmSide(-1, 0.5), { to: [0, 1, 0], at: [2.6, 2.2, 9.4], colour: [0.5, 0.44, 0.34], fall: 0.5 }],
      people: drawHiker({ x: 2.7, z: 10.6, height: 1.75, beam: { azimuth: -0.36, altitude: 0.7 } }),
      look: { gain: 31, corners: 0.42 },
    }),
  },
];
