import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Engine } from '#src/assistant/engine.ts';
import type { Answer } from '#src/assistant/types.ts';
import { isLanguage, type Language } from '#src/i18n/languages.ts';
import { foldText } from '#src/lib/text.ts';
import { declines } from './evaluate.ts';
import { converse } from './fixture.ts';

/** What the reply must say; `''` for a turn that only leads to the next, `decline: …` where it must decline. */
const truthSchema = v.pipe(
  v.string(),
  v.check((truth) => !/^declin/i.test(truth) || truth.startsWith('decline: '), 'Declining is written "decline: …".'),
);

const roundSchema = v.array(
  v.pipe(
    v.strictObject({
      id: v.number(),
      kind: v.string(),
      turns: v.array(v.string()),
      truth: v.array(truthSchema),
      /** How the first asking was graded by hand. */
      first: v.picklist(['RIGHT', 'PARTIAL', 'WRONG', 'INVENTED']),
      style: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
    }),
    v.check(({ turns, truth }) => turns.length === truth.length, 'Every turn has one truth.'),
    v.check(({ truth }) => truth.at(-1) !== '', 'The last turn has a truth.'),
  ),
);

export type RoundQuestion = v.InferOutput<typeof roundSchema>[number];

export interface Round {
  name: string;
  language: Language;
  questions: RoundQuestion[];
}

/** The rounds of fresh questions that were graded by hand, oldest first. */
export function loadRounds(root: string): Round[] {
  const folder = join(root, 'tests/assistant/rounds');
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const [name = '', language = ''] = file.split('.');
      if (!isLanguage(language)) throw new Error(`${file} names no language.`);
      return { name, language, questions: v.parse(roundSchema, JSON.parse(readFileSync(join(folder, file), 'utf8'))) };
    });
}

/** A coarse stand-in for a reader: a figure or name of the truth stands in the reply, or a good part of its words. */
function holds(answer: Answer, truth: string): boolean {
  if (truth === '') return true;
  if (truth.startsWith('decline: ')) return declines(answer);
  const words = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = new Set(words(answer.text));
  const named = (truth.match(/\p{Lu}[\p{L}\p{N}]{2,}|\d+/gu) ?? []).map((word) => foldText(word));
  const long = words(truth).filter((word) => word.length > 4);
  const share = (wanted: readonly string[]) =>
    wanted.filter((word) => said.has(word)).length / Math.max(1, wanted.length);
  return share(named) >= 0.5 || share(long) >= 0.35;
}

/** The questions of a round of which every turn holds something of its truth. */
export function heldIn(engines: ReadonlyMap<Language, Engine>, { language, questions }: Round): RoundQuestion[] {
  return questions.filter(({ turns, truth }) =>
    converse(engines, language, ...turns).every((answer, at) => holds(answer, truth[at]!)),
  );
}
