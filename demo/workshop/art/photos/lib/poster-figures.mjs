import { clamp } from './math.mjs';

/** The flat figures of the posters, drawn over the real stars. */

/** A coordinate as SVG writes it. */
export const f = (n) => n.toFixed(1);
/** A polyline through points in pixels. */
export const path = (points, close = false) => `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}${close ? 'Z' : ''}`;

/** A figure path in degrees, turned into pixels by a transform. */
function figureTransform({ at, k }) {
  const [x, y] = at(0, 0);
  return `translate(${f(x)} ${f(y)}) scale(${f(k)} ${f(-k)})`;
}

/** Parallel hatching lines inside a box, to be clipped. */
function hatch(spacing, angle, colour, width) {
  const lines = [];
  for (let i = -2600; i < 2600; i += spacing) lines.push(`M-2600 ${i}H2600`);
  return `<g transform="translate(900 1000) rotate(${angle})"><path d="${lines.join('')}" stroke="${colour}" stroke-width="${width}" fill="none"/></g>`;
}

/** The scorpion: a tapering body of segments along the real chain of stars. */
function scorpion(poster, chart, lines) {
  const chain = lines[1].map(chart.star);
  const claws = [lines[0][0], lines[0][2]].map(chart.star);
  const colour = poster[poster.figure.chain.colour];
  const head = chart.star(lines[1][0]);
  const out = [];
  const widths = poster.figure.chain.widths;
  for (let i = 0; i + 1 < chain.length; i++) {
    const [a, b] = [chain[i], chain[i + 1]];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const [nx, ny] = [(b[1] - a[1]) / length, (a[0] - b[0]) / length];
    const gap = Math.min(9, length * 0.12);
    const [tx, ty] = [((b[0] - a[0]) / length) * gap, ((b[1] - a[1]) / length) * gap];
    const wa = (widths[i] ?? 1) * chart.k * 0.5;
    const wb = (widths[i + 1] ?? 0.9) * chart.k * 0.5;
    out.push(`<path d="M${f(a[0] + nx * wa + tx)} ${f(a[1] + ny * wa + ty)}Q${f((a[0] + b[0]) / 2 + nx * (wa + 14))} ${f((a[1] + b[1]) / 2 + ny * (wa + 14))} ${f(b[0] + nx * wb - tx)} ${f(b[1] + ny * wb - ty)}L${f(b[0] - nx * wb - tx)} ${f(b[1] - ny * wb - ty)}Q${f((a[0] + b[0]) / 2 - nx * (wa + 14))} ${f((a[1] + b[1]) / 2 - ny * (wa + 14))} ${f(a[0] - nx * wa + tx)} ${f(a[1] - ny * wa + ty)}Z" fill="${colour}"/>`);
  }
  // Legs, claws and sting.
  for (let i = 0; i < 4; i++) {
    const t = 0.3 + i * 0.2;
    const a = [chain[0][0] + (chain[3][0] - chain[0][0]) * t, chain[0][1] + (chain[3][1] - chain[0][1]) * t];
    for (const side of [-1, 1]) {
      const k = chart.k;
      // Out along the body's normal, then back towards the tail.
      const knee = [a[0] + side * 2.0 * k + (1.1 - i * 0.55) * k, a[1] + side * 2.4 * k - (1.4 - i * 0.6) * k];
      const foot = [knee[0] - (0.5 + i * 0.35) * k + side * 0.7 * k, knee[1] + side * 1.9 * k + (0.5 + i * 0.3) * k];
      out.push(`<path d="${path([a, knee, foot])}" fill="none" stroke="${colour}" stroke-width="${f(0.3 * k)}" stroke-linejoin="round" stroke-linecap="round"/>`);
    }
  }
  for (const [i, c] of claws.entries()) {
    const s = i === 0 ? 1 : -1;
    const k = chart.k;
    out.push(`<path d="M${f(head[0])} ${f(head[1])}Q${f(head[0] + 1.5 * k)} ${f(c[1])} ${f(c[0])} ${f(c[1])}" fill="none" stroke="${colour}" stroke-width="${f(0.75 * k)}" stroke-linecap="round"/>`);
    out.push(`<path transform="translate(${f(c[0])} ${f(c[1])}) rotate(${s * 14}) scale(${f(k)} ${f(k * s)})" d="M-.5 -.9C1.2 -1.7 3 -1.2 3.9 .3C2.6 -.2 1.7 -.1 1.3 .2C2 .6 2.5 1.3 2.6 2.1C1.2 1.9 -.4 1.3 -.9 .2Z" fill="${colour}"/>`);
  }
  const sting = chain[chain.length - 1];
  out.push(`<path transform="translate(${f(sting[0])} ${f(sting[1])}) scale(${f(chart.k)})" d="M-1.1 .7C-1.4 -.9 .2 -1.5 1 -.7C1.8 .1 2.6 -.2 3 -1.4C3.2 .7 1.9 1.6 .7 1.2C.1 1.7 -.8 1.6 -1.1 .7Z" fill="${colour}"/>`);
  return out.join('');
}

/** The bear: head to the west, long tail along the handle of the dipper. */
function bear(poster, chart) {
  const body = `M-28 5.9C-26 9.6 -20 11.2 -15.4 10.4C-12 11.2 -8 13.4 -1 12.4C4 13.2 7 14.6 10 14.9L11.6 17.2L13.4 15.4C16.4 15.6 19.4 15.6 21.4 13.6L23 12.6C23.4 11.2 21.4 10.4 18.6 10.6C16 9.4 13.4 8.6 11.6 6.4C12.6 5.4 14.6 4.2 16.4 2.6L22 1.4C22.8 -.6 21.8 -1.8 19.8 -1.8L13.6 -.6C10.6 .4 8 1.2 5.2 .9C5 -2.2 6.2 -5 8.6 -7L11 -8.4C11 -10.2 9.6 -11.4 7.2 -11.2C3.6 -10.4 .4 -8.4 -1.8 -5.4C-4 -4.4 -4.6 -8 -4.2 -12C-3.6 -15 -2.4 -18 -1.4 -20.4C-1.6 -22 -3.6 -22.6 -6.2 -22.2C-8.6 -17.4 -9.6 -12.4 -9.8 -7C-11.6 -2.6 -13 1.4 -13.4 4.4C-18 5.6 -23 5.4 -28 5.9Z`;
  return `<g transform="${figureTransform(chart)}"><path d="${body}" fill="${poster.second}"/></g>`;
}

/** The swan: wings as fans of feathers from the cross of real stars. */
function swan(poster, chart, lines) {
  const [tail, chest, , beak] = [lines[1][0], lines[1][1], lines[1][2], lines[1][3]].map(chart.star);
  const right = lines[0].slice(3).map(chart.star);
  const left = lines[0].slice(0, 3).reverse().map(chart.star);
  const out = [];
  const back = [tail[0] - chest[0], tail[1] - chest[1]];
  for (const wing of [right, left]) {
    const spine = [chest, ...wing.slice(wing[0][0] === chest[0] ? 1 : 0)];
    const at = (t) => {
      const s = clamp(t) * (spine.length - 1.001);
      const i = Math.floor(s);
      return [spine[i][0] + (spine[i + 1][0] - spine[i][0]) * (s - i), spine[i][1] + (spine[i + 1][1] - spine[i][1]) * (s - i)];
    };
    // The covert: a solid band behind the wing's leading edge.
    const edge = [0, 0.25, 0.5, 0.75, 1].map(at);
    const inner = edge.map(([x, y], n) => [x + back[0] * 0.36 * (1 - 0.14 * n), y + back[1] * 0.36 * (1 - 0.14 * n)]).reverse();
    out.push(`<path d="${path([...edge, ...inner], true)}" fill="${poster.second}"/>`);
    const count = 15;
    for (let i = 0; i < count; i++) {
      const a = at(i / count);
      const b = at((i + 0.84) / count);
      const t = i / (count - 1);
      const length = 0.5 + 0.62 * Math.sin(Math.PI * (0.16 + t * 0.8));
      const sweep = 0.08 + 0.2 * t;
      const out1 = [(at(1)[0] - chest[0]) * sweep * 0.42, (at(1)[1] - chest[1]) * sweep * 0.42];
      const tip = [(a[0] + b[0]) / 2 + back[0] * length * 0.92 + out1[0], (a[1] + b[1]) / 2 + back[1] * length * 0.92 + out1[1]];
      out.push(`<path d="M${f(a[0])} ${f(a[1])}L${f(b[0])} ${f(b[1])}Q${f(tip[0] + (b[0] - a[0]) * 0.7)} ${f(tip[1] + (b[1] - a[1]) * 0.7)} ${f(tip[0])} ${f(tip[1])}Q${f(tip[0] - (b[0] - a[0]) * 0.45)} ${f(tip[1] - (b[1] - a[1]) * 0.45)} ${f(a[0])} ${f(a[1])}Z" fill="${poster.second}"/>`);
    }
  }
  const k = chart.k;
  const [nx, ny] = [(beak[1] - chest[1]), (chest[0] - beak[0])];
  const n = Math.hypot(nx, ny);
  const side = (p, w) => [p[0] + (nx / n) * w * k, p[1] + (ny / n) * w * k];
  const mid = [(chest[0] + beak[0]) / 2, (chest[1] + beak[1]) / 2];
  const near = [chest[0] + (beak[0] - chest[0]) * 0.86, chest[1] + (beak[1] - chest[1]) * 0.86];
  out.push(`<path d="${path([side(tail, 1.5), side(chest, 1.5), side(mid, 0.52), side(near, 0.62), beak, side(near, -0.62), side(mid, -0.52), side(chest, -1.5), side(tail, -1.5), [tail[0] + back[0] * 0.34, tail[1] + back[1] * 0.34]], true)}" fill="${poster.second}"/>`);
  return out.join('');
}

/** The whole figure of a poster. */
export function drawFigure(poster, chart, lines) {
  const out = [];
  const { discs = [], shapes = [], strokes = [], chain, bear: isBear, swan: isSwan } = poster.figure;
  for (const [x, y, r, colour] of discs) {
    const [px, py] = chart.at(x, y);
    out.push(`<circle cx="${f(px)}" cy="${f(py)}" r="${f(r * chart.k)}" fill="${poster[colour]}"/>`);
  }
  const solid = [];
  const transform = figureTransform(chart);
  for (const [colour, d] of shapes) solid.push(`<path transform="${transform}" d="${d}" fill="${poster[colour]}"/>`);
  for (const [colour, width, d] of strokes) solid.push(`<path transform="${transform}" d="${d}" fill="none" stroke="${poster[colour]}" stroke-width="${width}" stroke-linecap="round"/>`);
  if (chain) solid.push(scorpion(poster, chart, lines));
  if (isBear) solid.push(bear(poster, chart));
  if (isSwan) solid.push(swan(poster, chart, lines));
  // A second impression of the figure as hatching, slightly out of register.
  out.push(`<g>${solid.join('')}</g>`);
  out.push(`<mask id="figure"><g>${solid.join('').replaceAll(poster.second, '#fff')}</g></mask>`);
  out.push(`<g mask="url(#figure)" opacity="0.34">${hatch(11, -38, poster.ink, 1.5)}</g>`);
  return out.join('');
}
