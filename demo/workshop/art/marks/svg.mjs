/**
 * What the icons and the brand's marks are drawn with: palette, short numbers,
 * ticks and the document itself. Unlike the pictures they carry no grain, so that
 * they stay small and sharp at 16 pixels.
 */

/** Role colours of the design, plus the ink tones the pictures need between them. */
export const ink = {
  tile: '#121722',
  slate: '#3B4760',
  mist: '#9CA6B5',
  paper: '#ECE8DF',
  sodium: '#F2B544',
  oxygen: '#7FD1C7',
  alpha: '#FF8A7A',
};

/** A number as short as the picture needs it. */
export const n = (value, digits = 1) => String(Number(value.toFixed(digits)));

/** Point on a circle; degrees run clockwise from twelve o'clock. */
export function polar(cx, cy, radius, degrees) {
  const t = ((degrees - 90) * Math.PI) / 180;
  return [cx + radius * Math.cos(t), cy + radius * Math.sin(t)];
}

/** Wraps drawing elements as a standalone SVG document. */
export function document(width, height, title, body) {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `width="${width}" height="${height}" role="img"><title>${title}</title>${body}</svg>\n`
  );
}

/** Radial tick marks around a circle: every `step` degrees, longer every `major`. */
export function ticks({ cx, cy, radius, step, major, short, long, from = 0, to = 360 }) {
  let d = '';
  for (let a = from; a < to - 1e-6; a += step) {
    const isMajor = Math.abs((a / major) % 1) < 1e-6;
    const [x1, y1] = polar(cx, cy, radius, a);
    const [x2, y2] = polar(cx, cy, radius + (isMajor ? long : short), a);
    d += `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  }
  return d;
}
