import { stringify } from 'yaml';
import { isShipped } from '#src/i18n/languages.ts';
import { slugOf } from '#src/lib/text.ts';
import { schemaLine } from '#tools/schemas/generated.ts';

export type Answers = Readonly<Record<string, string>>;

/** One thing to know before a file can be written. Its name is that of the flag too. */
export interface Question {
  name: string;
  ask: string;
  /** Asked once for each language: `--title-es`, `--title-en`; `--title` answers for all. */
  inEachLanguage?: boolean;
  /** What stands there when nothing is answered; without it an answer is needed. */
  initial?: string | ((answers: Answers) => string);
  choices?: readonly string[];
  /** What is wrong with an answer; empty when nothing is. */
  check?: (answer: string) => string;
}

/** A file to write, as its path from the repository's root. */
export interface NewFile {
  file: string;
  text: string;
  /** It was there before and is changed. Other files are never written over. */
  replaces?: boolean;
}

/** Something that `npm run new` makes. */
export interface Kind {
  what: string;
  questions: readonly Question[];
  /** @throws when it cannot be made, in words for the owner. */
  make: (answers: Answers, place: { root: string; languages: readonly string[] }) => NewFile[];
  /** What is to be done before its files are written. */
  before?: (root: string) => void;
}

/** The names under which a question is answered. */
export function answerNames({ name, inEachLanguage }: Question, languages: readonly string[]): string[] {
  return inEachLanguage ? languagesToWrite(languages).map((language) => `${name}-${language}`) : [name];
}

/** The languages of a new site or entry that must have every text; the others may borrow the first's. */
export function languagesToWrite(languages: readonly string[]): readonly string[] {
  return languages.filter((language, index) => index === 0 || isShipped(language));
}

/** The answer in each language that must have one, and in others that were given; plain text where that is one alone. */
export function inEach(answers: Answers, name: string, languages: readonly string[]): string | Record<string, string> {
  const answer = (language: string) => answers[`${name}-${language}`] ?? answers[name] ?? '';
  const needed = languagesToWrite(languages);
  const written = languages.filter((language) => needed.includes(language) || answers[`${name}-${language}`]);
  if (written.length === 1) return answer(written[0] ?? '');
  return Object.fromEntries(written.map((language) => [language, answer(language)]));
}

/** The answer in the first language. */
export function firstOf(answers: Answers, name: string, languages: readonly string[]): string {
  return answers[name] ?? answers[`${name}-${languages[0]}`] ?? '';
}

/** A file below `content/` in YAML, with what editors need to know. What is undefined is left out. */
export function yamlFile(file: string, value: unknown, note = ''): NewFile {
  const lines = [schemaLine(file), ...(note ? note.split('\n').map((line) => `# ${line}`) : [])].filter(Boolean);
  const text = stringify(value, { lineWidth: 110, singleQuote: true, blockQuote: 'literal', keepUndefined: false });
  return { file: `content/${file}`, text: `${lines.join('\n')}\n${text}` };
}

export const today = () => new Date().toISOString().slice(0, 10);

export const isDate = (answer: string) => (/^\d{4}-\d{2}-\d{2}$/.test(answer) ? '' : 'a date as 2026-09-15');
export const isSlug = (answer: string) =>
  slugOf(answer) === answer && answer !== '' ? '' : 'lower-case letters, figures and hyphens';
export const isAddress = (answer: string) =>
  answer === '' || /^https?:\/\/\S+$/.test(answer) ? '' : 'an address that starts with https://';
