/** What two and three columns divide, so that a group ends with a whole row. */
const size = 30;

/**
 * Divides a long list into groups of 30, the first of which has so many more; the last takes what is left, but never one
 * alone. A short list is one group.
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
