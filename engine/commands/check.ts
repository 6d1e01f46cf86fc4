import '#vite/site-languages.ts';
import { failWith, print } from '#commands/support/command-line.ts';
import { contentWarnings } from '#src/content/messages/warnings.ts';
import { siteRoot } from '#src/content/roots.ts';
import { formatProblem } from '#src/content/read/problem.ts';
import { SiteData } from '#vite/pages/site-data.ts';

const count = ({ length }: readonly unknown[], what: string) => `${length} ${what}${length === 1 ? '' : 's'}`;
try {
  const content = await new SiteData(siteRoot).content();
  const parts = [count(content.projects, 'project'), count(content.works, 'work')];
  print(`content/ is right: ${parts.join(', ')}, ${count(content.novel?.chapters ?? [], 'chapter')}.`);
  for (const warning of contentWarnings(siteRoot, content)) print(`Worth a look: ${formatProblem(warning)}`);
} catch (error) {
  failWith(error);
}
