/** The tab that a key moves to, wrapping around; null for other keys. */
export function tabAfterKey<Id extends string>(
  tabs: readonly Id[],
  tab: Id,
  key: string,
  isRightToLeft = false,
): Id | null {
  const index = tabs.indexOf(tab);
  const at = (position: number) => tabs[(position + tabs.length) % tabs.length] ?? null;
  if (key === ' ') return tab;
  const forward = isRightToLeft ? -1 : 1;
  if (key === 'ArrowRight') return at(index + forward);
  if (key === 'ArrowLeft') return at(index - forward);
  if (key === 'Home') return at(0);
  if (key === 'End') return at(-1);
  return null;
}
