import { createPolicy } from '#src/lib/browser/trusted-types.ts';

const drawing = /^(?:<\/?(?:svg|path|circle|use)(?: (?!on)[\w:-]+="[\w\s.,#-]*")*\/?>)*$/;

/** Returns the markup if it is an SVG icon, else an empty string. */
export function drawingsOnly(markup: string): string {
  return drawing.test(markup) ? markup : '';
}

/** PhotoSwipe sets icons through `innerHTML`, which needs a default policy under Trusted Types. */
createPolicy('default', { createHTML: drawingsOnly });
