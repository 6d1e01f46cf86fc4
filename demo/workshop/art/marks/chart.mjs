/** The northern sky around its pole, from real star positions. */
import { circle, line, fill, n } from '../kit.mjs';
import { stars } from './stars.mjs';

const place = new Map(stars.map((star) => [star[0], star]));

/** Figures of the sky as chains of Hipparcos numbers. */
const figures = {
  ursaMajor: [[67301, 65378, 62956, 59774, 54061, 53910, 58001, 59774], [54061, 46733, 41704], [53910, 48319, 46733], [58001, 57399, 54539, 50801], [54539, 50372], [48319, 46853, 44127], [46853, 44471]],
  cassiopeia: [[746, 3179, 4427, 6686, 8886]],
  cepheus: [[105199, 106032, 116727, 112724, 109492, 105199], [106032, 112724]],
  draco: [[85670, 87833, 87585, 85829, 85670], [87585, 94376, 97433, 89937, 83895, 80331, 78527, 75458, 68756, 61281, 56211]],
  cygnus: [[102098, 100453, 98110, 95947], [102488, 100453, 97165, 95853]],
  lyra: [[91262, 91971, 92791, 93194, 92420, 91971]],
  perseus: [[13268, 14328, 15863, 17358, 18532, 18246], [15863, 14576]],
  auriga: [[24608, 28360, 28380, 25428, 23015, 24608]],
  bootes: [[69673, 72105, 74666, 73555, 71075, 69673]],
  andromeda: [[677, 3092, 5447, 9640]],
  hercules: [[84345, 83207, 81693, 80816], [83207, 84380, 81833, 81693], [84380, 87808], [81833, 79992]],
  corona: [[76127, 75695, 76267, 76952, 77512, 78159]],
};

/** The Little Bear, its last star left to the caller: the pole. */
const littleBear = [85822, 82080, 77055, 79822, 75097, 72607, 77055];

/**
 * Projects right ascension and declination (degrees) on a disc whose rim is `edge` declination:
 * equidistant from the pole, turned by `turn` degrees.
 */
export function projection({ cx, cy, radius, edge, turn = 0 }) {
  return ([, ra, dec]) => {
    const r = (radius * (90 - dec)) / (90 - edge);
    const t = ((ra + turn) * Math.PI) / 180;
    return [cx - r * Math.sin(t), cy - r * Math.cos(t), r];
  };
}

/** Stars as dots by magnitude; `skip` lists Hipparcos numbers to leave out. */
export function starDots(view, { color, warm, cool, faintest = 4.6, scale = 1, skip = [], reach = Infinity }) {
  const groups = new Map();
  for (const star of stars) {
    const [id, , , magnitude, hue] = star;
    const [x, y, r] = view(star);
    if (magnitude > faintest || skip.includes(id) || r > reach) continue;
    const size = scale * (1 + 1.35 * Math.max(0, 4.7 - magnitude) ** 1.02);
    const tint = magnitude < 2.6 ? (hue > 0.9 ? warm : hue < 0.05 ? cool : color) : color;
    groups.set(tint, (groups.get(tint) ?? '') + circle(x, y, size));
  }
  return [...groups].map(([tint, d]) => fill(d, tint));
}

/** Lines of the figures, each shortened so that it stops short of its stars. */
export function figureLines(view, { names = Object.keys(figures), color, width, opacity, gap = 9, reach = Infinity }) {
  let d = '';
  for (const name of names) for (const chain of figures[name]) d += chainPath(view, chain, gap, reach);
  return line(d, color, width, { opacity });
}

/** The Little Bear up to the star before the last; `tail` is the line to the pole, drawn apart. */
export function littleBearLines(view, { gap = 9, hole = 20 } = {}) {
  const last = place.get(littleBear[0]);
  const pole = place.get(11767);
  return { body: chainPath(view, littleBear, gap), tail: segment(view(last), view(pole), gap, hole), pole: view(pole) };
}

function chainPath(view, chain, gap, reach = Infinity) {
  let d = '';
  for (let i = 0; i + 1 < chain.length; i++) {
    const [a, b] = [place.get(chain[i]), place.get(chain[i + 1])];
    if (!a || !b) continue;
    const [p, q] = [view(a), view(b)];
    if (Math.max(p[2], q[2]) <= reach) d += segment(p, q, gap, gap);
  }
  return d;
}

function segment([ax, ay], [bx, by], from, to) {
  const length = Math.hypot(bx - ax, by - ay);
  if (length < from + to) return '';
  const at = (t) => `${n(ax + (bx - ax) * t)} ${n(ay + (by - ay) * t)}`;
  return `M${at(from / length)}L${at(1 - to / length)}`;
}

/** Circles of declination and hour lines. */
export function graticule({ cx, cy, radius, edge, step = 10, hours = 24, inner = 10 }) {
  const scale = radius / (90 - edge);
  let d = '';
  for (let dec = 90 - step; dec > edge; dec -= step) d += circle(cx, cy, (90 - dec) * scale);
  for (let h = 0; h < hours; h++) {
    const t = (h * 2 * Math.PI) / hours;
    const r0 = (h % 6 === 0 ? inner : inner * 2) * scale;
    d += `M${n(cx + r0 * Math.sin(t))} ${n(cy - r0 * Math.cos(t))}L${n(cx + radius * Math.sin(t))} ${n(cy - radius * Math.cos(t))}`;
  }
  return d;
}
