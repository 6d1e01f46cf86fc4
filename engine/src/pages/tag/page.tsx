import { NotesPage } from '#src/features/notes/notes-page.tsx';
import type { TagData } from './page.loader.ts';

export function Page({ data }: { data: TagData }) {
  return <NotesPage {...data} />;
}
