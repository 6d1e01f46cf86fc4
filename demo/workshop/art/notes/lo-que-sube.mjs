/** Eight kilos laid out on the table: the things of the packing list, seen from above. */
import { circle, clip, colour, curve, dial, ellipse, fill, group, hatch, line, rect } from '../kit.mjs';
import { ink, plate, shaded } from './parts.mjs';

const { night, paper, rule, slate, mist, sodium, hydrogen } = colour;
const put = (x, y, turn, parts) => group(parts, `translate(${x} ${y}) rotate(${turn})`);

const camera = put(330, 262, -3, [
  fill('M-196 -86H-96L-70 -128H58L84 -86H176Q194 -86 194 -66V100Q194 118 176 118H-178Q-196 118 -196 100Z', night),
  hatch(rect(-196, -40, 390, 158), { angle: 45, gap: 9, width: 2, color: slate, seed: 3 }), line('M-190 -44H190', paper, 3.5), line('M-176 -66H-130M120 -66H160', paper, 5), fill(rect(96, -104, 60, 18, 4), night), fill(circle(-150, -88, 22), night), fill(circle(-150, -88, 13), mist),
  ink(circle(-6, 20, 126), paper, 7), dial(-6, 20, 108, 0, 360, night, { step: 6, size: 14 }), ink(circle(-6, 20, 92), night), line(circle(-6, 20, 78), mist, 3), fill(circle(-6, 20, 62), slate), hatch(circle(-6, 20, 62), { angle: 45, gap: 8, width: 2.6, seed: 4, tone: (x, y) => (x + y) / 70 + 0.3 }), fill(circle(-6, 20, 30), night), fill(ellipse(-30, -6, 17, 11), paper, 'transform="rotate(-40 -30 -6)"'), fill(circle(18, 46, 7), paper),
]);

const mount = put(752, 250, 0, [
  shaded(rect(-112, 24, 224, 96, 12), [-112, 24, 224, 96], { seed: 5, reach: 0.4 }), shaded('M-84 24V-20Q-84 -36 -66 -36H66Q84 -36 84 -20V24Z', [-84, -36, 168, 60], { seed: 6, reach: 0.4 }),
  ink(circle(0, -64, 76), night), line(circle(0, -64, 64), paper, 3), dial(0, -64, 62, 0, 360, paper, { step: 10, long: 3, size: 13, inward: true }), ink(circle(0, -64, 32), sodium, 5), fill(circle(0, -64, 10), night),
  line('M-76 84H-20', night, 8), fill(circle(40, 72, 13) + circle(78, 72, 13), night), line(rect(-30, 96, 60, 12, 6), night, 3), fill(circle(-4, 102, 5), night),
  line('M0 -140V-152M-76 -64H-92M76 -64H92', night, 6),
]);

const torch = put(1106, 250, 4, [
  line('M-150 20C-170 -110 -60 -138 0 -138C60 -138 170 -110 150 20C140 84 90 96 60 96H-60C-90 96 -140 84 -150 20Z', night, 40), line('M-150 20C-170 -110 -60 -138 0 -138C60 -138 170 -110 150 20C140 84 90 96 60 96H-60C-90 96 -140 84 -150 20Z', paper, 30), line('M-150 20C-170 -110 -60 -138 0 -138C60 -138 170 -110 150 20C140 84 90 96 60 96H-60C-90 96 -140 84 -150 20Z', night, 3, { dash: '14 10' }),
  ink(rect(-86, 52, 172, 92, 24), night), ink(circle(0, 98, 52), paper, 6), ink(circle(0, 98, 36), hydrogen, 5), hatch(circle(0, 98, 36), { angle: 45, gap: 8, width: 2.4, seed: 8, tone: (x, y) => (x + y - 98) / 44 + 0.2 }), fill(circle(-12, 86, 8), paper), fill(rect(-22, 36, 44, 18, 6), night),
]);

const body = 'M-76 -150H76V330Q76 352 54 352H-54Q-76 352 -76 330Z';
const flask = put(1414, 340, 0, [
  fill(ellipse(8, 356, 92, 12), night, 'opacity="0.3"'),
  ink(body, sodium, 6), hatch(body, { angle: 90, gap: 10, width: 2.8, seed: 9, tone: (x) => (x - 4) / 72 }), ink(rect(-84, -172, 168, 30, 8), night, 4),
  shaded('M-66 -172V-188Q-66 -206 -46 -206H46Q66 -206 66 -188V-172Z', [-66, -206, 132, 34], { seed: 10, reach: 0.4 }), line('M-40 -198V-180M-14 -198V-180M14 -198V-180', night, 3.5),
  fill(rect(-76, 120, 152, 92), paper), line('M-76 120H76M-76 212H76', night, 5), line('M-48 150H48M-48 172H28', night, 5), line('M-52 -120V90', paper, 9),
]);

const blanketShape = 'M-196 -120H184Q200 -120 200 -104V112H-196Z';
const blanket = put(330, 586, 2, [
  fill('M-186 126H212V-100', night), ink(blanketShape, rule, 6),
  clip('stripes', blanketShape, [line('M-150 -120V112M-126 -120V112', night, 9), line('M-200 -70H210M-200 -46H210', night, 9), line('M96 -120V112M120 -120V112', hydrogen, 9), line('M-200 40H210M-200 64H210', hydrogen, 9), hatch(blanketShape, { angle: 45, gap: 15, width: 2, color: slate, seed: 11, tone: (x, y) => 0.5 + (x + y) / 400 })]),
  line(blanketShape, night, 6), line('M-196 92H200', night, 4), line(Array.from({ length: 20 }, (_, i) => `M${-188 + i * 20} 114l-4 24`).join(''), night, 5),
]);

const cell = (x, y, turn) => group([ink(rect(-30, -62, 60, 84, 8), night, 4, paper), line('M-16 -48V-34M0 -48V-34M16 -48V-34', sodium, 6, { cap: 'butt' }), line('M-14 -10H14', paper, 4)], `translate(${x} ${y}) rotate(${turn})`);
const sockShape = 'M-92 -92H84V26C84 70 112 88 166 96C206 102 214 160 170 172H26C-60 172 -92 120 -92 60Z';
const sock = put(716, 574, -4, [
  cell(-54, -98, -7), cell(0, -112, 2), cell(52, -98, 8),
  shaded(sockShape, [-92, -92, 300, 264], { seed: 12, weight: 6, reach: 0.62 }), fill('M-92 -92H84V-46H-92Z', rule), line(Array.from({ length: 13 }, (_, i) => `M${-80 + i * 13} -90V-50`).join(''), night, 3), line('M-92 -46H84', night, 5), line('M-92 -92H84', night, 6),
  line('M-92 -20H84M-92 2H84', hydrogen, 9), line(sockShape, night, 6), line('M120 92C100 118 106 150 132 170M-70 66C-44 70 -26 98 -30 166', night, 4),
]);

const notebook = put(1090, 584, 5, [
  fill(rect(-108, -132, 240, 300, 10), night), ink(rect(-120, -144, 240, 300, 10), paper, 6), fill('M-120 -134Q-120 -144 -110 -144H-84V156H-110Q-120 156 -120 146Z', night), 
  line(Array.from({ length: 8 }, (_, i) => `M-62 ${-104 + i * 32}H${[92, 70, 92, 40, 92, 86, 60, 92][i]}`).join(''), mist, 5), line('M-58 92L-20 50L8 84L40 30L88 92', night, 4), line('M98 -144V156', hydrogen, 7),
  group([fill('M0 -10H210V10H0Z', sodium), fill('M210 -10L248 0L210 10Z', paper), fill('M236 -3L248 0L236 3Z', night), line('M0 -10H210L248 0L210 10H0ZM210 -10V10M22 -10V10', night, 4)], 'translate(-58 132) rotate(-58)'),
]);

const legs = [-1, 0, 1].map((k) => shaded(rect(-330, -13 + k * 34, 420, 26, 5), [-330, -13 + k * 34, 420, 26], { seed: 20 + k, gap: 8, reach: 0.5, weight: 4 }) + ink(rect(-470, -9 + k * 34, 150, 18, 4), mist, 4) + ink(rect(-350, -16 + k * 34, 36, 32, 5), night, 3) + ink(rect(-130, -16 + k * 34, 36, 32, 5), night, 3) + ink(circle(-478, k * 34, 13), night, 3));
const tripod = put(590, 884, 1, [
  legs, ink('M80 -60H150L176 -34V34L150 60H80Z', night, 4), ink(rect(170, -20, 96, 40, 8), paper, 5), ink(circle(300, 0, 46), night), line(circle(300, 0, 32), paper, 3), ink(rect(336, -52, 30, 104, 6), paper, 5), line('M300 46V96', night, 15), ink(rect(284, 82, 32, 30, 8), hydrogen, 4),
]);

const top = 'M-206 -2C-206 -62 -150 -88 -70 -90H90C160 -88 206 -60 206 -2Z';
const bottom = 'M-206 30H206C204 66 168 82 110 82H-110C-168 82 -204 66 -206 30Z';
const ham = curve([[-214, 4], [-180, 30], [-146, 8], [-110, 34], [-72, 8], [-36, 34], [0, 8], [38, 34], [76, 8], [112, 34], [150, 8], [184, 30], [214, 4], [206, -8], [0, -12], [-206, -8]], true, 0.9);
const wrap = 'M-238 -96L-30 -112L-14 -76L-40 -44L-12 -10L-38 26L-10 62L-32 102L-238 92C-252 30 -252 -36 -238 -96Z';
const sandwich = put(1284, 892, -3, [
  fill(ellipse(0, 88, 220, 18), night, 'opacity="0.3"'),
  shaded(bottom, [-206, 30, 412, 52], { color: rule, seed: 24, reach: 0.4, weight: 6 }), ink(ham, hydrogen, 5),
  fill(top, rule), hatch(top, { angle: 45, gap: 10, width: 2.6, seed: 25, tone: (x, y) => (x - 60) / 240 + (y + 40) / 160 }), line(top, night, 6),
  line('M30 -82C52 -66 58 -44 50 -22M92 -82C114 -66 120 -44 112 -22M152 -72C170 -58 176 -42 170 -24', night, 5),
  fill(wrap, paper), hatch(wrap, { angle: 45, gap: 12, width: 2.2, seed: 26, color: slate, tone: (x, y) => (x + 110) / 200 + y / 200 }), line(wrap, night, 6), line('M-214 -76L-150 -20L-196 36M-150 -20L-84 -54M-130 84L-104 30L-60 46M-104 30L-150 -20', night, 3.5),
]);

export default plate(
  paper,
  [
    hatch(rect(44, 44, 1512, 979), { angle: 0, gap: 22, width: 1.8, color: rule, lift: 0.9, jitter: 0.9, seed: 2 }),
    camera, mount, torch, flask, blanket, sock, notebook, tripod, sandwich,
  ],
  71,
);
