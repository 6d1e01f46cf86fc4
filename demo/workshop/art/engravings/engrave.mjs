/** The engraver's hand: lines that swell with the light of a picture, real stars, and limestone. */
import { circle, colour, curve, fill, hatch, line, n, random, sheet } from '../kit.mjs';
import { DEG, clamp, dot } from '../photos/lib/math.mjs';
import { horizontalToGalactic, loadStars, toHorizontal } from '../photos/lib/sky.mjs';
import { milkyWay } from './milky-way.mjs';

export const size = { width: 1800, height: 1200 };
const latitude = 36.95;

/** A plate without a frame: pages may show any part of it. */
export const plate = (parts, { ground = '#0D1420', seed = 1 } = {}) => sheet({ ...size, inset: 0, ground, seed, parts });

/** Parallel lines over the plate as lists of points; `angle` in degrees. */
export function parallels({ gap = 8, angle = 0, step = 12 } = {}) {
  const [s, c] = [Math.sin(angle * DEG), Math.cos(angle * DEG)];
  const reach = Math.hypot(size.width, size.height) / 2;
  const lines = [];
  for (let v = -reach; v < reach; v += gap) {
    const points = [];
    for (let u = -reach; u <= reach; u += step) points.push([size.width / 2 + u * c - v * s, size.height / 2 + u * s + v * c]);
    lines.push(points);
  }
  return lines;
}

/** Circles round a centre as lists of points. */
export function rings(cx, cy, { gap = 8, from = gap, to, step = 12 }) {
  const lines = [];
  for (let r = from; r < to; r += gap) {
    const count = Math.max(12, Math.ceil((2 * Math.PI * r) / step));
    lines.push(Array.from({ length: count + 1 }, (_, i) => [cx + r * Math.cos((i / count) * 2 * Math.PI), cy + r * Math.sin((i / count) * 2 * Math.PI)]));
  }
  return lines;
}

/** Draws lines as wide as `tone(x, y)` (0 to 1) says, with pointed ends. `width` is that of tone 1. */
export function swell(lines, tone, { color = colour.paper, width = 6, least = 0.1, opacity = 1 } = {}) {
  let d = '';
  for (const points of lines) {
    let run = [];
    const end = () => {
      if (run.length > 1) {
        const back = run.map(([x, y, nx, ny, w]) => [x - nx * w, y - ny * w]).reverse();
        d += `M${[...run.map(([x, y, nx, ny, w]) => [x + nx * w, y + ny * w]), ...back].map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
      }
      run = [];
    };
    points.forEach(([x, y], i) => {
      const inside = x > -9 && y > -9 && x < size.width + 9 && y < size.height + 9;
      const t = inside ? clamp(tone(x, y)) : 0;
      if (t < least) return end();
      const [ax, ay] = points[Math.max(0, i - 1)];
      const [bx, by] = points[Math.min(points.length - 1, i + 1)];
      const length = Math.hypot(bx - ax, by - ay) || 1;
      run.push([x, y, -(by - ay) / length, (bx - ax) / length, (t * width) / 2]);
    });
    end();
  }
  return `<path d="${d}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

const starColour = (bv) => (bv > 1.1 ? '#F6C98A' : bv < 0.05 ? '#BFE3DE' : colour.paper);
const stars = (await loadStars(8)).filter(({ mag }) => mag < 6.6);

/** Dots for `[x, y, magnitude, colour index]`; brighter is larger. */
export function dots(list, { scale = 1 } = {}) {
  const groups = {};
  for (const [x, y, mag, bv] of list) (groups[starColour(bv)] ??= []).push(circle(x, y, scale * Math.max(0.8, 5.6 * 10 ** (-0.13 * (mag + 1)))));
  return Object.entries(groups).map(([color, discs]) => fill(discs.join(''), color));
}

/** The sky over El Torcal: where stars are on the plate, and how bright the Milky Way is at a point. */
export function nightSky({ camera, azimuth, sidereal }) {
  const [s, c] = [Math.sin(azimuth * DEG), Math.cos(azimuth * DEG)];
  const toCamera = ([north, east, up]) => [east * c - north * s, up, north * c + east * s];
  const rotation = horizontalToGalactic(latitude, sidereal);
  const place = (star, turned = 0) => {
    const sky = toHorizontal(star, latitude, sidereal + turned);
    return sky[2] > -0.05 ? camera.project(toCamera(sky)) : null;
  };
  return {
    place,
    catalogue: (faintest) => stars.filter(({ mag }) => mag < faintest),
    stars: (faintest = 6.6) => stars.filter(({ mag }) => mag < faintest).flatMap((star) => { const at = place(star); return at ? [[...at, star.mag, star.bv]] : []; }),
    altitude: (x, y) => Math.asin(camera.ray(x, y)[1]) / DEG,
    milkyWay(x, y) {
      const [right, up, forward] = camera.ray(x, y);
      if (up < 0) return 0;
      const [r, g, b] = milkyWay(rotation.map((row) => dot(row, [forward * c - right * s, forward * s + right * c, up])));
      return (0.3 * r + 0.5 * g + 0.2 * b) * 10 ** (-0.06 * (1 / (up + 0.03) - 1));
    },
  };
}

const stone = { near: ['#232D40', '#ECE8DF'], mid: ['#1B2434', '#A9AFBA'], far: ['#141C2A', '#57627A'] };

/** A tower of limestone: slabs on one another, lit from one side. `width(t)` from the top (0) to the foot (1). */
export function tower({ x, top, bottom = size.height + 20, width, seed, depth = 'near', lit = 'left', slab = 1 }) {
  const [dark, light] = stone[depth];
  const rnd = random(seed);
  const out = [];
  for (let y = top, i = 0; y < bottom; i++) {
    const h = slab * (18 + 46 * rnd() ** 1.5);
    const half = (width((y - top) / (bottom - top)) / 2) * (0.86 + 0.26 * rnd());
    const middle = x + (rnd() - 0.5) * half * 0.22;
    const [l, r] = [middle - half, middle + half];
    const sag = (k = 1) => (rnd() - 0.5) * h * 0.22 * k;
    const crown = i ? 0 : h * 0.34;
    const shape = curve(
      [[l + h * 0.18, y + sag()], [l + half * (0.3 + 0.4 * rnd()), y - crown + sag()], [middle + half * 0.2, y - crown * 0.6 + sag()], [r - half * 0.4 * rnd(), y - crown * 0.5 + sag()], [r - h * 0.16, y + 3], [r + sag(), y + h * (0.3 + 0.3 * rnd())], [r - h * (0.14 + 0.2 * rnd()), y + h - 2], [middle, y + h + sag()], [l + h * (0.14 + 0.2 * rnd()), y + h - 2], [l + sag(), y + h * (0.35 + 0.3 * rnd())]],
      true,
      0.65,
    );
    const side = lit === 'left' ? (px) => (px - l) / (r - l) : (px) => (r - px) / (r - l);
    const joint = l + (r - l) * (0.25 + 0.5 * rnd());
    out.push(
      fill(shape, dark),
      hatch(shape, { angle: 97, gap: 5, width: 1.9, color: light, seed: seed + i, taper: true, tone: (px, py) => 1.15 - side(px) * 1.7 - ((py - y) / h) * 0.3 }),
      hatch(shape, { angle: 2, gap: 4.6, width: 1.5, color: light, seed: seed + i + 70, opacity: 0.8, tone: (px, py) => 0.95 - ((py - y) / h) * 1.5 - side(px) * 0.35 }),
      hatch(shape, { angle: 58, gap: 9, width: 1.4, color: light, seed: seed + i + 90, opacity: 0.3 }),
      line(curve([[l + 5, y + h], [middle - half * 0.3, y + h + sag(0.5)], [middle + half * 0.4, y + h + sag(0.5)], [r - 5, y + h]]), colour.night, 4),
      rnd() < 0.45 ? line(curve([[joint, y + 4], [joint + sag(), y + h * 0.5], [joint + sag(), y + h]]), colour.night, 3) : '',
    );
    y += h;
  }
  return out;
}
