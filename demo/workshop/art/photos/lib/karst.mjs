import { createRandom } from './random.mjs';
import { fbm2, noise2, noise3 } from './noise.mjs';
import { DEG, clamp, normalize, smoothstep } from './math.mjs';

/**
 * Limestone towers of stacked slabs, as at El Torcal, on rough ground; traced as a distance field.
 * Axes: x right, y up, z away from the camera, metres; the eye is at the origin.
 * A tower is { x, z, rx, rz, top, turn }: outline radii, height of its top above the eye's level.
 */
export function createKarst({ seed, towers, eye = 1.7, slope = 0 }) {
  const random = createRandom(seed);
  const stacks = towers.map((t) => layered(t, random, eye));

  const ground = (x, z) => -eye + slope * z + 0.5 * fbm2(x * 0.16, z * 0.16, 3) + 0.12 * noise2(x * 0.9, z * 0.9);

  // For each degree of azimuth, the towers that a ray may meet and the highest altitude of one (as a sine).
  const sectors = Array.from({ length: 360 }, () => ({ near: [], high: -1 }));
  for (const s of stacks) {
    const reach = Math.hypot(s.x, s.z);
    const middle = Math.atan2(s.x, s.z) / DEG;
    const half = reach <= s.bound + 2.5 ? 180 : Math.asin((s.bound + 2.5) / reach) / DEG + 1;
    const nearest = Math.max(0.4, reach - s.bound);
    for (let a = Math.floor(middle - half); a <= middle + half; a++) {
      const sector = sectors[(a + 720) % 360];
      if (!sector.near.includes(s)) sector.near.push(s);
      sector.high = Math.max(sector.high, (s.top + 0.4) / Math.hypot(s.top + 0.4, nearest));
    }
  }
  const sectorOf = (x, z) => sectors[(Math.round(Math.atan2(x, z) / DEG) + 720) % 360];

  function distance(x, y, z, towers = sectorOf(x, z).near) {
    // The ground never rises far above its mean, so most points can skip its noise.
    let best = (y + eye - slope * z - 0.65) * 0.75;
    if (best < 1.2) best = (y - ground(x, z)) * 0.75;
    for (const s of towers) {
      const dx = x - s.x;
      const dz = z - s.z;
      const far = Math.sqrt(dx * dx + dz * dz) - s.bound;
      if (far > best || y - s.top > best) continue;
      const lx = dx * s.cos + dz * s.sin;
      const lz = dz * s.cos - dx * s.sin;
      // Between an ellipse and a rectangle.
      const ex = Math.abs(lx) / s.rx;
      const ez = Math.abs(lz) / s.rz;
      const q = 0.6 * Math.sqrt(ex * ex + ez * ez) + 0.4 * Math.max(ex, ez);
      let d = (q - 1) * Math.min(s.rx, s.rz);
      // Far from the wall its relief need not be known, only bounded.
      if (d > 1.3) d -= 0.95;
      else d += offset(s, x, y, z);
      const cap = y - s.top - 0.14 * noise2(x * 1.3 + s.key, z * 1.3);
      // Rounded where the top meets the wall.
      const r = 0.16;
      const a = Math.max(d + r, 0);
      const c = Math.max(cap + r, 0);
      const solid = Math.min(Math.max(d, cap) , 0) + Math.sqrt(a * a + c * c) - r;
      if (solid < best) best = solid;
    }
    return best;
  }

  /** How far the wall stands back from the outline at this height. */
  function offset(s, x, y, z) {
    const sag = 0.1 * noise2(x * 0.45 + s.key, z * 0.45);
    const h = (y + sag - s.low) / (s.top - s.low);
    let k = 0;
    while (k < s.edges.length - 2 && h > s.edges[k + 1]) k++;
    const t = clamp((h - s.edges[k]) / (s.edges[k + 1] - s.edges[k]));
    const u = Math.abs(2 * t - 1);
    const groove = s.grooves[k] * u * u * u * u * u * u;
    const local = 0.3 * noise3(x * 0.75 + s.key, k * 5.3, z * 0.75) + 0.13 * noise3(x * 2.4, y * 3.2 + k, z * 2.4);
    const joint = 0.3 * smoothstep(0.1, 0, Math.abs(noise2(x * 0.55 + s.key, z * 0.55 + k * 0.35)));
    const lean = 0.28 * noise2(y * 0.5 + s.key, x * 0.3 + z * 0.3);
    return s.back[k] + groove + local + joint + lean;
  }

  /** Distance along a ray to the rock, or Infinity. */
  function trace(dir, limit = 220) {
    const { near, high } = sectorOf(dir[0], dir[2]);
    if (dir[1] > Math.max(0.02, high)) return Infinity;
    const probe = (t) => distance(dir[0] * t, dir[1] * t, dir[2] * t, near);
    let t = 0.6;
    let last = t;
    for (let i = 0; i < 110 && t < limit; i++) {
      const d = probe(t);
      if (d < 0) {
        // Stepped into the rock: close in on its face.
        for (let k = 0; k < 7; k++) {
          const middle = (last + t) / 2;
          if (probe(middle) < 0) t = middle;
          else last = middle;
        }
        return t;
      }
      if (d < 0.0005 * t) return t;
      last = t;
      t += d * 0.7 + 0.0002 * t;
    }
    return t < limit ? t : Infinity;
  }

  function normal(p) {
    const e = 0.012 + 0.0006 * p[2];
    const d = distance(p[0], p[1], p[2]);
    const n = normalize([
      distance(p[0] + e, p[1], p[2]) - d,
      distance(p[0], p[1] + e, p[2]) - d,
      distance(p[0], p[1], p[2] + e) - d,
    ]);
    // Pits and flutes too small to trace.
    const rough = 0.42 / (1 + p[2] * 0.03);
    const bump = (k) => noise3(p[0] * 5 + k, p[1] * 8, p[2] * 5) + 0.7 * noise3(p[0] * 15, p[1] * 17 + k, p[2] * 15);
    return normalize([n[0] + rough * bump(0), n[1] + rough * bump(31), n[2] + rough * bump(67)]);
  }

  function openness(p, n) {
    let blocked = 0;
    for (let i = 1; i <= 4; i++) {
      const h = 0.09 * i * i;
      blocked += Math.max(0, h - distance(p[0] + n[0] * h, p[1] + n[1] * h, p[2] + n[2] * h)) / h / (i + 1);
    }
    return clamp(1 - blocked * 0.95);
  }

  function shadow(p, n, to, reach = 14) {
    let t = 0.12;
    let lit = 1;
    const [x, y, z] = [p[0] + n[0] * 0.05, p[1] + n[1] * 0.05, p[2] + n[2] * 0.05];
    for (let i = 0; i < 14 && t < reach; i++) {
      const d = distance(x + to[0] * t, y + to[1] * t, z + to[2] * t);
      if (d < 0.01) return 0;
      lit = Math.min(lit, (d / t) * 7);
      t += Math.max(0.1, d * 0.8);
    }
    return smoothstep(0, 1, lit);
  }

  /** Reflectance at a point: grey limestone, ochre stains, lichen, scrub on the ground. */
  function albedo(p, n) {
    const stain = fbm2(p[0] * 0.7 + p[1] * 0.4, p[2] * 0.7 + p[1] * 1.3, 4);
    const speck = noise3(p[0] * 7, p[1] * 7, p[2] * 7);
    const base = 0.42 + 0.2 * stain + 0.1 * speck;
    const isGround = p[1] - ground(p[0], p[2]) < 0.12;
    if (isGround) {
      const scrub = clamp(0.42 + 0.8 * fbm2(p[0] * 1.1, p[2] * 1.1, 5, 0.62), 0.06, 1);
      const stone = smoothstep(0.05, 0.42, fbm2(p[0] * 4.5 + 8, p[2] * 4.5, 4, 0.6)) * 0.2;
      return [0.34 * scrub + stone, 0.33 * scrub + stone * 0.96, 0.22 * scrub + stone * 0.86];
    }
    const lichen = smoothstep(0.1, 0.5, stain + 0.35 * n[1]) * 0.35;
    return [base * (1.02 - 0.35 * lichen), base * (0.97 - 0.32 * lichen), base * (0.88 - 0.5 * lichen)];
  }

  return { trace, normal, openness, shadow, albedo, distance, ground };
}

function layered(t, random, eye) {
  const low = -eye - 1.5;
  const count = Math.max(4, Math.round((t.top - low) / (t.bed ?? random.range(0.5, 0.85))));
  const edges = [0];
  for (let i = 0; i < count; i++) edges.push(edges[i] + random.range(0.35, 1.35));
  const total = edges[count];
  const back = [];
  const grooves = [];
  for (let i = 0; i < count; i++) {
    const rise = i / count;
    back.push(random.range(-0.15, 0.42) * (0.5 + rise) + 0.5 * rise * rise);
    grooves.push(random.range(0.16, 0.5));
  }
  back[count - 1] = random.range(0.0, 0.25);
  const turn = t.turn ?? random.range(-0.5, 0.5);
  return {
    ...t, low, back, grooves,
    edges: edges.map((e) => e / total),
    rx: t.rx, rz: t.rz ?? t.rx * 0.8,
    cos: Math.cos(turn), sin: Math.sin(turn),
    bound: Math.max(t.rx, t.rz ?? 0) * 1.45 + 1.2,
    key: random.range(0, 200),
  };
}
