import type { Entity } from '#src/assistant/facts/types.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Reading } from '../reading.ts';
import { stem } from '../words/stem.ts';
import { plainWords } from '../words/text.ts';
import { isAlike, isEntry, tellingOf } from './find.ts';

/** How many topics are left when the words that order are not counted. */
export function topicsPlain({ tokens, topics }: Reading, { words, ordinals, language }: Knowledge): number {
  const orders = [words.newest, words.oldest, words.last, words.earlier, words.later];
  const roots = tokens
    .filter(({ text }) => ordinals.has(text) || orders.some((test) => test(text)))
    .map(({ text }) => stem(text, language));
  return topics.filter((topic) => !roots.includes(topic)).length;
}

/** A sentence that lacks the rarest word of a question tells of something else. */
export function isOfRarest({ topics }: Reading, text: string, knowledge: Knowledge): boolean {
  const roots = plainWords(text).map((word) => stem(word, knowledge.language));
  const [rarest] = [...topics].sort((a, b) => tellingOf(b, knowledge) - tellingOf(a, knowledge));
  return rarest === undefined || roots.some((root) => isAlike(root, rarest, knowledge) || alikeStart(root, rarest));
}

function alikeStart(one: string, other: string): boolean {
  return one.length > 4 && other.length > 4 && one.slice(0, 5) === other.slice(0, 5);
}

/** The question's topics besides what names the entity. */
export function topicsWithout({ topics }: Reading, entity: Entity, { language }: Knowledge): string[] {
  const named = new Set(entity.names.flatMap(plainWords).map((word) => stem(word, language)));
  return topics.filter((topic) => !named.has(topic));
}

/** A word of a title, a tag or the keywords weighs so much; one that tells so much is no everyday word. */
const [ofKeywords, leastTelling] = [2, 0.6];

/** True when names that nobody knows only say where or from where, beside words that call an entry. */
export function isOnlyPlace({ tokens, topics }: Reading, knowledge: Knowledge): boolean {
  const { words, index } = knowledge;
  const isPlaced = tokens.every(({ seen }, at) => {
    const before = tokens[at - 1];
    const isNext = before?.seen === '<u>';
    return seen !== '<u>' || isNext || words.within(before?.text ?? '') || words.leads(before?.text ?? '');
  });
  const isCalled = (root: string) =>
    tellingOf(root, knowledge) > leastTelling &&
    [...(index.get(root) ?? [])].some(([entity, weight]) => isEntry(entity) && weight >= ofKeywords);
  return isPlaced && topics.some(isCalled);
}
