/** Four nights at El Torcal: the arch, the centre, the turning, and somebody with a lamp. */
import { circle, colour, curve, fill, hatch, line, n } from '../kit.mjs';
import { lens, panorama } from './camera.mjs';
import { dots, nightSky, parallels, plate, size, swell, tower } from './engrave.mjs';

const widen = (top, foot) => (t) => top + (foot - top) * t;
const waist = (wide, thin, at) => (t) => wide - (wide - thin) * Math.exp(-(((t - at) / 0.16) ** 2));
const towers = (list) => list.map(([x, top, head, foot, seed, depth, lit]) => tower({ x, top, width: typeof head === 'function' ? head : widen(head, foot), seed, depth, lit, slab: depth === 'near' ? 1.15 : depth === 'mid' ? 0.8 : 0.55 }));

/** Light of the air near the horizon, in a few even lines. */
const airglow = (sky, strength) => swell(parallels({ gap: 15 }), (x, y) => { const high = sky.altitude(x, y); return high < -2 ? 0 : strength * Math.exp(-(((high - 7) / 9) ** 2)); }, { color: colour.oxygen, width: 5, opacity: 0.5 });
const band = (sky, { angle, k, from = 0.1 }) => swell(parallels({ gap: 7, angle, step: 10 }), (x, y) => (Math.max(0, sky.milkyWay(x, y) - from) * k) ** 0.8, { color: '#D9DCE3', width: 5.6, least: 0.13 });

function arch() {
  const sky = nightSky({ camera: panorama({ ...size, fov: 168, bottom: -24 }), azimuth: 92, sidereal: 246 });
  return plate([
    airglow(sky, 0.7),
    band(sky, { angle: -24, k: 4.2, from: 0.035 }),
    dots(sky.stars(6.3)),
    towers([
      [420, 985, 120, 190, 5, 'far', 'right'], [560, 1010, 150, 260, 6, 'far', 'right'], [760, 1020, 120, 200, 7, 'far', 'right'], [1010, 1000, 160, 240, 8, 'far', 'left'], [1240, 1015, 140, 220, 9, 'far', 'left'], [1390, 985, 110, 200, 10, 'far', 'left'],
      [330, 900, 170, 300, 11, 'mid', 'right'], [900, 930, waist(210, 120, 0.4), 0, 12, 'mid', 'right'], [1470, 920, 170, 280, 13, 'mid', 'left'], [660, 1060, 220, 380, 14, 'mid', 'right'], [1150, 1070, 240, 400, 15, 'mid', 'left'],
      [120, 800, 300, 420, 21, 'near', 'right'], [1650, 730, waist(320, 190, 0.36), 0, 22, 'near', 'left'], [470, 1120, 300, 420, 23, 'near', 'right'], [1370, 1110, 320, 420, 24, 'near', 'left'],
    ]),
  ], { seed: 31 });
}


function centre() {
  const sky = nightSky({ camera: lens({ ...size, fov: 66, altitude: 17 }), azimuth: 200, sidereal: 284 });
  return plate([
    airglow(sky, 0.6),
    band(sky, { angle: 62, k: 2.6, from: 0.05 }),
    dots(sky.stars(6.6)),
    towers([
      [760, 1075, 180, 320, 41, 'far', 'right'], [1030, 1060, 150, 300, 42, 'far', 'left'], [900, 1105, 260, 420, 43, 'far', 'right'],
      [560, 960, 190, 320, 44, 'mid', 'right'], [1290, 900, waist(230, 140, 0.35), 0, 45, 'mid', 'left'], [1130, 1085, 260, 380, 46, 'mid', 'left'],
      [230, 590, waist(360, 230, 0.3), 0, 51, 'near', 'right'], [1640, 700, 300, 460, 52, 'near', 'left'], [560, 1130, 360, 520, 53, 'near', 'right'], [1320, 1140, 400, 500, 54, 'near', 'left'],
    ]),
  ], { seed: 32 });
}

/** Two and a half hours: each star draws the arc that the sky turned. */
function turning() {
  const sky = nightSky({ camera: lens({ ...size, fov: 92, altitude: 25 }), azimuth: 4, sidereal: 268 });
  const trails = { warm: '', cool: '', plain: '', faint: '' };
  const pole = sky.place({ ra: 37.95, dec: 89.26 });
  for (const star of sky.catalogue(5.9)) {
    const points = Array.from({ length: 14 }, (_, i) => sky.place(star, (i / 13) * 38)).filter(Boolean);
    if (points.length < 14 || points.every(([x, y]) => x < -80 || y < -80 || x > size.width + 80 || y > size.height)) continue;
    trails[star.mag > 5 ? 'faint' : star.bv > 1.1 ? 'warm' : star.bv < 0.05 ? 'cool' : 'plain'] += curve(points);
  }
  return plate([
    airglow(sky, 0.5),
    line(trails.faint, '#8D97A8', 1.5),
    line(trails.plain, colour.paper, 2.6),
    line(trails.warm, colour.sodium, 2.8),
    line(trails.cool, colour.oxygen, 2.8),
    fill(circle(...pole, 4), colour.paper),
    towers([
      [640, 1080, 190, 330, 61, 'far', 'right'], [1240, 1050, 170, 320, 62, 'far', 'left'], [990, 1100, 220, 380, 63, 'far', 'left'],
      [560, 1000, 200, 300, 64, 'mid', 'right'], [1190, 1010, 200, 320, 65, 'mid', 'left'],
      [860, 640, waist(270, 150, 0.34), 0, 71, 'near', 'left'], [150, 830, 340, 480, 72, 'near', 'right'], [1660, 870, 330, 460, 73, 'near', 'left'], [560, 1120, 320, 420, 74, 'near', 'right'], [1230, 1130, 360, 420, 75, 'near', 'left'],
    ]),
  ], { seed: 33 });
}

function lamp() {
  const sky = nightSky({ camera: lens({ ...size, fov: 78, altitude: 18 }), azimuth: 206, sidereal: 292 });
  const [x, y] = [1130, 882];
  const lampAt = [x - 9, y - 101];
  const rays = Array.from({ length: 7 }, (_, i) => { const a = -2.3 + i * 0.024; return `M${n(lampAt[0] + 12 * Math.cos(a))} ${n(lampAt[1] + 12 * Math.sin(a))}L${n(lampAt[0] + (1250 - 90 * (i % 3)) * Math.cos(a))} ${n(lampAt[1] + (1250 - 90 * (i % 3)) * Math.sin(a))}`; }).join('');
  const legs = `M${x - 8} ${y - 46}C${x - 10} ${y - 28} ${x - 13} ${y - 14} ${x - 15} ${y}L${x - 23} ${y}M${x + 5} ${y - 46}C${x + 8} ${y - 28} ${x + 8} ${y - 14} ${x + 10} ${y}L${x + 2} ${y}`;
  const coat = `M${x - 12} ${y - 40}C${x - 15} ${y - 62} ${x - 14} ${y - 80} ${x - 7} ${y - 86}C${x - 2} ${y - 90} ${x + 5} ${y - 90} ${x + 9} ${y - 85}C${x + 14} ${y - 78} ${x + 14} ${y - 58} ${x + 11} ${y - 40}Z`;
  const pack = `M${x + 9} ${y - 84}C${x + 22} ${y - 86} ${x + 27} ${y - 76} ${x + 26} ${y - 60}C${x + 25} ${y - 52} ${x + 18} ${y - 49} ${x + 11} ${y - 50}Z`;
  const arm = `M${x - 6} ${y - 80}C${x - 14} ${y - 70} ${x - 17} ${y - 62} ${x - 14} ${y - 52}`;
  const head = circle(x - 1, y - 99, 10);
  return plate([
    airglow(sky, 0.5),
    band(sky, { angle: 58, k: 2.6, from: 0.05 }),
    dots(sky.stars(6.5)),
    line(rays, colour.sodium, 2.2, { opacity: 0.85 }),
    towers([
      [700, 1080, 200, 340, 81, 'far', 'right'], [1480, 1060, 170, 320, 82, 'far', 'left'], [930, 1100, 260, 400, 83, 'far', 'right'],
      [430, 960, 200, 330, 84, 'mid', 'right'], [1330, 1040, 200, 320, 85, 'mid', 'left'],
      [200, 780, waist(330, 220, 0.4), 0, 91, 'near', 'right'], [x, y - 6, 330, 470, 92, 'near', 'left'], [1700, 900, 300, 420, 93, 'near', 'left'], [640, 1130, 340, 460, 94, 'near', 'right'],
    ]),
    line(legs, colour.paper, 12), line(legs, colour.night, 8.5),
    fill(pack, colour.night), line(pack, colour.paper, 1.8),
    fill(coat, colour.night), hatch(coat, { angle: 84, gap: 4, width: 1.5, color: colour.paper, seed: 5, tone: (px) => (x - px) / 14 }), line(coat, colour.paper, 1.8),
    line(arm, colour.paper, 7), line(arm, colour.night, 4),
    fill(head, colour.night), line(head, colour.paper, 1.8),
    fill(circle(...lampAt, 4), colour.sodium),
  ], { seed: 34 });
}

export const frames = { '01': arch, '02': centre, '03': turning, '04': lamp };
