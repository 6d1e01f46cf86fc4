import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMarkdown, parseYaml } from '#src/content/read/read-file.ts';
import type { ContentProblem } from '#src/content/read/problem.ts';
import { chapterSchema } from '#src/content/schemas/novel.ts';
import { profileSchema } from '#src/content/schemas/profile.ts';
import { projectSchema } from '#src/content/schemas/project.ts';
import { runs, textWith } from './runs.ts';

const profile = readFileSync('content/profile.yaml', 'utf8');
const project = readFileSync('content/projects/salvatore-repair.yaml', 'utf8');
const slips = textWith(`:¦"¦'¦\t¦- ¦#¦|¦>-¦{¦[¦&a¦*a¦---¦\n¦  ¦es: ¦!!binary`);

function slipped(source: string): fc.Arbitrary<string> {
  return fc
    .tuple(fc.nat(source.length), fc.nat(40), slips)
    .map(([at, length, slip]) => source.slice(0, at) + slip + source.slice(at + length));
}

function expectAnswer({ value, problems }: { value?: unknown; problems: readonly ContentProblem[] }) {
  expect(value !== undefined || problems.length > 0).toBe(true);
  for (const { file, expected, found } of problems) {
    expect(file).toContain('content/x');
    expect(expected.length > 0 && found.length > 0).toBe(true);
  }
}

test.each([
  ['profile', profile, profileSchema],
  ['project', project, projectSchema],
] as const)('a typing error in a %s is accepted or reported, never thrown', (_name, source, schema) => {
  const read = (text: string) => expectAnswer(parseYaml(text, 'content/x.yaml', schema));
  fc.assert(fc.property(slipped(source), read), runs(0.25));
});

test('any text as a chapter is accepted or reported, never thrown', () => {
  const any = textWith('---\n¦id: a\n¦title:\n  es: a\n¦\n---\n¦color: night\n');
  const read = (text: string) => expectAnswer(parseMarkdown(text, 'content/x.md', chapterSchema));
  fc.assert(fc.property(any, read), runs());
});
