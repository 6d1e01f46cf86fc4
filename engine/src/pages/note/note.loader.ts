import { textIn } from '#src/content/articles/articles.ts';
import { noteFacts, type Note } from '#src/content/articles/notes.ts';
import type { DataSource } from '#src/content/data-source.ts';
import {
  beside,
  readingTime,
  sectionsOf,
  type ArticleData,
  type ArticleLink,
} from '#src/features/article/article.loader.ts';
import { onlyIn, tagLinks } from '#src/features/notes/notes.loader.ts';
import { formatDate, keepUnits } from '#src/i18n/format.ts';
import { inLang } from '#src/lib/text.ts';

/** The note of an entry. Throws when it does not exist. */
export function noteNamed(name: string, { content }: DataSource): Note {
  const note = content.notes.find((each) => each.name === name);
  if (!note) throw new Error(`There is no note "${name}".`);
  return note;
}

export function noteData(note: Note, source: DataSource): ArticleData {
  const { content, language, words, address } = source;
  const { text, lang } = textIn(note, language);
  const { date, tags } = noteFacts(note);
  // Oldest first, so that "next" is the newer one.
  const { previous, next } = beside(content.notes.toReversed(), content.notes.toReversed().indexOf(note));
  const only = onlyIn(lang, language, words.notes.onlyIn);
  return {
    title: inLang(text.title, lang),
    lead: text.lead,
    lang,
    back: { address: address('notes'), label: words.shell.pages.notes },
    kinds: [...(only ? [{ label: only }] : []), ...tagLinks(tags, source)],
    picture: text.image
      ? {
          picture: source.picture(text.image.src),
          alt: inLang(text.image.alt, lang),
          caption: text.image.caption && inLang(text.image.caption, lang),
          isAside: true,
        }
      : null,
    facts: [
      { name: words.story.date, value: formatDate(date, language), day: date },
      ...text.facts.map((fact) => ({ ...fact, value: keepUnits(fact.value), lang })),
      readingTime(text.body, source),
    ],
    sections: sectionsOf(text.body, source, lang),
    navigation: {
      label: words.notes.more,
      previous: previous ? adjacent(previous, source) : null,
      next: next ? adjacent(next, source) : null,
      words: { previous: words.story.previous, next: words.story.next },
    },
  };
}

function adjacent(note: Note, { language, picture, entryAddress }: DataSource): ArticleLink {
  const { text, lang } = textIn(note, language);
  return {
    title: inLang(text.title, lang),
    address: entryAddress('note', note.name) ?? '',
    picture: text.image ? picture(text.image.src) : null,
  };
}
