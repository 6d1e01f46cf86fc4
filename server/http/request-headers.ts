/** The compressed forms that a file can be had in and that a browser takes: `br;q=0, GZIP` → `gzip`. */
export function acceptedEncodings(header: string | undefined): string {
  const asked = (header ?? '').toLowerCase().split(',');
  const accepted = asked.flatMap((each) => {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim());
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    return isRefused ? [] : [name];
  });
  return accepted.filter((name) => name === 'br' || name === 'gzip').join(', ');
}

/**
 * What a `Range` header asks of a file of so many bytes, as `bytes=first-last` with both ends in the file, or beginning
 * right behind it when the file does not reach that far. Undefined when the whole file is the right answer: to several
 * spans at once and to what is no span.
 */
export function plainRange(header: string | undefined, size: number): string | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const start = Number(last) === 0 ? size : Math.max(0, size - Number(last));
    return `bytes=${start}-${start < size ? size - 1 : ''}`;
  }
  const start = Number(first);
  if (start >= size) return `bytes=${size}-`;
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  // The file server takes an end of 0 for none.
  return start > end || end === 0 ? undefined : `bytes=${start}-${end}`;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send the same few values over and over. */
const known = new Map<string, Encoding>();

/** The best of the forms that something can be had in. */
export function bestEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  let best = known.get(header);
  if (best === undefined) {
    const accepted = acceptedEncodings(header).split(', ');
    best = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
    if (known.size < 256) known.set(header, best);
  }
  return best;
}

/**
 * True when `If-None-Match` names this version: `*` is every version, a list is each of its tags, and a weak tag is
 * as good as a strong one.
 */
export function matchesTag(header: string, etag: string): boolean {
  if (header.trim() === '*') return true;
  const plain = etag.replace(/^W\//, '');
  return [...header.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, tag]) => tag === plain);
}
