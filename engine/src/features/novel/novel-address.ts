export const tabs = ['chapters', 'overview', 'synopsis', 'characters', 'reviews'] as const;

export type Tab = (typeof tabs)[number];

const defaultTab: Tab = 'overview';

export interface NovelAddress {
  tab: Tab;
  chapter: string | null;
}

/** Chapter ids accepted in the address: `readable` ones open, others scroll to their entry. */
export interface ChapterIds {
  all: readonly string[];
  readable: readonly string[];
  /** Tabs with content; default: all. */
  tabs?: readonly Tab[];
}

/** Parses the address hash: `#reviews` selects a tab, a chapter id opens that chapter. */
export function parseNovelAddress(hash: string, { all, readable, tabs: shown = tabs }: ChapterIds): NovelAddress {
  const name = hash.replace(/^#/, '');
  if (all.includes(name)) return { tab: 'chapters', chapter: readable.includes(name) ? name : null };
  return { tab: shown.find((tab) => tab === name) ?? defaultTab, chapter: null };
}
