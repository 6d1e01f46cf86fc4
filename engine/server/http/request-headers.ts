/**
 * Parses `Range` for a file of this size; both ends are inclusive. Null: not satisfiable (416). Undefined: send the
 * whole file (several or invalid ranges).
 */
export function byteRange(
  header: string | undefined,
  size: number,
): { first: number; last: number } | null | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? (Number(to) === 0 ? size : Math.max(0, size - Number(to))) : Number(from);
  if (first >= size) return null;
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? undefined : { first, last };
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** Cached, because browsers send the same few values. */
const known = new Map<string, Encoding>();

/** Picks the best encoding that the browser accepts: `br;q=0, GZIP` → `gzip`. */
export function bestEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  let best = known.get(header);
  if (best === undefined) {
    const accepted = header
      .toLowerCase()
      .split(',')
      .map((each) => each.split(';').map((part) => part.trim()))
      .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
      .map(([name]) => name);
    best = (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? 'identity';
    if (known.size < 256) known.set(header, best);
  }
  return best;
}

/** Evaluates `If-None-Match`: `*`, lists and weak tags included. */
export function matchesTag(header: string, etag: string): boolean {
  if (header.trim() === '*') return true;
  const plain = etag.replace(/^W\//, '');
  return [...header.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, tag]) => tag === plain);
}
