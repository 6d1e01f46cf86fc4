import { clamp, segmentDistance, smoothstep } from './math.mjs';

/** Limbs of a standing figure with rucksack and stick, in heights: x1, y1, x2, y2, radius at each end. */
const LIMBS = [
  [-0.055, 0.03, -0.045, 0.27, 0.03, 0.038], [-0.045, 0.27, -0.02, 0.5, 0.04, 0.052],
  [0.075, 0.03, 0.055, 0.27, 0.03, 0.038], [0.055, 0.27, 0.025, 0.5, 0.04, 0.052],
  [-0.09, 0.014, -0.045, 0.014, 0.016, 0.02], [0.05, 0.014, 0.09, 0.014, 0.02, 0.016],
  [0, 0.52, 0, 0.77, 0.068, 0.085], [0, 0.84, 0, 0.86, 0.035, 0.035], [-0.006, 0.925, -0.012, 0.94, 0.052, 0.05],
  [0.07, 0.57, 0.085, 0.78, 0.065, 0.07], [0.06, 0.85, 0.09, 0.84, 0.035, 0.035],
  [-0.07, 0.78, -0.125, 0.64, 0.031, 0.027], [-0.125, 0.64, -0.185, 0.58, 0.026, 0.02],
  [0.08, 0.78, 0.125, 0.62, 0.03, 0.026], [0.125, 0.62, 0.1, 0.5, 0.025, 0.02],
  [-0.19, 0.6, -0.215, 0.01, 0.006, 0.005],
];

/** A hiker on the rock at (x, z) with a lamp on the forehead: the beam behind, the figure in front. */
export function drawHiker({ x, z, height, beam }) {
  const place = (camera, karst) => {
    let foot = 12;
    while (foot > -3 && karst.distance(x, foot, z) > 0.02) foot -= 0.01;
    const project = (px, py) => {
      const r = Math.hypot(px, py, z);
      return camera.project([px / r, py / r, z / r]);
    };
    const [fx, fy] = project(x, foot - 0.02);
    const [, hy] = project(x, foot + height);
    return { fx, fy, size: fy - hy };
  };
  return {
    behind(picture, camera, karst) {
      const { fx, fy, size } = place(camera, karst);
      const [lx, ly] = [fx - 0.05 * size, fy - 0.94 * size];
      const [ux, uy] = [Math.sin(beam.azimuth), -Math.cos(beam.azimuth)];
      const { width, height: rows, data } = picture;
      for (let py = 0; py < rows; py++) {
        for (let px = 0; px < width; px++) {
          const along = ((px - lx) * ux + (py - ly) * uy) / size;
          if (along <= 0) continue;
          const across = Math.abs((px - lx) * uy - (py - ly) * ux) / size;
          const open = 0.035 + along * 0.115;
          const edge = across / open;
          const core = Math.exp(-edge * edge * 1.6);
          const k = (core * 0.1) / (0.5 + along * 1.1) * Math.exp(-along / 7);
          const i = (py * width + px) * 3;
          data[i] += k * 0.9;
          data[i + 1] += k * 0.93;
          data[i + 2] += k * 0.9;
        }
      }
    },
    front(picture, camera, karst) {
      const { fx, fy, size } = place(camera, karst);
      const { width, height: rows, data } = picture;
      const x0 = Math.max(0, Math.floor(fx - size * 0.4));
      const x1 = Math.min(width, Math.ceil(fx + size * 0.4));
      const y0 = Math.max(0, Math.floor(fy - size * 1.1));
      const y1 = Math.min(rows, Math.ceil(fy + size * 0.05));
      for (let py = y0; py < y1; py++) {
        for (let px = x0; px < x1; px++) {
          const u = (px + 0.5 - fx) / size;
          const v = (fy - py - 0.5) / size;
          let inside = 1;
          for (const [ax, ay, bx, by, ra, rb] of LIMBS) {
            const t = clamp(((u - ax) * (bx - ax) + (v - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2));
            inside = Math.min(inside, segmentDistance(u, v, ax, ay, bx, by) - (ra + (rb - ra) * t));
          }
          const cover = smoothstep(0.7 / size, -0.7 / size, inside);
          if (cover === 0) continue;
          // A thin rim where the lamp's spill catches the jacket.
          const rim = smoothstep(-0.022, 0, inside) * smoothstep(0.2, 0.9, v) * (u < 0 ? 0.02 : 0.004);
          const i = (py * width + px) * 3;
          const body = [0.0035 + rim * 1.1, 0.0035 + rim, 0.0042 + rim * 0.8];
          for (let c = 0; c < 3; c++) data[i + c] = data[i + c] * (1 - cover) + body[c] * cover;
        }
      }
      const lamp = Math.max(1, size * 0.016);
      picture.addPoint(fx - 0.055 * size, fy - 0.945 * size, lamp, 14 * lamp * lamp, 13 * lamp * lamp, 11 * lamp * lamp);
    },
  };
}
