import { addGlow, toBytes, vignette } from '../lib/picture.mjs';
import { buildAlcazaba } from '../lib/alcazaba.mjs';
import { createScene } from '../lib/raytracer.mjs';
import { renderFacets } from '../lib/facet-render.mjs';
import { createRandom } from '../lib/random.mjs';
import { clamp, dot, linear, mix3, normalize, smoothstep } from '../lib/math.mjs';

const models = new Map();
function loadModel(mountains) {
  if (!models.has(mountains)) {
    const { mesh, lamps } = buildAlcazaba({ mountains });
    models.set(mountains, { scene: createScene(mesh), lamps });
  }
  return models.get(mountains);
}

/** The model under a light, seen from somewhere; the clay one stands alone on a studio floor. */
function render({ light, ...rest }) {
  return renderFacets({ ...loadModel(!light.clay), light, ...rest });
}

/** Soft shoulder for the highlights, so that sunlit stone keeps its colour. */
function develop(picture, exposure) {
  const d = picture.data;
  for (let i = 0; i < d.length; i++) {
    const v = d[i] * exposure;
    d[i] = v < 0.5 ? v : 0.5 + 0.5 * (1 - Math.exp(-(v - 0.5) / 0.5));
  }
  return picture;
}

const toSun = normalize([-0.86, 0.27, 0.36]);

function sunsetSky(d, seen = false) {
  const up = clamp(d[1], -0.1, 1);
  const low = mix3(linear('#f7b35f'), linear('#e98a5a'), smoothstep(0, 0.16, up));
  const base = mix3(mix3(low, linear('#c79a8d'), smoothstep(0.03, 0.2, up)), linear('#5c7f92'), smoothstep(0.1, 0.62, up));
  const near = Math.max(0, dot(d, toSun));
  const glow = 0.9 * near ** 8 + (seen ? 6 * smoothstep(0.9986, 0.9992, near) : 0);
  if (seen) return [base[0] + glow, base[1] + glow * 0.6, base[2] + glow * 0.22];
  // What lights the shade is mostly the blue above.
  const shade = mix3(base, linear('#6f93ad'), 0.55);
  return [shade[0] * 0.55 + glow * 0.4, shade[1] * 0.6 + glow * 0.25, shade[2] * 0.7 + glow * 0.1];
}

const STARS = Array.from({ length: 700 }, ((random) => () => {
  const z = random.range(0.02, 0.75);
  const a = random.range(0, 2 * Math.PI);
  const r = Math.sqrt(1 - z * z);
  return [r * Math.cos(a), z, r * Math.sin(a), Math.min(4, (1 - random.next()) ** -0.7)];
})(createRandom(9)));

function nightSky(d, seen = false) {
  const up = clamp(d[1], 0, 1);
  const base = mix3(linear('#33475a'), linear('#0d1624'), smoothstep(0, 0.5, up));
  const warm = 0.1 * Math.exp(-up / 0.07);
  const out = [base[0] + warm, base[1] + warm * 0.62, base[2] + warm * 0.35];
  if (seen && d[1] > 0.01) {
    for (const [x, y, z, k] of STARS) {
      const c = d[0] * x + d[1] * y + d[2] * z;
      if (c > 1 - 5e-8 * (0.6 + k)) for (let i = 0; i < 3; i++) out[i] += Math.min(0.9, 0.16 * k);
    }
  }
  return out;
}

const WORLD = { reach: 30, floor: 0 };

export const frames = [
  {
    file: '01.jpg', width: 1800, height: 1200,
    render(size) {
      const picture = render({
        ...size, view: { from: [-40, 21, 72], at: [3.4, 10.2, -2], fov: 37 },
        light: {
          ...WORLD, sky: sunsetSky, sun: { to: toSun, soft: 0.03, colour: [3.3, 1.98, 1.0] }, fill: [0.26, 0.22, 0.2],
          water: linear('#1f4a56'), windows: 0, fog: { from: 85, depth: 250, colour: linear('#e9a878') },
        },
      });
      addGlow(picture, [[size.width * 0.012, 0.05]]);
      vignette(picture, 0.2);
      return toBytes(develop(picture, 0.78), { grain: 0.007, seed: 1 });
    },
  },
  {
    file: '02.jpg', width: 1800, height: 1200,
    render(size) {
      const picture = render({
        ...size, view: { from: [31, 11.5, 58], at: [3, 9.2, -2], fov: 40 },
        light: {
          ...WORLD, sky: nightSky, sun: { to: normalize([0.5, 0.75, 0.15]), soft: 0.03, colour: [0.1, 0.14, 0.2] }, fill: [0.05, 0.04, 0.035],
          lamp: [7.5, 3.9, 1.35], windows: 2.6, water: linear('#0b1c28'), fog: { from: 75, depth: 190, colour: linear('#2f4152') },
        },
      });
      addGlow(picture, [[size.width * 0.003, 0.14], [size.width * 0.014, 0.1]]);
      vignette(picture, 0.3);
      return toBytes(develop(picture, 1.25), { grain: 0.01, seed: 2 });
    },
  },
  {
    file: '03.jpg', width: 1800, height: 1200,
    render(size) {
      const backdrop = linear('#d9d3c8');
      const picture = render({
        ...size, samples: 3, view: { from: [-36, 41, 53], at: [-0.5, 5.6, 0.5], fov: 35 },
        light: {
          ...WORLD, floor: 0.2, reach: 40, clay: [0.74, 0.7, 0.64],
          sky: (d, seen) => (seen ? backdrop.map((v) => v * 0.9) : [0.62, 0.64, 0.66].map((v) => v * (0.7 + 0.3 * clamp(d[1])))),
          sun: { to: normalize([0.62, 0.72, 0.2]), soft: 0.16, colour: [0.95, 0.9, 0.8] }, fill: [0.34, 0.31, 0.28], windows: 0,
        },
      });
      vignette(picture, 0.22);
      return toBytes(develop(picture, 0.92), { grain: 0.006, colour: 0.2, seed: 3 });
    },
  },
];
