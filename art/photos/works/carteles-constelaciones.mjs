import { drawSvg } from '../lib/picture.mjs';
import { letters, measure } from '../lib/lettering.mjs';
import { loadConstellation, loadStars, tangentPlane } from '../lib/sky.mjs';
import { fbm2 } from '../lib/noise.mjs';
import { createRandom } from '../lib/random.mjs';
import { clamp } from '../lib/math.mjs';

const W = 1800;
const H = 2400;
const CHART = { x: 110, y: 250, width: W - 220, height: 1560 };
const SERIF = 'newsreader/500';
const SANS = 'hanken-grotesk/500';

/**
 * The four posters. Figures are flat shapes in degrees from `anchor`, or the chart's centre (x to the
 * west, y to the north), laid over the real stars; `size` is the height of the chart in degrees.
 */
const POSTERS = [
  {
    code: 'Ori', name: 'Orión', number: 'I', centre: { ra: 82.6, dec: 3.6 }, size: 37, anchor: { ra: 82.6, dec: 3.2 },
    paper: '#101724', ink: '#F2EADB', second: '#D9482F', third: '#E7A63C', months: 'Diciembre a marzo', area: '594 grados²',
    names: { 27989: 'Betelgeuse', 24436: 'Rigel', 25336: 'Bellatrix', 27366: 'Saiph', 26311: 'Alnilam' },
    figure: {
      discs: [[-6.1, 4.2, 9.4, 'third']],
      shapes: [
        ['second', 'M-6.1 4.3 L1.3 3.2 L-0.4 -3.6 L-2.6 -5.3 Z'],
        ['second', 'M-2.6 -5.3 L-0.4 -3.6 L4 -11.7 L-4.4 -13.3 Z'],
        ['second', 'M-6.1 4.3 L-8.2 6.8 L-10.4 11.6 L-9.3 12.2 L-6.6 7.2 L-4 5.2 Z'],
        ['second', 'M-11.2 11 L-9.4 18.6 L-6.4 18.2 L-8.6 11.2 Z'],
        ['second', 'M-3.2 5.4 a2 2.4 0 1 0 4 0 a2 2.4 0 1 0 -4 0'],
        ['second', 'M1.3 3.2 L8.4 6.6 L8.1 7.9 L0.2 5 Z'],
      ],
      strokes: [['second', 0.55, 'M5.4 13 Q10.6 10.4 9.9 4.6 Q9.6 0.6 7.8 -1.5']],
    },
  },
  {
    code: 'Sco', name: 'Escorpio', number: 'II', centre: { ra: 253.6, dec: -30.6 }, size: 36,
    paper: '#E7A63C', ink: '#191A1F', second: '#C6371F', third: '#F5E9CF', months: 'Junio a agosto', area: '497 grados²',
    names: { 80763: 'Antares', 85927: 'Shaula', 78401: 'Dschubba', 78820: 'Acrab', 86228: 'Sargas', 82396: 'Larawag' },
    figure: { discs: [[5.4, 4.1, 10.2, 'third']], chain: { colour: 'second', widths: [2.7, 4.1, 3.7, 3.3, 2.6, 2.2, 2.0, 1.8, 1.6, 1.5, 1.3, 1.1, 0.9] } },
  },
  {
    code: 'UMa', name: 'Osa Mayor', number: 'III', centre: { ra: 169, dec: 51.2 }, size: 59, anchor: { ra: 164.8, dec: 51.5 },
    paper: '#17625C', ink: '#F4ECDC', second: '#0C302F', third: '#E7A63C', months: 'Marzo a junio', area: '1.280 grados²',
    names: { 54061: 'Dubhe', 53910: 'Merak', 58001: 'Phecda', 59774: 'Megrez', 62956: 'Alioth', 65378: 'Mizar', 67301: 'Alkaid' },
    figure: { discs: [[-8, 12, 12.5, 'third']], bear: true },
  },
  {
    code: 'Cyg', name: 'Cisne', number: 'IV', centre: { ra: 303.6, dec: 41.6 }, size: 42,
    paper: '#F2EADB', ink: '#14202F', second: '#2F6F9F', third: '#D9482F', months: 'Julio a octubre', area: '804 grados²',
    names: { 102098: 'Deneb', 100453: 'Sadr', 95947: 'Albireo', 102488: 'Aljanah', 97165: 'Fawaris' },
    figure: { discs: [[-5.0, 5.0, 8.2, 'third']], swan: true },
  },
];

function chartScale(poster) {
  const k = CHART.height / poster.size;
  const cx = CHART.x + CHART.width / 2;
  const cy = CHART.y + CHART.height / 2;
  const origin = tangentPlane(poster.anchor ?? poster.centre, poster.centre);
  return {
    k,
    // Places of the figure, in degrees from its anchor.
    at: (x, y) => [cx + (x - origin.x) * k, cy - (y + origin.y) * k],
    star(star) {
      const p = tangentPlane(star, poster.centre);
      return p && [cx - p.x * k, cy - p.y * k];
    },
  };
}

const f = (n) => n.toFixed(1);
const path = (points, close = false) => `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}${close ? 'Z' : ''}`;

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

function grid(poster, chart) {
  const out = [];
  const line = (points) => {
    let run = [];
    for (const p of points) {
      const at = chart.star(p);
      if (at && at[0] > CHART.x - 60 && at[0] < W - CHART.x + 60 && at[1] > CHART.y - 60 && at[1] < CHART.y + CHART.height + 60) run.push(at);
      else { if (run.length > 1) out.push(path(run)); run = []; }
    }
    if (run.length > 1) out.push(path(run));
  };
  const { ra, dec } = poster.centre;
  const stepRa = Math.abs(dec) > 45 ? 15 : 7.5;
  for (let r = Math.floor((ra - 75) / stepRa) * stepRa; r <= ra + 75; r += stepRa) {
    line(Array.from({ length: 120 }, (_, i) => ({ ra: r, dec: Math.max(-89, dec - 32) + i * 0.55 })).filter((p) => p.dec < 89));
  }
  for (let d = Math.ceil((dec - 32) / 5) * 5; d < Math.min(88, dec + 34); d += 5) {
    line(Array.from({ length: 200 }, (_, i) => ({ ra: ra - 75 + i * 0.75, dec: d })));
  }
  return out.join('');
}

function frameTicks() {
  const { x, y, width, height } = CHART;
  let d = `M${x} ${y}h${width}v${height}h${-width}Z`;
  for (let i = 0; i <= 80; i++) {
    const px = x + (width * i) / 80;
    const long = i % 10 === 0 ? 30 : i % 5 === 0 ? 20 : 11;
    d += `M${f(px)} ${y}v${long}M${f(px)} ${y + height}v${-long}`;
    const py = y + (height * i) / 80;
    d += `M${x} ${f(py)}h${long}M${x + width} ${f(py)}h${-long}`;
  }
  return d;
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

function figure(poster, chart, lines) {
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

function starField(poster, chart, stars) {
  const out = [];
  const labels = [];
  const { x, y, width, height } = CHART;
  for (const star of stars) {
    const at = chart.star(star);
    if (!at) continue;
    const r = 2.2 + 4.1 * Math.max(0, 5.6 - star.mag) ** 1.12;
    if (at[0] < x + 34 || at[0] > x + width - 34 || at[1] < y + 34 || at[1] > y + height - 34) continue;
    out.push(`<circle cx="${f(at[0])}" cy="${f(at[1])}" r="${f(r)}" fill="${poster.ink}"/>`);
    if (star.mag < 2.3) out.push(`<circle cx="${f(at[0])}" cy="${f(at[1])}" r="${f(r + 9)}" fill="none" stroke="${poster.ink}" stroke-width="2"/>`);
    const name = poster.names[star.hip];
    if (name) {
      const east = at[0] > x + width - 260;
      const text = letters(name, { font: 'newsreader/600/italic', size: 37, x: at[0] + (east ? -1 : 1) * (r + 20), y: at[1] - r * 0.5 - 14, fill: poster.ink, align: east ? 'end' : 'start' });
      // Knocked out of what lies below, as a careful printer would.
      labels.push(text.replace('<path', `<path stroke="${poster.paper}" stroke-width="11" stroke-linejoin="round"`), text);
    }
  }
  return out.concat(labels).join('');
}

function strokesBetweenStars(poster, chart, lines) {
  let d = '';
  for (const stroke of lines) {
    for (let i = 0; i + 1 < stroke.length; i++) {
      const [a, b] = [chart.star(stroke[i]), chart.star(stroke[i + 1])];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const t = Math.min(0.35, 30 / length);
      d += path([[a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t], [b[0] - (b[0] - a[0]) * t, b[1] - (b[1] - a[1]) * t]]);
    }
  }
  return d;
}

const hours = (ra) => `${String(Math.floor(ra / 15)).padStart(2, '0')}h ${String(Math.round((ra / 15 % 1) * 60)).padStart(2, '0')}m`;
const degrees = (dec) => `${dec < 0 ? '−' : '+'}${String(Math.abs(Math.round(dec))).padStart(2, '0')}°`;

function caption(poster) {
  const { ink } = poster;
  const left = CHART.x;
  const right = W - CHART.x;
  const small = { font: SANS, size: 27, fill: ink, spacing: 0.08 };
  let size = 330;
  while (measure(poster.name, { font: SERIF, size, spacing: -0.015 }) > CHART.width - 10) size -= 4;
  return [
    letters('CARTA CELESTE', { ...small, x: left, y: 190 }),
    letters('36,72 N · 4,42 O', { ...small, x: W / 2, y: 190, align: 'middle' }),
    letters(`${poster.number} / IV`, { ...small, x: right, y: 190, align: 'end' }),
    letters(poster.name, { font: SERIF, size, x: left - size * 0.03, y: 2108, fill: ink, spacing: -0.015 }),
    `<path d="M${left} 2210H${right}" stroke="${ink}" stroke-width="2.5"/>`,
    letters(`AR ${hours(poster.centre.ra)}`, { ...small, x: left, y: 2272 }),
    letters(`DEC ${degrees(poster.centre.dec)}`, { ...small, x: left + 395, y: 2272 }),
    letters(poster.area, { ...small, x: left + 790, y: 2272 }),
    letters(poster.months, { ...small, x: right, y: 2272, align: 'end' }),
  ].join('');
}

async function drawPoster(poster, { width, height }) {
  const chart = chartScale(poster);
  const lines = await loadConstellation(poster.code);
  const stars = (await loadStars(6)).filter((s) => s.mag < 5.6);
  const { x, y, width: w, height: h } = CHART;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">
    <rect width="${W}" height="${H}" fill="${poster.paper}"/>
    <clipPath id="chart"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath>
    <g clip-path="url(#chart)">
      <path d="${grid(poster, chart)}" fill="none" stroke="${poster.ink}" stroke-width="1.4" opacity="0.3"/>
      ${figure(poster, chart, lines)}
      <path d="${strokesBetweenStars(poster, chart, lines)}" fill="none" stroke="${poster.ink}" stroke-width="4.5" stroke-linecap="round"/>
      ${starField(poster, chart, stars)}
    </g>
    <path d="${frameTicks()}" fill="none" stroke="${poster.ink}" stroke-width="2.5"/>
    ${caption(poster)}
  </svg>`;
  return printed(await drawSvg(svg, width, height), width, height, poster);
}

/** The look of ink on uncoated paper: fibres, and specks where the ink did not take. */
function printed(rgba, width, height, poster) {
  const random = createRandom(poster.centre.ra * 10);
  const bytes = Buffer.alloc(width * height * 3);
  const k = W / width;
  const paper = [1, 3, 5].map((i) => parseInt(poster.paper.slice(i, i + 2), 16));
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const fibre = fbm2(x * k * 0.012, y * k * 0.05, 3) * 3.5 + (random.next() - 0.5) * 8;
      const worn = fbm2(x * k * 0.006, y * k * 0.006, 4);
      const speck = random.next() < 0.012 + 0.05 * Math.max(0, worn) ? 0.22 * random.next() : 0;
      for (let c = 0; c < 3; c++) {
        const ink = rgba[i * 4 + c];
        bytes[i * 3 + c] = Math.round(clamp(ink + (paper[c] - ink) * speck + fibre, 0, 255));
      }
    }
  }
  return { width, height, bytes };
}

export const frames = POSTERS.map((poster, i) => ({
  file: `0${i + 1}.jpg`, width: W, height: H,
  render: (size) => drawPoster(poster, size),
}));
