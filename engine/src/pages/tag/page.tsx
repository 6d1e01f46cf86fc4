export { NotesPage as Page } from '#src/features/notes/notes-page.tsx';
