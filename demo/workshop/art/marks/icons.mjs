/**
 * The project icons: a tile of night ink with the notched frame of a chart and
 * one flat glyph that says what the project is. 64 units, drawn to be read at 32 px.
 */
import { ink, document, n } from './svg.mjs';

const { sodium: S, oxygen: O, paper: P, alpha: A, tile: T } = ink;

/** A stroke without fill, round at its ends. */
const stroke = (d, color, width = 3) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const fill = (d, color) => `<path d="${d}" fill="${color}"/>`;
const disc = (x, y, r, color) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;
const ring = (x, y, r, color, width = 3) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

/** A tower of the voxel city: base centre, half width, height, and three tones. */
function tower(x, y, w, h, [top, left, right]) {
  const k = w / 2;
  return (
    fill(`M${x} ${n(y - h - k)}l${w} ${k}l-${w} ${k}l-${w}-${k}z`, top) +
    fill(`M${x - w} ${n(y - h)}l${w} ${k}v${h}l-${w}-${k}z`, left) +
    fill(`M${x + w} ${n(y - h)}l-${w} ${k}v${h}l${w}-${k}z`, right)
  );
}

/** Rays around a sun, drawn between two radii. */
function rays(x, y, from, to, count, start = 0, sweep = 360) {
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = ((start + (sweep / count) * i) * Math.PI) / 180;
    d += `M${n(x + from * Math.cos(a))} ${n(y + from * Math.sin(a))}L${n(x + to * Math.cos(a))} ${n(y + to * Math.sin(a))}`;
  }
  return d;
}

const cloud = 'M20 46a9 9 0 0 1-1-17.9a13 13 0 0 1 24.6-3.3A10.7 10.7 0 0 1 45 46z';

/** Title and glyph of each project, by its id in the catalogue. */
const glyphs = {
  // A laced shoe on its sole, the welt stitched.
  'salvatore-repair': [
    'Salvatore Repair',
    `<g transform="translate(0 -3.5)">` +
      fill('M12 21c4 3 9 3 13 0c3.5 7 9 12 18 14c6 1.5 9 4 9 9H12c-2-8-2-16 0-23z', S) +
      fill('M12 46h40v4.2H27.5l-2.5-1.2v3.5H12z', P) +
      stroke('M24.5 27.5l5-3M28.5 32l4.5-3.5M33.5 35.5l3.5-4', T, 2.2) +
      stroke('M15 40.5h3M21 40.5h3M27 40.5h3M33 40.5h3M39 40.5h3M45 40.5h3', T, 1.6) +
      '</g>',
  ],
  // A motorbike from the side, with the bolt of its battery.
  'scv-moto': [
    'SVC Moto',
    ring(17, 43, 8, P) + ring(48, 43, 8, P) +
      stroke('M48 43L41 21h-5', P) +
      fill('M11 29c4-3 8-3 12-1l14-2l5 3c-1 6-4 11-8 15H25c-1-6-5-10-14-11z', O) +
      stroke('M41 21l5-1', O) +
      fill('M31 27.5l-6 8h4.5l-2 6.5l7-8.5h-4.7l3-6z', T),
  ],
  // A kick scooter at speed, the air in three strokes.
  'free-air-street': [
    'Free Air Street',
    stroke('M22 43h17c1-5 3-8 8-9.5L42 15h-6', S, 3.6) +
      ring(17.5, 45, 5, P) + ring(48, 45, 5, P) +
      stroke('M12 22h15M9 29h20M14 36h12', O, 2.6),
  ],
  // A gavel coming down on half a globe.
  'geo-law-empire': [
    'Geo Law Empire',
    fill('M11 54a21 21 0 0 1 42 0z', O) +
      stroke('M32 33v21M14.5 44h35M32 33c-8 4-11 12-11 21M32 33c8 4 11 12 11 21', T, 1.8) +
      `<g transform="translate(-1 1) rotate(-30 27 20)">` +
      `<rect x="17" y="11" width="19" height="13" fill="${S}"/><path d="M16 9v17M37 9v17" stroke="${S}" stroke-width="3.5" stroke-linecap="round"/>` +
      `<path d="M37 17.5h14.5" stroke="${P}" stroke-width="4" stroke-linecap="round"/>` +
      `<path d="M21 20.5h11" stroke="${T}" stroke-width="1.6"/></g>`,
  ],
  // An hourglass beside the scale of years.
  'agevents-ai': [
    'AgeEvents AI',
    stroke('M13 12h27M13 52h27', P, 4) +
      fill('M16 16h21c0 9-4 12-8 16c4 4 8 7 8 16H16c0-9 4-12 8-16c-4-4-8-7-8-16z', S) +
      fill('M19.5 18h14c-.5 3-1.5 5-3 7h-8c-1.5-2-2.5-4-3-7z', T) +
      fill('M26.5 36c3 3 6 5.5 7 10h-14c1-4.5 4-7 7-10z', T) +
      fill('M26.5 39.5c2 2 4 3.5 5 6.5h-10c1-3 3-4.5 5-6.5z', S) +
      stroke('M51 14h-6M51 23h-3.5M51 32h-6M51 41h-3.5M51 50h-6', O, 2.4),
  ],
  // A house that speaks: a voice, kept at home.
  'local-ai': [
    'Local AI',
    fill('M32 9L53 25.5V46H31l-9 9v-9H11V25.5z', O) +
      stroke('M20 31v6M26 27v14M32 22v22M38 28v12M44 31v6', T, 3),
  ],
  // A face in the finder, the minutes counted around it.
  'facetime-tracker': [
    'Facetime Tracker',
    stroke('M11 20v-9h9M44 11h9v9M53 44v9h-9M20 53h-9v-9', A, 3.2) +
      disc(32, 32, 13.5, P) +
      fill('M32 32V18.5A13.5 13.5 0 0 1 45.5 32z', A) +
      disc(27.2, 30.5, 2, T) + disc(37.2, 30.5, 2, T) +
      stroke('M27 37.5c2.8 2.6 7.2 2.6 10 0', T, 2.2),
  ],
  // Five stops of a day, the last one pinned.
  yourdayin: [
    'YourDayIn',
    disc(11.5, 49, 3, P) + disc(14, 35, 3, P) + disc(23.5, 24.5, 3, P) + disc(25.5, 50, 3, P) +
      stroke('M12.8 42.5l.3-1M18 30l1-1.2M17.6 50h2M31 48.5l1.5-.6', P, 2) +
      fill('M42 53C33 41 29.5 35 29.5 27a12.5 12.5 0 0 1 25 0c0 8-3.5 14-12.5 26z', S) +
      disc(42, 26.5, 5, T) +
      stroke('M42 42.5v4', T, 1.8),
  ],
  // A closed eye under the moon.
  'ai-dreamer': [
    'AI Dreamer',
    fill('M38 9.5a14 14 0 1 0 13.5 17.8A12 12 0 0 1 38 9.5z', S) +
      stroke('M12 37c9 10 31 10 40 0', O, 3.6) +
      stroke('M17.5 42.5l-3.5 5M26.5 46l-1.5 6.5M37.5 46l1.5 6.5M46.5 42.5l3.5 5', O, 2.8) +
      disc(17, 19, 1.8, P) + disc(24, 11.5, 1.3, P),
  ],
  // A nib inside a frame that is not there.
  notfoundink: [
    'NotfoundInk',
    stroke('M11 11h7M24 11h7M37 11h7M50 11h3v4M53 21v7M53 34v7M53 47v6h-4M43 53h-7M30 53h-7M17 53h-6v-4M11 43v-7M11 30v-7M11 17v-1', P, 2) +
      fill('M45.5 17l3 8.5l-14 16l-15.5 4.5l4.5-15.5l14-16z', A) +
      stroke('M20.5 44.5l11.5-11.5', T, 2) + disc(33.5, 31.5, 2.6, T) +
      stroke('M36 17.5l9 9', T, 1.8),
  ],
  // Three candles of a market; the tallest is lit.
  'candlerush-2': [
    'CandleRush 2',
    stroke('M17 28v25M32 22v32M47 20v25', P, 2.4) +
      `<rect x="12" y="33" width="10" height="14" fill="${A}"/>` +
      `<rect x="27" y="26" width="10" height="24" fill="${O}"/>` +
      `<rect x="42" y="25" width="10" height="14" fill="${O}"/>` +
      stroke('M29 46.5l6-6M29 41l6-6M29 35.5l6-6', T, 1.6) +
      fill('M32 7.5c5 5.5 6 8 6 10.5a6 6 0 0 1-12 0c0-2 1-3.5 2.5-5c.5 1.5 1 2 2 2.5c.3-3 .5-5 1.5-8z', S),
  ],
  // The sun half risen, its light on the water.
  'horizon-creative': [
    'Horizon Creative',
    fill('M17 35a15 15 0 0 1 30 0z', S) +
      stroke('M10 35h44', P, 3) +
      stroke('M18 41.5h28M23 47h18M28 52.5h8', S, 2.6) +
      stroke(rays(32, 35, 19, 24, 5, 198, 180), P, 2.4),
  ],
  // A quadcopter from above.
  'fpv-costa-del-sol': [
    'FPV Costa del Sol',
    stroke('M19 19l26 26M45 19L19 45', P, 4.5) +
      ring(18, 18, 8, O) + ring(46, 18, 8, O) + ring(18, 46, 8, O) + ring(46, 46, 8, O) +
      `<rect x="25.5" y="23" width="13" height="18" rx="3" fill="${P}"/>` +
      disc(32, 27.5, 2.8, A) +
      stroke('M28.5 34h7M28.5 37.2h7', T, 1.5),
  ],
  // The sun leaving a cloud.
  meteomalaga: [
    'MeteoMálaga',
    disc(40, 23, 9, S) +
      stroke(rays(40, 23, 13, 17, 8, 22.5), S, 2.6) +
      `<g transform="translate(-3 6)"><path d="${cloud}" fill="${P}" stroke="${T}" stroke-width="2.5"/></g>` +
      stroke('M19 46.5l5-5M26 46.5l5-5M33 46.5l5-5', ink.mist, 1.8),
  ],
  // A machine with the price in its visor.
  'bot-trading-ia': [
    'Bot Trading IA',
    stroke('M32 17v-5', P, 3) + disc(32, 11, 3, A) +
      stroke('M10.5 31v8M53.5 31v8', P, 3.6) +
      `<rect x="15" y="18" width="34" height="34" rx="5" fill="${P}"/>` +
      `<rect x="19" y="23.5" width="26" height="16" rx="2" fill="${T}"/>` +
      stroke('M22.5 35.5l5-5l4 3.5l5-6.5l5 2', A, 2.6) +
      stroke('M25 46h14', T, 2.4),
  ],
  // Four towers of a city made of cubes.
  cityvox: [
    'CityVox',
    tower(32, 27, 9, 12, [P, O, '#3F8F87']) +
      tower(20, 41, 9, 11, [P, S, '#A9781F']) +
      tower(44, 41, 9, 18, [P, O, '#3F8F87']) +
      tower(32, 49.5, 9, 7, [P, S, '#A9781F']) +
      stroke('M38 29.5l3 1.5M38 35l3 1.5M38 40.5l3 1.5', T, 1.6),
  ],
  // A cloud you can play, and its rain.
  'nimbus-app': [
    'Nimbus App',
    `<g transform="translate(0 -4)"><path d="${cloud}" fill="${O}"/></g>` +
      stroke('M24.5 27v9M20 31.5h9', T, 3.4) +
      disc(38, 33.5, 2.5, T) + disc(43.5, 28.5, 2.5, T) +
      stroke('M20 47l-3 6M29 47l-3 6M38 47l-3 6M47 47l-3 6', S, 2.6),
  ],
};

/** The tile: night ink, a hairline that shows on both pages, four notches of a chart frame. */
const tile =
  `<rect x=".75" y=".75" width="62.5" height="62.5" rx="11" fill="${T}" stroke="${ink.slate}" stroke-width="1.5"/>` +
  `<path d="M32 1.5v3M32 59.5v3M1.5 32h3M59.5 32h3" stroke="${ink.slate}" stroke-width="1.5"/>`;

/** Every icon as `[file name, svg]`. */
export function icons() {
  return Object.entries(glyphs).map(([id, [title, glyph]]) => [
    `content/images/icons/${id}.svg`,
    document(64, 64, title, tile + glyph),
  ]);
}
