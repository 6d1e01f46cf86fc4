/** A picture of a work, as the address names it: `#obra=nebulosa-orion&n=2` (counted from 1). */
export interface ShownFrame {
  work: string;
  frame: number;
}

/** Reads from an address's hash which picture is shown; null when it names none. */
export function parseShownFrame(hash: string): ShownFrame | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const work = parameters.get('obra');
  if (!work) return null;
  const frame = Number(parameters.get('n') ?? 1);
  return { work, frame: Number.isInteger(frame) && frame > 0 ? frame : 1 };
}

/** The hash that leads to a picture. */
export function formatShownFrame({ work, frame }: ShownFrame): string {
  return `#${new URLSearchParams({ obra: work, n: String(frame) }).toString()}`;
}
