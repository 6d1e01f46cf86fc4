// The drawings, as SVG text: attributes and classes only, so that the page's policy can forbid inline styles.

const tickMarks = (count, from, to, at) =>
  Array.from({ length: count + 1 }, (_, n) => {
    const x = from + ((to - from) * n) / count;
    return `M${x.toFixed(1)} ${at}v-${n % 3 === 0 ? 6 : 3}`;
  }).join('');

/** Twelve hours of the barograph, drawn from the change it ends with. */
export function barograph(change) {
  const line = change === null ? '' : Array.from({ length: 13 }, (_, hour) => {
    const wave = Math.sin(hour * 1.7) * 1.2;
    return `${hour ? 'L' : 'M'}${(6 + hour * 7).toFixed(1)} ${(26 - ((hour / 12) - 0.5) * change * 4 + wave).toFixed(1)}`;
  }).join('');
  return `<svg viewBox="0 0 96 56" aria-hidden="true"><path d="M6 50H90${tickMarks(12, 6, 90, 50)}"/><path class="data" d="${line}"/></svg>`;
}

/** A wind rose; the arrow flies with the wind, a small circle is a calm. */
export function windRose(degrees, calm) {
  const ticks = Array.from({ length: 12 }, (_, n) => `<path d="M48 5v4" transform="rotate(${n * 30} 48 28)"/>`).join('');
  const arrow = calm === null ? '' : calm
    ? '<circle class="data" cx="48" cy="28" r="5"/>'
    : `<path class="data" d="M48 12v32m-6-7 6 7 6-7" transform="rotate(${degrees} 48 28)"/>`;
  return `<svg viewBox="0 0 96 56" aria-hidden="true"><circle cx="48" cy="28" r="23"/>${ticks}${arrow}</svg>`;
}

/** A ruler from 0 to 100 % with its marker. */
export function hygrometer(percent) {
  const x = percent === null ? 0 : 6 + percent * 0.84;
  const marker = percent === null ? '' : `<path class="data" d="M6 34H${x}"/><path class="data" d="M${x} 24v10"/>`;
  return `<svg viewBox="0 0 96 56" aria-hidden="true"><path d="M6 44H90${tickMarks(12, 6, 90, 44)}"/>${marker}</svg>`;
}

// The coast from Cadiz to Almeria, in degrees, near enough for a weather chart.
const COAST = [[-6.3, 36.55], [-6.03, 36.19], [-5.61, 36.01], [-5.35, 36.15], [-5.25, 36.31], [-4.88, 36.5], [-4.62, 36.53],
  [-4.5, 36.61], [-4.41, 36.71], [-4.09, 36.73], [-3.87, 36.74], [-3.52, 36.71], [-3, 36.74], [-2.5, 36.8]];
const chartX = (lon) => ((lon + 6.2) / 3.6) * 328;
const chartY = (lat) => ((37.45 - lat) / 1.5) * 128;

// Where the pressure centre stands so that air turning round it blows as the sheet says: clockwise about a high.
const CENTRES = { north: [20, 92, 'high'], east: [150, 4, 'high'], west: [70, 10, 'low'], calm: [180, 60, 'high'] };

/** A chart of isobars over the coast, with the place marked; no isobars when the wind is not known. */
export function chart({ place, situation, broken }, words) {
  const [x, y, kind] = CENTRES[situation.wind];
  const [px, py] = [chartX(place.lon), chartY(place.lat)];
  const isobars = [30, 60, 92, 126, 164, 206, 252]
    .map((r) => `<ellipse class="isobar" cx="${x}" cy="${y}" rx="${r * 1.25}" ry="${r * 0.62}"/>`).join('');
  const centre = `${isobars}<text x="${Math.min(310, Math.max(18, x))}" y="${Math.max(20, y + 6)}">${words[kind]}</text>`;
  return `<svg class="map" viewBox="0 0 328 128" role="img" aria-label="${words.chart}: ${place.name}">
    ${broken === 'wind' ? '' : centre}
    <path class="coast" d="${COAST.map(([lon, lat], n) => `${n ? 'L' : 'M'}${chartX(lon).toFixed(1)} ${chartY(lat).toFixed(1)}`).join('')}"/>
    <circle class="dot" cx="${px}" cy="${py}" r="5"/><path d="M${px} ${py - 13}v26M${px - 13} ${py}h26"/>
  </svg>`;
}
