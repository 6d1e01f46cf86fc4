/** A selector for a class of a style module: the build puts the file's mark behind its name. */
export function byClass(name: string): string {
  return `:is([class^="${name}_"], [class*=" ${name}_"])`;
}
