import '#tools/build/site-languages.ts';
import { fileURLToPath } from 'node:url';
import { allPages, pagesWithAddress } from '#src/app/pages.ts';
import { doubts } from '#src/content/messages/doubts.ts';
import { checkContent } from '#tools/build/check-content.ts';
import { ContentError, formatProblem } from '#src/content/problem.ts';

// `npm run check:content`: reads every content file and picture, and names what is wrong.
const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
try {
  const { profile, projects, works, novel } = await checkContent(root, { allPages, pagesWithAddress });
  process.stdout.write(
    `content/ is right: ${projects.length} projects, ${works.length} works, ${novel.chapters.length} chapters.\n`,
  );
  for (const doubt of doubts(root, profile.timeZone)) process.stdout.write(`Worth a look: ${formatProblem(doubt)}\n`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  process.stderr.write(error.message);
  process.exit(1);
}
