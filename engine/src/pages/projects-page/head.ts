export { head } from '#src/pages/projects/head.ts';
