/** What the drawings of the stories share: a night sheet, and Roman numbers as keys that no language has to translate. */
import { circle, colour, fill, frame, line, n, sheet } from '../kit.mjs';

/** High enough to be read where a phone shows the sheet a fifth as wide. */
const high = 50;
const ring = 54;
const strokes = { I: [[`M0 0V${high}`, 16]], V: [[`M0 0L16 ${high}L32 0`, 42]], X: [[`M0 0L32 ${high}M32 0L0 ${high}`, 42]] };

/** A key in a ring, such as `IV`, with its centre at x, y. */
export function key(x, y, roman, color = colour.sodium) {
  const letters = [...roman].flatMap((letter) => strokes[letter]);
  const width = letters.reduce((sum, [, step]) => sum + step, 0) - 10;
  let left = x - width / 2;
  const marks = letters.map(([d, step]) => {
    const [, ...rest] = /^(.*)$/.exec(d);
    const moved = rest[0].replace(/([ML])(\S+) (\S+?)(?=[MLV]|$)/g, (_, to, px, py) => `${to}${n(left + Number(px))} ${n(y - high / 2 + Number(py))}`).replace(/V(\S+)/g, (_, py) => `V${n(y - high / 2 + Number(py))}`);
    left += step;
    return moved;
  });
  return fill(circle(x, y, ring), colour.surface) + line(circle(x, y, ring), color, 4) + line(marks.join(''), color, 7, { cap: 'butt' });
}

/** A sheet of the notebook at night, 1600 by 900. */
export const nightSheet = (parts, seed) =>
  sheet({ ground: colour.surface, parts: [frame(colour.mist, { height: 900, opacity: 0.4 }), parts], height: 900, seed });
