import * as v from 'valibot';
import { LineCounter, parseDocument, type Document } from 'yaml';
import type { ContentProblem } from './problem.ts';

type AnySchema = v.GenericSchema;

interface Parsed<S extends AnySchema> {
  value?: v.InferOutput<S>;
  problems: ContentProblem[];
}

function describe(value: unknown): string {
  if (value === undefined) return 'nothing (the field is missing)';
  if (value === null) return 'nothing (the field is empty)';
  const shown = JSON.stringify(value);
  return shown.length > 80 ? `${shown.slice(0, 77)}…` : shown;
}

function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index ? '.' : ''}${String(key)}`))
    .join('');
}

/** The line on which a path of the document, or its nearest parent that exists, starts. */
function lineOf(document: Document.Parsed, lines: LineCounter, path: readonly PropertyKey[]): number | undefined {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true) as { range?: [number, number, number] } | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return undefined;
}

/** What the schemas' own words for a wrong type mean to a writer. */
function expectedType(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'array') return 'a list, each entry beginning with "- "';
  return issue.type === 'strict_object' ? 'fields, each as "name: value"' : issue.message;
}

/** A strict object says "never" about a key it does not know; a writer wants to hear which key. */
function issueToProblem(issue: v.BaseIssue<unknown>): { path: PropertyKey[]; expected: string; found: string } {
  const path = (issue.path ?? []).map((item) => item.key as PropertyKey);
  const last = issue.path?.at(-1);
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return { path, expected: 'no such field here (is it misspelt?)', found: `the field "${String(last?.key)}"` };
  }
  if (last?.value === undefined && issue.received === 'undefined') {
    return {
      path,
      expected: issue.type === 'strict_object' ? 'this field' : issue.message,
      found: describe(undefined),
    };
  }
  return { path, expected: expectedType(issue), found: describe(issue.input) };
}

/** The value of a document, or why it has none: one mistake, since the others mostly follow from it. */
function valueOf(document: Document.Parsed): { value: unknown } | { found: string; position: number } {
  const error = document.errors.find(({ code }) => code === 'TAB_AS_INDENT') ?? document.errors[0];
  if (error) {
    const found = error.code === 'MULTIPLE_DOCS' ? 'a line of --- with a second document below it' : error.message;
    return { found, position: error.pos[0] };
  }
  try {
    return { value: document.toJS() };
  } catch (failure) {
    // A name after * that no & has given, or too many of them.
    return { found: failure instanceof Error ? failure.message : String(failure), position: 0 };
  }
}

/** Parses YAML and checks it; every problem names file, line, field, expected and found. `lineOffset` is for front matter. */
export function parseYaml<S extends AnySchema>(source: string, file: string, schema: S, lineOffset = 0): Parsed<S> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false, logLevel: 'silent' });
  const read = valueOf(document);
  if ('found' in read) {
    const line = lines.linePos(read.position).line + lineOffset;
    return { problems: [{ file: `${file}:${line}`, field: '', expected: 'YAML that can be read', found: read.found }] };
  }
  const result = v.safeParse(schema, read.value, { abortPipeEarly: true });
  if (result.success) return { value: result.output, problems: [] };
  return {
    problems: result.issues.map((issue) => {
      const { path, expected, found } = issueToProblem(issue);
      const line = lineOf(document, lines, path);
      return { file: line ? `${file}:${line + lineOffset}` : file, field: fieldName(path), expected, found };
    }),
  };
}

/** Parses a Markdown file: YAML between two `---` lines, then the text. */
export function parseMarkdown<S extends AnySchema>(
  source: string,
  file: string,
  schema: S,
): Parsed<S> & { body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(source);
  if (!match) {
    const problem = {
      file: `${file}:1`,
      field: '',
      expected: 'YAML between two lines of ---, then the text',
      found: describe(source.slice(0, 60)),
    };
    return { problems: [problem], body: '' };
  }
  return { ...parseYaml(match[1] ?? '', file, schema, 1), body: (match[2] ?? '').trim() };
}

/** Every path below `content/images/` or `content/files/` that a checked value names, with where it stands. */
export function referencedFiles(
  schema: AnySchema,
  value: unknown,
  path: PropertyKey[] = [],
): { folder: string; name: string; path: PropertyKey[] }[] {
  const node = schema as unknown as Record<string, unknown> & { type: string; pipe?: AnySchema[] };
  if (value === null || value === undefined) return [];
  if (typeof value === 'string') {
    const metadata = v.getMetadata(schema) as { folder?: string };
    if (metadata.folder) return [{ folder: metadata.folder, name: value, path }];
  }
  const inner = node.wrapped as AnySchema | undefined;
  if (inner) return referencedFiles(inner, value, path);
  if (Array.isArray(value) && node.item) {
    return value.flatMap((item, index) => referencedFiles(node.item as AnySchema, item, [...path, index]));
  }
  if (typeof value === 'object' && node.entries) {
    const entries = node.entries as Record<string, AnySchema>;
    return Object.entries(entries).flatMap(([key, entry]) =>
      referencedFiles(entry, (value as Record<string, unknown>)[key], [...path, key]),
    );
  }
  return [];
}

/** `tags[2].en`, for messages about a place in a file. */
export { fieldName };
