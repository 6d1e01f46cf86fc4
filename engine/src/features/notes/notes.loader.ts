import { textIn } from '#src/content/articles/articles.ts';
import { noteFacts, type Note } from '#src/content/articles/notes.ts';
import type { DataSource } from '#src/content/data-source.ts';
import { languageName } from '#src/content/owner/language-name.ts';
import { format, formatDate } from '#src/i18n/format.ts';

/** Where a note is linked to: its title and day. */
export function noteLink(note: Note, { language, words, entryAddress }: DataSource) {
  const { text, lang } = textIn(note, language);
  const { date } = noteFacts(note);
  return {
    title: text.title,
    lang,
    /** "Only in Spanish", for a text that the page's language lacks. */
    onlyIn: lang ? format(words.notes.onlyIn, { language: languageName(lang, language) }) : null,
    date,
    dateText: formatDate(date, language),
    address: entryAddress('note', note.name) ?? '',
  };
}

/** What the list of notes shows of one. */
export function noteEntry(note: Note, source: DataSource) {
  const { text } = textIn(note, source.language);
  return {
    ...noteLink(note, source),
    name: note.name,
    summary: text.summary,
    picture: notePicture(note, source),
    tags: tagLinks(noteFacts(note).tags, source),
  };
}

function notePicture(note: Note, { language, picture }: DataSource) {
  const { image } = textIn(note, language).text;
  return image ? picture(image.src) : null;
}

const latestCount = 3;

/** The newest notes, for a section of another page; null when the site has none. */
export function latestNotes(source: DataSource) {
  const { content, words, addressIfAny } = source;
  const address = addressIfAny('notes');
  if (address === null) return null;
  return {
    title: words.shell.pages.notes,
    notes: content.notes
      .slice(0, latestCount)
      .map((note) => ({ ...noteLink(note, source), picture: notePicture(note, source) })),
    all: { address, label: words.notes.all },
  };
}

export function tagLinks(tags: readonly string[], { content, entryAddress, say }: DataSource) {
  return tags.map((tag) => ({
    id: tag,
    label: say(content.noteTags[tag]) ?? tag,
    address: entryAddress('tag', tag) ?? '',
  }));
}

/** The tags of all notes, most used first. */
export function allTags(source: DataSource) {
  const used = source.content.notes.flatMap((note) => noteFacts(note).tags);
  const count = (tag: string) => used.filter((each) => each === tag).length;
  return tagLinks(
    [...new Set(used)].sort((a, b) => count(b) - count(a) || a.localeCompare(b)),
    source,
  );
}

export type LatestNotes = ReturnType<typeof latestNotes>;
export type NoteEntry = ReturnType<typeof noteEntry>;
export type TagLink = ReturnType<typeof tagLinks>[number];
