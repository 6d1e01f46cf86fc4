import * as v from 'valibot';
import { LineCounter, parseDocument, type Document } from 'yaml';
import { nearHint, valueHint } from '../messages/hints.ts';
import { fieldName, lineOf } from '../messages/place.ts';
import { isShipped, languages } from '#src/i18n/languages.ts';
import { explainSlip, type Slip } from '../messages/yaml-slips.ts';
import type { ContentProblem } from './problem.ts';
import { schemaAt } from './schema-walk.ts';

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

/** What the schemas' own words for a wrong type mean to a writer. */
function expectedType(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'array') return 'a list, each entry beginning with "- "';
  const ownWords = !issue.message.startsWith('Invalid ');
  return issue.type === 'strict_object' && !ownWords ? 'fields, each as "name: value"' : issue.message;
}

/** A language's name where none belongs: in front of the text that it is a language of, or not one of the site's. */
function hintOfStray(name: string, known: readonly string[]): string {
  if (known.length === 0)
    return /^[a-z]{2,3}$/.test(name) ? `the languages of this site are ${languages.join(' and ')} (site.yaml)` : '';
  if (isShipped(name) || (languages as readonly string[]).includes(name))
    return `two spaces before "${name}:" make it part of the field above`;
  return `there are: ${known.join(', ')}`;
}

type Complaint = Pick<ContentProblem, 'expected' | 'found' | 'hint'>;

/** A strict object says "never" about a key it does not know; a writer wants to hear which key, and which there are. */
function unknownField(schema: AnySchema, path: readonly PropertyKey[], value: unknown): Complaint {
  const name = String(path.at(-1));
  const expected = 'no such field here (is it misspelt?)';
  const known = Object.keys(schemaAt(schema, path.slice(0, -1))?.entries ?? {});
  const near = nearHint(name, known);
  // Between braces, what follows a comma is a field.
  if (value === null && !near)
    return {
      expected,
      found: `the field "${name}", without a value`,
      hint: 'between { and }, a comma ends a text; one that holds a comma goes between quotes',
    };
  return { expected, found: `the field "${name}"`, hint: near || hintOfStray(name, known) };
}

function complaintOf(schema: AnySchema, issue: v.BaseIssue<unknown>, path: readonly PropertyKey[]): Complaint {
  const last = issue.path?.at(-1);
  if (issue.type === 'strict_object' && issue.expected === 'never' && Array.isArray(last?.input))
    return { expected: 'fields, each as "name: value"', found: 'a list' };
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return unknownField(schema, path, (last?.input as Record<string, unknown> | undefined)?.[String(last?.key)]);
  if (last?.value === undefined && issue.received === 'undefined') {
    const expected = issue.type === 'strict_object' ? 'this field' : issue.message;
    return { expected, found: describe(undefined) };
  }
  // A check of several fields is told of the one that is to be mended.
  const found = last && last.input === issue.input ? last.value : issue.input;
  return { expected: expectedType(issue), found: describe(found), hint: valueHint(issue) };
}

/** The value of a document, or why it has none: one mistake, since the others mostly follow from it. */
function valueOf(document: Document.Parsed, source: string): { value: unknown } | Slip {
  const found = [...document.errors, ...document.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED')];
  const error = found.find(({ code }) => code === 'TAB_AS_INDENT') ?? found[0];
  if (error) return explainSlip(source, error);
  try {
    return { value: document.toJS() };
  } catch (failure) {
    // A name after * that no & has given, or too many of them.
    const message = failure instanceof Error ? failure.message : String(failure);
    return { line: 1, expected: 'YAML that can be read', found: message };
  }
}

/** Parses YAML and checks it; every problem names file, line, field, expected and found. `lineOffset` is for front matter. */
export function parseYaml<S extends AnySchema>(source: string, file: string, schema: S, lineOffset = 0): Parsed<S> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
  const read = valueOf(document, source);
  if ('found' in read) {
    const { line, expected, found } = read;
    return { problems: [{ file: `${file}:${line + lineOffset}`, field: '', expected, found }] };
  }
  const result = v.safeParse(schema, read.value, { abortPipeEarly: true });
  if (result.success) return { value: result.output, problems: [] };
  return {
    problems: result.issues.map((issue) => {
      const path = (issue.path ?? []).map((item) => item.key as PropertyKey);
      const complaint = complaintOf(schema, issue, path);
      const line = lineOf(document, lines, path);
      if (line && issue.input === null && /:\s+#/.test(source.split('\n')[line - 1] ?? ''))
        complaint.hint = 'what follows # is a note that nobody sees; a text that begins with # goes between quotes';
      return { file: line ? `${file}:${line + lineOffset}` : file, field: fieldName(path), ...complaint };
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
