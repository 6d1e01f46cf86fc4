/** Local AI: a voice goes into a machine that stays in the house. */
import { circle, clip, colour, dial, fill, frame, group, hatch, line, moons, move, moving, n, rect, sheet, star, starfield } from '../kit.mjs';

const { night, surface, raised, line: slateLine, mist, paper, oxygen } = colour;

// Loudness of the spoken phrase: a few syllables, each rising and falling.
const syllables = [[0.1, 0.07, 0.5], [0.26, 0.08, 1], [0.43, 0.06, 0.62], [0.6, 0.1, 0.92], [0.8, 0.07, 0.5], [0.93, 0.05, 0.25]];
const loudness = (t) => Math.max(0.05, ...syllables.map(([at, wide, high]) => high * Math.exp(-(((t - at) / wide) ** 2))));
const BARS = 23;
const wave = Array.from({ length: BARS }, (_, i) => {
  const h = 22 + 330 * loudness(i / (BARS - 1)) * (i % 2 ? 0.78 : 1);
  return rect(566 + i * 21, 470 - h / 2, 11, h, 5.5);
}).join('');

const capsule = rect(226, 120, 280, 480, 140);
const head = 'M226 370V260A140 140 0 0 1 506 260V370Z';
const body = 'M226 392V460A140 140 0 0 0 506 460V392Z';

const house = 'M1040 880V420L1290 208L1540 420V880Z';
const screen = rect(1134, 452, 312, 226, 26);

export default sheet({
  ground: night,
  seed: 7,
  parts: [
    starfield(60, 60, 1480, 400, paper, { count: 70, seed: 21, keep: (x, y) => !(x > 200 && x < 540) }),
    fill(circle(366, 380, 330), raised),
    dial(366, 380, 356, 100, 440, mist, { step: 4, size: 18 }),
    hatch(circle(366, 380, 330), { angle: 45, gap: 14, width: 2.2, color: slateLine, tone: (x, y) => (x - 366 + y - 380) / 420, seed: 5 }),
    fill(rect(0, 880, 1600, 120), surface), hatch(rect(0, 884, 1600, 116), { angle: 0, gap: 15, width: 2.2, color: slateLine, lift: 0.6, jitter: 0.6, seed: 6 }), line('M0 880H1600', mist, 3),
    // House: only an outline and a roof, so that the machine inside is what one sees.
    fill(house, raised), hatch(house, { angle: 90, gap: 16, width: 2, color: slateLine, seed: 4 }),
    fill('M1400 230H1462V380L1400 328Z', paper), hatch('M1400 230H1462V380L1400 328Z', { angle: 90, gap: 8, width: 2.4, within: rect(1430, 200, 40, 200) }), fill(rect(1390, 214, 82, 22), paper),
    line('M1002 452L1290 208L1578 452', night, 40), line('M1002 452L1290 208L1578 452', paper, 24),
    line('M1002 466L1290 222L1578 466', night, 3, { dash: '3 11' }),
    line('M1040 440V880M1540 440V880', paper, 10),
    // Machine on its table.
    fill(rect(1076, 786, 428, 24), paper), fill('M1104 810H1126L1120 880H1104ZM1476 810H1454L1460 880H1476Z', paper),
    fill(rect(1240, 700, 100, 60), mist), fill('M1196 786C1200 756 1220 752 1240 750H1340C1360 752 1380 756 1384 786Z', paper), line('M1196 786C1200 756 1220 752 1240 750H1340C1360 752 1380 756 1384 786', night, 4),
    fill(rect(1100, 416, 380, 300, 34), paper), hatch(rect(1100, 416, 380, 300, 34), { angle: 45, gap: 9, width: 2.4, without: screen, tone: (x, y) => (x - 1160 + y - 520) / 380, seed: 2 }),
    fill(screen, night), line(screen, night, 6),
    fill([0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => { const h = [26, 60, 108, 70, 140, 90, 120, 52, 24][i]; return rect(1172 + i * 28, 565 - h / 2, 13, h, 6.5); }).join(''), oxygen),
    line('M1160 490C1180 474 1220 470 1260 470', mist, 5),
    fill(circle(1440, 696, 7), night), fill(rect(1136, 692, 60, 7, 3), night),
    // Voice.
    fill(rect(540, 466, 560, 8), night), fill(wave, oxygen), line('M540 470H566M1036 470H1100', oxygen, 5),
    // Microphone.
    line('M180 360V470A186 186 0 0 0 552 470V360', night, 44), line('M180 360V470A186 186 0 0 0 552 470V360', paper, 22),
    fill(circle(180, 356, 22) + circle(552, 356, 22), paper),
    fill('M352 650H380V850H352Z', paper), hatch('M352 650H380V850H352Z', { angle: 90, gap: 7, width: 2.4, within: rect(366, 640, 30, 300) }),
    fill('M196 880C206 846 300 838 366 838C432 838 526 846 536 880Z', paper), hatch('M196 880C206 846 300 838 366 838C432 838 526 846 536 880Z', { angle: 60, gap: 9, width: 2.4, tone: (x) => (x - 330) / 160, seed: 3 }),
    line(capsule, night, 14), fill(head, paper), fill(body, oxygen),
    clip('mic', head, [line(Array.from({ length: 14 }, (_, i) => `M226 ${132 + i * 18}H506`).join(''), night, 3.2), line(Array.from({ length: 16 }, (_, i) => { const x = (i - 7.5) * 18; return `M${366 + x} 120V370`; }).join(''), night, 3.2), hatch(head, { angle: 90, gap: 6, width: 4.4, tone: (x) => (x - 400) / 100, seed: 5 })]),
    line('M256 250C258 190 290 160 330 148', paper, 9),
    fill(rect(214, 366, 304, 30, 6), night), fill(rect(220, 372, 292, 18, 4), paper),
    hatch(body, { angle: 50, gap: 10, width: 2.8, tone: (x, y) => (x - 330 + (y - 420)) / 190, seed: 9 }),
    fill(circle(366, 486, 38), night), fill(circle(366, 486, 22), paper), line('M260 440H310M260 462H304', night, 5),
    moons(740, 926, 11, mist), star(820, 176, 20, oxygen),
    frame(mist, { opacity: 0.6 }),
  ],
});

// The voice goes on speaking.
export const moves = moving(night, Array.from({ length: BARS - 2 }, (_, i) => i + 1).map((i) => {
  const h = n(11 + 330 * loudness(i / (BARS - 1)) * (i % 2 ? 0.78 : 1));
  const louder = n(1.1 + ((i * 5) % 7) / 20);
  return group(move(line(`M${571.5 + i * 21} ${-h / 2}v${h}`, oxygen, 11), 'scale', ['1 1', `1 ${louder}`, '1 1'], 0.7 + ((i * 3) % 5) / 10), 'translate(0 470)');
}));
