import { NotesPage as Notes } from '#src/features/notes/notes-page.tsx';
import type { NotesData } from './page.loader.ts';

export function Page({ data }: { data: NotesData }) {
  return <Notes {...data} />;
}
