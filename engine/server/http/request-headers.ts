import { parseAccept, type Accept } from 'hono/utils/accept';

/** Parses `Range`; both ends are inclusive. Null: not satisfiable (416). Undefined: send the whole file. */
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

/** Picks the best encoding that the browser accepts: `br;q=0, GZIP` → `gzip`. */
export function bestEncoding(header: string | undefined): Encoding {
  const accepts = ({ type, q }: Accept, name: string) => type.toLowerCase() === name && q > 0;
  const accepted = parseAccept(header ?? '');
  return (['br', 'gzip'] as const).find((name) => accepted.some((each) => accepts(each, name))) ?? 'identity';
}

/** Evaluates `If-None-Match`: `*`, lists and weak tags included. */
export function matchesTag(header: string, etag: string): boolean {
  if (header.trim() === '*') return true;
  const plain = etag.replace(/^W\//, '');
  return [...header.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, tag]) => tag === plain);
}
