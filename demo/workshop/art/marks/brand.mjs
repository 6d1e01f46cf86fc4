/**
 * The observer's mark: a star on its circle around the pole, as one night's
 * exposure draws it. The disc of ink carries it on either page.
 */
import { document, ink, n, polar, ticks } from './svg.mjs';

/** The trail, the star at its head, the pole and four ticks, centred on (c, c) at `k` times 64 units. */
function observer(c, k) {
  const at = (radius, degrees) => polar(c, c, radius * k, degrees).map((v) => n(v)).join(' ');
  const radius = 18.5;
  const [sx, sy] = polar(c, c, radius * k, 45);
  const rays = Array.from({ length: 8 }, (_, i) => {
    const [x, y] = polar(sx, sy, (i % 2 ? 3.6 : 12.5) * k, i * 45);
    return `${n(x)} ${n(y)}`;
  }).join('L');
  return (
    `<path d="M${at(radius, 82)}A${n(radius * k)} ${n(radius * k)} 0 1 1 ${at(radius, 8)}" fill="none" stroke="${ink.paper}" stroke-width="${n(5.4 * k)}" stroke-linecap="round"/>` +
    `<path d="${ticks({ cx: c, cy: c, radius: 25 * k, step: 90, major: 90, short: 0, long: 2.6 * k })}" stroke="${ink.oxygen}" stroke-width="${n(2.6 * k)}" stroke-linecap="round"/>` +
    `<circle cx="${c}" cy="${c}" r="${n(4.4 * k)}" fill="${ink.oxygen}"/>` +
    `<path d="M${rays}Z" fill="${ink.sodium}"/>`
  );
}

/** Site mark and favicon. */
export const mark = () =>
  document(64, 64, 'Marca', `<circle cx="32" cy="32" r="31.25" fill="${ink.tile}" stroke="${ink.slate}" stroke-width="1.5"/>${observer(32, 1)}`);

/** Application icon: full bleed, everything inside the maskable safe circle (80 % of the width). */
export const appIcon = () =>
  document(
    512,
    512,
    'Icono',
    `<rect width="512" height="512" fill="${ink.tile}"/>` +
      `<path d="${ticks({ cx: 256, cy: 256, radius: 186, step: 7.5, major: 30, short: 5, long: 11 })}" stroke="${ink.slate}" stroke-width="3"/>` +
      observer(256, 5.7),
  );
