const grounds = ['#26344a', '#4a2f3a', '#2c4438', '#473d26', '#372f4d'];
const inks = ['#f2b544', '#e9e4d8', '#8fd0c2', '#e79a7a', '#b9c4f0'];

function numberOf(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
}

function initials(text: string, language: string): string {
  const words = text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase(language) ?? '')
    .join('')
    .replace(/[&<>]/g, '');
}

/** A placeholder picture: rings around initials, in colours derived from the text. */
export function placeholder(text: string, width: number, height: number, language = 'en'): string {
  const seed = numberOf(text);
  const ground = grounds[seed % grounds.length] ?? '';
  const ink = inks[(seed >>> 3) % inks.length] ?? '';
  const size = Math.min(width, height);
  const ring = (share: number) =>
    `<circle cx="${width / 2}" cy="${height / 2}" r="${Math.round(size * share)}" stroke-opacity="${(0.7 - share).toFixed(2)}"/>`;
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<g fill="none" stroke="${ink}" stroke-width="${Math.max(1, Math.round(size / 160))}">${[0.3, 0.4, 0.5].map(ring).join('')}</g>`,
    `<text x="50%" y="50%" dy=".36em" text-anchor="middle" font-family="Georgia, serif" font-size="${Math.round(size * 0.3)}" fill="${ink}">${initials(text, language)}</text>`,
  );
}

export function plainGround(text: string, width: number, height: number): string {
  const ground = grounds[numberOf(text) % grounds.length] ?? '';
  return svg(width, height, `<rect width="${width}" height="${height}" fill="${ground}"/>`);
}

function svg(width: number, height: number, ...parts: string[]): string {
  const start = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  return [start, ...parts, '</svg>', ''].join('\n');
}
