export { head, loader } from '#src/pages/projects/page.loader.ts';
