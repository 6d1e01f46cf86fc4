import type { Accent } from '#src/content/owner/accent.ts';

interface Size {
  width: number;
  height: number;
}

/** Star colours on the dark ground, as in `src/ui/styles/tokens.css`. */
const starColours: Readonly<Record<string, string>> = {
  blue: '#bcd2ff',
  white: '#f4f3ee',
  yellow: '#ffe6b0',
  orange: '#ffbd8f',
};

const svg = ({ width, height }: Size, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;

export function shade(size: Size): string {
  return svg(
    size,
    '<defs><linearGradient id="s"><stop stop-color="#0B0E14" stop-opacity=".92"/><stop offset=".5" stop-color="#0B0E14" stop-opacity=".78"/><stop offset=".95" stop-color="#0B0E14" stop-opacity="0"/></linearGradient></defs>' +
      `<rect width="${size.width}" height="${size.height}" fill="url(#s)"/>`,
  );
}

/** The star chart of the owner's place, and one large star that is not on it. */
export function skyDrawing(chart: string, accent: string, size: Size): string {
  const sky = /<g id="sky".*?<\/g>(?=<symbol)/s.exec(chart)?.[0] ?? '';
  const coloured = sky
    .replaceAll(/var\(--star-(\w+),#000\)/g, (_, role: string) => starColours[role] ?? '#f4f3ee')
    .replaceAll('currentColor', '#DCE4F0')
    .replaceAll('stroke-opacity=".2"', 'stroke-opacity=".5"');
  const rectAt = (edge: number) =>
    `<rect x="${edge}" y="${edge}" width="${size.width - 2 * edge}" height="${size.height - 2 * edge}"/>`;
  return svg(
    size,
    '<defs><linearGradient id="s"><stop offset=".48" stop-color="#0B0E14"/><stop offset=".66" stop-color="#0B0E14" stop-opacity="0"/></linearGradient>' +
      `<clipPath id="c">${rectAt(34)}</clipPath></defs>` +
      `<rect width="${size.width}" height="${size.height}" fill="#0B0E14"/>` +
      `<g clip-path="url(#c)"><g transform="translate(900 400) rotate(-38) scale(1.3)">${coloured}</g></g>` +
      `<rect width="${size.width}" height="${size.height}" fill="url(#s)"/>` +
      // A ruler all around, as on the other previews.
      `<g fill="none" stroke="#6B778C" stroke-opacity=".7"><g stroke-width="2">${rectAt(34)}</g>` +
      `<g stroke-width="8" stroke-dasharray="2 20">${rectAt(30)}</g></g>` +
      `<g transform="translate(948 190)"><circle r="58" fill="#0B0E14" fill-opacity=".75" stroke="${accent}" stroke-opacity=".55" stroke-width="1.5"/>` +
      `<path d="M-84 0h20M64 0h20M0-84v20M0 64v20" stroke="${accent}" stroke-opacity=".55" stroke-width="1.5"/>` +
      `<path transform="scale(3.9)" fill="${accent}" d="M0-11L1.3-1.3L11 0L1.3 1.3L0 11L-1.3 1.3L-11 0L-1.3-1.3Z"/></g>`,
  );
}

export const letterTilt = 4;

export function letterDrawing(mark: string, accent: Accent, size: Size): string {
  const lines = Array.from({ length: 8 }, (_, index) => `M44 ${254 + index * 46}H436`).join('');
  const tooth = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="4.5"/>`;
  const steps = Array.from({ length: 9 }, (_, index) => index * 15);
  const perforation = [
    ...steps.flatMap((at) => [tooth(at, 0), tooth(at, 150)]),
    ...steps.flatMap((at) => [tooth(0, at + 15), tooth(120, at + 15)]),
  ].join('');
  const seal = Buffer.from(mark).toString('base64');
  return svg(
    size,
    `<g transform="translate(706 66) rotate(${letterTilt})">` +
      '<rect x="10" y="14" width="480" height="620" fill="#000" fill-opacity=".35"/><rect width="480" height="620" fill="#F6F3EC"/>' +
      `<rect width="480" height="8" fill="${accent.light}"/><path d="${lines}" stroke="#CFC6B4" stroke-width="1.5"/>` +
      `<g transform="translate(316 42)"><rect width="120" height="150" fill="${accent.dark}"/><g fill="#F6F3EC">${perforation}</g>` +
      `<image href="data:image/svg+xml;base64,${seal}" x="22" y="37" width="76" height="76"/></g></g>`,
  );
}
