import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { diskReason } from '#server/services/data-folder.ts';
import { note, page, story } from './article.ts';
import { container } from './container.ts';
import { chapter, project, section, work } from './entries.ts';
import { answerNames, type Answers, type Kind } from './kind.ts';
import type { Imported } from './import/imported.ts';
import { language } from './language.ts';
import { owner } from './owner.ts';

export const kinds: Readonly<Record<string, Kind>> = {
  project,
  work,
  story,
  note,
  page,
  section,
  chapter,
  language,
  owner,
  container,
};

export function helpOf(name: string, kind: Kind, languages: readonly string[]): string {
  const lines = kind.questions.map((question) => {
    const { ask, choices, initial } = question;
    const [first = '', ...others] = answerNames(question, languages);
    const flag =
      question.inEachLanguage && others.length > 0
        ? `${question.name} (or ${[first, ...others].map((each) => `--${each}`).join(', ')})`
        : first;
    const values = choices ? ` ${choices.join(' or ')}.` : '';
    return `  --${flag}${initial === undefined ? '' : ' [optional]'}\n      ${ask}${values}\n`;
  });
  const from = kind.imports
    ? `  --from [optional]\n      resume.json, linkedin.zip or github:name\n  --resume-language [optional]\n      With --from: the language of its texts, if it is not the first of --languages\n`
    : '';
  return `npx firstlight new ${name} …   ${kind.what}\n\n${lines.join('')}${from}`;
}

export function problemsOf(kind: Kind, answers: Answers, languages: readonly string[]): string[] {
  const known = kind.questions.flatMap(({ name, inEachLanguage }) => [
    name,
    ...(inEachLanguage ? languages.map((language) => `${name}-${language}`) : []),
  ]);
  const unknown = Object.keys(answers).filter((name) => !known.includes(name));
  const wrong = kind.questions.flatMap((question) =>
    answerNames(question, languages).flatMap((name) => {
      const answer = answers[name] ?? answers[question.name];
      if (answer === undefined) return [`--${name} is missing: ${question.ask}`];
      if (question.choices && !question.choices.includes(answer))
        return [`--${name} is "${answer}", and must be ${question.choices.join(' or ')}`];
      const problem = question.check?.(answer) ?? '';
      return problem ? [`--${name} is "${answer}", and must be ${problem}`] : [];
    }),
  );
  return [...unknown.map((name) => `--${name} is not an option of this command`), ...wrong];
}

export function withInitials(kind: Kind, answers: Answers, languages: readonly string[]): Answers {
  const all: Record<string, string> = { ...answers };
  for (const question of kind.questions) {
    const { name, initial } = question;
    if (initial === undefined || answerNames(question, languages).some((each) => all[each] !== undefined)) continue;
    const usual = typeof initial === 'string' ? initial : initial(all) || undefined;
    if (usual !== undefined) all[name] = usual;
  }
  return all;
}

/** Writes the files and returns their paths. Throws before anything is written, unless the disk fails. */
export function make(
  kind: Kind,
  answers: Answers,
  root: string,
  languages: readonly string[],
  imported?: Imported,
): string[] {
  const files = kind.make(answers, { root, languages, ...(imported && { imported }) });
  const taken = files.find(({ file, replaces }) => !replaces && existsSync(join(root, file)));
  if (taken)
    throw new Error(`${taken.file} already exists; ${'id' in answers ? 'choose another --id' : 'remove it first'}.`);
  files.forEach(({ file, text }, done) => {
    try {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    } catch (error) {
      rmSync(join(root, file), { force: true });
      const kept = `${done} of ${files.length} files are written and stay`;
      throw new Error(`${file} cannot be written: ${diskReason(error)} ${kept}.`, { cause: error });
    }
  });
  return files.map(({ file }) => file);
}
