// First, because the others depend on the languages.
import '#vite/site-languages.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failWith, print } from '#commands/support/command-line.ts';
import { edition, editionOf } from '#src/content/edition.ts';
import { engineRoot, siteRoot } from '#src/content/roots.ts';
import { charactersWithoutFace } from '#vite/fonts/fonts.ts';
import { SiteData } from '#vite/pages/site-data.ts';
import { contentFindings, waitingFindings } from './content.ts';
import { exampleFindings, fileFindings, insecureFindings } from './files.ts';
import { chapters, finding, type Finding } from './finding.ts';

export async function examineContent(): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(engineRoot, 'package.json'), 'utf8')) as { version: string };
  try {
    const content = await new SiteData(siteRoot).content();
    print(`firstlight ${version}, content edition ${editionOf(siteRoot) ?? edition}\n`);
    const findings = [
      ...exampleFindings(siteRoot),
      ...insecureFindings(siteRoot),
      ...fileFindings(siteRoot),
      ...contentFindings(siteRoot, content),
      ...waitingFindings(siteRoot),
      ...(await letterFindings(siteRoot)),
    ];
    print(findings.length === 0 ? 'Nothing to fix.' : report(findings));
  } catch (error) {
    failWith(error);
  }
}

async function letterFindings(root: string): Promise<Finding[]> {
  const letters = await charactersWithoutFace(root);
  if (!letters) return [];
  const what = `the site's fonts lack these letters, so visitors' devices use their own font for them: ${letters}`;
  return [finding('better', 'content/', what)];
}

function report(findings: readonly Finding[]): string {
  const blocks = Object.entries(chapters).flatMap(([name, title]) => {
    const own = findings.filter(({ chapter }) => chapter === name);
    const lines = own.map(({ place, what }) => `  ${place}: ${what}`);
    return own.length > 0 ? [[`${title} (${own.length})`, ...lines].join('\n')] : [];
  });
  return blocks.join('\n\n');
}
