/** A font face as style sheets name it, and the package files that share its characters. */
export interface Face {
  name: string;
  family: string;
  weight: string;
  style: 'normal' | 'italic';
  /** Basic Latin first. Characters of an earlier file are not taken from a later one. */
  sources: readonly string[];
  /** Axes pinned to a value or limited to the used weights; a full weight axis of Newsreader costs 15 KB. */
  variationAxes: Record<string, number | { min: number; max: number }>;
  isForAnybody: boolean;
  /** The letters of one script, for a site that writes in it; the style sheets do not name its file. */
  script?: RegExp;
}

/** A subset to create. The first of each face has no `unicode-range`, so it is the fallback. */
export interface Cut {
  face: Face;
  source: string;
  file: string;
  characters: string;
  range?: string;
}

/** The files of a family, one for each of its subsets. */
export const fontFiles = (name: string, subsets: string, ending: string) =>
  subsets.split(' ').map((subset) => `@fontsource-variable/${name}/files/${name}-${subset}-${ending}.woff2`);

export const arabic = fontFiles('noto-sans-arabic', 'arabic', 'wght-normal');

/** The site's font faces. `src/ui/styles/fonts.css` names the first file of each. */
export const faces: readonly Face[] = [
  {
    name: 'newsreader',
    family: 'Newsreader',
    weight: '400 500',
    style: 'normal',
    sources: fontFiles('newsreader', 'latin latin-ext vietnamese', 'standard-normal'),
    variationAxes: { opsz: 28, wght: 460 },
    isForAnybody: true,
  },
  {
    name: 'newsreader-italic',
    family: 'Newsreader',
    weight: '400',
    style: 'italic',
    sources: fontFiles('newsreader', 'latin latin-ext vietnamese', 'standard-italic'),
    variationAxes: { opsz: 28, wght: 400 },
    isForAnybody: false,
  },
  {
    name: 'instrument-sans',
    family: 'Instrument Sans',
    weight: '400 600',
    style: 'normal',
    sources: fontFiles('instrument-sans', 'latin latin-ext', 'wght-normal'),
    variationAxes: { wght: { min: 400, max: 600 } },
    isForAnybody: true,
  },
  {
    name: 'arabic',
    family: 'Site Arabic',
    weight: '400 600',
    style: 'normal',
    sources: arabic,
    variationAxes: { wght: { min: 400, max: 600 } },
    isForAnybody: false,
    script: /[\p{Script_Extensions=Arabic}\u060c\u061b\u061f\u0640]/u,
  },
];

/** Prefix of files needed only for text that visitors type; they are neither preloaded nor cached for offline use. */
const rest = 'rest-';

/** True for a preloaded font. Italics are rare and use a local fallback of the same metrics until they load. */
export function isPreloadedFont(file: string): boolean {
  return file.endsWith('.woff2') && !file.includes(`/${rest}`) && !file.includes('-italic');
}

/** Plans the subsets of a face: the characters in `used` of each file, then the others, for visitors' text. */
export function cutsOf(face: Face, used: string, held: (source: string) => ReadonlySet<number>): Cut[] {
  const wanted = new Set(codePoints(used));
  const taken = new Set<number>();
  const cuts = face.sources.flatMap((source, index) => {
    // Later files repeat some basic letters to build accented ones.
    const own = [...held(source)].filter(
      (point) => !taken.has(point) && (face.script?.test(String.fromCodePoint(point)) ?? true),
    );
    own.forEach((point) => taken.add(point));
    const ending = ['', '-ext', '-more'][index] ?? `-${index}`;
    const isUsed = (point: number) => wanted.has(point);
    const file = `${face.name}${ending}.woff2`;
    const parts: [file: string, points: number[]][] = [[file, own.filter(isUsed)]];
    if (face.isForAnybody) parts.push([rest + file, own.filter((point) => !isUsed(point))]);
    return parts.flatMap(([file, points]): Cut[] =>
      points.length > 0 ? [{ face, source, file, characters: String.fromCodePoint(...points) }] : [],
    );
  });
  return cuts.map((cut) => {
    if (cut.file === `${face.name}.woff2` && !face.script) return cut;
    const own = new Set(codePoints(cut.characters));
    return { ...cut, range: unicodeRange([...own], (point) => taken.has(point) && !own.has(point)) };
  });
}

/** `@font-face` rules for all files but the first of each face. */
export function faceRules(cuts: readonly Cut[]): string {
  return cuts
    .flatMap(({ face, file, range }) => {
      if (!range) return [];
      const { family, weight, style } = face;
      return `@font-face{font-family:'${family}';src:url('@fonts/${file}') format('woff2');font-weight:${weight};font-style:${style};font-display:swap;unicode-range:${range}}`;
    })
    .join('\n');
}

/** Formats code points as `unicode-range` in few runs; gaps are included if no other file has their characters. */
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

export function codePoints(text: string): number[] {
  return [...text].map((character) => character.codePointAt(0) ?? 0);
}
