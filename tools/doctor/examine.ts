import type { Content } from '#src/content/content.ts';
import { contentFindings } from './content.ts';
import { demoFindings, fileFindings, insecureFindings } from './files.ts';
import { chapters, type Finding } from './finding.ts';

/** Everything that could be otherwise in content that is right. */
export function examine(root: string, content: Content): Finding[] {
  return [...demoFindings(root), ...insecureFindings(root), ...fileFindings(root), ...contentFindings(root, content)];
}

/** The findings by chapter, in words for the owner. */
export function report(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Nothing to mend.\n';
  return Object.entries(chapters)
    .map(([name, title]) => ({ title, own: findings.filter(({ chapter }) => chapter === name) }))
    .filter(({ own }) => own.length > 0)
    .map(
      ({ title, own }) =>
        `${title} (${own.length})\n${own.map(({ place, what }) => `  ${place}: ${what}`).join('\n')}\n`,
    )
    .join('\n');
}
