import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument, type Document } from 'yaml';
import type { ContentProblem } from '../read/problem.ts';

export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index ? '.' : ''}${String(key)}`))
    .join('');
}

/** The line of a path in the document, or of its nearest existing parent. */
export function lineOf(
  document: Document.Parsed,
  lines: LineCounter,
  path: readonly PropertyKey[],
): number | undefined {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true) as { range?: [number, number, number] } | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return undefined;
}

/** Adds the line to a problem that was found after its file had been read. */
export function withLine(root: string, problem: ContentProblem): ContentProblem {
  if (problem.field === '' || !/\.(ya?ml|md)$/.test(problem.file)) return problem;
  const source = readFileSync(join(root, problem.file), 'utf8').replace(/^\uFEFF/, '');
  const front = problem.file.endsWith('.md') ? /^---\r?\n([\s\S]*?)\r?\n---/.exec(source)?.[1] : source;
  const lines = new LineCounter();
  const document = parseDocument(front ?? '', { lineCounter: lines, prettyErrors: false, logLevel: 'silent' });
  const line = lineOf(document, lines, problem.field.split(/[.[\]]+/).filter(Boolean));
  return line ? { ...problem, file: `${problem.file}:${line + (front === source ? 0 : 1)}` } : problem;
}
