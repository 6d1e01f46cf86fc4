import type { Entity, StoryPart } from '#src/assistant/facts/types.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Reading } from '../reading.ts';
import { stem } from '../words/stem.ts';
import { plainWords } from '../words/text.ts';
import { isAlike } from './find.ts';

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

/** The section of a story that tells what came of it, or what would be done in another way. */
export function partOf({ id }: Entity, kind: 'outcome' | 'hindsight' | 'solution', { facts, answers }: Knowledge) {
  const parts = facts.stories.filter(({ of, section }) => of === id && section !== '');
  return parts.find(({ section }) => plainWords(section).some(answers[kind].says))?.section;
}
