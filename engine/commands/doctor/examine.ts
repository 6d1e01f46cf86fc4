import type { Content } from '#src/content/content.ts';
import { contentFindings } from './content.ts';
import { exampleFindings, fileFindings, insecureFindings } from './files.ts';
import { chapters, type Finding } from './finding.ts';

export function examine(root: string, content: Content): Finding[] {
  return [
    ...exampleFindings(root),
    ...insecureFindings(root),
    ...fileFindings(root),
    ...contentFindings(root, content),
  ];
}

export function report(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Nothing to fix.\n';
  return Object.entries(chapters)
    .map(([name, title]) => ({ title, own: findings.filter(({ chapter }) => chapter === name) }))
    .filter(({ own }) => own.length > 0)
    .map(
      ({ title, own }) =>
        `${title} (${own.length})\n${own.map(({ place, what }) => `  ${place}: ${what}`).join('\n')}\n`,
    )
    .join('\n');
}
