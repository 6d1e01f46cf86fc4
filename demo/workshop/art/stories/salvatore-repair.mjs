/** The menu of Salvatore Repair: a boot from the side, each repair on the place where it hurts. */
import { circle, colour, curve, fill, hatch, line } from '../kit.mjs';
import { key, nightSheet } from './parts.mjs';

const { line: rule, mist, night, oxygen, paper, sodium } = colour;
const leg = [[560, 150], [552, 300], [560, 430], [540, 520], [520, 590], [524, 652]];
const vamp = [[860, 150], [866, 300], [890, 400], [960, 470], [1080, 520], [1170, 560], [1214, 610], [1216, 652]];
const boot = `${curve(leg)}L${vamp.at(-1).join(' ')}${curve([...vamp].reverse()).replace('M', 'L')}Z`;
const sole = 'M512 652H1224C1240 652 1244 690 1226 696H960C900 696 880 700 840 704H512Z';
const heel = 'M512 704H742L724 786H524Z';
const stitches = curve([[590, 620], [760, 628], [960, 630], [1170, 628]]);
const laces = [[905, 360], [880, 310], [866, 256], [860, 204]];

const leader = (x, y, kx, ky) => line(`M${x} ${y}L${kx} ${ky}`, sodium, 2.4, { dash: '3 9' }) + fill(circle(x, y, 9), sodium);

export default nightSheet(
  [
    line('M120 786H1480', mist, 3),
    Array.from({ length: 57 }, (_, i) => line(`M${120 + i * 24} 786V${i % 5 ? 796 : 808}`, rule, 2.4)),
    fill(boot, paper),
    hatch(boot, { angle: 58, gap: 12, width: 2.6, within: 'M520 150H690L660 660H500Z', seed: 5 }),
    hatch(boot, { angle: 20, gap: 13, width: 2.4, within: 'M960 520H1230V660H900Z', seed: 7, taper: true }),
    line(boot, night, 5),
    line(curve([[560, 430], [700, 410], [890, 400]]), night, 4),
    line(curve([[760, 640], [800, 560], [890, 500], [960, 470]]), night, 4),
    laces.map(([x, y], i) => [line(`M${x - 8} ${y}L${x - 78} ${y + 22}`, night, 6), fill(circle(x - 82, y + 24, 8), night), i ? line(`M${x - 78} ${y + 22}L${x + 6} ${y + 50}`, night, 4) : '']),
    fill(sole, night), line(sole, paper, 4),
    hatch('M860 700H1226V690H860Z', { angle: 0, gap: 4, width: 2, color: oxygen }),
    fill(heel, sodium), line(heel, night, 4),
    hatch(heel, { angle: -40, gap: 12, width: 2.6, color: night, seed: 2 }),
    line(stitches, oxygen, 5, { dash: '16 12' }),
    leader(620, 756, 330, 660), key(290, 640, 'I'),
    leader(1130, 690, 1330, 700), key(1378, 690, 'II'),
    leader(1040, 630, 1300, 470), key(1342, 446, 'III', oxygen),
    leader(620, 300, 370, 260), key(330, 244, 'IV', paper),
  ],
  5,
);
