import type { Entity, StoryPart } from '#src/assistant/facts/types.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Reading } from '../reading.ts';
import { stem } from '../words/stem.ts';
import { plainWords } from '../words/text.ts';
import { isAlike } from './find.ts';
import { identityOf, sentencesOn } from './sentences.ts';

/** The section of an entry's story whose heading is asked for: "what would she do differently?". */
export function sectionAsked(entity: Entity, reading: Reading, knowledge: Knowledge): StoryPart[] | undefined {
  const { words, language } = knowledge;
  const root = (word: string) => stem(word, language);
  const parts = knowledge.facts.stories.filter(({ of }) => of === entity.id);
  const own = new Set(entity.names.flatMap(plainWords).map(root));
  const asked = reading.topics.filter((topic) => !own.has(topic));
  if (asked.length === 0 || asked.length > 3) return undefined;
  const heading = [...new Set(parts.map(({ section }) => section))].find((section) => {
    const roots = plainWords(section)
      .filter((word) => !words.function(word))
      .map(root);
    const held = (one: readonly string[], other: readonly string[]) =>
      one.filter((each) => other.some((with_) => isAlike(each, with_, knowledge))).length;
    const isWhole = held(roots, asked) === roots.length;
    return (
      roots.length > 0 &&
      held(roots, asked) * 2 >= roots.length &&
      (isWhole || held(asked, roots) * 3 >= asked.length * 2)
    );
  });
  return heading === undefined ? undefined : parts.filter(({ section }) => section === heading);
}

/** The section of a story that tells what the trouble was, what came of it, or what would be done in another way. */
export function partOf(
  { id }: Entity,
  kind: 'outcome' | 'hindsight' | 'solution' | 'trouble',
  { facts, answers }: Knowledge,
) {
  const parts = facts.stories.filter(({ of, section }) => of === id && section !== '');
  return parts.find(({ section }) => plainWords(section).some(answers[kind].says))?.section;
}

/** The headings of a story that share a telling word with the question. */
export function headingsSaid(entity: Entity, { topics }: Reading, knowledge: Knowledge): string[] {
  const { facts, words, language } = knowledge;
  const sections = facts.stories.flatMap(({ of, section }) => (of === entity.id && section ? [section] : []));
  return [...new Set(sections)].filter((section) =>
    plainWords(section)
      .filter((word) => !words.function(word))
      .some((word) => topics.some((topic) => isAlike(stem(word, language), topic, knowledge))),
  );
}

/** So much a sentence of a story holds that is asked for itself. */
const leastTold = 4;

/** What the trouble was: a story sets the scene first and ends with it; nothing where the question holds what it tells. */
export function troubleOf(entity: Entity, { topics }: Reading, knowledge: Knowledge): string | undefined {
  const section = partOf(entity, 'trouble', knowledge);
  const identity = identityOf(entity, knowledge);
  const rest = topics.filter((root) => !identity.has(root));
  const [held] = sentencesOn(entity, rest, knowledge, 'stories');
  if (section === undefined || (held && held.own > leastTold)) return undefined;
  const parts = knowledge.facts.stories.filter((each) => each.of === entity.id && each.section === section);
  const last = parts.findLastIndex(({ opens }, at) => opens && at < parts.length - 1);
  return parts
    .slice(last)
    .map(({ text }) => text)
    .join(' ');
}
