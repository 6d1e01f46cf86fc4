import { nearHint } from '../messages/hints.ts';
import type { ContentProblem } from '../read/problem.ts';
import type { NoteHead, NoteTags, OwnPageHead } from '../schemas/article.ts';
import type { Article, ArticleFile, TextOf } from './articles.ts';

export type Note = Article<TextOf<NoteHead>>;

export type OwnPage = Article<TextOf<OwnPageHead>>;

/** A note's day and tags, which are the same in each of its languages. */
export function noteFacts({ texts }: Note): { date: string; tags: readonly string[] } {
  const [text] = Object.values(texts);
  return { date: text?.date ?? '', tags: text?.tags ?? [] };
}

/** Newest first; by name on the same day. */
export function newestFirst(notes: readonly Note[]): Note[] {
  return notes.toSorted((a, b) => noteFacts(b).date.localeCompare(noteFacts(a).date) || a.name.localeCompare(b.name));
}

/** Days and tags that differ between the languages of a note, and tags without words. */
export function noteProblems(files: readonly ArticleFile<NoteHead>[], tags: NoteTags | null): ContentProblem[] {
  const first = new Map<string, ArticleFile<NoteHead>>();
  return files.flatMap((file) => {
    const other = first.get(file.name);
    if (!other) first.set(file.name, file);
    const unlike = (['date', 'tags'] as const).flatMap((field) => {
      const [own, its] = [String(file.value[field]), String(other?.value[field] ?? '')];
      if (!other || own === its) return [];
      return [{ file: file.file, field, expected: `the same as in ${other.file}: ${its}`, found: own }];
    });
    const known = Object.keys(tags ?? {});
    const unknown = file.value.tags.flatMap((tag, index) => {
      if (!tags || known.includes(tag)) return [];
      const expected = 'a tag of content/notes/tags.yaml';
      return [{ file: file.file, field: `tags[${index}]`, expected, found: `"${tag}"`, hint: nearHint(tag, known) }];
    });
    return [...unlike, ...unknown];
  });
}

/** Own pages at an address that the site uses itself. */
export function takenAddresses(
  files: readonly ArticleFile<OwnPageHead>[],
  reserved: readonly string[],
): ContentProblem[] {
  return files
    .filter(({ name }) => reserved.includes(name))
    .map(({ file, name }) => {
      const expected = `another name: the site itself uses the address /${name}`;
      return { file, field: '', expected, found: `"${file.slice(file.lastIndexOf('/') + 1)}"` };
    });
}
