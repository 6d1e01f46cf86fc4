// Draws the launcher icons: a cloud before a sodium sun inside a chart ring, with three strokes of rain.
// Usage: node icons.mjs <res folder>. Everything is a signed distance on a 108 x 108 field (the size of an
// adaptive icon, of which launchers always show the middle 66), so each size is drawn sharp, never scaled.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { png } from './png.mjs';

const INK = [11, 14, 20];
const PAPER = [236, 232, 223];
const SODIUM = [242, 181, 68];
const OXYGEN = [127, 209, 199];
const LINE = [66, 80, 106];
const FIELD = 108;

const circle = (cx, cy, r) => (x, y) => Math.hypot(x - cx, y - cy) - r;
const union = (...shapes) => (x, y) => Math.min(...shapes.map((shape) => shape(x, y)));
const without = (shape, hole, gap) => (x, y) => Math.max(shape(x, y), gap - hole(x, y));
const stroke = (ax, ay, bx, by, width) => (x, y) => {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy) - width / 2;
};
const roundedBox = (x0, y0, x1, y1, r) => (x, y) => {
  const dx = Math.max(x0 + r - x, x - x1 + r);
  const dy = Math.max(y0 + r - y, y - y1 + r);
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - r;
};

const cloud = union(circle(45, 57, 8), circle(54, 51.5, 10.5), circle(65, 58, 7), roundedBox(36, 55, 73, 65, 5));
const sun = without(circle(64, 43.5, 9.5), cloud, 2);
const rain = union(stroke(47, 69.5, 45, 75, 2.2), stroke(55, 69.5, 52, 78, 2.2), stroke(63, 69.5, 61, 75, 2.2));
const ring = (x, y) => Math.abs(Math.hypot(x - 54, y - 54) - 30.5) - 0.45;
const ticks = union(
  ...Array.from({ length: 36 }, (_, n) => {
    const angle = (n * Math.PI) / 18;
    const inner = n % 9 === 0 ? 27 : 28.8;
    return stroke(
      54 + inner * Math.cos(angle), 54 + inner * Math.sin(angle),
      54 + 30.5 * Math.cos(angle), 54 + 30.5 * Math.sin(angle), 0.7,
    );
  }),
);
const clearOfCloud = (shape) => without(without(shape, cloud, 2.5), union(sun, rain), 2.5);

const foreground = [
  [clearOfCloud(union(ring, ticks)), LINE],
  [sun, SODIUM],
  [cloud, PAPER],
  [rain, OXYGEN],
];
const monochrome = [[union(sun, cloud, rain), [255, 255, 255]]];
const legacy = [[roundedBox(18, 18, 90, 90, 16), INK], ...foreground];

/** Paints layers over transparency: `size` pixels show the field from `from` to 108 - `from`. */
function paint(layers, size, from = 0) {
  const unit = (FIELD - 2 * from) / size;
  const pixels = Buffer.alloc(size * size * 4);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const [x, y] = [from + (column + 0.5) * unit, from + (row + 0.5) * unit];
      let [r, g, b, alpha] = [0, 0, 0, 0];
      for (const [shape, colour] of layers) {
        const cover = Math.min(1, Math.max(0, 0.5 - shape(x, y) / unit));
        const kept = alpha * (1 - cover);
        const total = cover + kept;
        if (total === 0) continue;
        [r, g, b] = [r, g, b].map((under, i) => (colour[i] * cover + under * kept) / total);
        alpha = total;
      }
      pixels.set([r, g, b, alpha * 255].map(Math.round), (row * size + column) * 4);
    }
  }
  return png(size, size, pixels);
}

const res = process.argv[2];
if (!res) {
  console.error('usage: node icons.mjs <res folder>');
  process.exit(2);
}
const write = (density, name, bytes) => {
  const folder = join(res, `mipmap-${density}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.png`), bytes);
};
for (const [density, scale] of [['mdpi', 1], ['hdpi', 1.5], ['xhdpi', 2], ['xxhdpi', 3], ['xxxhdpi', 4]]) {
  write(density, 'ic_launcher', paint(legacy, 48 * scale, 16));
}
write('xxhdpi', 'ic_launcher_foreground', paint(foreground, FIELD * 3));
write('xxhdpi', 'ic_launcher_monochrome', paint(monochrome, FIELD * 3));
