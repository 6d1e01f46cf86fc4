/**
 * The owner by day: flying. The goggles show what the drone sees, a banked
 * horizon over the coast; the drone itself is the speck at the end of the dashed line.
 */
import { brush, circle, clip, colour, curve, ellipse, fill, group, hatch, line, poly, rect, sheet } from '../kit.mjs';
import { tone } from './tones.mjs';

const horizon = 548;

/** Sky, sun, hills and sea behind the pilot. */
function coast() {
  const sea = rect(-10, horizon, 820, 270);
  const hills = curve([[-20, 470], [60, 430], [112, 446], [170, 404], [232, 452], [290, 500], [360, 552], [360, 600], [-20, 600]], false, 0.7);
  const far = curve([[520, 552], [600, 512], [668, 524], [740, 486], [830, 500], [830, 600], [520, 600]], false, 0.7);
  const clouds = [
    'M470 344C478 326 500 320 516 328C522 300 566 292 588 316C606 302 640 306 648 328C676 318 700 328 706 344Z',
    'M-30 322C-20 300 12 292 36 306C54 280 104 282 118 308C142 298 166 306 172 322Z',
  ];
  return [
    fill(circle(150, 240, 92), colour.sodium),
    clouds.map((d, i) => [fill(d, tone.cloud), hatch(d, { angle: 0, gap: 9, width: 2.2, color: tone.daySkyInk, seed: 31 + i, tone: (x, y) => (y - 300) / 40 })]),
    fill(far, tone.dayHillFar),
    fill(hills, tone.dayHill),
    hatch(hills, { angle: 58, gap: 10, width: 2.4, color: tone.dayHillInk, tone: (x, y) => 0.25 + (y - 420) / 190, seed: 22, taper: true }),
    fill(sea, tone.daySea),
    hatch(sea, { angle: 0, gap: 12, width: 2.4, color: tone.daySeaInk, tone: (x, y) => 0.9 - (y - horizon) / 320, seed: 23, lift: 0.5 }),
  ];
}

/** Racing quadcopter seen from slightly below, banking. */
function drone() {
  const arm = 'M-46 -14L46 14M-46 14L46 -14';
  const props = [[-50, -17], [50, -17], [-50, 11], [50, 11]];
  return [
    line(arm, tone.night, 9),
    props.map(([x, y]) => [fill(ellipse(x, y, 32, 7), tone.daySkyInk), line(ellipse(x, y, 32, 7), tone.night, 2.2), fill(rect(x - 4, y, 8, 12), tone.night)]),
    fill(rect(-20, -20, 40, 34, 8), tone.night),
    fill(circle(0, 0, 9), colour.hydrogen),
    line('M0 -20V-36', tone.night, 3.4),
    fill(circle(0, -38, 4.4), colour.hydrogen),
  ];
}

/** What the drone sees, drawn level around the origin. */
function flightView() {
  const ridge = poly([[-240, -20], [-176, -38], [-140, -26], [-104, -34], [-70, -50], [-24, -16], [14, -28], [62, 10], [120, 2], [220, 12], [220, 30], [-220, 30]]);
  return [
    fill(rect(-240, -160, 480, 320), colour.oxygen),
    fill(circle(78, -26, 34), colour.sodium),
    fill(ridge, tone.coat),
    hatch(ridge, { angle: 62, gap: 7, width: 2, color: tone.coatLine, seed: 25, taper: true }),
    fill(rect(-240, 12, 480, 160), tone.daySeaDeep),
    hatch(rect(-240, 12, 480, 90), { angle: 0, gap: 7, width: 2, color: colour.oxygen, seed: 26, lift: 0.6, tone: (x, y) => 0.8 - y / 120 }),
  ];
}

const goggleFace = 'M-128 -64H128C148 -64 158 -52 158 -34V30C158 52 146 66 124 68L64 72C44 72 36 50 0 50C-36 50 -44 72 -64 72L-124 68C-146 66 -158 52 -158 30V-34C-158 -52 -148 -64 -128 -64Z';
const lens = 'M-118 -46H118C132 -46 140 -38 140 -26V22C140 38 132 46 116 48L68 52C50 52 40 32 0 32C-40 32 -50 52 -68 52L-116 48C-132 46 -140 38 -140 22V-26C-140 -38 -132 -46 -118 -46Z';

function goggles() {
  return [
    // straps over the hair
    fill('M-160 -34L-186 -44L-190 8L-158 20ZM160 -34L182 -42L186 6L158 20Z', tone.steelDark),
    fill('M-128 -64H128C148 -64 156 -54 158 -40L150 -66C146 -80 136 -86 120 -86H-120C-136 -86 -146 -80 -150 -66L-158 -40C-156 -54 -148 -64 -128 -64Z', tone.steel),
    fill(goggleFace, tone.night),
    clip('lens', lens, [
      group(flightView(), 'rotate(-13)'),
      // telemetry over the view
      line('M-14 -4H-34M14 -4H34M0 -16V-26', tone.paper, 3),
      line(circle(0, -4, 4), tone.paper, 2.4),
      line('M-112 -28V22M-112 -28H-104M-112 -16H-106M-112 -4H-104M-112 8H-106M-112 20H-104', tone.paper, 2),
      line('M112 -28V22M112 -28H104M112 -16H106M112 -4H104M112 8H106M112 20H104', tone.paper, 2),
      fill('M-70 -60H-28L-96 70H-138Z', tone.paper, 'opacity=".16"'),
      fill('M-16 -60H-2L-70 70H-84Z', tone.paper, 'opacity=".16"'),
    ]),
    line(lens, tone.steel, 2.4),
    line('M-28 -75H28', tone.paper, 3),
    fill(circle(134, -75, 4), colour.hydrogen),
  ];
}

/** The two receivers' antennas, standing clear of the hair. */
function antennas() {
  const one = [
    line('M-150 -66L-172 -122', tone.steelDark, 8),
    group([fill(rect(-16, -14, 32, 22, 8), colour.hydrogen), line('M-8 -14V8M0 -14V8M8 -14V8', tone.alphaShade, 2)], 'translate(-175 -130) rotate(-22)'),
  ];
  return [one, group(one, 'scale(-1 1)')];
}

/** Head seen from the front; origin between the eyes. */
function head() {
  const neck = 'M-58 90C-56 150 -58 196 -76 228C-38 276 44 276 80 228C62 196 60 150 60 90Z';
  const face = 'M-116 -110C-122 -40 -122 20 -108 72C-98 116 -62 158 -24 176C-8 183 10 183 26 176C62 158 98 116 108 72C122 20 122 -40 116 -110C80 -180 -80 -180 -116 -110Z';
  const side = 'M116 -110C122 -40 122 20 108 72C98 116 62 158 26 176C10 183 -4 183 -18 178C30 160 62 120 74 60L90 -110Z';
  const back = curve([[-96, -176], [-20, -206], [64, -196], [130, -150], [160, -80], [166, -6], [186, 48], [178, 108], [206, 150], [160, 178], [112, 168], [70, 186], [-70, 184], [-116, 166], [-168, 180], [-196, 146], [-178, 96], [-192, 36], [-168, -16], [-164, -90], [-138, -146]], true, 0.95);
  const fringe = 'M-134 -40C-150 -110 -120 -186 -40 -206C40 -222 122 -186 142 -106C148 -80 146 -56 140 -36C128 -74 110 -106 78 -128C84 -112 86 -98 84 -84C56 -122 12 -134 -28 -130C-18 -118 -12 -106 -10 -92C-44 -116 -84 -112 -108 -88C-122 -74 -130 -58 -134 -40Z';
  const locks = [
    [[-148, 30], [-160, 80], [-150, 120], [-166, 160]],
    [[-136, 60], [-134, 100], [-122, 130], [-132, 156]],
    [[148, 24], [162, 70], [150, 112], [172, 152]],
    [[132, 70], [138, 104], [126, 132], [136, 158]],
    [[-118, -120], [-80, -168], [-20, -188], [30, -186]],
    [[-96, -106], [-60, -144], [-10, -158], [40, -152]],
    [[126, -100], [112, -140], [80, -166], [56, -178]],
  ];
  const freckles = [[-88, 84], [-76, 94], [-66, 84], [-80, 104], [-62, 98], [66, 86], [78, 95], [88, 84], [74, 106], [60, 98]].map(([x, y]) => circle(x, y, 2.1)).join('');
  return [
    fill(back, tone.hair),
    fill(neck, tone.skinDeep),
    hatch(neck, { angle: -60, gap: 7.5, width: 2.2, color: tone.skinInk, tone: (x, y) => 1.05 - (y - 150) / 90, seed: 27, taper: true }),
    fill(face, tone.skin),
    fill(side, tone.skinShade),
    hatch(side, { angle: -60, gap: 7.5, width: 2.2, color: tone.skinInk, tone: (x) => (x - 20) / 90, seed: 28, taper: true }),
    [-78, 76].map((x, i) => hatch(ellipse(x, 92, 28, 17), { angle: -40, gap: 6, width: 2.4, color: colour.hydrogen, seed: 29 + i, taper: true, opacity: 0.75 })),
    fill(freckles, tone.skinInk),
    // nose below the goggles, an open smile
    fill('M-20 50C-22 70 -26 80 -24 88C-18 98 -8 92 0 96C8 92 18 98 24 88C26 80 22 70 20 50Z', tone.skin),
    line('M-24 84C-24 96 -12 96 -8 93M24 84C24 96 12 96 8 93', tone.skinInk, 3),
    fill('M-44 116C-20 124 20 124 48 112C46 140 26 154 4 154C-18 154 -38 142 -44 116Z', tone.mouth),
    fill('M-40 117C-18 124 20 124 44 114C43 122 40 128 36 130C14 136 -14 136 -34 130C-37 127 -39 122 -40 117Z', tone.paper),
    line('M-52 112C-48 116 -46 117 -43 117M56 107C53 111 50 112 47 112', tone.night, 3.4),
    line('M-10 166C-4 169 8 169 14 166', tone.skinInk, 2.4),
    goggles(),
    fill(fringe, tone.hair),
    locks.map((points) => line(curve(points), tone.hairLight, 2.6, { opacity: 0.9 })),
    antennas(),
  ];
}

const shirt = 'M300 556L262 580L246 830H562L544 580L506 556C470 604 330 604 300 556Z';

/** Body, and the jacket open over a dark shirt. */
function body() {
  const left = 'M300 556C268 590 262 640 280 720L258 830H-20C-10 720 70 640 170 606C230 586 270 576 300 556Z';
  const right = 'M506 556C540 588 546 640 526 720L548 830H820C806 720 732 644 632 608C580 590 540 578 506 556Z';
  const collar = ['M300 552C272 560 246 576 240 596C252 632 276 660 300 676C296 634 302 590 322 572Z', 'M508 552C534 560 562 576 566 596C556 632 532 660 508 676C512 634 504 590 486 572Z'];
  return [
    fill(shirt, tone.night),
    line('M318 584C352 612 454 612 490 584', tone.steelDark, 5),
    fill(left + right, colour.sodium),
    hatch(left, { angle: 64, gap: 9, width: 2.6, color: tone.sodiumShade, tone: (x, y) => 1 - (x + 10) / 210, seed: 33, taper: true }),
    hatch(right, { angle: 64, gap: 9, width: 2.6, color: tone.sodiumShade, tone: (x) => (x - 530) / 230, seed: 34, taper: true }),
    collar.map((d, i) => fill(d, tone.sodiumMid) + hatch(d, { angle: 64, gap: 7.5, width: 2.2, color: tone.sodiumShade, tone: (x, y) => (y - 560) / 110, seed: 35 + i, taper: true })),
    line('M300 676L288 740M508 676L520 740', tone.sodiumShade, 3),
  ];
}

/** The transmitter and the two hands on it. */
function controls() {
  const box = 'M284 668C300 654 340 650 372 656H436C468 650 508 654 524 668C548 690 556 740 546 786C540 812 506 816 492 794L474 766H334L316 794C302 816 268 812 262 786C252 740 260 690 284 668Z';
  const handLeft = 'M232 716C232 690 254 676 276 682C292 688 296 706 290 722C296 744 290 772 276 786C256 792 238 770 232 716Z';
  const side = [
    fill(handLeft, tone.skin),
    hatch(handLeft, { angle: 60, gap: 7, width: 2.2, color: tone.skinInk, tone: (x, y) => (276 - x) / 50, seed: 37, taper: true }),
    fill(brush([[262, 714], [290, 696], [322, 690]], (t) => 32 - 8 * t, 8), tone.skin),
    fill(circle(322, 690, 12), tone.skin),
    line('M258 732C276 722 296 712 322 703', tone.skinInk, 2.4),
    line('M314 684C320 680 326 681 330 684', tone.skinInk, 2),
    line('M262 752H284M264 768H280', tone.skinInk, 2.4),
    fill(brush([[140, 800], [188, 790], [246, 744]], (t) => 118 - 44 * t, 8), colour.sodium),
    hatch(brush([[140, 800], [188, 790], [246, 744]], (t) => 118 - 44 * t, 8), { angle: 20, gap: 8, width: 2.4, color: tone.sodiumShade, tone: (x, y) => (y - 740) / 80, seed: 38, taper: true }),
    line(curve([[96, 742], [150, 730], [216, 704]]), tone.sodiumShade, 3),
    line('M218 716L268 776', tone.sodiumShade, 10),
  ];
  return [
    line('M404 660V636', tone.steel, 7),
    fill(rect(395, 604, 18, 40, 8), tone.steel),
    line('M395 616H413', colour.hydrogen, 4, { cap: 'butt' }),
    fill(box, tone.raised),
    line(box, tone.steel, 2.4),
    hatch(box, { angle: 62, gap: 8, width: 2, color: tone.steelDark, tone: (x, y) => (y - 690) / 120, seed: 36, taper: true }),
    [330, 478].map((x) => fill(circle(x, 698, 27), tone.night) + line(circle(x, 698, 27), tone.steel, 2) + fill(circle(x, 694, 11), colour.oxygen)),
    fill(rect(374, 720, 60, 32, 4), colour.oxygen),
    line('M382 742L394 732L404 738L426 728', tone.night, 2.6),
    fill(circle(404, 684, 5), colour.hydrogen),
    side,
    group(side, 'translate(808 0) scale(-1 1)').replaceAll('id="', 'id="m'),
  ];
}

/** The whole picture. */
export function portraitDay() {
  return sheet({
    ground: tone.daySky,
    width: 800,
    height: 800,
    seed: 12,
    parts: [
      coast(),
      line(curve([[760, 452], [744, 300], [652, 150], [500, 70], [350, 66], [240, 112], [166, 192]]), tone.night, 3, { dash: '2 11' }),
      group(drone(), 'translate(136 226) rotate(14) scale(.86)'),
      group(body(), 'translate(0 -18)'),
      group(head(), 'translate(404 330) rotate(-3)'),
      controls(),
    ],
  });
}
