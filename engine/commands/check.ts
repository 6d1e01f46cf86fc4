import '#vite/site-languages.ts';
import { contentWarnings } from '#src/content/messages/warnings.ts';
import { siteRoot } from '#src/content/roots.ts';
import { formatProblem } from '#src/content/read/problem.ts';
import { SiteData } from '#vite/pages/site-data.ts';

const count = ({ length }: readonly unknown[], what: string) => `${length} ${what}${length === 1 ? '' : 's'}`;
try {
  const content = await new SiteData(siteRoot).content();
  process.stdout.write(
    `content/ is right: ${count(content.projects, 'project')}, ${count(content.works, 'work')}, ${count(content.novel?.chapters ?? [], 'chapter')}.\n`,
  );
  for (const warning of contentWarnings(siteRoot, content))
    process.stdout.write(`Worth a look: ${formatProblem(warning)}\n`);
} catch (error) {
  if (!(error instanceof Error) || error.name !== 'ContentError') throw error;
  process.stderr.write(error.message);
  process.exit(1);
}
