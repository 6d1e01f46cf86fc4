/** AI Dreamer: a sleeping profile as the horizon, and over it what it dreams. */
import { arc, bend, brush, circle, colour, curve, dial, ellipse, fill, frame, group, hatch, line, move, moving, poly, rect, sheet, star, starfield } from '../kit.mjs';

const { night, surface, raised, line: slateLine, mist, paper, hydrogen } = colour;

// The sleeper lies on the back, crown to the left, so that brow, nose and chin make a mountain line.
const profile =
  'M330 870C300 800 306 720 350 662C396 606 470 584 540 590C572 592 600 600 622 612' +
  'C640 618 654 620 668 610C690 590 716 548 742 532C758 524 772 532 776 550C782 574 782 592 794 602' +
  'C804 606 808 594 820 588C834 582 846 590 848 604C852 612 862 606 872 610C884 616 884 632 886 644' +
  'C892 656 906 644 922 630C942 614 968 618 980 640C992 662 990 690 1010 716C1040 742 1080 744 1120 730' +
  'C1190 704 1280 690 1400 696L1620 716V1020H330Z';
const hairMass = curve([[330, 960], [262, 840], [270, 710], [340, 608], [440, 552], [532, 556], [590, 594], [582, 622], [608, 640], [638, 656], [640, 690], [616, 716], [596, 770], [606, 830], [650, 880], [630, 960], [520, 1010], [400, 1020]], true);
const strands = [[[574, 588], [470, 590], [380, 660], [340, 770], [360, 880]], [[584, 606], [500, 620], [430, 690], [400, 790], [430, 900]], [[600, 636], [530, 660], [474, 730], [468, 820], [510, 910]], [[640, 668], [574, 694], [536, 760], [546, 850], [590, 910]]];
const ear = 'M606 734C630 704 682 714 684 760C684 804 642 828 620 812C604 800 612 784 604 768C598 756 596 746 606 734Z';
const pillow = 'M70 900C90 800 180 760 300 780C360 800 420 880 520 900C620 920 640 960 630 1010H60Z';
const blanket = 'M1090 800C1180 740 1300 730 1430 740L1620 760V1020H1010C1020 940 1040 850 1090 800Z';

const moon = 'M1238 96A190 190 0 1 0 1398 372A150 150 0 0 1 1238 96Z';

const step = (i) => [496 + i * 62, 462 - i * 46];
const stairs = Array.from({ length: 5 }, (_, i) => {
  const [x, y] = step(i);
  const top = poly([[x, y], [x + 92, y], [x + 62, y + 26], [x - 30, y + 26]]);
  const front = poly([[x - 30, y + 26], [x + 62, y + 26], [x + 62, y + 50], [x - 30, y + 50]]);
  return fill(top, paper) + fill(front, mist) + hatch(front, { angle: 90, gap: 9, width: 2.4, seed: i }) + line(front + top, night, 4);
});
const door = group([
  line('M-56 0V-190A56 56 0 0 1 56 -190V0Z', night, 12), fill('M-56 0V-190A56 56 0 0 1 56 -190V0Z', hydrogen), 
  fill('M-56 0V-190A56 56 0 0 1 -20 -240L-8 -212V26Z', paper), hatch('M-56 0V-190A56 56 0 0 1 -20 -240L-8 -212V26Z', { angle: 80, gap: 9, width: 2.4, seed: 4 }), line('M-56 0V-190A56 56 0 0 1 -20 -240L-8 -212V26Z', night, 4), fill(circle(-20, -84, 7), night),
  star(30, -128, 22, night),
], 'translate(858 262) scale(.78)');

const fish = group([
  fill('M-130 6C-90 -52 10 -66 84 -10L134 -50C126 -14 126 16 140 52L84 16C10 68 -90 58 -130 6Z', paper),
  hatch('M-130 6C-90 -52 10 -66 84 -10L134 -50C126 -14 126 16 140 52L84 16C10 68 -90 58 -130 6Z', { angle: 62, gap: 9, width: 2.4, within: 'M-60 6C0 -10 60 0 150 4V80H-110Z', seed: 2 }),
  line('M-66 -34C-46 -10 -46 18 -66 40', night, 4), fill(circle(-92, -4, 8), night), line([-30, 6, 42].map((x) => arc(x, 2, 22, -60, 60)).join(''), night, 3.5),
  fill('M-20 -46C0 -92 40 -88 56 -84C40 -70 40 -50 44 -34Z', hydrogen),
], 'translate(300 330) rotate(-16)');

const key = group([
  line(circle(0, 0, 40), night, 30), line(circle(0, 0, 40), hydrogen, 18), line('M38 0H190M150 0V36M182 0V44', night, 26), line('M38 0H190M150 0V36M182 0V44', hydrogen, 15),
], 'translate(520 176) rotate(-28) scale(.78)');

const eye = group([
  fill('M-110 0C-60 -66 60 -66 110 0C60 58 -60 58 -110 0Z', paper), fill(circle(0, -4, 44), hydrogen), hatch(circle(0, -4, 44), { angle: 45, gap: 8, width: 2.4, tone: (x, y) => (x + y) / 60 + 0.4 }), fill(circle(0, -4, 19), night), fill(circle(10, -14, 7), paper),
  line([-78, -40, 0, 40, 78].map((x) => `M${x * 0.95} ${-62 + Math.abs(x) * 0.36}L${x * 1.25} ${-94 + Math.abs(x) * 0.42}`).join(''), paper, 7),
], 'translate(1336 604) scale(.74)');

const drift = curve([[420, 560], [330, 500], [210, 430], [190, 300], [300, 200], [480, 170], [640, 120]]);

export default sheet({
  ground: night,
  seed: 14,
  parts: [
    fill(ellipse(820, 520, 740, 470), surface), fill(ellipse(820, 540, 560, 390), raised),
    hatch(ellipse(820, 540, 560, 390), { angle: 0, gap: 14, width: 2, color: slateLine, lift: 0.7, seed: 5 }),
    starfield(60, 60, 1480, 520, paper, { count: 110, seed: 8, max: 5 }),
    dial(1300, 250, 236, 0, 360, mist, { step: 5, size: 18 }),
    fill(moon, hydrogen), hatch(moon, { angle: 40, gap: 10, width: 2.4, tone: (x, y) => (x - 1230 + (y - 250) * 0.8) / 170, seed: 3 }),
    stairs, door, fish, key, eye,
    line(drift, mist, 3, { dash: '2 13' }), 
    [[392, 536, 10], [336, 496, 14], [240, 452, 9]].map(([x, y, r]) => line(circle(x, y, r), paper, 3.5)),
    star(700, 118, 24, hydrogen), star(1010, 330, 15, paper), star(170, 180, 20, paper),
    // Sleeper.
    fill(pillow, mist), hatch(pillow, { angle: 30, gap: 11, width: 2.6, tone: (x, y) => (x - 90 + (y - 760) * 0.6) / 500, seed: 6 }), line('M110 900C200 840 270 850 330 900M90 960C160 930 200 930 250 950', night, 4),
    line(profile, night, 16), fill(profile, paper),
    hatch(profile, { angle: 52, gap: 11, width: 2.6, within: rect(300, 500, 820, 500), tone: (x, y) => (y - 690) / 190 - (x < 700 ? 0 : 0.1), seed: 7 }),
    hatch(profile, { angle: -30, gap: 10, width: 2.4, within: 'M990 640C1000 720 1060 760 1140 740V900H960C930 800 960 700 990 640Z', seed: 9 }),
    line('M690 664C706 688 736 694 764 684', night, 8), line('M700 676L690 694M720 686L714 706M742 690L742 710', night, 5),
    fill(brush([[654, 640], [668, 650], [676, 690], [664, 720]], (t) => 4 + 12 * Math.sin(Math.PI * t)), night),
    line('M800 602C798 618 784 626 770 622', night, 5), line('M850 610C840 626 824 640 806 646', night, 6),
    fill(ear, paper), line(ear, night, 5), line('M624 744C648 732 664 748 658 774M636 772C648 768 650 782 640 790', night, 4),
    fill(hairMass, night), line(hairMass, paper, 3), strands.map((s) => fill(brush(s, (t) => 1 + 5 * Math.sin(Math.PI * t)), paper)), hatch(hairMass, { angle: -38, gap: 12, width: 2.6, color: paper, taper: true, within: curve([[276, 800], [290, 700], [350, 616], [430, 566], [400, 630], [340, 700], [320, 820]], true), seed: 4 }),
    line(curve([[-30, 940], [200, 900], [480, 926], [800, 900], [1060, 930]]), night, 12), fill(curve([[-30, 940], [200, 900], [480, 926], [800, 900], [1060, 930]]) + 'V1020H-30Z', mist), hatch(curve([[-30, 940], [200, 900], [480, 926], [800, 900], [1060, 930]]) + 'V1020H-30Z', { angle: 30, gap: 11, width: 2.6, tone: (x, y) => (y - 900) / 90, seed: 12 }),
    line(blanket, night, 14), fill(blanket, hydrogen),
    hatch(blanket, { angle: 35, gap: 16, width: 3, seed: 3, tone: () => 0.95 }), hatch(blanket, { angle: -35, gap: 48, width: 3, seed: 5 }),
    line('M1090 800C1180 740 1300 730 1430 740L1620 760', paper, 18), line('M1094 812C1184 752 1300 742 1430 752L1620 772', night, 4, { dash: '3 9' }),
    frame(paper, { opacity: 0.6 }),
  ],
});

// The eye in the dream blinks.
const lids = [-66, 58, -66, 58, -66, -66];
const twice = { times: [0, 0.05, 0.1, 0.15, 0.22, 1] };
export const moves = moving(night, group(move([
  bend((d) => fill(d, paper), lids.map((y) => `M-110 0C-60 -66 60 -66 110 0C60 ${y} -60 ${y} -110 0Z`), 3.6, twice),
  bend((d) => line(d, night, 6), lids.map((y) => `M-110 0C-60 ${y} 60 ${y} 110 0`), 3.6, twice),
], 'opacity', [0, 1, 1, 0, 0], 3.6, { times: [0, 0.01, 0.21, 0.22, 1], ease: false }), 'translate(1336 604) scale(.74)'));
