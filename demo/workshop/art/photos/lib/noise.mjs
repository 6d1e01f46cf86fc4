/** Gradient noise in two and three dimensions and the sums made from it. All values lie about -1 to 1. */
const GRAD2 = new Float64Array(512);
for (let i = 0; i < 256; i++) {
  const a = (i / 256) * 2 * Math.PI;
  GRAD2[i * 2] = Math.cos(a) * 1.42;
  GRAD2[i * 2 + 1] = Math.sin(a) * 1.42;
}

function hash2(x, y) {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return h ^ (h >>> 16);
}

function hash3(x, y, z) {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 1442695041);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return h ^ (h >>> 16);
}

const fade = (t) => t * t * t * (t * (t * 6 - 15) + 10);

function corner2(ix, iy, fx, fy) {
  const g = (hash2(ix, iy) & 255) * 2;
  return GRAD2[g] * fx + GRAD2[g + 1] * fy;
}

export function noise2(x, y) {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const u = fade(fx);
  const v = fade(fy);
  const a = corner2(ix, iy, fx, fy);
  const b = corner2(ix + 1, iy, fx - 1, fy);
  const c = corner2(ix, iy + 1, fx, fy - 1);
  const d = corner2(ix + 1, iy + 1, fx - 1, fy - 1);
  return a + (b - a) * u + (c - a + (a - b - c + d) * u) * v;
}

function corner3(ix, iy, iz, fx, fy, fz) {
  const h = hash3(ix, iy, iz) & 15;
  const u = h < 8 ? fx : fy;
  const v = h < 4 ? fy : h === 12 || h === 14 ? fx : fz;
  return ((h & 1) === 0 ? u : -u) + ((h & 2) === 0 ? v : -v);
}

export function noise3(x, y, z) {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const iz = Math.floor(z);
  const fx = x - ix;
  const fy = y - iy;
  const fz = z - iz;
  const u = fade(fx);
  const v = fade(fy);
  const w = fade(fz);
  const a = corner3(ix, iy, iz, fx, fy, fz);
  const b = corner3(ix + 1, iy, iz, fx - 1, fy, fz);
  const c = corner3(ix, iy + 1, iz, fx, fy - 1, fz);
  const d = corner3(ix + 1, iy + 1, iz, fx - 1, fy - 1, fz);
  const e = corner3(ix, iy, iz + 1, fx, fy, fz - 1);
  const f = corner3(ix + 1, iy, iz + 1, fx - 1, fy, fz - 1);
  const g = corner3(ix, iy + 1, iz + 1, fx, fy - 1, fz - 1);
  const h = corner3(ix + 1, iy + 1, iz + 1, fx - 1, fy - 1, fz - 1);
  const low = a + (b - a) * u + (c - a + (a - b - c + d) * u) * v;
  const high = e + (f - e) * u + (g - e + (e - f - g + h) * u) * v;
  return low + (high - low) * w;
}

/** Fractal sum of octaves. */
export function fbm2(x, y, octaves = 5, gain = 0.5) {
  let sum = 0;
  let amplitude = 1;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    sum += amplitude * noise2(x, y);
    total += amplitude;
    amplitude *= gain;
    // Turning each octave hides the lattice.
    const t = x * 1.6 - y * 1.2;
    y = x * 1.2 + y * 1.6 + 7.13;
    x = t + 3.71;
  }
  return sum / total;
}

export function fbm3(x, y, z, octaves = 5, gain = 0.5) {
  let sum = 0;
  let amplitude = 1;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    sum += amplitude * noise3(x, y, z);
    total += amplitude;
    amplitude *= gain;
    const t = x * 1.6 - y * 1.2;
    y = x * 1.2 + y * 1.6 + 7.13;
    x = t + 3.71;
    z = z * 2.02 + 5.37;
  }
  return sum / total;
}

/** Ridged sum, 0 to 1: sharp crests where the noise crosses zero. */
export function ridged2(x, y, octaves = 5, gain = 0.5) {
  let sum = 0;
  let amplitude = 1;
  let total = 0;
  let weight = 1;
  for (let i = 0; i < octaves; i++) {
    const n = 1 - Math.abs(noise2(x, y));
    const r = n * n * weight;
    sum += amplitude * r;
    total += amplitude;
    weight = r < 0 ? 0 : r > 0.5 ? 1 : r * 2;
    amplitude *= gain;
    const t = x * 1.6 - y * 1.2;
    y = x * 1.2 + y * 1.6 + 7.13;
    x = t + 3.71;
  }
  return sum / total;
}

export function ridged3(x, y, z, octaves = 5, gain = 0.5) {
  let sum = 0;
  let amplitude = 1;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    const n = 1 - Math.abs(noise3(x, y, z));
    sum += amplitude * n * n;
    total += amplitude;
    amplitude *= gain;
    const t = x * 1.6 - y * 1.2;
    y = x * 1.2 + y * 1.6 + 7.13;
    x = t + 3.71;
    z = z * 2.02 + 5.37;
  }
  return sum / total;
}
