/** AgeEvents AI: the rings of a tree as years, one of them yours, and what happened in the world on it. */
import { arc, brush, circle, clip, colour, curve, dial, fill, frame, group, hatch, line, moving, n, random, rect, sheet, walk } from '../kit.mjs';

const { night, paper, rule, hydrogen } = colour;
const CX = 560;
const CY = 500;

// Every ring shares the trunk's uneven outline, more so towards the bark.
const bulge = (a, k) => 1 + k * (0.035 * Math.cos(a * 2 + 0.6) + 0.02 * Math.cos(a * 3 + 2) + 0.012 * Math.cos(a * 7 + 1));
function ring(radius, seed = 0) {
  const rnd = random(seed + radius);
  return curve(
    Array.from({ length: 36 }, (_, i) => {
      const a = (i / 36) * Math.PI * 2;
      const r = radius * bulge(a, radius / 420) * (1 + (rnd() - 0.5) * 0.012);
      return [CX + r * Math.cos(a), CY + r * Math.sin(a)];
    }),
    true,
  );
}

const rnd = random(5);
const radii = [];
for (let r = 16; r < 376; r += 10 + rnd() * 13) radii.push(Math.round(r));
const AGE = 262;
const trunk = ring(412);
const wood = ring(378);

const events = [
  [1130, 196, -50], [1362, 356, -24], [1130, 500, 0], [1362, 650, 24], [1130, 806, 50],
];
const R = 108;

const pictures = [
  // A rocket.
  () => [
    fill('M0 -78C34 -48 38 0 26 42H-26C-38 0 -34 -48 0 -78Z', night), hatch('M0 -78C34 -48 38 0 26 42H-26C-38 0 -34 -48 0 -78Z', { angle: 90, gap: 8, width: 2.4, color: paper, within: rect(4, -80, 40, 130) }),
    fill('M-28 10L-54 52L-24 42ZM28 10L54 52L24 42Z', night), fill(circle(0, -16, 13), paper), fill('M-16 50H16L0 92Z', hydrogen),
  ],
  // A sailing ship.
  () => [
    fill('M-70 34H70C60 62 44 70 0 70C-44 70 -60 62 -70 34Z', night), fill('M4 -76C50 -50 58 -10 54 22H4Z', hydrogen), fill('M-6 -60C-40 -40 -52 -6 -48 22H-6Z', night),
    hatch('M4 -76C50 -50 58 -10 54 22H4Z', { angle: 60, gap: 8, width: 2.2, within: rect(26, -80, 40, 120) }), line('M-76 84C-56 74 -40 94 -20 84C0 74 16 94 36 84C52 76 64 90 78 84', night, 5),
  ],
  // A wall coming down.
  () => [
    [[-74, 28], [-32, 28], [10, 28], [-53, 2], [-11, 2], [-74, -24], [-32, -24], [-53, -50], [-74, 54], [-32, 54], [10, 54], [52, 54]].map(([x, y], i) => fill(rect(x, y, 38, 22), i % 5 === 2 ? hydrogen : night)),
    fill(rect(-19, -11, 38, 22), night, 'transform="translate(50 -2) rotate(28)"'), fill(rect(-19, -11, 38, 22), hydrogen, 'transform="translate(22 -54) rotate(-32)"'), fill(rect(-19, -11, 38, 22), night, 'transform="translate(66 -56) rotate(60)"'),
  ],
  // A column.
  () => [
    fill('M-62 -72H62V-52H-62ZM-50 -52H50L36 -34H-36ZM-46 66H46V52H-46ZM-60 82H60V66H-60Z', night), fill('M-32 -34H32V52H-32Z', hydrogen),
    line('M-18 -34V52M0 -34V52M18 -34V52', night, 6, { cap: 'butt' }),
  ],
  // A wireless mast.
  () => [
    line('M0 -34L-34 82M0 -34L34 82M-10 0H10M-19 32H19M-28 62H28M-10 0L19 32L-28 62M10 0L-19 32L28 62', night, 6), fill(circle(0, -40, 13), hydrogen), line(circle(0, -40, 13), night, 5),
    line(arc(0, -40, 36, -50, 50) + arc(0, -40, 36, 130, 230) + arc(0, -40, 62, -46, 46) + arc(0, -40, 62, 134, 226), night, 6),
  ],
];

const anchor = (a) => {
  const t = (a * Math.PI) / 180;
  const r = AGE * bulge(t, AGE / 420);
  return [CX + r * Math.cos(t), CY + r * Math.sin(t)];
};

export default sheet({
  ground: paper,
  seed: 6,
  parts: [
    dial(CX, CY, 452, 0, 360, night, { step: 2, size: 18, width: 2 }),
    fill(trunk, night),
    hatch(trunk, { angle: 35, gap: 12, width: 2.4, color: paper, without: ring(384), taper: true, tone: (x, y) => (CX - x + CY - y) / 500 + 0.4, seed: 3 }),
    fill(wood, rule),
    fill(ring(AGE), paper),
    hatch(wood, { angle: 45, gap: 11, width: 2.2, color: night, without: ring(AGE + 14), tone: (x, y) => (x - CX + y - CY) / 520, seed: 8 }),
    radii.map((r, i) => line(ring(r), night, i % 4 === 0 ? 4 : 2, i % 3 === 1 ? { dash: `${90 + r} 12 ${40 + r / 2} 9` } : {})),
    line(ring(AGE), paper, 34), line(ring(AGE), hydrogen, 24), line(ring(AGE), night, 2.4, { dash: '2 14' }),
    clip('cracks', trunk, [fill(brush([[CX + 6, CY + 4], [CX - 120, CY + 150], [CX - 200, CY + 230], [CX - 320, CY + 330]], (t) => 2 + t * 20), night),
    fill(brush([[CX + 60, CY - 110], [CX + 70, CY - 220], [CX + 110, CY - 420]], (t) => 1 + t * 13), night)]),
    fill(circle(CX, CY, 12), night),
    events.map(([x, y, a], i) => {
      const [ax, ay] = anchor(a);
      const reach = Math.hypot(x - ax, y - ay);
      const [ex, ey] = [x - ((x - ax) / reach) * R, y - ((y - ay) / reach) * R];
      return [
        line(`M${n(ax)} ${n(ay)}L${n(ex)} ${n(ey)}`, paper, 13), line(`M${n(ax)} ${n(ay)}L${n(ex)} ${n(ey)}`, night, 5),
        fill(circle(ax, ay, 20), night), fill(circle(ax, ay, 10), paper),
        fill(circle(x, y, R), paper), hatch(circle(x, y, R - 4), { angle: 45, gap: 10, width: 2, tone: (px, py) => (px - x + py - y) / 260, seed: i + 2, color: night }),
        fill(circle(x, y, R - 16), i % 2 ? rule : paper), line(circle(x, y, R), night, 6), line(circle(x, y, R - 16), night, 2),
        group(pictures[i](), `translate(${x} ${y}) scale(.94)`),
      ];
    }),
    frame(night),
  ],
});

// A year passes from one event to the next.
const years = Array.from({ length: 21 }, (_, i) => anchor(-50 + i * 5));
export const moves = moving(paper, walk([fill(circle(0, 0, 20), night), fill(circle(0, 0, 10), paper)], curve(years), 4.6, events.map(([, , a]) => (a + 50) / 100)));
