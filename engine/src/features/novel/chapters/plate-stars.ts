const width = 96;
const height = 120;
const count = 14;
const margin = 10;

/** Star dots as SVG path data (for round line caps), and where the single one is. Deterministic per chapter number. */
export function plateStars(number: number) {
  let seed = (number * 7919 + 113) % 233280;
  const random = () => {
    seed = (seed * 9301 + 49297) % 233280;
    return seed / 233280;
  };
  const dots = Array.from({ length: count }, () => {
    const x = Math.round(margin + random() * (width - 2 * margin));
    const y = Math.round(margin + random() * (height - 2 * margin));
    return { x, y };
  });
  const drawn = dots.map(({ x, y }) => `M${x} ${y}h0`);
  return { at: dots[0] ?? { x: 0, y: 0 }, single: drawn[0] ?? '', doubled: drawn.slice(1).join('') };
}
