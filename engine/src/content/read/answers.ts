import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { languages, type Language } from '#src/i18n/languages.ts';
import { foldText } from '#src/lib/fold-text.ts';
import type { Content, Novel } from '../content.ts';
import { answerSchema, type WrittenAnswer } from '../schemas/answers.ts';
import { isFile, readText } from './files.ts';
import type { ContentProblem } from './problem.ts';
import type { ContentReader } from './reader.ts';

export const answersFile = (language: Language) => `${folder}/${language}.jsonl`;

const folder = 'content/answers';

/** The answers of all languages. */
export function answersIn(reader: ContentReader, records: ReadonlyMap<string, string>): Content['answers'] {
  // Files of languages that the site does not have (any more) are allowed.
  for (const file of reader.filesIn(folder, /^[a-z]{2,3}\.jsonl$/)) reader.known.add(`${folder}/${file}`);
  return Object.fromEntries(
    languages.map((language) => {
      const read = readAnswers(reader.root, language, records);
      reader.problems.push(...read.problems);
      return [language, read.answers];
    }),
  );
}

/** Reads the prepared answers in a language; none if there is no file. `records` are those of `recordIds`. */
export function readAnswers(root: string, language: Language, records?: ReadonlyMap<string, string>) {
  const file = answersFile(language);
  const read = {
    /** Those in use: reviewed, and their sources have not changed. */
    answers: [] as WrittenAnswer[],
    unreviewed: [] as WrittenAnswer[],
    stale: [] as ContentProblem[],
    problems: [] as ContentProblem[],
  };
  if (!existsSync(join(root, file))) return read;
  const text = readText(join(root, file));
  if (typeof text !== 'string') return { ...read, problems: [{ file, field: '', ...text }] };
  const sources: Sources = new Map();
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const place = `${file}:${at + 1}`;
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), answerSchema), line);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      const field = v.getDotPath(issue) ?? '';
      read.problems.push({ file: place, field, expected: issue.message, found: issue.received });
      continue;
    }
    const { output: answer } = parsed;
    const about = records ? (records.get(answer.about) ?? textId(answer.about)) : answer.about;
    const stale = staleness(root, language, answer, sources);
    if (stale) read.stale.push({ file: place, ...stale });
    else if (!answer.reviewed) read.unreviewed.push(answer);
    else if (about !== undefined) read.answers.push({ ...answer, about });
  }
  return read;
}

function staleness(
  root: string,
  language: Language,
  { about, source, hash }: WrittenAnswer,
  sources: Sources,
): Omit<ContentProblem, 'file'> | undefined {
  if (!isThere(root, about)) {
    const expected = 'owner, site, novel or an entry such as project:name-of-its-file';
    return { field: 'about', expected, found: `"${about}"; the answer is not used` };
  }
  if (hash === undefined || hash === hashOf(root, language, source, sources)) return undefined;
  return {
    field: 'source',
    expected: `the ${source.join(', ')} that this answer was written from`,
    found: 'other content; the answer is not used',
    hint: 'check the answer, then run: npx firstlight answers',
  };
}

const folders: Readonly<Record<string, string>> = {
  project: 'projects',
  work: 'works',
  picture: 'works',
  note: 'notes',
  page: 'pages',
  section: 'sections',
};

/** The record of a note, a page or a section. */
function textId(about: string): string | undefined {
  const [, kind, name] = /^(note|page|section):(.+)$/.exec(about) ?? [];
  return name && `${kind === 'section' ? 'section' : 'text'}-${name}`;
}

function isThere(root: string, about: string): boolean {
  const [kind = '', name = ''] = about.split(/[:/]/);
  const folder = folders[kind];
  const endings = ['yaml', 'yml', ...languages.map((language) => `${language}.md`)];
  if (folder) return endings.some((ending) => isFile(join(root, 'content', folder, `${name}.${ending}`)));
  return /^(owner|site|novel|chapter:\d+|character:.+)$/.test(about);
}

/** The names that `about` may have, with the ids of their records; the owner and the site have none. */
export function recordIds(
  entries: readonly { file: string; value: { id: string; slug?: string; frames?: readonly unknown[] } }[],
  novel: Novel | null,
): Map<string, string> {
  const ids = new Map([
    ['owner', ''],
    ['site', ''],
    ['novel', 'novel'],
  ]);
  for (const { file, value } of entries)
    for (const name of [basename(file).replace(/\.ya?ml$/, ''), value.slug, value.id]) {
      ids.set(`${value.frames ? 'work' : 'project'}:${name}`, value.id);
      value.frames?.forEach((_, at) => {
        ids.set(`picture:${name}/${String(at + 1).padStart(2, '0')}`, `${value.id}#${at + 1}`);
      });
    }
  novel?.chapters.forEach(({ id }, at) => ids.set(`chapter:${at + 1}`, id));
  for (const { id } of novel?.characters ?? []) ids.set(`character:${id}`, id);
  return ids;
}

/** A file that answers are from: its text, front matter and body apart, and the fields once they are asked for. */
interface SourceFile {
  text: string;
  head: string;
  body: string;
  fields?: { value: unknown };
}

export type Sources = Map<string, SourceFile>;

function sourceFile(root: string, path: string): SourceFile {
  const found = readText(join(root, 'content', path));
  const text = typeof found === 'string' ? found.replaceAll('\r', '') : '';
  const [, head = text, body = ''] = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(text) ?? [];
  return { text, head, body };
}

/** A checksum of what some sources say in a language. `read` keeps files between calls. */
export function hashOf(
  root: string,
  language: Language,
  sources: readonly string[],
  read: Sources = new Map(),
): string {
  const said = sources.map((source) => {
    const [path = '', part] = source.split('#');
    const file = read.get(path) ?? sourceFile(root, path);
    read.set(path, file);
    const value = part === undefined ? file.text : partOf(path, file, part);
    return (value as Partial<Record<Language, unknown>> | null)?.[language] ?? value;
  });
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 8);
}

/** The parsed YAML; nothing if it is invalid, which is reported elsewhere. */
function parsed(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** A field, an entry of a list or the text below a heading; the whole text if there is no such part. */
function partOf(path: string, file: SourceFile, part: string): unknown {
  const { text, head, body } = file;
  if (path.endsWith('.md')) {
    const plain = (name: string) => foldText(name).replace(/[^\p{L}\p{N}]+/gu, '-');
    const section = body.split(/^(?=## )/m).find((each) => plain(each.split('\n')[0]!.slice(3)) === plain(part));
    if (section !== undefined) return section;
    if (part === 'body') return body;
  }
  file.fields ??= { value: parsed(head) };
  let { value } = file.fields;
  for (const key of part.split('/')) {
    if (typeof value !== 'object' || value === null) return text;
    value = Array.isArray(value)
      ? (value[Number(key)] ?? value.find((each: { id?: unknown }) => each.id === key))
      : (value as Record<string, unknown>)[key];
  }
  return value === undefined ? text : value;
}
