/** The tab that a key leads to from another, round the ends; null for keys that mean nothing here. */
export function tabAfterKey<Id extends string>(tabs: readonly Id[], tab: Id, key: string): Id | null {
  const index = tabs.indexOf(tab);
  const at = (position: number) => tabs[(position + tabs.length) % tabs.length] ?? null;
  if (key === ' ') return tab;
  if (key === 'ArrowRight') return at(index + 1);
  if (key === 'ArrowLeft') return at(index - 1);
  if (key === 'Home') return at(0);
  if (key === 'End') return at(-1);
  return null;
}
