import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { checkAgainst, type CheckWords } from '#src/assistant/grounding/unsupported.ts';
import { answersFile, hashOf } from '#src/content/read/answers.ts';
import { answerSchema, type WrittenAnswer } from '#src/content/schemas/answers.ts';
import { parseJson } from '#src/contracts/chat-reply.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Part } from './parts.ts';

/** One line with no marks of Markdown or HTML, and nothing invisible. */
const plainText = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(most),
    v.check(
      (text) => !/[\p{Cc}\u202a-\u202e\u2066-\u2069]|<\/?\p{L}|\*\*|__|`|\]\(|^[#>*-] |\{(?!it\})/u.test(text),
      'plain text on one line',
    ),
  );

const writtenSchema = v.object({
  source: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(5)),
  asks: v.pipe(v.array(plainText(200)), v.minLength(1), v.maxLength(12)),
  answer: plainText(500),
  kind: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))),
});

/** What a language model wrote: JSON objects, one a line or in a list, with or without a code fence around them. */
export function writtenIn(text: string): unknown[] {
  const whole = parseJson(text.replace(/^\s*```\w*\s*$/gm, ''));
  if (Array.isArray(whole)) return whole;
  if (typeof whole === 'object' && whole !== null)
    return 'answers' in whole && Array.isArray(whole.answers) ? whole.answers : [whole];
  return text.split('\n').flatMap((line) => {
    const start = line.indexOf('{');
    return start < 0 ? [] : [parseJson(line.slice(start).replace(/,\s*$/, '')) ?? line];
  });
}

/** The answers that their sources support, each `reviewed: false`; the others with the reason. */
export function checked(written: readonly unknown[], { root, parts, language, owner, words }: Surroundings) {
  const answers: WrittenAnswer[] = [];
  const dropped: { answer: string; reason: string }[] = [];
  for (const each of written) {
    const parsed = v.safeParse(writtenSchema, each);
    if (!parsed.success) {
      const [{ message, path }] = parsed.issues;
      const field = String(path?.[0]?.key ?? '');
      dropped.push({ answer: short(each), reason: field ? `${field}: ${message}` : message });
      continue;
    }
    const { source, asks, answer, kind } = parsed.output;
    const from = source.map((name) => parts.find((part) => part.source === name));
    const [part] = from;
    if (!part || from.some((other) => other?.about !== part.about)) {
      dropped.push({ answer, reason: `source: not parts of one published text: ${source.join(', ')}` });
      continue;
    }
    const claims = checkAgainst([owner, part.name, ...from.map((other) => other!.text)], words)(answer);
    if (claims.length > 0) dropped.push({ answer, reason: `not in its source: ${claims.join(', ')}` });
    else {
      const hash = hashOf(root, language, source);
      answers.push({ about: part.about, source, asks, answer, ...(kind ? { kind } : {}), hash, reviewed: false });
    }
  }
  return { answers, dropped };
}

export interface Surroundings {
  root: string;
  parts: readonly Part[];
  language: Language;
  owner: string;
  words: CheckWords;
}

/** Adds answers to the current file atomically. Returns how many were new. */
export function addAnswers(root: string, language: Language, answers: readonly WrittenAnswer[]): number {
  const file = join(root, answersFile(language));
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const nameOf = ({ source, answer }: Pick<WrittenAnswer, 'source' | 'answer'>) => [...source, answer].join('\n');
  const { source, answer } = answerSchema.entries;
  const lineSchema = v.pipe(v.string(), v.parseJson(), v.object({ source, answer }), v.transform(nameOf));
  const known = new Set(text.split('\n').map((line) => v.safeParse(lineSchema, line).output));
  const added = answers.filter((each) => !known.has(nameOf(each)) && known.add(nameOf(each)));
  if (added.length === 0) return 0;
  const lines = added.map((each) => `${JSON.stringify(each)}\n`).join('');
  mkdirSync(dirname(file), { recursive: true });
  // The loader ignores hidden files.
  const draft = join(dirname(file), `.${language}.${process.pid}`);
  writeFileSync(draft, `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${lines}`);
  renameSync(draft, file);
  return added.length;
}

function short(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // What a model wrote must not control the terminal.
  return text.replace(/\p{C}/gu, ' ').slice(0, 120);
}
