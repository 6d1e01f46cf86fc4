import type { Language } from '#src/i18n/languages.ts';
import { parameterWord, readParameter } from '#src/i18n/parameters.ts';

/** A picture in the address: `#work=nebulosa-orion&n=2` (counted from 1). */
export interface ShownFrame {
  work: string;
  frame: number;
}

/** Parses an address hash; null when it names no picture. */
export function parseShownFrame(hash: string): ShownFrame | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const work = readParameter(parameters, 'work');
  if (!work) return null;
  const frame = Number(parameters.get('n') ?? 1);
  return { work, frame: Number.isInteger(frame) && frame > 0 ? frame : 1 };
}

export function formatShownFrame({ work, frame }: ShownFrame, language: Language): string {
  return `#${new URLSearchParams({ [parameterWord('work', language)]: work, n: String(frame) }).toString()}`;
}
