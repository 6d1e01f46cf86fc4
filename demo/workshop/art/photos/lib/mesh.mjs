/** A growing list of coloured triangles. Axes: x east, y up, z south. */
export class Mesh {
  positions = [];
  colours = [];
  glows = [];

  /** One triangle; the corners counter-clockwise seen from outside. glow: it shines by itself. */
  triangle(a, b, c, colour, glow = 0) {
    this.positions.push(...a, ...b, ...c);
    this.colours.push(...colour);
    this.glows.push(glow);
  }

  quad(a, b, c, d, colour, glow = 0) {
    this.triangle(a, b, c, colour, glow);
    this.triangle(a, c, d, colour, glow);
  }

  /** An upright box on a turned rectangle; `flare` widens its foot. */
  box({ x, z, low, high, w, d, turn = 0, colour, top = colour, flare = 0, glow = 0 }) {
    const [s, c] = [Math.sin(turn), Math.cos(turn)];
    const corner = (i, j, y, grow) => [x + i * (w / 2 + grow) * c - j * (d / 2 + grow) * s, y, z + i * (w / 2 + grow) * s + j * (d / 2 + grow) * c];
    const foot = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([i, j]) => corner(i, j, low, flare));
    const head = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([i, j]) => corner(i, j, high, 0));
    for (let i = 0; i < 4; i++) {
      const n = (i + 1) % 4;
      this.quad(foot[n], foot[i], head[i], head[n], colour, glow);
    }
    this.quad(head[3], head[2], head[1], head[0], top, glow);
  }

  /** A hipped roof over a turned rectangle, with eaves. */
  roof({ x, z, low, rise, w, d, turn = 0, colour, eaves = 0.2 }) {
    const [s, c] = [Math.sin(turn), Math.cos(turn)];
    const at = (i, j, y) => [x + i * c - j * s, y, z + i * s + j * c];
    const [hw, hd] = [w / 2 + eaves, d / 2 + eaves];
    const ridge = Math.max(0, hw - hd);
    const [a, b, e, f] = [at(-hw, -hd, low), at(hw, -hd, low), at(hw, hd, low), at(-hw, hd, low)];
    const [l, r] = [at(-ridge, 0, low + rise), at(ridge, 0, low + rise)];
    this.quad(b, a, l, r, colour);
    this.quad(f, e, r, l, colour);
    this.triangle(e, b, r, colour);
    this.triangle(a, f, l, colour);
    this.quad(a, b, e, f, colour.map((v) => v * 0.6));
  }

  /** A cone or, with `topRadius`, a tapering prism. */
  cone({ x, z, low, high, radius, topRadius = 0, sides = 6, turn = 0, colour, lean = [0, 0] }) {
    const ring = (r, y, dx, dz) => Array.from({ length: sides }, (_, i) => {
      const a = turn + (i / sides) * 2 * Math.PI;
      return [x + dx + r * Math.cos(a), y, z + dz + r * Math.sin(a)];
    });
    const foot = ring(radius, low, 0, 0);
    const head = topRadius ? ring(topRadius, high, ...lean) : null;
    const tip = [x + lean[0], high, z + lean[1]];
    for (let i = 0; i < sides; i++) {
      const n = (i + 1) % sides;
      if (head) {
        this.quad(foot[n], foot[i], head[i], head[n], colour);
        this.triangle(tip, head[n], head[i], colour);
      } else this.triangle(foot[n], foot[i], tip, colour);
      this.triangle(foot[i], foot[n], [x, low, z], colour);
    }
  }

  /** A faceted ball, squashed and uneven: a crown of leaves or a boulder. */
  blob({ x, y, z, rx, ry, rz = rx, random, colour, rough = 0.18 }) {
    const p = (1 + Math.sqrt(5)) / 2;
    const corners = [[-1, p, 0], [1, p, 0], [-1, -p, 0], [1, -p, 0], [0, -1, p], [0, 1, p], [0, -1, -p], [0, 1, -p], [p, 0, -1], [p, 0, 1], [-p, 0, -1], [-p, 0, 1]];
    const turn = random.range(0, 6.28);
    const [s, c] = [Math.sin(turn), Math.cos(turn)];
    const points = corners.map(([a, b, d]) => {
      const k = (1 + rough * (random.next() * 2 - 1)) / Math.hypot(1, p);
      return [x + (a * c - d * s) * k * rx, y + b * k * ry, z + (a * s + d * c) * k * rz];
    });
    const faces = [[0, 11, 5], [0, 5, 1], [0, 1, 7], [0, 7, 10], [0, 10, 11], [1, 5, 9], [5, 11, 4], [11, 10, 2], [10, 7, 6], [7, 1, 8], [3, 9, 4], [3, 4, 2], [3, 2, 6], [3, 6, 8], [3, 8, 9], [4, 9, 5], [2, 4, 11], [6, 2, 10], [8, 6, 7], [9, 8, 1]];
    for (const [i, j, k] of faces) {
      const shade = 1 + 0.1 * (random.next() - 0.5);
      this.triangle(points[i], points[j], points[k], colour.map((v) => v * shade));
    }
  }
}
