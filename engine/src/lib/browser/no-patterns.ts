/** In place of wouter's parser of route patterns: `src/app/pages.ts` finds the page of an address. */
export function parse(): never {
  throw new Error('Route patterns are not supported.');
}
