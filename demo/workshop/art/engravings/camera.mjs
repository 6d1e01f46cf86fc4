import { DEG } from '../photos/lib/math.mjs';

/**
 * Cameras for landscapes. Each has ray(x, y), the direction of a pixel as [right, up, forward],
 * and project(direction), the pixel of a direction or null.
 */

/** An ordinary lens: field of view (horizontal, degrees) and the altitude it points at. */
export function lens({ width, height, fov, altitude }) {
  const focal = width / 2 / Math.tan((fov / 2) * DEG);
  const [s, c] = [Math.sin(altitude * DEG), Math.cos(altitude * DEG)];
  return {
    ray(px, py) {
      const x = (px - width / 2) / focal;
      const y = (height / 2 - py) / focal;
      const k = 1 / Math.sqrt(x * x + y * y + 1);
      return [x * k, (y * c + s) * k, (c - y * s) * k];
    },
    project([x, y, z]) {
      const forward = z * c + y * s;
      if (forward < 0.02) return null;
      return [width / 2 + (focal * x) / forward, height / 2 - (focal * (y * c - z * s)) / forward];
    },
  };
}

/** A stitched panorama in Mercator's projection: degrees across, and the altitude of the lower edge. */
export function panorama({ width, height, fov, bottom }) {
  const k = width / (fov * DEG);
  const y0 = Math.asinh(Math.tan(bottom * DEG));
  return {
    ray(px, py) {
      const azimuth = (px - width / 2) / k;
      const altitude = Math.atan(Math.sinh(y0 + (height - py) / k));
      const c = Math.cos(altitude);
      return [c * Math.sin(azimuth), Math.sin(altitude), c * Math.cos(azimuth)];
    },
    project([x, y, z]) {
      return [width / 2 + Math.atan2(x, z) * k, height - (Math.atanh(Math.min(0.99999, Math.max(-0.99999, y))) - y0) * k];
    },
  };
}
