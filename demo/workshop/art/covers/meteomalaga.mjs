/** MeteoMálaga: isobars about a sun over the bay, and a front coming in. */
import { circle, clip, colour, curve, dial, fill, frame, group, hatch, line, move, moving, n, polar, poly, rect, samples, sheet } from '../kit.mjs';

const { night, paper, rule, sodium, sodiumDeep, oxygen, oxygenDeep } = colour;
const SX = 640;
const SY = 410;

// Land above, bay below: the coast rises to a cape on the right.
const coast = [[-20, 880], [110, 850], [220, 830], [330, 780], [400, 700], [500, 640], [620, 610], [760, 600], [900, 570], [1040, 520], [1160, 480], [1300, 500], [1440, 470], [1620, 420]];
const sea = `${curve(coast)}L1620 1020L-20 1020Z`;
const hills = [[[190, 560], 80], [[120, 640], 96], [[250, 690], 64], [[1180, 300], 96], [[1400, 280], 84], [[1290, 356], 72], [[1090, 374], 62]];

function hill([[x, y], s], i) {
  const slope = `M${x - s} ${y + s * 0.55}C${x - s * 0.6} ${y} ${x - s * 0.3} ${y - s * 0.6} ${x} ${y - s * 0.62}C${x + s * 0.3} ${y - s * 0.6} ${x + s * 0.6} ${y} ${x + s} ${y + s * 0.55}`;
  return fill(`${slope}Z`, paper) + hatch(`${slope}Z`, { angle: 62, gap: 8, width: 2.4, within: rect(x - s * 0.1, y - s, s * 1.2, s * 2), seed: i }) + line(`${slope}Z`, night, 4);
}

const isobar = (k) =>
  Array.from({ length: 40 }, (_, i) => {
    const a = (i / 40) * Math.PI * 2;
    const r = 214 + k * 72;
    const swell = 1 + 0.035 * k * Math.cos(a - 0.5) + (0.02 + 0.012 * k) * Math.cos(2 * a + 0.9) + 0.012 * k * Math.cos(3 * a - 1);
    return [SX + r * 1.08 * swell * Math.cos(a), SY + r * 0.94 * swell * Math.sin(a)];
  });

const front = [[1570, 560], [1420, 600], [1270, 660], [1150, 750], [1080, 860], [1050, 980]];
const teeth = () => {
  const path = samples(front, 40);
  const out = [];
  let travelled = 0;
  let next = 40;
  for (let i = 1; i < path.length; i++) {
    const [ax, ay] = path[i - 1];
    const [bx, by] = path[i];
    const length = Math.hypot(bx - ax, by - ay);
    travelled += length;
    if (travelled > next) {
      const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
      const warm = out.length % 2;
      out.push(`<g transform="translate(${n(ax)} ${n(ay)}) rotate(${n(angle)})">${fill(warm ? 'M-34 0A34 34 0 0 0 34 0Z' : 'M-34 0L0 58L34 0Z', warm ? sodium : night)}${line(warm ? 'M-34 0A34 34 0 0 0 34 0Z' : 'M-34 0L0 58L34 0Z', night, 4)}</g>`);
      next += 104;
    }
  }
  return out;
};

const barb = (x, y, a, k = 2) => group([line('M0 0H92', night, 5), line(Array.from({ length: k }, (_, i) => `M${92 - i * 18} 0L${104 - i * 18} -32`).join(''), night, 5), fill(circle(0, 0, 10), night)], `translate(${x} ${y}) rotate(${a})`);

const rays = Array.from({ length: 24 }, (_, i) => {
  const a = i * 15;
  const long = i % 2 ? 190 : 210;
  return poly([polar(SX, SY, 164, a - 3.6), polar(SX, SY, long, a), polar(SX, SY, 164, a + 3.6)]);
}).join('');

const cloud = 'M-150 60C-196 60 -208 4 -166 -14C-176 -66 -110 -92 -80 -58C-62 -118 36 -122 56 -58C96 -84 150 -54 138 -8C186 0 182 60 138 60Z';
const sail = (x, y, s) => group([fill('M-46 0H46C40 20 26 26 0 26C-26 26 -40 20 -46 0Z', night), fill('M4 -104C36 -70 42 -36 40 -10H4Z', paper), line('M4 -104C36 -70 42 -36 40 -10H4Z', night, 4), fill('M-4 -92C-28 -60 -36 -34 -36 -10H-4Z', night)], `translate(${x} ${y}) scale(${s})`);

const lighthouse = group([
  fill('M-80 40C-60 10 60 10 80 40Z', night), fill('M-30 20L-20 -150H20L30 20Z', paper), hatch('M-30 20L-20 -150H20L30 20Z', { angle: 90, gap: 8, width: 2.4, within: rect(2, -160, 40, 200) }), line('M-30 20L-20 -150H20L30 20Z', night, 5),
  fill('M-28 -60L-26 -94H26L28 -60Z', night), fill(rect(-34, -164, 68, 14), night), fill(rect(-18, -202, 36, 38), sodium), line(rect(-18, -202, 36, 38), night, 5), fill('M-26 -202C-20 -230 20 -230 26 -202Z', night), line('M0 -226V-250', night, 5),
]);

export default sheet({
  ground: paper,
  seed: 19,
  parts: [
    clip('map', rect(44, 44, 1512, 912), [
      hatch(rect(0, 0, 1600, 900), { angle: 28, gap: 20, width: 1.8, opacity: 0.25, jitter: 0.1, lift: 0.1, without: sea, seed: 2 }),
      line(curve(coast.map(([x, y]) => [x - 6, y - 18])), rule, 30),
      fill(sea, oxygen), hatch(sea, { angle: 0, gap: 14, width: 2.4, color: oxygenDeep, lift: 0.7, jitter: 0.5, tone: (x, y) => 0.35 + 0.45 * Math.sin(x / 190 + y / 44), seed: 6 }),
      line(curve(coast), night, 6), line(curve(coast.map(([x, y]) => [x + 10, y + 26])), oxygenDeep, 3, { dash: '60 10' }), 
    ]),
    [0.9, 2, 3, 4, 5, 6, 7, 8].map((k) => clip(`iso${k * 10}`, rect(44, 44, 1512, 912), line(curve(isobar(k), true), night, k % 4 === 0 ? 7 : 3.6))),
    clip('hills', rect(44, 44, 1512, 912), hills.map(hill)),
    fill(circle(SX, SY, 232), paper), line(circle(SX, SY, 232), night, 5), dial(SX, SY, 232, 0, 360, night, { step: 5, long: 3, size: 20, inward: true, width: 2.4 }),
    fill(rays, night), fill(circle(SX, SY, 154), sodium), hatch(circle(SX, SY, 154), { angle: 45, gap: 10, width: 2.4, color: sodiumDeep, tone: (x, y) => (x - SX + y - SY + 40) / 220, seed: 3 }), line(circle(SX, SY, 154), night, 5),
    clip('front', rect(44, 44, 1512, 912), [line(curve(front), paper, 18), line(curve(front), night, 8), teeth()]),
    barb(210, 250, 200, 3), barb(1000, 220, -30, 2), barb(300, 880, 160, 2), barb(890, 800, 150, 3), barb(1260, 190, -50, 1),
    group([line(cloud, paper, 20), fill(cloud, night), hatch(cloud, { angle: 45, gap: 10, width: 2.4, color: paper, taper: true, within: 'M-210 -130H20L-120 70H-210Z', seed: 4 }), line('M-90 90L-116 140M-20 90L-46 140M50 90L24 140M116 90L92 140', night, 8)], 'translate(1370 760) scale(.94)'),
    sail(590, 830, 1.15), sail(770, 730, 0.7),
    group(lighthouse, 'translate(452 742) scale(.82)'),
    frame(night),
  ],
});

// The sun's rays turn by one ray.
export const moves = moving(paper, line(circle(SX, SY, 185), paper, 52), move(fill(rays, night), 'rotate', [`0 ${SX} ${SY}`, `30 ${SX} ${SY}`, `30 ${SX} ${SY}`], 2.4, { times: [0, 0.7, 1] }));
