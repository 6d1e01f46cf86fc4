import type { Entity } from '#src/assistant/facts/types.ts';
import { keyOf } from '#src/assistant/understand/named/names.ts';
import { isEntry, quotable, tellingOf } from '#src/assistant/understand/search/find.ts';
import { sentencesOn } from '#src/assistant/understand/search/sentences.ts';
import { stem } from '#src/assistant/understand/words/stem.ts';
import { fold, plainWords } from '#src/assistant/understand/words/text.ts';
import { link, toolsOf, topicsBeside } from '../parts.ts';
import { mentioned, say, tell, type Draft, type Scene } from '../scene.ts';

/** Asked about with a tool that it was not made with: what it was made with instead. */
export function otherTool(scene: Scene, entity: Entity): Draft | undefined {
  const { strangers, tokens } = scene.reading;
  const isSaidOf = (label: string) => quotable(entity).some(({ text }) => fold(text).includes(fold(label)));
  const cameras = [...new Set((entity.values.frames ?? []).flatMap(({ camera }) => camera ?? []))];
  const isUsed = tokens.some(({ text }) => scene.knowledge.words.usage(text));
  const made = toolsOf(scene, entity);
  const other = mentioned(scene, 'technology').find(
    ({ label }) => !made.some((each) => keyOf(each) === keyOf(label)) && !isSaidOf(label),
  );
  const isMeant = scene.reading.named.includes(entity) || scene.state.focus[0] === entity;
  const [tool, tools] =
    other && isMeant && isEntry(entity) ? [other.label, made] : [isUsed ? strangers[0] : undefined, cameras];
  if (!tool || tools.length === 0) return undefined;
  return tell(scene, 'usesNot', { title: entity.title, tool, tools }, entity);
}

/** The age that a text of somebody begins with, in figures or in words. */
export function ageOf({ knowledge: { words, numbers, attributes } }: Scene, { facts }: Entity): number | undefined {
  const isBeside = (word: string) => words.and(word) || words.age(word) || attributes.year(word);
  const ages = facts.flatMap(({ text }) => {
    const first = plainWords(text.split(/[,.;]/)[0] ?? '');
    const figures = first.flatMap((word) => (/^\d+$/.test(word) ? [Number(word)] : (numbers.get(word) ?? [])));
    const rest = first.filter((word) => !/^\d+$/.test(word) && !numbers.has(word));
    return figures.length > 0 && rest.every(isBeside) ? [figures.reduce((sum, each) => sum + each)] : [];
  });
  return ages[0];
}

/** Asked how old somebody is, and nothing more, where no text begins with an age: thirty years at a trade are none. */
export function ageUnsaid(scene: Scene, entity: Entity): Draft | undefined {
  const { reading, knowledge } = scene;
  const { words, attributes } = knowledge;
  const isOfAge = (word: string) => words.age(word) || words.count(word) || attributes.year(word);
  const asked = reading.tokens.filter(({ text, mention }) => !mention && !words.function(text) && !words.follow(text));
  if (entity.kind !== 'character' || !asked.some(({ text }) => words.age(text))) return undefined;
  if (!asked.every(({ text }) => isOfAge(text))) return undefined;
  return ageOf(scene, entity) !== undefined ? undefined : tell(scene, 'novelUnsaid', {}, entity);
}

/** A text that holds so much of the rest answers that. */
const leastOfRest = 2;

/** Asked what something costs, where no text of it speaks of that. */
export function priceUnsaid(scene: Scene, entity: Entity): Draft | undefined {
  const { reading, knowledge } = scene;
  const { words } = knowledge;
  const roots = reading.tokens
    .filter(({ text, mention }, at) => !mention && words.cost(text) && (at > 0 || !words.follow(text)))
    .map(({ text }) => stem(text, knowledge.language));
  if (entity.kind !== 'project' || roots.length === 0) return undefined;
  if (sentencesOn(entity, roots, knowledge).some(({ own }) => own > 0.5)) return undefined;
  const rest = topicsBeside(scene, entity).filter((root) => !roots.includes(root) && tellingOf(root, knowledge) > 2);
  if (sentencesOn(entity, rest, knowledge).some(({ own }) => own > leastOfRest)) return undefined;
  const { demo, blocked } = entity.values;
  const where = demo && !blocked ? say(scene, 'inBrowser', { link: link(demo) }) : '';
  return { text: say(scene, 'costUnsaid', { title: entity.title }) + where, focus: [entity] };
}
