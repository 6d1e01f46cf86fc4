import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { explain } from '#src/assistant/engine.ts';
import type { Knowledge } from '#src/assistant/knowledge.ts';
import type { Answer } from '#src/assistant/types.ts';
import { isLanguage, type Language } from '#src/i18n/languages.ts';
import { foldText } from '#src/lib/fold-text.ts';
import { declines } from '#src/assistant/plan/site.ts';
import { converse } from './fixture.ts';

/** What the reply must say; `''` for a turn that only leads to the next, `decline: …` where it must decline. */
const truthSchema = v.pipe(
  v.string(),
  v.check((truth) => !/^declin/i.test(truth) || truth.startsWith('decline: '), 'Declining is written "decline: …".'),
);

const conversation = {
  id: v.number(),
  kind: v.string(),
  turns: v.array(v.string()),
  truth: v.array(truthSchema),
  /** For each turn the possible replies that readers marked: the right ones, `|`, those in which the answer is hard to find. */
  marks: v.optional(
    v.array(v.pipe(v.string(), v.regex(/^(?:[\da-f ]*\|[\da-f ]*)?$/, 'Marks are "right | hard to find".'))),
  ),
};
const practiceSchema = v.strictObject(conversation);
const gradedSchema = v.strictObject({
  ...conversation,
  /** How the first asking was graded by hand. */
  first: v.picklist(['RIGHT', 'PARTIAL', 'WRONG', 'INVENTED']),
  style: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
});

export type RoundQuestion = v.InferOutput<typeof practiceSchema> & Partial<v.InferOutput<typeof gradedSchema>>;

const roundSchema = (folder: Folder) =>
  v.array(
    v.pipe(
      v.union([folder === 'practice' ? practiceSchema : gradedSchema]),
      v.check(({ turns, truth }) => turns.length === truth.length, 'Every turn has one truth.'),
      v.check(({ turns, marks = turns }) => turns.length === marks.length, 'Every turn has one line of marks.'),
      v.check(({ truth }) => truth.at(-1) !== '', 'The last turn has a truth.'),
    ),
  );

type Folder = 'rounds' | 'held-out' | 'practice';

export interface Round {
  name: string;
  language: Language;
  questions: RoundQuestion[];
}

/** Conversations, oldest first: the kept rounds and the held-out ones, which were graded by hand, or those for practice. */
export function loadRounds(root: string, folder: Folder = 'rounds'): Round[] {
  const path = join(root, 'checks/assistant', folder);
  return readdirSync(path)
    .sort()
    .map((file) => {
      const [name = '', language = ''] = file.split('.');
      if (!isLanguage(language)) throw new Error(`${file} names no language.`);
      return {
        name,
        language,
        questions: v.parse(roundSchema(folder), JSON.parse(readFileSync(join(path, file), 'utf8'))),
      };
    });
}

/** How a reader marked a reply: one that none has read counts as wrong. */
export function markOf(text: string, marks: string): 'right' | 'partial' | 'wrong' {
  const [right = '', partial = ''] = marks.split('|');
  const mark = createHash('sha1').update(text).digest('hex').slice(0, 6);
  return right.includes(mark) ? 'right' : partial.includes(mark) ? 'partial' : 'wrong';
}

/** What readers say of the likeliest reply to each marked turn. */
export function markedIn(
  engines: ReadonlyMap<Language, Knowledge>,
  language: Language,
  { turns, marks }: RoundQuestion,
) {
  return (marks ?? []).flatMap((marked, at) => {
    if (marked === '') return [];
    const asked = turns.slice(0, at + 1).map((content) => ({ role: 'user' as const, content }));
    const { trace } = explain(engines, asked, language);
    return [markOf(trace?.judged[0]?.candidate.draft.text ?? '', marked)];
  });
}

/** An address after so many characters only says where to ask: many replies end with it. */
const lateAddress = /(?<=.{40})\S+@\S+/g;

/** A coarse substitute for a reader: half of the figures and names of the truth are in the reply, or a good part of its words. */
export function holds({ text, target }: Pick<Answer, 'text' | 'target'>, expected: string): boolean {
  if (expected === '') return true;
  if (expected.startsWith('decline: ')) return declines(target);
  const truth = expected.replace(lateAddress, '');
  const words = (each: string) => foldText(each).match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = new Set(words(text));
  const named = (truth.match(/\p{Lu}[\p{L}\p{N}]{2,}|\d+/gu) ?? []).map((word) => foldText(word));
  const long = words(truth).filter((word) => word.length > 4);
  const share = (wanted: readonly string[]) =>
    wanted.filter((word) => said.has(word)).length / Math.max(1, wanted.length);
  return share(named) >= 0.5 || share(long) >= 0.35;
}

/**
 * How a conversation went by that measure. Where a reply only offers what comes nearest, it is `partial` if that holds
 * the truth, else `unsure`.
 */
export function heldIn(engines: ReadonlyMap<Language, Knowledge>, language: Language, { turns, truth }: RoundQuestion) {
  const answers = converse(engines, language, ...turns);
  const isHeld = answers.every((answer, at) => holds(answer, truth[at]!));
  const isUnsure = answers.some(
    ({ target }, at) => target === 'unsure' && truth[at] !== '' && !truth[at]!.startsWith('decline'),
  );
  if (isUnsure) return isHeld ? ('partial' as const) : ('unsure' as const);
  return isHeld ? ('right' as const) : ('wrong' as const);
}
