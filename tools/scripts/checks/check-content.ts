import '#tools/build/site-languages.ts';
import { fileURLToPath } from 'node:url';
import { doubts } from '#src/content/messages/doubts.ts';
import { formatProblem } from '#src/content/read/problem.ts';
import { SiteData } from '#tools/build/pages/site-data.ts';

// `npm run check:content`: reads every content file and picture, and names what is wrong.
const count = ({ length }: readonly unknown[], what: string) => `${length} ${what}${length === 1 ? '' : 's'}`;
const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
try {
  const { profile, projects, works, novel } = await new SiteData(root).content();
  process.stdout.write(
    `content/ is right: ${count(projects, 'project')}, ${count(works, 'work')}, ${count(novel?.chapters ?? [], 'chapter')}.\n`,
  );
  for (const doubt of doubts(root, profile.timeZone)) process.stdout.write(`Worth a look: ${formatProblem(doubt)}\n`);
} catch (error) {
  if (!(error instanceof Error) || error.name !== 'ContentError') throw error;
  process.stderr.write(error.message);
  process.exit(1);
}
