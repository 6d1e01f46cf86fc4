/** A picture in the address: `#obra=nebulosa-orion&n=2` (counted from 1). */
export interface ShownFrame {
  work: string;
  frame: number;
}

/** Parses an address hash; null when it names no picture. */
export function parseShownFrame(hash: string): ShownFrame | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const work = parameters.get('obra');
  if (!work) return null;
  const frame = Number(parameters.get('n') ?? 1);
  return { work, frame: Number.isInteger(frame) && frame > 0 ? frame : 1 };
}

export function formatShownFrame({ work, frame }: ShownFrame): string {
  return `#${new URLSearchParams({ obra: work, n: String(frame) }).toString()}`;
}
