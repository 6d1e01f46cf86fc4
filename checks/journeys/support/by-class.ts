/** A selector for a class of a CSS module; the build appends a hash to the name. */
export function byClass(name: string): string {
  return `:is([class^="${name}_"], [class*=" ${name}_"])`;
}
