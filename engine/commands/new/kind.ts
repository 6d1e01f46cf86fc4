import { stringify } from 'yaml';
import { isShipped } from '#src/i18n/languages.ts';
import type { Imported } from './import/imported.ts';
import { schemaLine } from '#commands/schemas/generated.ts';

export type Answers = Readonly<Record<string, string>>;

/** A question to ask before a file is written. Its name is also the flag's. */
export interface Question {
  name: string;
  ask: string;
  /** Asked per language: `--title-es`, `--title-en`; `--title` answers for all. */
  inEachLanguage?: boolean;
  /** The default; without it an answer is required. */
  initial?: string | ((answers: Answers) => string | undefined);
  choices?: readonly string[];
  /** Returns the problem with an answer, or an empty text. */
  check?: (answer: string) => string;
}

export interface NewFile {
  file: string;
  text: string;
  /** Replaces an existing file. Other files are never overwritten. */
  replaces?: boolean;
}

export interface Kind {
  what: string;
  questions: readonly Question[];
  /** @throws {Error} with a message for the owner if it cannot be created. */
  make: (answers: Answers, place: { root: string; languages: readonly string[]; imported?: Imported }) => NewFile[];
  /** True if `--from` may fill in answers. */
  imports?: boolean;
}

export function answerNames({ name, inEachLanguage }: Question, languages: readonly string[]): string[] {
  return inEachLanguage ? languagesToWrite(languages).map((language) => `${name}-${language}`) : [name];
}

/** The languages that need every text; others may fall back to the first. */
export function languagesToWrite(languages: readonly string[]): readonly string[] {
  return languages.filter((language, index) => index === 0 || isShipped(language));
}

/** The answers by language: required ones and any others given; plain text if there is one language. */
export function inEach(answers: Answers, name: string, languages: readonly string[]): string | Record<string, string> {
  const answer = (language: string) => answers[`${name}-${language}`] ?? answers[name] ?? '';
  const needed = languagesToWrite(languages);
  const written = languages.filter((language) => needed.includes(language) || answers[`${name}-${language}`]);
  if (written.length === 1) return answer(written[0] ?? '');
  return Object.fromEntries(written.map((language) => [language, answer(language)]));
}

/** A text for each language that needs one; plain text if there is one language. */
export function sayIn<Text>(languages: readonly string[], of: (code: string) => Text): Text | Record<string, Text> {
  const written = languagesToWrite(languages);
  if (written.length === 1) return of(written[0] ?? '');
  return Object.fromEntries(written.map((code) => [code, of(code)]));
}

export function firstOf(answers: Answers, name: string, languages: readonly string[]): string {
  return answers[name] ?? answers[`${name}-${languages[0]}`] ?? '';
}

/** A YAML file in `content/` with its schema line. Undefined values are left out. */
export function yamlFile(file: string, value: unknown, note = ''): NewFile {
  const lines = [schemaLine(file), ...(note ? note.split('\n').map((line) => `# ${line}`) : [])].filter(Boolean);
  const text = stringify(value, { lineWidth: 110, singleQuote: true, blockQuote: 'literal', keepUndefined: false });
  return { file: `content/${file}`, text: `${lines.join('\n')}\n${text}` };
}

/** A Markdown file in `content/` with front matter. */
export function markdownFile(file: string, front: unknown, body: string): NewFile {
  const fields = yamlFile('', front).text.trim();
  return { file: `content/${file}`, text: `---\n${fields}\n---\n\n${body}\n` };
}

export const today = () => new Date().toISOString().slice(0, 10);

export const isDate = (answer: string) => (/^\d{4}-\d{2}-\d{2}$/.test(answer) ? '' : 'a date as 2026-09-15');
export const isSlug = (answer: string) =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(answer) ? '' : 'lower-case letters, digits and hyphens';
export const isAddress = (answer: string) =>
  answer === '' || /^https?:\/\/\S+$/.test(answer) ? '' : 'an address that starts with https://';
