export interface NamedEntry {
  id: string;
  names: string[];
}

export const mostCards = 6;

/** Finds entries whose exact title appears in the text, in text order. A longer title hides shorter ones inside it. */
export function namedEntries<E extends NamedEntry>(text: string, entries: readonly E[]): E[] {
  const names = entries
    .flatMap((entry) => [...new Set(entry.names)].map((name) => ({ entry, name })))
    .sort((a, b) => b.name.length - a.name.length);
  const found = new Map<E, number>();
  let rest = text;
  for (const { entry, name } of names) {
    for (let at = rest.indexOf(name); at !== -1; at = rest.indexOf(name, at + name.length)) {
      if (isWordPart(rest[at - 1]) || isWordPart(rest[at + name.length])) continue;
      found.set(entry, Math.min(at, found.get(entry) ?? at));
      rest = rest.slice(0, at) + '\0'.repeat(name.length) + rest.slice(at + name.length);
    }
  }
  return [...found]
    .sort(([, a], [, b]) => a - b)
    .slice(0, mostCards)
    .map(([entry]) => entry);
}

function isWordPart(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}
