import { Picture } from './picture.mjs';
import { milkyWay } from './milky-way.mjs';
import { horizontalToGalactic, starColour, toHorizontal } from './sky.mjs';
import { createRandom } from './random.mjs';
import { fbm2, fbm3 } from './noise.mjs';
import { DEG, clamp, dot, normalize } from './math.mjs';

/** Turns between a camera facing an azimuth and the compass (north, east, up). */
export function compass(azimuth) {
  const [s, c] = [Math.sin(azimuth * DEG), Math.cos(azimuth * DEG)];
  return {
    toSky: ([x, y, z]) => [z * c - x * s, z * s + x * c, y],
    toCamera: ([n, e, u]) => [e * c - n * s, u, n * c + e * s],
  };
}

/** How much starlight passes the air at an altitude (its sine), by colour. */
function air(up) {
  const mass = 1 / Math.max(0.03, up + 0.025);
  return [0.09, 0.14, 0.22].map((k) => 10 ** (-0.4 * k * (mass - 1)));
}

/** Airglow bands, the glow of far towns and the dark of the zenith. */
function skyGlow([n, e, u], { domes, airglow }) {
  const alt = Math.asin(clamp(u, -1, 1)) / DEG;
  const low = Math.exp(-Math.max(0, alt) / 16);
  const ripple = 1 + 0.3 * fbm3(n * 3, e * 3, u * 11, 3);
  const glow = airglow * ripple * (0.25 + 1.1 * Math.exp(-(((alt - 11) / 11) ** 2)));
  const rgb = [0.012 + 0.016 * low + glow * 0.011, 0.0145 + 0.016 * low + glow * 0.0225, 0.024 + 0.013 * low + glow * 0.013];
  for (const [azimuth, width, strength] of domes) {
    const away = ((Math.atan2(e, n) / DEG - azimuth + 540) % 360) - 180;
    const k = strength * Math.exp(-((away / width) ** 2)) * Math.exp(-Math.max(0, alt) / (width * 0.26));
    rgb[0] += 0.12 * k;
    rgb[1] += 0.074 * k;
    rgb[2] += 0.032 * k;
  }
  return rgb;
}

/** The sky without resolved stars, and the Milky Way's brightness for each pixel. */
export function paintSky({ width, height, camera, azimuth, latitude, sidereal, domes, airglow, band = 1 }) {
  const picture = new Picture(width, height);
  const density = new Float32Array(width * height);
  const { toSky } = compass(azimuth);
  const rotation = horizontalToGalactic(latitude, sidereal);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const sky = toSky(camera.ray(x + 0.5, y + 0.5));
      if (sky[2] < -0.03) continue;
      const galactic = rotation.map((row) => dot(row, sky));
      const glow = skyGlow(sky, { domes, airglow });
      const through = air(sky[2]);
      const light = band ? milkyWay(galactic) : [0, 0, 0];
      density[i] = (0.3 * light[0] + 0.5 * light[1] + 0.2 * light[2]) * through[1] + 0.02 * through[1];
      for (let c = 0; c < 3; c++) picture.data[i * 3 + c] = glow[c] + band * 0.2 * light[c] * through[c];
    }
  }
  return { picture, density };
}

/** Real stars, then a multitude of faint ones that follow the band. */
export function paintStars({ picture, density, stars, camera, azimuth, latitude, sidereal, seed, faint, light = 1 }) {
  const { width, height } = picture;
  const { toCamera } = compass(azimuth);
  const sharpness = Math.max(0.62, width / 2600);
  const unit = light * 0.8 * (width / 2100) ** 2;
  for (const star of stars) {
    const sky = toHorizontal(star, latitude, sidereal);
    if (sky[2] < 0) continue;
    const at = camera.project(toCamera(sky));
    if (!at || at[0] < -9 || at[1] < -9 || at[0] > width + 9 || at[1] > height + 9) continue;
    const through = air(sky[2]);
    const flux = unit * 10 ** (-0.4 * (star.mag - 5.6));
    const tint = starColour(star.bv).map((c) => 0.25 + 0.75 * c * c);
    const spread = sharpness * (1 + 0.16 * Math.max(0, 4.5 - star.mag));
    picture.addPoint(at[0], at[1], spread, flux * tint[0] * through[0], flux * tint[1] * through[1], flux * tint[2] * through[2]);
  }
  const random = createRandom(seed);
  const tries = Math.round(faint * (width / 2100) ** 2);
  for (let i = 0; i < tries; i++) {
    const x = random.next() * width;
    const y = random.next() * height;
    const d = density[Math.floor(y) * width + Math.floor(x)];
    if (random.next() > d * 1.5) continue;
    // N(brighter than f) ~ f^-1.2: the log N ~ 0.5 m of the real sky.
    const flux = unit * 0.011 * (1 - random.next()) ** -0.83;
    if (flux > unit * 0.35) continue;
    const tint = starColour(0.4 + 0.45 * random.gauss() + 0.35 * d).map((c) => 0.35 + 0.65 * c);
    picture.addPoint(x, y, sharpness * 0.92, flux * tint[0], flux * tint[1], flux * tint[2]);
  }
}

/** A far mountain ridge: altitude in degrees for a camera azimuth in degrees. */
function ridge(azimuth, seed, base, height) {
  return base + height * (0.6 * fbm2(azimuth * 0.045 + seed, seed, 5) + 0.25 * fbm2(azimuth * 0.22 + seed, 3.3, 4));
}

/** Paints rock and ground over the sky; lights: [{ to, colour, shadow }], ambient: colour of the sky's light. */
export function paintGround({ picture, camera, karst, lights, ambient, ridges, haze }) {
  const { width, height, data } = picture;
  const toLights = lights.map((l) => ({ ...l, to: normalize(l.to) }));
  const shade = (px, py) => {
    const dir = camera.ray(px, py);
    if (dir[1] > 0.78) return null;
    const t = karst.trace(dir);
    if (t === Infinity) {
      const alt = Math.asin(dir[1]) / DEG;
      const az = Math.atan2(dir[0], dir[2]) / DEG;
      for (const r of ridges) {
        if (alt < ridge(az, r.seed, r.base, r.height)) return r.colour;
      }
      return alt < -0.5 ? ridges[0]?.colour ?? [0.004, 0.004, 0.006] : null;
    }
    const p = [dir[0] * t, dir[1] * t, dir[2] * t];
    const n = karst.normal(p);
    const a = karst.albedo(p, n);
    const open = karst.openness(p, n);
    const sky = open * (0.45 + 0.55 * n[1]);
    const out = [a[0] * ambient[0] * sky, a[1] * ambient[1] * sky, a[2] * ambient[2] * sky];
    for (const light of toLights) {
      let to = light.to;
      let k = 1;
      if (light.at) {
        const d = [light.at[0] - p[0], light.at[1] - p[1], light.at[2] - p[2]];
        const r = Math.hypot(...d);
        to = [d[0] / r, d[1] / r, d[2] / r];
        k = 1 / (1 + r * r * (light.fall ?? 0.05));
      }
      const lambert = Math.max(0, dot(n, to));
      if (lambert === 0) continue;
      k *= lambert * (0.35 + 0.65 * open) * (light.shadow === false ? 1 : karst.shadow(p, n, to));
      for (let c = 0; c < 3; c++) out[c] += a[c] * light.colour[c] * k;
    }
    const veil = 1 - Math.exp(-t / 160);
    for (let c = 0; c < 3; c++) out[c] = out[c] * (1 - veil) + haze[c] * veil;
    return out;
  };
  let above = new Uint8Array(width);
  for (let y = 0; y < height; y++) {
    const row = new Uint8Array(width);
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3;
      const hit = shade(x + 0.5, y + 0.5);
      row[x] = hit ? 1 : 0;
      if (!hit) continue;
      // Where sky meets rock, four samples keep the outline smooth.
      if (!above[x] || (x > 0 && !row[x - 1])) {
        const sky = [data[i], data[i + 1], data[i + 2]];
        const sum = [0, 0, 0];
        for (const [ox, oy] of [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]) {
          const s = shade(x + ox, y + oy) ?? sky;
          for (let c = 0; c < 3; c++) sum[c] += s[c] / 4;
        }
        data.set(sum, i);
      } else data.set(hit, i);
    }
    above = row;
  }
}

/** Stars drawn as arcs round the pole during an exposure of some hours. */
export function paintTrails({ picture, stars, camera, azimuth, latitude, sidereal, hours, light }) {
  const { width, height } = picture;
  const { toCamera } = compass(azimuth);
  const sigma = Math.max(0.6, width / 2600);
  for (const star of stars) {
    const tint = starColour(star.bv).map((c) => 0.1 + 0.9 * c * c);
    const flux = light * 10 ** (-0.33 * (star.mag - 5)) * (width / 2100);
    let previous = null;
    for (let minute = 0; minute <= hours * 60; minute += 2) {
      const sky = toHorizontal(star, latitude, sidereal + minute / 4);
      const at = sky[2] > 0 ? camera.project(toCamera(sky)) : null;
      const inside = at && at[0] > -60 && at[1] > -60 && at[0] < width + 60 && at[1] < height + 60;
      if (inside && previous) {
        const length = Math.hypot(at[0] - previous[0], at[1] - previous[1]);
        const steps = Math.max(1, Math.ceil(length / (sigma * 1.1)));
        const k = (flux * air(sky[2])[1] * Math.max(length, 0.35)) / steps;
        const spread = sigma * (star.mag < 2.5 ? 1.5 : star.mag < 4 ? 1.2 : 1);
        for (let i = 0; i < steps; i++) {
          const f = i / steps;
          picture.addPoint(previous[0] + (at[0] - previous[0]) * f, previous[1] + (at[1] - previous[1]) * f, spread, k * tint[0], k * tint[1], k * tint[2]);
        }
      }
      previous = inside ? at : null;
    }
  }
}

