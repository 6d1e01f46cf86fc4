import type { Entity } from '#src/assistant/facts/types.ts';
import type { Reading } from '../reading.ts';
import { likeliest, type Knowledge } from '../knowledge.ts';
import { readQuestion } from '../read.ts';
import { plainWords } from '../words/text.ts';

/** Each half must be understood this surely by itself. */
const sure = 0.55;
const fewestWords = 5;

/** Targets that take "and" as a part of what they ask. */
const whole =
  /^(compare|list|recommend|talk|off|injection|greeting|thanks|goodbye|smalltalk|x\.unknown|owner\.(uses|skill))/;

/** What a statement is taken for that only leads to a question. */
const leadIn = /^(site|assistant)\./;

/** One wish in two sentences. */
const offer = /^owner\.(services|availability|licence)/;

/** Two questions in one, as two; any other question as it is. */
export function partsOf(asked: string, knowledge: Knowledge): string[] {
  if (plainWords(asked).length < fewestWords) return [asked];
  for (const { index, 0: joint } of asked.matchAll(/[?!.;]+\s+(?=[¿\p{L}])|,?\s+(?:y|e|and|&)\s+(?=[¿\p{L}])/giu)) {
    const [left, right] = [asked.slice(0, index), asked.slice(index + joint.length)];
    if (!asksByItself(right, knowledge) || plainWords(left).length < 2 || narrows(left, right, knowledge)) continue;
    const [one, other] = [targetOf(left, knowledge), targetOf(right, knowledge)];
    // What a client tells of before the question is no question about this site.
    if (joint.startsWith('.') && one && other && leadIn.test(one) && !leadIn.test(other)) return [right];
    if (one && other && offer.test(one) && offer.test(other)) continue;
    if (one && other && one !== other && !whole.test(one) && !whole.test(other)) return [left, right];
  }
  return [asked];
}

/** True for words that begin as a question does: "what …", "from where …", "is …". */
function asksByItself(text: string, { words }: Knowledge): boolean {
  const [first = '', second = ''] = plainWords(text);
  return words.asks(first) || words.yesNo(first) || (words.leads(first) && (words.asks(second) || words.yesNo(second)));
}

/** "Which ones use this and are not finished?" asks for one list. */
function narrows(left: string, right: string, { words }: Knowledge): boolean {
  const [first = ''] = plainWords(left);
  const [verb = '', next = ''] = plainWords(right);
  return words.which(first) && words.yesNo(verb) && !words.thing(next);
}

/** True for an answer about a thing that neither its own part nor the first answer speaks of. */
export function isAstray(
  { draft: { focus = [] }, reading }: { draft: { focus?: readonly Entity[] }; reading: Reading },
  first: readonly Entity[] = [],
): boolean {
  return focus[0] !== undefined && reading.named.length === 0 && !first.includes(focus[0]);
}

function targetOf(text: string, knowledge: Knowledge): string | undefined {
  const { target, share } = likeliest(readQuestion(text, knowledge).seen, knowledge);
  return share >= sure ? target : undefined;
}
