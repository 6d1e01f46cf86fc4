/** A face as style sheets name it, and the files of its package, which divide its characters between them. */
export interface Face {
  name: string;
  family: string;
  weight: string;
  style: 'normal' | 'italic';
  /** The first holds plain Latin. What an earlier one has is not taken from a later one. */
  sources: readonly string[];
  /** Axes pinned to a value or narrowed to the weights in use; an open weight axis of Newsreader costs 15 KB. */
  variationAxes: Record<string, number | { min: number; max: number }>;
  /** Visitors' own words stand in it, so what the site does not write is kept at hand. */
  isForAnybody: boolean;
}

/** A file to be cut. The first of each face has no range: it is asked for whatever no other claims. */
export interface Cut {
  face: Face;
  source: string;
  file: string;
  characters: string;
  range?: string;
}

const newsreader = (subset: string, style: string) =>
  `@fontsource-variable/newsreader/files/newsreader-${subset}-standard-${style}.woff2`;
const instrumentSans = (subset: string) =>
  `@fontsource-variable/instrument-sans/files/instrument-sans-${subset}-wght-normal.woff2`;

/** The site's faces. `src/ui/styles/fonts.css` names the first file of each. */
export const faces: readonly Face[] = [
  {
    name: 'newsreader',
    family: 'Newsreader',
    weight: '400 500',
    style: 'normal',
    sources: ['latin', 'latin-ext', 'vietnamese'].map((subset) => newsreader(subset, 'normal')),
    variationAxes: { opsz: 28, wght: 460 },
    isForAnybody: true,
  },
  {
    name: 'newsreader-italic',
    family: 'Newsreader',
    weight: '400',
    style: 'italic',
    sources: ['latin', 'latin-ext', 'vietnamese'].map((subset) => newsreader(subset, 'italic')),
    variationAxes: { opsz: 28, wght: 400 },
    isForAnybody: false,
  },
  {
    name: 'instrument-sans',
    family: 'Instrument Sans',
    weight: '400 600',
    style: 'normal',
    sources: ['latin', 'latin-ext'].map(instrumentSans),
    variationAxes: { wght: { min: 400, max: 600 } },
    isForAnybody: true,
  },
];

/** Files that only a visitor's own words ask for begin so; no page asks for them ahead, none is kept for offline. */
const rest = 'rest-';

/** True for a built font that every page needs. */
export function isNeededFont(file: string): boolean {
  return file.endsWith('.woff2') && !file.includes(`/${rest}`);
}

/** True for a font that a page asks for ahead. Italics set a line or two, in a local face of their measures until they come. */
export function isPreloadedFont(file: string): boolean {
  return isNeededFont(file) && !file.includes('-italic');
}

/**
 * How a face is cut for a site that writes `used`: the used characters of each of its files, then what is left of them
 * for whoever writes other ones. `held` tells what a file of a package holds.
 */
export function cutsOf(face: Face, used: string, held: (source: string) => ReadonlySet<number>): Cut[] {
  const wanted = new Set(codePoints(used));
  const taken = new Set<number>();
  const cuts = face.sources.flatMap((source, index) => {
    // A later file repeats a few plain letters to build marked ones on.
    const own = [...held(source)].filter((point) => !taken.has(point));
    own.forEach((point) => taken.add(point));
    const ending = ['', '-ext', '-more'][index] ?? `-${index}`;
    const cut = (file: string, points: number[]): Omit<Cut, 'range'>[] =>
      points.length === 0
        ? []
        : [
            {
              face,
              source,
              file: `${file}.woff2`,
              characters: String.fromCodePoint(...points),
            },
          ];
    const isUsed = (point: number) => wanted.has(point);
    return [
      ...cut(`${face.name}${ending}`, own.filter(isUsed)),
      ...(face.isForAnybody
        ? cut(
            `${rest}${face.name}${ending}`,
            own.filter((point) => !isUsed(point)),
          )
        : []),
    ];
  });
  return cuts.map((cut) => {
    if (cut.file === `${face.name}.woff2`) return cut;
    const own = new Set(codePoints(cut.characters));
    return { ...cut, range: unicodeRange([...own], (point) => taken.has(point) && !own.has(point)) };
  });
}

/** The rules for all files but the first of each face. */
export function faceRules(cuts: readonly Cut[]): string {
  return cuts
    .flatMap(({ face, file, range }) => {
      if (!range) return [];
      const { family, weight, style } = face;
      return `@font-face{font-family:'${family}';src:url('@fonts/${file}') format('woff2');font-weight:${weight};font-style:${style};font-display:swap;unicode-range:${range}}`;
    })
    .join('\n');
}

/** Code points as `unicode-range` lists them, in few runs: a gap is passed over that holds nothing of another file. */
function unicodeRange(points: readonly number[], isElsewhere: (point: number) => boolean): string {
  const isFree = (from: number, to: number) =>
    to - from < 0x300 && Array.from({ length: to - from }, (_, at) => from + at).every((point) => !isElsewhere(point));
  const hex = (point: number) => point.toString(16).toUpperCase();
  const runs: [number, number][] = [];
  for (const point of [...points].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && isFree(run[1] + 1, point)) run[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}

/** The characters of a text as numbers. */
export function codePoints(text: string): number[] {
  return [...text].map((character) => character.codePointAt(0) ?? 0);
}
