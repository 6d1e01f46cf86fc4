import * as v from 'valibot';
import { described, optional } from './described.ts';
import { atLeastOne, text } from './fields.ts';

/** One line of `content/answers/<language>.jsonl` (optional): a prepared answer of the assistant. */
export const answerSchema = v.strictObject({
  about: described(
    text,
    '`owner`, `site` or `novel`, or a kind and an id: `project:nimbus-app`, `chapter:3`, `picture:orion/02`, `note:my-note`.',
  ),
  source: described(
    atLeastOne(text, 'source'),
    'Where the content says it: a file in `content/`, and after # a field, the place in a list, an id or a heading.',
  ),
  asks: described(
    atLeastOne(text, 'question'),
    'The question in several wordings. `{it}` is replaced by the name of what it is about.',
  ),
  answer: described(text, 'The answer: a self-contained sentence.'),
  kind: optional(text, 'What is asked for: who, when, yesno … `unsaid` if the answer is that the site does not say.'),
  hash: described(
    v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{8}$/, 'eight characters, written by firstlight answers'))),
    'A checksum of the sources. If they change, the answer is left out until it is written again.',
  ),
  reviewed: described(v.optional(v.boolean(), true), 'false: not used yet.'),
});

export type WrittenAnswer = v.InferOutput<typeof answerSchema>;
