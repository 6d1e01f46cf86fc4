/** A selector for a class of a CSS module; the build appends a hash to the name. */
export const byClass = (name: string): string => `:is([class^="${name}_"], [class*=" ${name}_"])`;
