import type { Knowledge } from '../knowledge.ts';
import { withoutTopic } from '../train/topics.ts';
import { readQuestion } from './read.ts';
import { plainWords } from '../words/text.ts';

/** Each half must be understood this surely by itself. */
const sure = 0.6;
const fewestWords = 5;

/** Targets whose questions may contain "and". */
const whole =
  /^(compare|list|recommend|talk|off|injection|greeting|thanks|goodbye|smalltalk|x\.unknown|owner\.(uses|skill))/;

/** Targets of one request in two sentences, and of a statement that only introduces a question. */
const [offer, leadIn] = [/^owner\.(services|availability|licence)/, /^(site|assistant)\./];

/** Two questions in one, as two; any other question as it is. */
export function partsOf(asked: string, knowledge: Knowledge): string[] {
  if (plainWords(asked).length < fewestWords) return [asked];
  for (const { index, 0: joint } of asked.matchAll(/[?!.;]+\s+(?=[¿\p{L}])|,?\s+(?:y|e|and|&)\s+(?=[¿\p{L}])/giu)) {
    const [left, right] = [asked.slice(0, index), asked.slice(index + joint.length)];
    if (!asksByItself(right, knowledge) || plainWords(left).length < 2 || narrows(left, right, knowledge)) continue;
    const [one, other] = [targetOf(left, knowledge), targetOf(right, knowledge)];
    if (!one || !other || one === other) continue;
    // A client's introduction is not a question about this site.
    if (joint.startsWith('.') && leadIn.test(one) && !leadIn.test(other)) return [right];
    if (offer.test(one) && offer.test(other)) continue;
    const isPick = /^list\.(newest|oldest|rank)/.test(other);
    if (!whole.test(one) && (isPick || !whole.test(other))) return [left, right];
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

function targetOf(text: string, knowledge: Knowledge): string | undefined {
  const { classes } = knowledge.model;
  const shares = knowledge.classify(readQuestion(text, knowledge).seen);
  const share = Math.max(...shares);
  return share >= sure ? withoutTopic(classes[shares.indexOf(share)] ?? '') : undefined;
}
