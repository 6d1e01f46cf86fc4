/** Orion: belt and sword, the great nebula with the Running Man, the Trapezium, and hydrogen alone. */
import { circle, colour, fill, line, n, star } from '../kit.mjs';
import { noise2 } from '../photos/lib/noise.mjs';
import { clamp } from '../photos/lib/math.mjs';
import { loadStars, tangentPlane } from '../photos/lib/sky.mjs';
import { dots, parallels, plate, rings, size, swell } from './engrave.mjs';
import { cloudComplex, greatNebula, horsehead, runningMan } from './orion-nebula.mjs';

const trapezium = { ra: 83.8186, dec: -5.3897 };
/** Minutes of arc west and north of the Trapezium. */
const offset = (star) => { const at = tangentPlane(star, trapezium); return at && [-at.x * 60, at.y * 60]; };
const alnitak = offset({ ra: 85.1897, dec: -1.9426 });
const catalogue = (await loadStars(14)).flatMap((each) => { const at = offset(each); return at ? [{ at, mag: each.mag, bv: each.bv }] : []; });

/** A field of view: minutes of arc across, its centre, camera angle in radians. */
function field({ across, centre = [0, 0], turn = 0 }) {
  const k = across / size.width;
  const [s, c] = [Math.sin(turn), Math.cos(turn)];
  return {
    toSky: (px, py) => { const x = (px - size.width / 2) * k; const y = (size.height / 2 - py) * k; return [centre[0] + x * c - y * s, centre[1] + x * s + y * c]; },
    toPlate: ([u, v]) => { const [x, y] = [u - centre[0], v - centre[1]]; return [size.width / 2 + (x * c + y * s) / k, size.height / 2 - (y * c - x * s) / k]; },
  };
}

/** How wide a line is for an amount of light: faint gas shows, and the core is not all white. */
const stretch = (light, gain, white) => clamp(Math.asinh(gain * Math.max(0, light)) / Math.asinh(gain * white));
/** Lines that give way a little, so that gas is not ruled. */
const flowing = (options, size = 260, depth = 26) => parallels({ step: 9, ...options }).map((points) => points.map(([x, y]) => [x + depth * noise2(x / size + 3, y / size), y + depth * noise2(x / size, y / size + 9)]));

/** Catalogued stars of the field, the bright ones with rays. */
function stars(view, { faintest, shift = 0, rays = 0 }) {
  const list = catalogue.filter(({ mag }) => mag < faintest).map(({ at, mag, bv }) => [...view.toPlate(at), mag - shift, bv]).filter(([x, y]) => x > -20 && y > -20 && x < size.width + 20 && y < size.height + 20);
  return [dots(list), list.filter(([, , mag]) => mag < rays).map(([x, y, mag]) => star(x, y, 24 - 5 * mag, colour.paper, { waist: 0.09 }))];
}

function swordAndBelt() {
  const view = field({ across: 11.6 * 60, centre: offset({ ra: 84.35, dec: -2.75 }) });
  const light = (x, y) => {
    const [u, v] = view.toSky(x, y);
    const near = Math.hypot(u, v) < 70 ? greatNebula(u, v).ha : 0;
    const [hu, hv] = [u - alnitak[0], v - alnitak[1]];
    const horse = Math.hypot(hu, hv) < 110 ? horsehead(hu, hv).ha : 0;
    const complex = cloudComplex(u * 0.42 + 300, v * 0.42).ha;
    // Barnard's Loop: part of a shell round the sword.
    const loop = Math.hypot(u + 20, (v - 100) * 0.96) / 400 + 0.05 * (complex - 0.5);
    const shell = Math.exp(-(((loop - 1) / (loop > 1 ? 0.05 : 0.12)) ** 2)) * clamp((-u - 60) / 160);
    return near + horse * 1.6 + runningMan(u, v).ha + 0.02 * shell * (0.2 + complex) + 0.0045 * clamp(complex - 0.25);
  };
  return plate([
    swell(flowing({ gap: 7.5, angle: -52 }), (x, y) => stretch(light(x, y) - 0.0022, 260, 0.5), { color: colour.hydrogen, width: 6, least: 0.13 }),
    stars(view, { faintest: 10.5, shift: 3.2, rays: 0.6 }),
  ], { seed: 51 });
}

/** A telescope's view in up to three inks: hydrogen, oxygen and the light of all. */
function telescope({ across, centre, turn, gain, white, lines, crossed, seed, shown, mono = false }) {
  const view = field({ across, centre, turn });
  const gas = (kind) => (x, y) => {
    const [u, v] = view.toSky(x, y);
    const [core, man] = [greatNebula(u, v), runningMan(u, v)];
    return kind === 'blue' ? man.blue * 0.9 + core.oiii * 0.8 : core.ha + man.ha;
  };
  return plate([
    swell(lines, (x, y) => stretch(gas('ha')(x, y) - 0.004, gain, white), { color: mono ? '#D9DCE3' : colour.hydrogen, width: 6.4, least: 0.13 }),
    mono ? '' : swell(crossed, (x, y) => stretch(gas('blue')(x, y) - 0.02, gain * 0.7, white * 0.8), { color: colour.oxygen, width: 4.6, least: 0.16 }),
    mono ? '' : swell(lines.map((points) => points.map(([x, y]) => [x + 3, y + 3])), (x, y) => stretch(gas('ha')(x, y) - white * 0.16, gain * 0.5, white), { color: colour.paper, width: 4.6, least: 0.2 }),
    stars(view, shown),
    [[0, 0], [0.17, 0.15], [0.1, 0.27], [-0.2, 0.12]].map(([u, v]) => { const [x, y] = view.toPlate([u, v]); return [fill(circle(x, y, across < 40 ? 7 : 2.4), colour.paper), across < 40 ? line(`M${n(x - 24)} ${n(y)}H${n(x + 24)}M${n(x)} ${n(y - 24)}V${n(y + 24)}`, colour.paper, 2) : '']; }),
  ], { seed });
}

export const frames = {
  '01': swordAndBelt,
  '02': () => telescope({ across: 122, centre: [1.5, 7], gain: 130, white: 1.2, lines: flowing({ gap: 7, angle: -38 }), crossed: flowing({ gap: 9, angle: 40 }), seed: 52, shown: { faintest: 14, shift: 6.5, rays: 1 } }),
  '03': () => telescope({ across: 25, centre: [-0.3, 0.5], gain: 5, white: 2.4, lines: rings(900, 636, { gap: 7, to: 1250, step: 9 }).map((points) => points.map(([x, y]) => [x + 22 * noise2(x / 190, y / 190), y + 22 * noise2(x / 190 + 8, y / 190)])), crossed: flowing({ gap: 9, angle: 34 }, 200, 30), seed: 53, shown: { faintest: 14, shift: 7, rays: 0 } }),
  '04': () => telescope({ across: 78, centre: [3.5, -5.5], turn: 0.9, gain: 90, white: 1, lines: flowing({ gap: 6.4, angle: 16 }, 320, 40), seed: 54, mono: true, shown: { faintest: 14, shift: 6.5, rays: 1 } }),
};
