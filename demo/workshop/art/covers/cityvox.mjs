/** CityVox: a city of cubes seen from a corner, and the next piece about to land. */
import { colour, fill, frame, group, hatch, line, move, moving, n, poly, random, rect, sheet } from '../kit.mjs';

const { night, paper, rule, oxygen, oxygenDeep, sodium } = colour;

const U = 62; // half a tile's width
const V = 31; // half a tile's height
const Z = 49; // height of a storey
const iso = (x, y, z = 0) => [800 + (x - y) * U, 236 + (x + y) * V - z * Z];
const quad = (...p) => poly(p.map((q) => iso(...q)));

const rnd = random(64);

/** A block standing on x..x+w, y..y+d from z to z+h, its top in `top`. */
function block(x, y, z, w, d, h, top, { left = paper, right = night, windows = true } = {}) {
  const t = quad([x, y, z + h], [x + w, y, z + h], [x + w, y + d, z + h], [x, y + d, z + h]);
  const l = quad([x, y + d, z + h], [x + w, y + d, z + h], [x + w, y + d, z], [x, y + d, z]);
  const r = quad([x + w, y, z + h], [x + w, y + d, z + h], [x + w, y + d, z], [x + w, y, z]);
  let panes = '';
  let lit = '';
  if (windows) {
    for (let k = 0; k < h; k++) {
      const across = Math.floor(w * 2);
      const along = Math.floor(d * 2);
      for (let i = 0; i < across; i++) {
        const a = x + ((i + 0.5) * w) / across - 0.12;
        panes += quad([a, y + d, z + k + 0.74], [a + 0.24, y + d, z + k + 0.74], [a + 0.24, y + d, z + k + 0.3], [a, y + d, z + k + 0.3]);
      }
      for (let i = 0; i < along; i++) {
        const a = y + ((i + 0.5) * d) / along - 0.12;
        if (rnd() < 0.6) lit += quad([x + w, a, z + k + 0.74], [x + w, a + 0.24, z + k + 0.74], [x + w, a + 0.24, z + k + 0.3], [x + w, a, z + k + 0.3]);
      }
    }
  }
  return [
    fill(l, left), fill(r, right), fill(t, top),
    panes && fill(panes, night), lit && fill(lit, rnd() < 0.25 ? sodium : oxygen),
    line(t + l + r, night, 3.4),
  ];
}
const slab = (x, y, w, d, color) => fill(quad([x, y], [x + w, y], [x + w, y + d], [x, y + d]), color);
const tree = (x, y) => {
  const [px, py] = iso(x, y);
  return [line(`M${n(px)} ${n(py)}V${n(py - 26)}`, night, 6), block(x - 0.24, y - 0.24, 0.5, 0.48, 0.48, 0.55, oxygen, { left: oxygenDeep, windows: false })];
};

// Ground: 11 by 11 tiles, roads at 3 and 7, on a thick base.
const N = 11;
const base = [
  fill(quad([0, N, 0], [N, N, 0], [N, N, -1.1], [0, N, -1.1]), paper), hatch(quad([0, N, 0], [N, N, 0], [N, N, -1.1], [0, N, -1.1]), { angle: 62, gap: 11, width: 2.4, seed: 3 }),
  fill(quad([N, 0, 0], [N, N, 0], [N, N, -1.1], [N, 0, -1.1]), night), hatch(quad([N, 0, 0], [N, N, 0], [N, N, -1.1], [N, 0, -1.1]), { angle: 90, gap: 14, width: 2.2, color: paper, opacity: 0.5, seed: 4 }),
  line(quad([0, N, 0], [N, N, 0], [N, N, -1.1], [0, N, -1.1]) + quad([N, 0, 0], [N, N, 0], [N, N, -1.1], [N, 0, -1.1]), night, 4),
  slab(0, 0, N, N, rule), line(quad([0, 0], [N, 0], [N, N], [0, N]), night, 5),
  slab(3, 0, 1, N, night), slab(0, 3, N, 1, night), slab(7, 0, 1, N, night), slab(0, 7, N, 1, night),
  line([3.5, 7.5].map((k) => `M${iso(k, 0).map(n).join(' ')}L${iso(k, N).map(n).join(' ')}M${iso(0, k).map(n).join(' ')}L${iso(N, k).map(n).join(' ')}`).join(''), paper, 2.6, { dash: '14 12', cap: 'butt' }),
  slab(8, 8, 3, 3, oxygen), hatch(quad([8, 8], [N, 8], [N, N], [8, N]), { angle: 0, gap: 9, width: 2.4, color: oxygenDeep, lift: 0.8, tone: () => 0.7, seed: 5 }), line(quad([8, 8], [N, 8], [N, N], [8, N]), night, 3),
  slab(4, 4, 3, 3, paper), line(quad([4.2, 4.2], [6.8, 4.2], [6.8, 6.8], [4.2, 6.8]), night, 2.4, { dash: '5 7' }),
];

const things = [
  [0.2, 0.2, 0, 1.2, 1.2, 4, paper], [1.6, 0.3, 0, 1.2, 1, 4, oxygen], [0.2, 1.7, 0, 1, 1.1, 2, paper], [1.5, 1.6, 0, 1.3, 1.3, 3, oxygen],
  [4.2, 0.2, 0, 1.2, 1.2, 4, paper], [5.6, 0.2, 0, 1.2, 1.3, 6, oxygen], [4.2, 1.7, 0, 1.1, 1.1, 2, oxygen], [5.6, 1.7, 0, 1.2, 1.1, 3, paper],
  [8.2, 0.2, 0, 1.3, 1.3, 3, oxygen], [9.7, 0.3, 0, 1.1, 1.1, 2, paper], [8.2, 1.7, 0, 1.1, 1.1, 4, paper], [9.6, 1.7, 0, 1.2, 1.1, 1, oxygen],
  [0.2, 4.2, 0, 1.2, 1.3, 3, oxygen], [1.6, 4.2, 0, 1.2, 1.2, 2, paper], [0.2, 5.7, 0, 1.3, 1.1, 4, paper], [1.7, 5.7, 0, 1.1, 1.1, 1, oxygen],
  [8.2, 4.2, 0, 1.2, 1.2, 2, paper], [9.6, 4.2, 0, 1.2, 1.2, 3, oxygen], [8.2, 5.7, 0, 1.2, 1.1, 1, oxygen], [9.7, 5.7, 0, 1.1, 1.1, 2, paper],
  [0.2, 8.2, 0, 1.2, 1.2, 2, paper], [1.6, 8.2, 0, 1.2, 1.3, 1, oxygen], [0.2, 9.6, 0, 1.2, 1.2, 1, oxygen], [1.7, 9.7, 0, 1.1, 1.1, 2, paper],
  [4.2, 8.2, 0, 1.2, 1.2, 3, oxygen], [5.7, 8.2, 0, 1.1, 1.1, 1, paper], [4.2, 9.7, 0, 1.2, 1.1, 1, paper], [5.7, 9.7, 0, 1.1, 1.1, 2, oxygen],
].map(([x, y, z, w, d, h, top]) => ({ depth: x + y + (w + d) / 2, draw: () => [block(x, y, z, w, d, h, top), h > 3 ? block(x + w * 0.3, y + d * 0.3, h, w * 0.4, d * 0.4, 0.5, top === paper ? oxygen : paper, { windows: false }) : ''] }));
const trees = [[4.5, 4.5], [6.5, 4.5], [4.5, 6.5], [6.5, 6.5], [5.5, 4.4], [4.4, 5.5]].map(([x, y]) => ({ depth: x + y, draw: () => tree(x, y) }));
const cars = [[3.3, 2.2, 0.34, 0.6], [7.3, 5.2, 0.34, 0.6], [5.4, 7.3, 0.6, 0.34], [1.4, 3.3, 0.6, 0.34], [9, 3.3, 0.6, 0.34], [3.35, 8.8, 0.34, 0.6]].map(([x, y, w, d]) => ({ depth: x + y + 0.4, draw: () => block(x, y, 0.02, w, d, 0.28, sodium, { left: paper, windows: false }) }));

// The piece in the air over the square, and where it will stand.
const drop = [[5, 6.4], [6.4, 6.4], [6.4, 5]].map(([x, y]) => `M${iso(x, y).map(n).join(' ')}L${iso(x, y, 2.6).map(n).join(' ')}`).join('');
const piece = [
  line(drop, night, 3, { dash: '3 10' }),
  line(quad([5, 5], [6.4, 5], [6.4, 6.4], [5, 6.4]), oxygenDeep, 6, { dash: '12 9' }),
];

const order = [...things, ...trees, ...cars].sort((a, b) => a.depth - b.depth).map((t) => t.draw());

export default sheet({
  ground: paper,
  seed: 24,
  parts: [
    hatch(rect(44, 44, 1512, 912), { angle: 28, gap: 26, width: 1.8, opacity: 0.16, jitter: 0, lift: 0, seed: 2 }), hatch(rect(44, 44, 1512, 912), { angle: -28, gap: 26, width: 1.8, opacity: 0.16, jitter: 0, lift: 0, seed: 3 }),
    base, order, piece,
    group(block(5, 5, 2.6, 1.4, 1.4, 2, sodium, { left: sodium, right: night })),
    frame(night),
  ],
});

// Windows light up, one house after another.
const lamps = [[5.5, 1.7, 2], [5.4, 8.2, 2], [9.5, 0.2, 1], [9.3, 1.7, 2], [2.8, 1.6, 1], [10.8, 4.2, 0]].map(([x, y, z]) => quad([x, y + 0.18, z + 0.74], [x, y + 0.42, z + 0.74], [x, y + 0.42, z + 0.3], [x, y + 0.18, z + 0.3]));
export const moves = moving(paper, lamps.map((lamp, i) => move(fill(lamp, sodium), 'opacity', [0, 0, 1, 1, 0, 0], 4.6, { times: [0, i * 0.08 + 0.02, i * 0.08 + 0.06, 0.86, 0.92, 1] })));
