/**
 * The two plates of the story as drawings: the sky over the ridge on 25 December 1884, seen from the Clock.
 * They are negatives, so stars are ink on grey.
 * On plate 113, at 21:20, every star has its ghost (the tremor moved the telescope) and one light has none.
 * On plate 114, from 21:40 to 22:30, the clockwork stands still: stars leave trails, the ridge is sharp,
 * and lanterns mark the places where those who carried them stopped.
 */

/** Right ascension (hours), declination (degrees), magnitude. */
const stars = [
  [5.242, -8.2, 0.1],
  [5.796, -9.67, 2.1],
  [5.533, -0.3, 2.2],
  [5.604, -1.2, 1.7],
  [5.679, -1.94, 1.8],
  [5.591, -5.91, 2.8],
  [5.919, 7.41, 0.5],
  [5.293, -6.84, 3.6],
  [5.408, -2.4, 3.3],
  [5.646, -2.6, 3.8],
  [6.752, -16.72, -1.4],
  [6.378, -17.96, 2.0],
  [7.14, -26.39, 1.8],
  [6.977, -28.97, 1.5],
  [7.402, -29.3, 2.4],
  [6.339, -30.06, 3.0],
  [7.05, -23.83, 3.0],
  [6.902, -24.18, 3.9],
  [7.063, -15.63, 4.1],
  [6.903, -12.04, 4.1],
  [6.936, -17.05, 4.4],
  [6.611, -19.26, 3.9],
  [5.546, -17.82, 2.6],
  [5.471, -20.76, 2.8],
  [5.091, -22.37, 3.2],
  [5.216, -16.21, 3.3],
  [5.783, -14.82, 3.5],
  [5.94, -14.17, 3.7],
  [5.741, -22.45, 3.6],
  [5.855, -20.88, 3.8],
  [6.48, -7.03, 3.8],
  [6.247, -6.27, 4.0],
  [7.687, -9.55, 3.9],
  [7.198, -0.49, 4.1],
  [7.655, 5.22, 0.4],
  [7.453, 8.29, 2.9],
];
const rad = Math.PI / 180;
const latitude = 36.95 * rad;
/** Sidereal time of the light on plate 113, and of the beginning and end of plate 114. */
const time = { light: 3.64, opened: 3.97, closed: 4.81 };
/** Where the camera points and how wide it sees; for plate 114 it was lowered to have the hillside. */
const view113 = { altitude: 21 * rad, azimuth: 131 * rad, width: 46 * rad };
const view114 = { altitude: 11 * rad, azimuth: 125 * rad, width: 36 * rad };
const size = { width: 240, height: 180 };
const ghost = { x: -2.6, y: -2 };
const flash = { altitude: 8.2, azimuth: 118 };
const ink = [0x22, 0x26, 0x2e];
const gelatine = [0xe9, 0xe6, 0xde];
const sodium = '#c77800';

/** Ink thinned by the ground, as a plain colour: transparency would make a print file several times larger. */
const thinned = (strength) =>
  `#${ink
    .map((c, i) =>
      Math.round(gelatine[i] + (c - gelatine[i]) * strength)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Altitude and azimuth (radians) of a star at a sidereal time. */
function horizontal([hours, degrees], siderealHours) {
  const hourAngle = (siderealHours - hours) * 15 * rad;
  const declination = degrees * rad;
  const sinAltitude =
    Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle);
  const azimuth = Math.atan2(
    -Math.cos(declination) * Math.sin(hourAngle),
    Math.cos(latitude) * Math.sin(declination) - Math.sin(latitude) * Math.cos(declination) * Math.cos(hourAngle),
  );
  return { altitude: Math.asin(sinAltitude), azimuth };
}

/** Tangent-plane projection onto the plate, as a lens makes it. */
function onPlate({ altitude, azimuth }, view) {
  const dAzimuth = azimuth - view.azimuth;
  const depth =
    Math.sin(view.altitude) * Math.sin(altitude) + Math.cos(view.altitude) * Math.cos(altitude) * Math.cos(dAzimuth);
  const scale = size.width / 2 / Math.tan(view.width / 2);
  const right = (Math.cos(altitude) * Math.sin(dAzimuth)) / depth;
  const up =
    (Math.cos(view.altitude) * Math.sin(altitude) - Math.sin(view.altitude) * Math.cos(altitude) * Math.cos(dAzimuth)) /
    depth;
  return { x: size.width / 2 + right * scale, y: size.height / 2 - up * scale, visible: depth > 0 };
}

/** Small repeatable random numbers, so that the same plate comes out every time. */
function sequence(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const n = (value) => Number(value.toFixed(2));

/** A star and its fainter ghost; low ones are weaker, for they were slow to rise. */
function starWithGhost(x, y, radius) {
  const risen = Math.min(1, Math.max(0.12, (size.height - 22 - y) / 62));
  return (
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${thinned(0.35 + 0.65 * risen)}"/>` +
    `<circle cx="${n(x + ghost.x)}" cy="${n(y + ghost.y)}" r="${n(radius * 0.62)}" fill="${thinned(0.5 * risen)}"/>`
  );
}

const svg = (content) =>
  `<svg viewBox="0 0 ${size.width} ${size.height}" aria-hidden="true">` +
  `<rect width="${size.width}" height="${size.height}" fill="${thinned(0)}"/>${content}</svg>`;

const dot = ({ x, y }, radius, fill) => `<circle cx="${n(x)}" cy="${n(y)}" r="${radius}" fill="${fill}"/>`;
const theHawthorn = (view) => onPlate({ altitude: flash.altitude * rad, azimuth: flash.azimuth * rad }, view);

/** Plate 113. `seed` varies only the faint background stars. */
export function plate113(seed = 113) {
  const random = sequence(seed);
  const faint = Array.from({ length: 150 }, () => {
    const y = random() * (size.height - 26);
    return starWithGhost(random() * size.width, y, 0.22 + random() ** 3 * 0.5);
  });
  const bright = stars
    .map((star) => ({ ...onPlate(horizontal(star, time.light), view113), magnitude: star[2] }))
    .filter(({ x, y, visible }) => visible && x > 4 && x < size.width - 2 && y > 4 && y < size.height - 16)
    .map(({ x, y, magnitude }) => starWithGhost(x, y, 0.75 + (4.6 - magnitude) * 0.36));
  const ridge = Array.from({ length: 13 }, (_, i) => {
    const y = size.height - 2 - i * 1.9;
    return `<path d="M0 ${n(y)}H${size.width}" stroke-width="${n(0.95 - i * 0.07)}"/>`;
  });
  return svg(
    `<g stroke="${thinned(0.3)}">${ridge.join('')}</g>${faint.join('')}${bright.join('')}${dot(theHawthorn(view113), 2, sodium)}`,
  );
}

/** The ridge from left to right: a stepped limestone skyline that passes under the hawthorn. */
function skyline(hawthorn, random) {
  const points = [];
  for (let x = 0; x < size.width + 8; x += 4 + random() * 5) {
    const far = Math.abs(x - hawthorn.x) / size.width;
    points.push({ x, y: hawthorn.y + 1.5 + Math.sin(x / 31) * 7 * far + (random() - 0.5) * 5 * Math.min(1, far * 6) });
  }
  return points.map(({ x, y }, i) => (i === 0 ? `M0 ${n(y)}` : `H${n(x)}V${n(y)}`)).join('');
}

/** Trail of one star while the plate was open. */
function trail(star) {
  const steps = Array.from({ length: 9 }, (_, i) => time.opened + ((time.closed - time.opened) * i) / 8);
  const points = steps.map((at) => onPlate(horizontal(star, at), view114));
  const path = points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('');
  return `<path d="${path}" stroke-width="${n(0.3 + Math.max(0, 4.6 - star[2]) * 0.24)}"/>`;
}

/** Plate 114. */
export function plate114() {
  const random = sequence(114);
  const hawthorn = theHawthorn(view114);
  const faint = Array.from({ length: 90 }, () => [3.6 + random() * 5.4, -42 + random() * 50, 4.7]);
  const hill = skyline(hawthorn, random);
  // From the foot of the hill to the hawthorn: three lights at every halt; coming back, two, and fainter.
  const halts = [
    [64, 62],
    [46, 41],
    [24, 23],
    [9, 7],
  ].map(([x, y]) => ({ x: hawthorn.x + x, y: hawthorn.y + y }));
  const up = halts.flatMap(({ x, y }) =>
    [-3.4, 0, 3.4].map((side) => dot({ x: x + side, y: y + Math.abs(side) * 0.25 }, 0.95, thinned(1))),
  );
  const down = halts
    .slice(0, 3)
    .flatMap(({ x, y }) => [9.5, 12.9].map((side) => dot({ x: x + side, y: y + 1 }, 0.7, thinned(0.55))));
  return svg(
    `<g fill="none" stroke="${thinned(0.8)}">${[...stars, ...faint].map(trail).join('')}</g>` +
      `<path d="${hill}V${size.height}H0Z" fill="${thinned(0.13)}" stroke="${thinned(0.75)}" stroke-width=".5"/>` +
      `<path d="M${n(hawthorn.x)} ${n(hawthorn.y + 1.5)}l-.5-4.5" stroke="${thinned(1)}" stroke-width=".8"/>` +
      `${up.join('')}${down.join('')}${dot({ x: hawthorn.x, y: hawthorn.y + 4 }, 1.6, sodium)}`,
  );
}
