/** What the plates of the notes share: the sheet, inked shapes and Roman numbers. */
import { colour, fill, frame, hatch, line, n, sheet } from '../kit.mjs';

export const width = 1600;
export const height = 1067;

/** A plate with its graduated frame drawn over the parts. */
export const plate = (ground, parts, seed) => sheet({ ground, parts: [parts, frame(ground === colour.night ? colour.mist : colour.night, { height, opacity: 0.5 })], height, seed });

/** A filled shape with its outline in ink. */
export const ink = (d, color = colour.paper, weight = 5, stroke = colour.night) => fill(d, color) + line(d, stroke, weight);

/** A filled shape, shaded towards the lower right inside the box x, y, w, h. */
export const shaded = (d, [x, y, w, h], options = {}) => {
  const { color = colour.paper, weight = 5, reach = 0.5, ...rest } = options;
  const tone = (px, py) => (px - x) / w + (py - y) / h - 2 * reach;
  return fill(d, color) + hatch(d, { angle: 45, gap: 10, width: 2.6, tone, ...rest }) + line(d, rest.color ?? colour.night, weight);
};

const strokes = { I: [['0,0 0,1'], 0], V: [['0,0 .34,1 .68,0'], 0.68], X: [['0,0 .68,1', '.68,0 0,1'], 0.68] };

/** A Roman number such as `VIII` with its centre at x, y. */
export function roman(x, y, number, { high = 50, color = colour.night, weight = 6 } = {}) {
  const gap = 0.3 * high;
  const letters = [...number].map((letter) => strokes[letter]);
  let left = x - (letters.reduce((sum, [, wide]) => sum + wide * high + gap, -gap)) / 2;
  const d = letters.map(([paths, wide]) => {
    const part = paths.map((path) => `M${path.split(' ').map((point) => { const [px, py] = point.split(',').map(Number); return `${n(left + px * high)} ${n(y + (py - 0.5) * high)}`; }).join('L')}`).join('');
    left += wide * high + gap;
    return part;
  });
  return line(d.join(''), color, weight, { cap: 'butt' });
}
