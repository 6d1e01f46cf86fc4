export const tabs = ['chapters', 'overview', 'synopsis', 'characters', 'reviews'] as const;

export type Tab = (typeof tabs)[number];

const defaultTab: Tab = 'overview';

/** Where on the novel's page a visitor is: a tab, and the chapter that is open for reading. */
export interface Place {
  tab: Tab;
  chapter: string | null;
}

/** Reads a place from the address's hash: `#reviews` is a tab, a chapter's id is that chapter opened; else the default. */
export function parsePlace(hash: string, chapterIds: readonly string[]): Place {
  const name = hash.replace(/^#/, '');
  const chapter = chapterIds.find((id) => id === name) ?? null;
  if (chapter) return { tab: 'chapters', chapter };
  return { tab: tabs.find((tab) => tab === name) ?? defaultTab, chapter: null };
}

/** The tab that a key leads to from another, round the ends; null for keys that mean nothing here. */
export function tabAfterKey(tab: Tab, key: string): Tab | null {
  const index = tabs.indexOf(tab);
  const at = (position: number) => tabs[(position + tabs.length) % tabs.length] ?? null;
  if (key === 'ArrowRight') return at(index + 1);
  if (key === 'ArrowLeft') return at(index - 1);
  if (key === 'Home') return at(0);
  if (key === 'End') return at(-1);
  return null;
}
