import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chapter, project, work } from './entries.ts';
import { answerNames, type Answers, type Kind } from './kind.ts';
import { language } from './language.ts';
import { owner } from './owner.ts';
import { story } from './story.ts';

/** Everything that `npm run new` makes, by its name. */
export const kinds: Readonly<Record<string, Kind>> = { project, work, story, chapter, language, owner };

/** What keeps a thing from being made: an answer that is missing or wrong. One line each. */
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
  return [...unknown.map((name) => `--${name} is no question of this`), ...wrong];
}

/** The answers, with what stands where nothing was answered. */
export function withInitials(kind: Kind, answers: Answers, languages: readonly string[]): Answers {
  const all: Record<string, string> = { ...answers };
  for (const question of kind.questions) {
    const { name, initial } = question;
    if (initial === undefined || answerNames(question, languages).some((each) => all[each] !== undefined)) continue;
    all[name] ??= typeof initial === 'string' ? initial : initial(all);
  }
  return all;
}

/**
 * Writes the files of a thing and returns their paths.
 * @throws in words for the owner, before anything is written.
 */
export function make(kind: Kind, answers: Answers, root: string, languages: readonly string[]): string[] {
  const files = kind.make(answers, { root, languages });
  if (!kind.before) {
    const taken = files.find(({ file, replaces }) => !replaces && existsSync(join(root, file)));
    if (taken) throw new Error(`${taken.file} is there already; choose another --id.`);
  }
  kind.before?.(root);
  for (const { file, text } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return files.map(({ file }) => file);
}
