import '#tools/build/site-languages.ts';
import { fileURLToPath } from 'node:url';
import { pagesWithAddress } from '#src/app/pages.ts';
import { checkContent } from '#tools/build/check-content.ts';
import { ContentError } from '#src/content/problem.ts';

// `npm run check:content`: reads every content file and picture, and names what is wrong.
const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
try {
  const { projects, works, novel } = await checkContent(root, pagesWithAddress);
  process.stdout.write(
    `content/ is right: ${projects.length} projects, ${works.length} works, ${novel.chapters.length} chapters.\n`,
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  process.stderr.write(error.message);
  process.exit(1);
}
