export const tabs = ['chapters', 'overview', 'synopsis', 'characters', 'reviews'] as const;

export type Tab = (typeof tabs)[number];

const defaultTab: Tab = 'overview';

/** Where on the novel's page a visitor is: a tab, and the chapter that is open for reading. */
export interface NovelAddress {
  tab: Tab;
  chapter: string | null;
}

/** What the address can name: `readable` chapters open, the others are entries in their tab. */
export interface ChapterIds {
  all: readonly string[];
  readable: readonly string[];
  /** The tabs that the novel has something for; all of them, if not given. */
  tabs?: readonly Tab[];
}

/** Reads the address's hash: `#reviews` is a tab, a chapter's id is that chapter opened; else the default. */
export function parseNovelAddress(hash: string, { all, readable, tabs: shown = tabs }: ChapterIds): NovelAddress {
  const name = hash.replace(/^#/, '');
  if (all.includes(name)) return { tab: 'chapters', chapter: readable.includes(name) ? name : null };
  return { tab: shown.find((tab) => tab === name) ?? defaultTab, chapter: null };
}
