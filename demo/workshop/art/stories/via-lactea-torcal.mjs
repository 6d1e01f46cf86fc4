/** One August night at El Torcal, from dusk to dawn: the Sun, the Moon, the galactic centre, and the hours that are left. */
import { circle, colour, curve, fill, hatch, line, rect, starfield } from '../kit.mjs';
import { key, nightSheet } from './parts.mjs';

const { line: rule, mist, night, oxygen, paper, sodium } = colour;
const horizon = 610;
const at = (hour) => 130 + hour * 122;
const height = (degrees) => horizon - degrees * 9.6;
const arc = (peak, top, width) => curve(Array.from({ length: 56 }, (_, i) => i * 0.2).map((hour) => [at(hour), height(top - ((hour - peak) / width) ** 2 * top)]).filter(([, y]) => y < 850));
const rocks = 'M44 856V742L120 730L150 690L236 684L250 716L330 722L352 668L372 640L470 634L486 668L520 676L540 730L680 742L760 724L800 690L880 686L904 716L1010 728L1060 700L1150 690L1180 650L1200 636L1290 640L1310 690L1400 704L1440 740L1556 748V856Z';

export default nightSheet(
  [
    fill(rect(at(1.9), 100, at(5.9) - at(1.9), 640), night),
    starfield(at(1.9), 100, at(5.9) - at(1.9), 480, paper, { count: 190, seed: 11, max: 3.6 }),
    hatch(rect(60, 100, at(1.9) - 60, 640), { angle: 90, gap: 15, width: 2, color: mist, opacity: 0.4, seed: 3 }),
    hatch(rect(at(9.2), 100, 1540 - at(9.2), 640), { angle: 90, gap: 15, width: 2, color: mist, opacity: 0.4, seed: 4 }),
    Array.from({ length: 5 }, (_, i) => line(`M90 ${height(i * 10)}H1510`, rule, i ? 1.6 : 4)),
    Array.from({ length: 12 }, (_, i) => line(`M${at(i)} ${horizon}v${i % 3 ? 14 : 26}`, mist, 3)),
    // The galactic centre goes down while the night is still young.
    line(arc(1.4, 26, 4.8), oxygen, 6),
    fill(circle(at(1.9), height(25.7), 13), oxygen),
    // The Moon comes up in the second half.
    line(curve([[at(5.9), height(-1)], [at(7), height(12)], [at(8), height(23)], [at(9), height(33)], [at(10), height(42)]]), paper, 4, { dash: '14 10' }),
    fill(circle(at(8), height(23), 26), paper),
    fill(circle(at(8) + 13, height(23) - 4, 23), colour.surface),
    // The Sun is no more than a reason to wait.
    line(curve([[at(0), height(6)], [at(0.9), height(-3)], [at(1.9), height(-14)]]), sodium, 5),
    fill(circle(at(0.35), height(3), 18), sodium),
    line(rect(at(1.9), 100, at(5.9) - at(1.9), 640), sodium, 4, { dash: '14 10' }),
    fill(rocks, night), hatch(rocks, { angle: 8, gap: 15, width: 2.2, color: mist, opacity: 0.7, seed: 6 }), line(rocks, mist, 3),
    key(at(0.95), height(40), 'I', mist),
    key(at(3.9), height(40), 'II'),
    key(at(8), height(42), 'III', paper),
  ],
  8,
);
