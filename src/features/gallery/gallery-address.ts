/** A picture of a work, as the address names it: `#obra=nebulosa-orion&n=2` (counted from 1). */
export interface GalleryPlace {
  work: string;
  frame: number;
}

/** Reads a place from an address's hash; null when it names none. */
export function parsePlace(hash: string): GalleryPlace | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const work = parameters.get('obra');
  if (!work) return null;
  const frame = Number(parameters.get('n') ?? 1);
  return { work, frame: Number.isInteger(frame) && frame > 0 ? frame : 1 };
}

/** The hash that leads to a place. */
export function formatPlace({ work, frame }: GalleryPlace): string {
  return `#${new URLSearchParams({ obra: work, n: String(frame) }).toString()}`;
}
