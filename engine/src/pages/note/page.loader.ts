import type { DataSource } from '#src/content/data-source.ts';
import { noteData, noteNamed } from './note.loader.ts';

export function loader(source: DataSource, entry: string) {
  return { article: noteData(noteNamed(entry, source), source) };
}

export type NotePageData = ReturnType<typeof loader>;
