import { Mesh } from './mesh.mjs';
import { createRandom } from './random.mjs';
import { fbm2 } from './noise.mjs';
import { clamp, linear, mix, mix3, smoothstep } from './math.mjs';

const STONE = linear('#c9a877');
const BRICK = linear('#b98a5e');
const PALE = linear('#e6d6b8');
const LIME = linear('#efe6d5');
const TILE = linear('#b4623d');
const EARTH = linear('#b39668');
const GRASS = linear('#7f8a4c');
const ROCK = linear('#a08a6c');
const PINE = linear('#40603a');
const CYPRESS = linear('#2f4a37');
const PALM = linear('#6a8442');
const TRUNK = linear('#6b4c33');
const QUAY = linear('#cdbfa5');

/** Height of the hill: a long ridge that climbs to the east, with two levelled enclosures. */
export function ground(x, z) {
  const along = x + 3;
  const ridge = 11.5 * Math.exp(-((Math.abs(along) / 17) ** 2.6)) * Math.exp(-(((z + 1.5) / 8.6) ** 2));
  const east = 15 * Math.exp(-(((x - 30) / 14) ** 2)) * Math.exp(-(((z + 5) / 11) ** 2));
  let h = ridge + east + 0.9 * fbm2(x * 0.13 + 4, z * 0.13, 4) + 0.5;
  const upper = Math.hypot((x - 1.5) / 9.5, (z + 1.8) / 4.6);
  h = mix(h, 11.2, smoothstep(1.25, 0.85, upper));
  const lower = Math.hypot((x + 11) / 6, (z + 0.6) / 4.4);
  h = mix(h, 7.4, smoothstep(1.3, 0.9, lower) * smoothstep(0.6, 1.2, upper));
  const coast = smoothstep(24.5, 21.5, z + 0.8 * fbm2(x * 0.1, 7, 3));
  return mix(-2.5, Math.max(0.55, h), coast);
}

function addTerrain(mesh, random) {
  const step = 1.15;
  const [x0, x1, z0, z1] = [-46, 52, -34, 27];
  const nx = Math.round((x1 - x0) / step);
  const nz = Math.round((z1 - z0) / step);
  const points = [];
  for (let j = 0; j <= nz; j++) {
    for (let i = 0; i <= nx; i++) {
      const x = x0 + i * step + random.range(-0.38, 0.38) * step;
      const z = z0 + j * step + random.range(-0.38, 0.38) * step;
      points.push([x, ground(x, z), z]);
    }
  }
  const at = (i, j) => points[j * (nx + 1) + i];
  const paint = (a, b, c) => {
    const y = (a[1] + b[1] + c[1]) / 3;
    const x = (a[0] + b[0] + c[0]) / 3;
    const z = (a[2] + b[2] + c[2]) / 3;
    const steep = Math.max(a[1], b[1], c[1]) - Math.min(a[1], b[1], c[1]);
    let colour = mix3(EARTH, GRASS, clamp(0.55 + 1.1 * fbm2(x * 0.16, z * 0.16 + 30, 3)));
    colour = mix3(colour, ROCK, smoothstep(0.75, 1.5, steep));
    if (y < 1.4 && z > 6) colour = mix3(colour, QUAY, 0.75);
    const shade = 0.94 + 0.12 * random.next();
    mesh.triangle(a, b, c, colour.map((v) => v * shade));
  };
  for (let j = 0; j < nz; j++) {
    for (let i = 0; i < nx; i++) {
      const [a, b, c, d] = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
      if ((i + j) % 2) { paint(a, c, b); paint(a, d, c); } else { paint(a, d, b); paint(b, d, c); }
    }
  }
}

/** The mountains behind the town, in coarse facets that the haze divides into planes. */
function addMountains(mesh, random) {
  const [columns, rows] = [64, 13];
  const points = [];
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) {
      const x = -330 + (660 * (i + random.range(-0.3, 0.3))) / columns;
      const z = -32 - 26 * j + random.range(-6, 6) * (j > 0 ? 1 : 0);
      const far = j / rows;
      const rise = 4 + 46 * far ** 1.15 * clamp(0.42 + 0.95 * fbm2(x * 0.011 + 3, z * 0.011, 4)) * smoothstep(1.05, 0.75, Math.abs(x) / 330);
      points.push([x, j === 0 ? -0.2 : rise * smoothstep(0, 0.3, far), z]);
    }
  }
  const at = (i, j) => points[j * (columns + 1) + i];
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [a, b, c, d] = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
      const colour = mix3(GRASS, ROCK, random.range(0.2, 0.7)).map((v) => v * 0.8);
      mesh.triangle(a, b, d, colour);
      mesh.triangle(b, c, d, colour);
    }
  }
}

/** A crenellated wall from one point to another, stepping with the ground. */
function addWall(mesh, [ax, az], [bx, bz], height, colour = STONE) {
  const length = Math.hypot(bx - ax, bz - az);
  const parts = Math.max(1, Math.round(length / 1.5));
  const turn = Math.atan2(bz - az, bx - ax);
  const w = length / parts;
  for (let i = 0; i < parts; i++) {
    const t = (i + 0.5) / parts;
    const x = mix(ax, bx, t);
    const z = mix(az, bz, t);
    const y = ground(x, z);
    const low = Math.min(y, ground(x + 0.6, z), ground(x - 0.6, z), ground(x, z + 0.9), ground(x, z - 0.9)) - 1.2;
    const high = Math.round((y + height) * 2.5) / 2.5;
    mesh.box({ x, z, low, high, w: w + 0.02, d: 0.62, turn, colour });
    for (const k of [-0.25, 0.25]) {
      mesh.box({ x: x + k * w * Math.cos(turn), z: z + k * w * Math.sin(turn), low: high, high: high + 0.34, w: 0.36, d: 0.6, turn, colour });
    }
  }
}

/** A square tower with battlements; lit windows are remembered for the night. */
function addTower(mesh, x, z, size, height, { colour = STONE, turn = 0, windows = 0 } = {}) {
  const y = ground(x, z);
  const low = Math.min(y, ground(x + size, z + size), ground(x - size, z + size), ground(x, z + size)) - 1;
  const high = y + height;
  mesh.box({ x, z, low, high, w: size, d: size, turn, colour, flare: 0.12 });
  mesh.box({ x, z, low: high, high: high + 0.16, w: size + 0.22, d: size + 0.22, turn, colour: PALE, top: BRICK });
  const count = Math.max(2, Math.round(size / 0.72));
  const [s, c] = [Math.sin(turn), Math.cos(turn)];
  for (let i = 0; i <= count; i++) {
    const k = (i / count - 0.5) * (size - 0.16);
    const e = (size - 0.16) / 2;
    for (const [u, v] of [[k, e], [k, -e], [e, k], [-e, k]]) {
      mesh.box({ x: x + u * c - v * s, z: z + u * s + v * c, low: high + 0.16, high: high + 0.56, w: 0.34, d: 0.34, turn, colour });
    }
  }
  for (let i = 0; i < windows; i++) {
    const wy = low + (high - low) * 0.62 + 0.2;
    const k = windows === 1 ? 0 : (i - (windows - 1) / 2) * 0.85;
    const v = size / 2 + 0.03;
    mesh.box({ x: x + k * c - v * s, z: z + k * s + v * c, low: wy, high: wy + 0.75, w: 0.34, d: 0.1, turn, colour: linear('#ffb55a'), glow: 1 });
  }
}

function addHouse(mesh, { x, z, w, d, h, turn = 0, walls = LIME, roof = TILE, base = null, lit = 0, rise = null }) {
  const y = base ?? ground(x, z);
  mesh.box({ x, z, low: y - 1.4, high: y + h, w, d, turn, colour: walls });
  mesh.roof({ x, z, low: y + h, rise: rise ?? Math.min(w, d) * 0.3, w, d, turn, colour: roof, eaves: 0.16 });
  const [s, c] = [Math.sin(turn), Math.cos(turn)];
  for (let i = 0; i < lit; i++) {
    const k = ((i + 0.5) / lit - 0.5) * (w - 0.3);
    const v = d / 2 + 0.02;
    mesh.box({ x: x + k * c - v * s, z: z + k * s + v * c, low: y + h * 0.45, high: y + h * 0.45 + 0.42, w: 0.24, d: 0.08, turn, colour: linear('#ffb55a'), glow: 1 });
  }
}

function addPine(mesh, random, x, z, size) {
  const y = ground(x, z);
  const lean = [random.range(-0.2, 0.2) * size, random.range(-0.2, 0.2) * size];
  mesh.cone({ x, z, low: y - 0.3, high: y + 1.25 * size, radius: 0.13 * size, topRadius: 0.08 * size, sides: 5, colour: TRUNK, lean });
  const tint = PINE.map((v) => v * random.range(0.85, 1.3));
  mesh.blob({ x: x + lean[0], y: y + 1.5 * size, z: z + lean[1], rx: 0.95 * size, ry: 0.5 * size, random, colour: tint });
  if (random.next() < 0.6) mesh.blob({ x: x + lean[0] + random.range(-0.5, 0.5) * size, y: y + 1.75 * size, z: z + lean[1] + random.range(-0.4, 0.4) * size, rx: 0.6 * size, ry: 0.38 * size, random, colour: tint });
}

function addCypress(mesh, random, x, z, size) {
  const y = ground(x, z);
  const colour = CYPRESS.map((v) => v * random.range(0.85, 1.25));
  mesh.cone({ x, z, low: y + 0.15, high: y + 0.9 * size, radius: 0.24 * size, topRadius: 0.3 * size, sides: 6, turn: random.next(), colour });
  mesh.cone({ x, z, low: y + 0.9 * size, high: y + 2.5 * size, radius: 0.3 * size, sides: 6, turn: random.next(), colour });
}

function addPalm(mesh, random, x, z, size) {
  const y = ground(x, z);
  const lean = [random.range(-0.25, 0.25), random.range(-0.25, 0.25)];
  mesh.cone({ x, z, low: y - 0.2, high: y + 2.3 * size, radius: 0.1, topRadius: 0.07, sides: 5, colour: TRUNK, lean });
  const [cx, cy, cz] = [x + lean[0], y + 2.3 * size, z + lean[1]];
  const start = random.range(0, 6.28);
  for (let i = 0; i < 9; i++) {
    const a = start + (i / 9) * 2 * Math.PI;
    const [s, c] = [Math.sin(a), Math.cos(a)];
    const out = (r, up, side) => [cx + c * r * size - s * side, cy + up * size, cz + s * r * size + c * side];
    const colour = PALM.map((v) => v * random.range(0.85, 1.15));
    mesh.quad(out(0.05, 0.05, -0.05), out(0.55, 0.25, -0.13), out(0.55, 0.25, 0.13), out(0.05, 0.05, 0.05), colour);
    mesh.triangle(out(0.55, 0.25, -0.13), out(1.05, -0.28, 0), out(0.55, 0.25, 0.13), colour);
  }
}

/** The Roman theatre at the foot of the hill: half rings of steps. */
function addTheatre(mesh, cx, cz, facing) {
  const y = 0.6;
  for (let ring = 0; ring < 8; ring++) {
    const r = 1.9 + ring * 0.52;
    const segments = 16;
    for (let i = 0; i < segments; i++) {
      const a = facing - Math.PI / 2 + ((i + 0.5) / segments) * Math.PI;
      mesh.box({
        x: cx + r * Math.cos(a), z: cz + r * Math.sin(a), low: y - 1.5, high: y + 0.2 + ring * 0.3,
        w: 0.54, d: ((r + 0.26) * Math.PI) / segments + 0.02, turn: a, colour: ring % 2 ? PALE : PALE.map((v) => v * 0.9),
      });
    }
  }
  mesh.cone({ x: cx, z: cz, low: y - 0.5, high: y + 0.1, radius: 1.6, topRadius: 1.6, sides: 20, colour: LIME });
}

const OUTER = [[-19.5, 3.2], [-15, 5.6], [-9, 5.9], [-3, 5.4], [3, 5.1], [9, 4.4], [13.6, 1.8], [14.2, -3.2], [9, -7.2], [2, -8], [-6, -7.4], [-13, -6], [-18.6, -2.6]];
const INNER = [[-7.4, 1.6], [-3.4, 3], [2.6, 3], [8.2, 2], [10.8, -0.8], [9.4, -4.6], [3, -5.8], [-3.8, -5.4], [-7.4, -3.2]];

/** The whole model and the places of its lamps. */
export function buildAlcazaba({ mountains }) {
  const mesh = new Mesh();
  const random = createRandom(1057);
  addTerrain(mesh, random);
  if (mountains) addMountains(mesh, createRandom(77));

  for (const [loop, height, size] of [[OUTER, 1.7, 1.5], [INNER, 1.9, 1.6]]) {
    loop.forEach((a, i) => {
      const b = loop[(i + 1) % loop.length];
      addWall(mesh, a, b, height);
      const tall = height + 0.7 + random.range(0, 0.7);
      const turn = Math.atan2(b[1] - a[1], b[0] - a[0]) * 0.5;
      addTower(mesh, a[0], a[1], size * random.range(0.9, 1.2), tall, { turn, colour: mix3(STONE, BRICK, random.range(0, 0.5)) });
    });
  }

  // The keep, the gate with its arch, the double wall to the next hill.
  addTower(mesh, 9.2, -2.2, 3.1, 5.2, { colour: STONE, turn: 0.15, windows: 2 });
  addTower(mesh, -6.8, -0.6, 2.2, 3.6, { colour: BRICK, turn: -0.1, windows: 1 });
  addTower(mesh, -16.6, 2.0, 2.2, 3.4, { colour: BRICK, turn: 0.5, windows: 1 });
  addTower(mesh, -11.6, 3.2, 1.9, 3.1, { colour: STONE, turn: 0.2, windows: 1 });
  for (const offset of [-0.9, 0.9]) {
    const line = [[14.2, -2.8 + offset], [18, -4 + offset], [22, -4.2 + offset], [26.5, -5.4 + offset], [31, -5 + offset]];
    for (let i = 0; i + 1 < line.length; i++) addWall(mesh, line[i], line[i + 1], 1.7, BRICK);
  }
  for (const [x, z] of [[18, -4], [22, -4.2], [26.5, -5.4]]) addTower(mesh, x, z, 2.4, 2.5, { turn: 0.1 });
  addTower(mesh, 31.2, -5, 3.2, 3.9, { turn: 0.3, windows: 1 });
  addWall(mesh, [31, -5], [36, -9], 2); addWall(mesh, [31, -5], [35.4, -0.8], 2);
  addTower(mesh, 36, -9, 2, 3); addTower(mesh, 35.4, -0.8, 2, 3);

  // Palaces round their courts.
  const court = [[-3.2, -1.2, 4.6, 1.7, 2.1, 0], [-3.2, -4, 4.6, 1.5, 1.9, 0], [-5.1, -2.6, 1.3, 2.4, 1.7, 0], [1.6, 0.9, 5.4, 1.8, 2.4, 0], [1.4, -2.9, 4.2, 1.7, 2.2, 0], [4.3, -1.2, 1.6, 3.2, 2.6, 0], [-0.7, -1, 1.4, 3.3, 2, 0], [5.8, -4, 2.6, 1.6, 2, 0.2]];
  for (const [x, z, w, d, h, turn] of court) addHouse(mesh, { x, z, w, d, h, turn, base: 11.2, walls: mix3(PALE, LIME, random.next()), lit: Math.round(w / 1.1) });
  for (const [x, z, w, d] of [[-10.6, 0.2, 3.6, 1.6], [-12, -3, 3, 1.6], [-14.6, -1, 1.7, 2.8]]) addHouse(mesh, { x, z, w, d, h: 1.6, base: 7.4, lit: 2 });

  addTheatre(mesh, -21.5, 7.4, -0.55);

  // The town to the west and the customs house by the park.
  for (let i = 0; i < 120; i++) {
    const x = random.range(-44, -21);
    const z = random.range(-26, 16);
    if (Math.hypot(x + 21, z - 7) < 7 || ground(x, z) > 3.2) continue;
    const w = random.range(1.5, 2.7);
    addHouse(mesh, { x, z, w, d: random.range(1.4, 2.2), h: random.range(1.3, 3.1), turn: 0.2 + random.range(-0.15, 0.15), walls: mix3(LIME, random.pick([PALE, linear('#e3c39a'), linear('#dcae8f')]), random.next() * 0.8), lit: random.next() < 0.7 ? 2 : 0, rise: 0.45 });
  }
  addHouse(mesh, { x: -6.5, z: 13.2, w: 6.4, d: 4.6, h: 2.5, turn: 0.06, walls: PALE, lit: 6, rise: 0.9 });
  addHouse(mesh, { x: 6, z: 13.4, w: 5.6, d: 2.6, h: 2.1, turn: 0.02, walls: LIME, lit: 5, rise: 0.7 });

  plant(mesh, random);
  const lamps = OUTER.map(([x, z]) => [x, ground(x, z) + 0.7, z + (z > 0 ? 1.7 : -1.7)]);
  lamps.push(...INNER.filter(([, z]) => z > -2).map(([x, z]) => [x, ground(x, z + 1.4) + 0.7, z + 1.7]));
  lamps.push([9.2, 12.4, 0.6], [1, 12.2, -1], [-3, 12, -2.6], [-21, 1.6, 7.4], [18, 9, -1], [26, 14, -2.6], [31, 15, -2.4]);
  for (let i = 0; i < 12; i++) lamps.push([-20 + i * 4, 1.9, 17.4]);
  return { mesh, lamps };
}

/** Pines on the slopes, cypresses by the walls, palms along the park. */
function plant(mesh, random) {
  const inside = (x, z) => Math.hypot((x + 2.5) / 18.2, (z + 1) / 8.3) < 1;
  for (let i = 0; i < 900; i++) {
    const x = random.range(-40, 48);
    const z = random.range(-30, 12);
    const y = ground(x, z);
    const corridor = x > 13 && x < 38 && Math.abs(z + 4.6) < 3.2;
    if (inside(x, z) || corridor || y < 1.3 || fbm2(x * 0.12 + 9, z * 0.12, 3) < -0.12 || random.next() < 0.25) continue;
    if (random.next() < 0.78) addPine(mesh, random, x, z, random.range(0.7, 1.2));
    else addCypress(mesh, random, x, z, random.range(0.6, 1));
  }
  for (const [x, z] of [[-9, 2.4], [-8.6, 3.6], [-13.4, 1.6], [6.4, 0.2], [7.2, -0.6], [-1.6, 2.1], [6.9, -2.9], [-5.6, 2.6], [-15.6, -3.2], [-10, -2.2], [0.1, -4.6]]) addCypress(mesh, random, x, z, random.range(0.75, 1));
  for (let i = 0; i < 46; i++) {
    const row = i % 2;
    addPalm(mesh, random, -24 + Math.floor(i / 2) * 2.2 + random.range(-0.3, 0.3), 16.6 + row * 2.2 + random.range(-0.2, 0.2), random.range(0.75, 1.05));
  }
  for (let i = 0; i < 26; i++) {
    const x = random.range(-24, 24);
    const z = random.range(9, 15.6);
    if (Math.hypot(x + 21.5, z - 7.4) < 7 || (Math.abs(x + 6.5) < 4.6 && Math.abs(z - 13) < 3.6) || (Math.abs(x - 6) < 4 && Math.abs(z - 13) < 2.6)) continue;
    addPine(mesh, random, x, z, random.range(0.55, 0.9));
  }
}
