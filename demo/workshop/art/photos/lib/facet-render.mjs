import { Picture } from './picture.mjs';
import { fbm2, noise2 } from './noise.mjs';
import { DEG, add, clamp, cross, dot, mix3, normalize, scale, smoothstep, sub } from './math.mjs';

function camera({ from, at, fov }, aspect) {
  const forward = normalize(sub(at, from));
  const right = normalize(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const k = Math.tan((fov / 2) * DEG);
  return (u, v) => normalize(add(forward, add(scale(right, u * k), scale(up, (v * k) / aspect))));
}

/** A direction round a normal, weighted by its cosine, from two numbers in 0..1. */
function scatter(n, a, b) {
  const helper = Math.abs(n[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0];
  const t = normalize(cross(n, helper));
  const s = cross(n, t);
  const r = Math.sqrt(a);
  const p = 2 * Math.PI * b;
  const [x, y, z] = [r * Math.cos(p), r * Math.sin(p), Math.sqrt(1 - a)];
  return [t[0] * x + s[0] * y + n[0] * z, t[1] * x + s[1] * y + n[1] * z, t[2] * x + s[2] * y + n[2] * z];
}

const fract = (x) => x - Math.floor(x);

/** A number in 0..1 for a pixel and a purpose. Patternless: a regular one would show as stripes. */
function hash(x, y, k) {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(k, 1442695041);
  h = Math.imul(h ^ (h >>> 15), 2246822519);
  h = Math.imul(h ^ (h >>> 13), 3266489917);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/**
 * Renders at twice the size: light and colour apart, the light smoothed inside each facet,
 * then both joined and halved.
 */
export function renderFacets({ width, height, scene, lamps, view, light, samples = 2 }) {
  const [w, h] = [width * 2, height * 2];
  const ray = camera(view, width / height);
  const irradiance = new Float32Array(w * h * 3);
  const albedo = new Float32Array(w * h * 3);
  const fixed = new Float32Array(w * h * 3);
  const facet = new Int32Array(w * h).fill(-1);
  const fog = new Float32Array(w * h);
  const hit = { t: 0, id: -1 };
  const bounce = { t: 0, id: -1 };
  const origin = view.from;
  const weights = new Float64Array(lamps.length);
  const shine = (p, n, x, y, out) => {
    const start = [p[0] + n[0] * 0.004, p[1] + n[1] * 0.004, p[2] + n[2] * 0.004];
    // Direct light from a sun of some breadth.
    const a = hash(x, y, 1);
    const b = hash(x, y, 2);
    if (light.sun) {
      const jitter = light.sun.soft * Math.sqrt(a);
      const to = normalize([light.sun.to[0] + jitter * Math.cos(6.283 * b), light.sun.to[1] + jitter * Math.sin(6.283 * b), light.sun.to[2] + jitter * Math.sin(6.283 * b + 2)]);
      const k = dot(n, to);
      if (k > 0 && !scene.blocked(start, to, 400)) for (let c = 0; c < 3; c++) out[c] += light.sun.colour[c] * k;
    }
    for (let i = 0; i < samples; i++) {
      const to = scatter(n, fract(a + i * 0.7548776662 + 0.31), fract(b + i * 0.5698402909 + 0.17));
      if (scene.nearest(start, to, bounce) && bounce.t < light.reach) {
        const o = bounce.id * 3;
        const glow = scene.glows[bounce.id] ? light.windows * 0.5 : 0;
        for (let c = 0; c < 3; c++) out[c] += (scene.colours[o + c] * (light.fill[c] + glow)) / samples;
      } else {
        const s = light.sky(to);
        for (let c = 0; c < 3; c++) out[c] += s[c] / samples;
      }
    }
    if (light.lamp) {
      // One lamp a pixel, the likelier the nearer, stands for all.
      let total = 0;
      for (let i = 0; i < lamps.length; i++) {
        const [dx, dy, dz] = [lamps[i][0] - p[0], lamps[i][1] - p[1], lamps[i][2] - p[2]];
        const r2 = dx * dx + dy * dy + dz * dz;
        const k = n[0] * dx + n[1] * dy + n[2] * dz;
        weights[i] = k > 0 && r2 < 190 ? k / Math.sqrt(r2) / (r2 + 1.4) : 0;
        total += weights[i];
      }
      if (total > 0) {
        let pick = hash(x, y, 3) * total;
        let i = 0;
        while (i < weights.length - 1 && pick > weights[i]) pick -= weights[i++];
        const d = sub(lamps[i], p);
        const r = Math.hypot(...d);
        if (!scene.blocked(start, scale(d, 1 / r), r - 0.2)) for (let c = 0; c < 3; c++) out[c] += light.lamp[c] * total;
      }
    }
  };

  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const d = ray(((x + 0.5) / w) * 2 - 1, 1 - ((y + 0.5) / h) * 2);
      const found = scene.nearest(origin, d, hit);
      const sea = light.floor !== undefined && d[1] < 0 ? (light.floor - origin[1]) / d[1] : Infinity;
      if (!found || sea < hit.t) {
        const c = sea < Infinity ? seaOrFloor(light, scene, origin, d, sea, x, y, shine) : light.sky(d, true);
        fixed.set(c, i * 3);
        continue;
      }
      let n = [scene.normals[hit.id * 3], scene.normals[hit.id * 3 + 1], scene.normals[hit.id * 3 + 2]];
      if (dot(n, d) > 0) n = scale(n, -1);
      const p = add(origin, scale(d, hit.t));
      facet[i] = hit.id;
      fog[i] = light.fog ? 1 - Math.exp(-Math.max(0, hit.t - light.fog.from) / light.fog.depth) : 0;
      // Pixels of one block of four that see the same facet share its light.
      const mate = x & 1 && facet[i - 1] === hit.id ? i - 1 : y & 1 && facet[i - w] === hit.id ? i - w : -1;
      if (mate >= 0) irradiance.copyWithin(i * 3, mate * 3, mate * 3 + 3);
      else {
        const out = [0, 0, 0];
        shine(p, n, x, y, out);
        irradiance.set(out, i * 3);
      }
      const glow = scene.glows[hit.id] && light.windows;
      for (let c = 0; c < 3; c++) {
        albedo[i * 3 + c] = glow ? 0 : light.clay ? light.clay[c] : scene.colours[hit.id * 3 + c];
        if (glow) fixed[i * 3 + c] = scene.colours[hit.id * 3 + c] * light.windows;
      }
      if (fog[i] > 0) {
        const haze = light.fog.colour;
        for (let c = 0; c < 3; c++) fixed[i * 3 + c] = fixed[i * 3 + c] * (1 - fog[i]) + haze[c] * fog[i];
      }
    }
  }
  smoothFacets(irradiance, facet, scene.normals, w, h);
  const picture = new Picture(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (const j of [y * 2 * w + x * 2, y * 2 * w + x * 2 + 1, (y * 2 + 1) * w + x * 2, (y * 2 + 1) * w + x * 2 + 1]) {
        for (let c = 0; c < 3; c++) picture.data[(y * width + x) * 3 + c] += 0.25 * (fixed[j * 3 + c] + irradiance[j * 3 + c] * albedo[j * 3 + c] * (1 - fog[j]));
      }
    }
  }
  return picture;
}

/** The sea mirrors sky and hill in its ripples; a studio floor takes the model's shadow. */
function seaOrFloor(light, scene, origin, d, t, x, y, shine) {
  const p = add(origin, scale(d, t));
  if (light.clay) {
    const out = [0, 0, 0];
    shine(p, [0, 1, 0], x, y, out);
    const far = smoothstep(60, 150, Math.hypot(p[0], p[2]));
    return mix3([out[0] * light.clay[0], out[1] * light.clay[1], out[2] * light.clay[2]], light.sky(d, true), far);
  }
  const k = 0.05 / (1 + t * 0.012);
  const n = normalize([k * (fbm2(p[0] * 0.5, p[2] * 0.9, 3) + 0.5 * noise2(p[0] * 1.7, p[2] * 2.6)), 1, k * 1.6 * fbm2(p[0] * 0.5 + 40, p[2] * 0.9, 3)]);
  const r = sub(d, scale(n, 2 * dot(d, n)));
  r[1] = Math.max(0.02, r[1]);
  const hit = { t: 0, id: -1 };
  const fresnel = 0.06 + 0.94 * (1 - Math.abs(dot(d, n))) ** 4;
  let mirror = light.sky(normalize(r), true);
  if (scene.nearest(p, r, hit)) {
    const lit = scene.glows[hit.id] && light.windows ? light.windows * 0.6 : 0;
    mirror = [0, 1, 2].map((c) => scene.colours[hit.id * 3 + c] * (light.fill[c] * 1.2 + lit) + (light.sun ? 0.15 * light.sun.colour[c] * scene.colours[hit.id * 3 + c] : 0));
  }
  const water = mix3(light.water, mirror, clamp(fresnel));
  const fog = light.fog ? 1 - Math.exp(-Math.max(0, t - light.fog.from) / (light.fog.depth * 1.6)) : 0;
  return mix3(water, light.fog ? light.fog.colour : water, fog);
}

/** Passes of averaging, wide and narrow, among pixels whose facets face the same way. */
function smoothFacets(data, facet, normals, w, h) {
  const spare = new Float32Array(data.length);
  const same = (a, b) => a === b || (a >= 0 && b >= 0 && normals[a * 3] * normals[b * 3] + normals[a * 3 + 1] * normals[b * 3 + 1] + normals[a * 3 + 2] * normals[b * 3 + 2] > 0.985);
  let [from, to] = [data, spare];
  for (const step of [1, 2, 4, 8, 2, 1]) {
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const i = y * w + x;
        if (facet[i] < 0) continue;
        let [r, g, b, total] = [0, 0, 0, 0];
        const l = from[i * 3] + from[i * 3 + 1] + from[i * 3 + 2];
        for (let v = -1; v <= 1; v++) {
          const yy = y + v * step;
          if (yy < 0 || yy >= h) continue;
          for (let u = -1; u <= 1; u++) {
            const xx = x + u * step;
            if (xx < 0 || xx >= w) continue;
            const j = yy * w + xx;
            if (facet[j] < 0 || !same(facet[i], facet[j])) continue;
            const m = from[j * 3] + from[j * 3 + 1] + from[j * 3 + 2];
            const k = step === 1 ? 1 : 1 / (1 + 4 * Math.abs(m - l) / (m + l + 1e-4));
            r += from[j * 3] * k;
            g += from[j * 3 + 1] * k;
            b += from[j * 3 + 2] * k;
            total += k;
          }
        }
        to[i * 3] = r / total;
        to[i * 3 + 1] = g / total;
        to[i * 3 + 2] = b / total;
      }
    }
    [from, to] = [to, from];
  }
  if (from !== data) data.set(from);
}
