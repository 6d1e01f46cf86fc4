import { noteFacts } from '../articles/notes.ts';
import type { Content } from '../content.ts';
import { projectPages } from './filters.ts';

/** The entries that have pages of their own, by the name of their compile-time constant (`src/virtual-modules.d.ts`). */
export function siteEntries(content?: Pick<Content, 'stories' | 'notes' | 'ownPages' | 'site' | 'projects' | 'works'>) {
  const { stories = [], notes = [], ownPages = [] } = content ?? {};
  const namesOf = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);
  return {
    siteStories: namesOf(stories),
    /** The first is the projects page itself. */
    siteProjectPages: (content ? projectPages(content) : []).map((_, at) => String(at + 1)).slice(1),
    siteNotes: namesOf(notes),
    siteNoteTags: [...new Set(notes.flatMap((note) => noteFacts(note).tags))].sort(),
    siteOwnPages: namesOf(ownPages),
  };
}
