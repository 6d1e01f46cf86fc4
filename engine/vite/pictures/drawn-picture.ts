import { createHash } from 'node:crypto';

export interface Drawn {
  title: string;
  tags: readonly string[];
}

const paper = { ground: '#0e1520', disc: '#131c2c', line: '#26334a', ink: '#ece8df', star: '#f2b544' };

/** A pseudo-random generator (0 ≤ n < 1) seeded by the words. */
function numbersFrom({ title, tags }: Drawn): () => number {
  let block = createHash('sha256')
    .update([title, ...tags].join('\n'))
    .digest();
  let at = 0;
  return () => {
    if (at + 2 > block.length) {
      block = createHash('sha256').update(block).digest();
      at = 0;
    }
    at += 2;
    return block.readUInt16BE(at - 2) / 65_536;
  };
}

/** Scatters points with as much distance as possible. */
function scattered(next: () => number, count: number, width: number, height: number): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = [];
  for (let index = 0; index < count; index += 1) {
    const tries = Array.from({ length: 8 }, () => ({ x: next() * width, y: next() * height }));
    const room = (point: { x: number; y: number }) =>
      Math.min(width, ...points.map((other) => Math.hypot(point.x - other.x, point.y - other.y)));
    points.push(tries.reduce((best, point) => (room(point) > room(best) ? point : best)));
  }
  return points;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A star chart with a constellation derived from the words, for projects without a picture. */
export function drawnCover(drawn: Drawn, star = paper.star): string {
  const next = numbersFrom(drawn);
  const centre = { x: 480 + next() * 400 - 200, y: 300 + next() * 200 - 100 };
  const rings = [1, 2, 3, 4].map(
    (step) => `<circle cx="${round(centre.x)}" cy="${round(centre.y)}" r="${step * 110}"/>`,
  );
  const count = Math.min(9, 4 + drawn.tags.length);
  const points = scattered(next, count, 640, 360)
    .map(({ x, y }) => ({ x: round(x + 160), y: round(y + 120) }))
    .sort((a, b) => a.x - b.x);
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L');
  const brightest = Math.floor(next() * count);
  const dust = Array.from({ length: 40 }, () => `M${round(next() * 960)} ${round(next() * 600)}h0`).join('');
  const stars = points.map(
    ({ x, y }, index) =>
      `<circle cx="${x}" cy="${y}" r="${index === brightest ? 13 : round(5 + next() * 4)}"${index === brightest ? ` fill="${star}"` : ''}/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 600" width="960" height="600">`,
    `<path fill="${paper.ground}" d="M0 0h960v600H0z"/>`,
    `<circle cx="${round(centre.x)}" cy="${round(centre.y)}" r="330" fill="${paper.disc}"/>`,
    `<g fill="none" stroke="${paper.line}" stroke-width="1.5">${rings.join('')}</g>`,
    `<path d="${dust}" stroke="${paper.ink}" stroke-opacity=".4" stroke-width="2.5" stroke-linecap="round"/>`,
    `<path d="M${line}" fill="none" stroke="${paper.ink}" stroke-opacity=".5" stroke-width="2"/>`,
    `<g fill="${paper.ink}">${stars.join('')}</g></svg>`,
  ].join('');
}

/** An icon of three stars derived from the words, for projects without one. */
export function drawnIcon(drawn: Drawn, star = paper.star): string {
  const next = numbersFrom(drawn);
  const points = scattered(next, 3, 28, 28).map(({ x, y }) => ({ x: round(x + 10), y: round(y + 10) }));
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L');
  const stars = points.map(
    ({ x, y }, index) => `<circle cx="${x}" cy="${y}" r="${index ? 2.4 : 4}"${index ? '' : ` fill="${star}"`}/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">`,
    `<rect width="48" height="48" rx="6" fill="${paper.ground}"/><circle cx="24" cy="24" r="20" fill="${paper.disc}" stroke="${paper.line}"/>`,
    `<path d="M${line}" fill="none" stroke="${paper.ink}" stroke-opacity=".5"/><g fill="${paper.ink}">${stars.join('')}</g></svg>`,
  ].join('');
}
