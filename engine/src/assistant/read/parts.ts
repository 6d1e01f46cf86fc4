import type { Knowledge } from '../knowledge.ts';
import { withoutTopic } from '../train/topics.ts';
import { plainWords } from '../words/text.ts';
import { readQuestion } from './read.ts';

/** Each half must be understood this surely by itself. */
const sure = 0.6;
const fewestWords = 5;
/** Targets whose questions may contain "and". */
const whole =
  /^(compare|list|recommend|talk|off|injection|greeting|thanks|goodbye|smalltalk|x\.unknown|owner\.(uses|skill))/;

/** Two questions in one, as two; any other question as it is. */
export function partsOf(asked: string, knowledge: Knowledge): string[] {
  if (plainWords(asked).length < fewestWords) return [asked];
  for (const { index, 0: joint } of asked.matchAll(/[?!.;]+\s+(?=[¿\p{L}])|,?\s+(?:y|e|and|&)\s+(?=[¿\p{L}])/giu)) {
    const parts = [asked.slice(0, index), asked.slice(index + joint.length)];
    const [first = ''] = plainWords(parts[1]!);
    if (!knowledge.words.asks(first) && !knowledge.words.yesNo(first)) continue;
    const [one, other] = parts.map((part) => targetOf(part, knowledge));
    if (one && other && one !== other && !whole.test(one) && !whole.test(other)) return parts;
  }
  return [asked];
}

function targetOf(text: string, knowledge: Knowledge): string | undefined {
  const shares = knowledge.classify(readQuestion(text, knowledge).seen);
  const share = Math.max(...shares);
  return share >= sure ? withoutTopic(knowledge.model.classes[shares.indexOf(share)] ?? '') : undefined;
}
