import type { Entity, Passage } from '../facts/types.ts';
import { isAlike, rankFacts, tellingOf } from '../understand/search/find.ts';
import { stem } from '../understand/words/stem.ts';
import { isOfKind } from '../understand/search/answers.ts';
import { topicsWithout } from '../understand/search/topics.ts';
import { keyOf } from '../understand/named/names.ts';
import { plainWords, squash } from '../understand/words/text.ts';
import type { Scene } from './scene.ts';

/** The first sentence of a description; two when the first is very short, or when what it does is asked for. */
export function opening(entity: Entity, least = 60, most = 230): string {
  const [first = '', second = ''] = entity.facts.filter(({ field }) => field === 'description').map(({ text }) => text);
  return first.length < least && first.length + second.length < most ? `${first} ${second}`.trim() : first;
}

/** What the question says of a topic besides the entity's own name. */
export function topicsBeside({ reading, knowledge }: Scene, entity: Entity): string[] {
  return topicsWithout(reading, entity, knowledge);
}

/** The technologies of an entity: tags and mentions that name one. */
export function toolsOf({ knowledge }: Pick<Scene, 'knowledge'>, entity: Entity): string[] {
  const { names } = knowledge;
  const found = new Map<string, string>();
  const add = (text: string, isTag: boolean) => {
    const name = names.get(squash(text));
    if (name?.mention.type === 'technology' && (isTag || !name.ordinary))
      found.set(keyOf(name.mention.label), name.mention.label);
  };
  for (const tag of entity.values.tags ?? []) add(tag, true);
  for (const { text, field } of entity.facts)
    if (field === 'description')
      for (const word of text.match(/\p{Lu}[\p{L}\p{N}.]*[\p{L}\p{N}](?: \p{Lu}[\p{L}\p{N}]+)?/gu) ?? []) {
        add(word, false);
        for (const part of word.split(' ')) add(part, false);
      }
  return [...found.values()];
}

/** An address as a link that shows its host and path. */
export function link(url: string): string {
  return `[${url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}](${url})`;
}

/** True when a text holds a figure or a number in words. */
export function hasNumber({ knowledge }: Scene, text: string): boolean {
  return isOfKind('number', text, knowledge);
}

/** A sentence so short goes with the one before it. */
const shortest = 40;

/** The sentence of some passages that says most of what was asked. */
export function passageOn(scene: Scene, topics: Passage['topic'][], least = 0.8): string | undefined {
  const passages = scene.knowledge.facts.passages.filter(({ topic }) => topics.includes(topic));
  const [best] = rankFacts(scene.reading.topics, passages, scene.knowledge);
  if (!best || best.score < least) return undefined;
  const at = passages.indexOf(best.fact);
  const [first = '', second = ''] = plainWords(best.fact.text);
  const { dangling } = scene.knowledge.words;
  const before = dangling(first) || dangling(`${first} ${second}`) ? passages[at - 1] : undefined;
  const after = passages[at + 1];
  const parts = [before, best.fact, after && after.text.length < shortest ? after : undefined];
  return parts.flatMap((part) => (part?.topic === best.fact.topic ? [part.text] : [])).join(' ');
}

/** Stems of the question that are rare enough to tell one entry from another. */
export function tellingTopics({ reading, knowledge }: Scene, least = 0.3): string[] {
  return reading.topics.filter((root) => tellingOf(root, knowledge) > least);
}

/** "The referee is …": a sentence that says what something of the question is. */
export function defines({ reading, knowledge: { words, language } }: Scene, text: string): boolean {
  const said = plainWords(text);
  const [subject] = reading.topics;
  return said.some((word, at) => words.is(said[at + 1] ?? '') && stem(word, language) === subject);
}

/** What "how many" asks the number of. */
export function countedIn({ reading, knowledge: { words, language } }: Scene): string | undefined {
  const at = reading.tokens.findIndex(({ text }) => words.count(text) || words.amount(text));
  const token = at < 0 ? undefined : reading.tokens.slice(at + 1).find(({ text }) => !words.function(text));
  return token && stem(token.text, language);
}

/** True for "six cases" where cases are counted. */
export function countsOf(scene: Scene, text: string, counted: string): boolean {
  const { knowledge } = scene;
  const roots = plainWords(text).map((word) => ({ word, root: stem(word, knowledge.language) }));
  return roots.some(({ root }, at) =>
    [roots[at - 1], roots[at - 2]].some(
      (before) => before && hasNumber(scene, before.word) && isAlike(root, counted, knowledge),
    ),
  );
}
