import { noteFacts } from '#src/content/articles/notes.ts';
import type { DataSource } from '#src/content/data-source.ts';
import { allTags, noteEntry, tagLinks } from '#src/features/notes/notes.loader.ts';

export function loader(source: DataSource, entry: string) {
  const { content, words, address } = source;
  const [tag] = tagLinks([entry], source);
  return {
    title: tag?.label ?? entry,
    notes: content.notes.filter((note) => noteFacts(note).tags.includes(entry)).map((note) => noteEntry(note, source)),
    tags: allTags(source),
    tagsLabel: words.notes.tags,
    tagged: { id: entry, all: { address: address('notes'), label: words.notes.all } },
  };
}
