import { noteFacts } from '#src/content/articles/notes.ts';
import type { DataSource } from '#src/content/data-source.ts';
import type { PageHead } from '#src/content/page-head.ts';
import { allTags, noteEntry, tagLinks } from '#src/features/notes/notes.loader.ts';
import { inLang, langOf, plain } from '#src/lib/text.ts';

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

export function head(source: DataSource, entry: string): PageHead {
  const { title, notes } = loader(source, entry);
  const titles = notes.map((note) => note.title).join(' · ');
  return {
    title: inLang(`${plain(title)} · ${source.content.site.name[source.language]}`, langOf(title)),
    description: inLang(titles, notes[0]?.lang),
  };
}
