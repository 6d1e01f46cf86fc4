import { join } from 'node:path';
import * as v from 'valibot';
import { LineCounter, parseDocument, type Document } from 'yaml';
import { nearHint, valueHint } from '../messages/hints.ts';
import { fieldName, lineOf } from '../messages/place.ts';
import { isLanguage, isLanguageCode, isShipped, languages } from '#src/i18n/languages.ts';
import { explainYamlError, type ExplainedError } from '../messages/yaml-errors.ts';
import { siteLanguages } from '../schemas/site.ts';
import { readText } from './files.ts';
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

/** Explains a schema library's type error to a writer. */
function expectedType(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'array') return 'a list, each entry beginning with "- "';
  const ownWords = !issue.message.startsWith('Invalid ');
  return issue.type.endsWith('object') && !ownWords ? 'fields, each as "name: value"' : issue.message;
}

/** A language code in the wrong place: above the wrong text, or not one of the site's languages. */
function hintOfStray(name: string, known: readonly string[]): string {
  if (known.length === 0)
    return /^[a-z]{2,3}$/.test(name) ? `the languages of this site are ${languages.join(' and ')} (site.yaml)` : '';
  if (isShipped(name) || (languages as readonly string[]).includes(name))
    return `put two spaces before "${name}:" if it belongs to the field above`;
  return `the fields are: ${known.join(', ')}`;
}

type Complaint = Pick<ContentProblem, 'expected' | 'found' | 'hint'>;

/** A strict object reports "never" for an unknown key; a writer needs the key and the known ones. */
function unknownField(schema: AnySchema, path: readonly PropertyKey[], value: unknown): Complaint {
  const name = String(path.at(-1));
  const expected = 'a known field (is it misspelt?)';
  const known = Object.keys(schemaAt(schema, path.slice(0, -1))?.entries ?? {});
  const near = nearHint(name, known);
  // In a flow mapping, text after a comma is read as a key.
  if (value === null && !near)
    return {
      expected,
      found: `the field "${name}", without a value`,
      hint: 'between { and }, a comma ends a text; put a text that contains a comma between quotes',
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
  // A check across fields is reported at the field to fix.
  const found = last && last.input === issue.input ? last.value : issue.input;
  return { expected: expectedType(issue), found: describe(found), hint: valueHint(issue) };
}

/** A document's value, or its first error: the others mostly follow from it. */
function valueOf(document: Document.Parsed, source: string): { value: unknown } | ExplainedError {
  const found = [...document.errors, ...document.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED')];
  const error = found.find(({ code }) => code === 'TAB_AS_INDENT') ?? found[0];
  if (error) return explainYamlError(source, error);
  try {
    return { value: document.toJS() };
  } catch (failure) {
    // An alias (*) without an anchor (&), or too many aliases.
    const message = failure instanceof Error ? failure.message : String(failure);
    return { line: 1, expected: 'valid YAML', found: message };
  }
}

/** Drops texts in languages that the site does not have (any more), beside those in its own. */
function inSiteLanguages(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inSiteLanguages);
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value);
  const isText = keys.some(isLanguage) && keys.every(isLanguageCode);
  const entries = Object.entries(value).filter(([key]) => !isText || isLanguage(key));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inSiteLanguages(inner)]));
}

/** Parses and validates YAML. `lineOffset` is for front matter. */
export function parseYaml<S extends AnySchema>(source: string, file: string, schema: S, lineOffset = 0): Parsed<S> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
  const read = valueOf(document, source);
  if ('found' in read) {
    const { line, expected, found } = read;
    return { problems: [{ file: `${file}:${line + lineOffset}`, field: '', expected, found }] };
  }
  const result = v.safeParse(schema, inSiteLanguages(read.value), { abortPipeEarly: true });
  if (result.success) return { value: result.output, problems: [] };
  return {
    problems: result.issues.map((issue) => {
      const path = (issue.path ?? []).map((item) => item.key as PropertyKey);
      const complaint = complaintOf(schema, issue, path);
      const line = lineOf(document, lines, path);
      if (line && issue.input === null && /:\s+#/.test(source.split('\n')[line - 1] ?? ''))
        complaint.hint = 'text after # is a comment; put a text that begins with # between quotes';
      return { file: line ? `${file}:${line + lineOffset}` : file, field: fieldName(path), ...complaint };
    }),
  };
}

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

/** Problems of `languages` in `content/site.yaml`, on which the meaning of every other file depends. */
export function languageProblems(root: string): ContentProblem[] {
  const file = 'content/site.yaml';
  const source = readText(join(root, file));
  return typeof source === 'string' ? parseYaml(source, file, v.object({ languages: siteLanguages })).problems : [];
}
