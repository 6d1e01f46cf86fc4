import type { Entity, StoryPart } from '#src/assistant/facts/types.ts';
import { sentencesOn } from '#src/assistant/understand/search/sentences.ts';
import { sectionHinted, sectionAsked } from '#src/assistant/understand/search/stories.ts';
import { topicsBeside } from '../parts.ts';
import { askedRoots, asks, tell, type Draft, type Scene } from '../scene.ts';

/** So much of the question a sentence must hold in a section whose heading is asked for. */
const ofHinted = 1.5;

/** As much of a section as is quoted. */
const longest = 260;

/** The part of an entry's story that is asked for by its heading. */
export function storyOf(scene: Scene, entity: Entity): Draft | undefined {
  const { knowledge, reading } = scene;
  const parts = knowledge.facts.stories.filter(({ of }) => of === entity.id);
  if (parts.length === 0) return undefined;
  const section = sectionAsked(entity, reading, knowledge) ?? leadAsked(scene, entity, parts);
  if (section) return tell(scene, 'inThing', { title: entity.title, text: beginning(section) }, entity);
  const hinted = reading.named.includes(entity) ? sectionHinted(entity, reading, knowledge) : [];
  if (hinted.length > 0) {
    const topics = topicsBeside(scene, entity);
    const best = sentencesOn(entity, topics, knowledge, 'stories').find(
      ({ sentence, own }) => own > ofHinted && hinted.some(({ text }) => text === sentence.text),
    );
    const text = best?.sentence.text ?? beginning(hinted);
    return tell(scene, 'inThing', { title: entity.title, text }, entity);
  }
  return undefined;
}

/** "The story behind it": how it begins. */
function leadAsked(scene: Scene, entity: Entity, parts: StoryPart[]): StoryPart[] | undefined {
  const attributes = askedRoots(scene);
  const isAsked =
    asks(scene, 'novel') && topicsBeside(scene, entity).filter((topic) => !attributes.has(topic)).length < 2;
  return isAsked ? parts.filter(({ section }) => section === '') : undefined;
}

/** The first sentences, as many as are read at once. */
function beginning(parts: readonly StoryPart[]): string {
  let text = '';
  for (const part of parts) {
    if (text !== '' && text.length + part.text.length > longest) break;
    text = `${text} ${part.text}`.trim();
  }
  return text;
}
