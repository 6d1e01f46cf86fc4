import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { languages, type Language } from '#src/i18n/languages.ts';

/** A text that must occur, or several of which one must. */
const wanted = v.union([v.string(), v.array(v.string())]);

const questionSchema = v.strictObject({
  ask: v.string(),
  kind: v.string(),
  before: v.optional(v.array(v.string()), []),
  must: v.optional(v.array(wanted), []),
  mustNot: v.optional(v.array(v.string()), []),
  sources: v.optional(v.array(v.string()), []),
  exact: v.optional(v.boolean(), false),
  count: v.optional(v.number()),
  declines: v.optional(v.boolean(), false),
  page: v.optional(v.picklist(languages)),
  answered: v.optional(v.picklist(languages)),
});

export type SetQuestion = v.InferOutput<typeof questionSchema> & { language: Language; blind: boolean };

/** The files of the set: tuned for, never tuned for, and written later in rounds. */
const parts = ['', '-blind', '-rounds'];

/** Every question of the sets, in both languages; `blind` marks those that were never used for tuning. */
export function loadQuestions(root: string): SetQuestion[] {
  return languages.flatMap((language) =>
    parts.flatMap((part) => {
      const file = join(root, 'checks/assistant', `questions${part}.${language}.yaml`);
      const questions = v.parse(v.array(questionSchema), parse(readFileSync(file, 'utf8')));
      return questions.map((question) => ({ ...question, language, blind: part === '-blind' }));
    }),
  );
}
