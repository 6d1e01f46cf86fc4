import { sayIn } from '#src/content/borrowed.ts';
import type { DataSource } from '#src/content/data-source.ts';
import { allTags, noteEntry } from '#src/features/notes/notes.loader.ts';

export function loader(source: DataSource) {
  const { content, words, language } = source;
  return {
    title: words.shell.pages.notes,
    intro: sayIn(language)(content.site.pages.notes?.description),
    notes: content.notes.map((note) => noteEntry(note, source)),
    tags: allTags(source),
    tagsLabel: words.notes.tags,
  };
}
