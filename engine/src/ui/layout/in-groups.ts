/** Divisible by two and three columns, so that a group ends with a full row. */
const size = 30;

/**
 * Splits a long list into groups of 30, the first with `more` added. The last group takes the rest, but never a single
 * item. A short list is one group.
 */
export function inGroups<Item>(items: readonly Item[], more: number): Item[][] {
  const groups = [items.slice(0, size + more)];
  for (let start = size + more; start < items.length; start += size) {
    const group = items.slice(start, start + size);
    if (group.length > 1) groups.push(group);
    else groups.at(-1)?.push(...group);
  }
  return groups;
}
