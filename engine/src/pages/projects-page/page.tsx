export { Page } from '#src/pages/projects/page.tsx';
