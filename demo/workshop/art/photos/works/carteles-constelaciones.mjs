import { drawSvg } from '../lib/picture.mjs';
import { letters, measure } from '../lib/lettering.mjs';
import { drawFigure, f, path } from '../lib/poster-figures.mjs';
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
      ${drawFigure(poster, chart, lines)}
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
