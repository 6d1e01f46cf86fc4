import type { Entity, StoryPart } from '#src/assistant/facts/types.ts';
import { sentencesOn } from '#src/assistant/understand/search/sentences.ts';
import { sectionHinted, sectionAsked } from '#src/assistant/understand/search/stories.ts';
import { hasNumber, topicsBeside } from '../parts.ts';
import { asks, tell, type Draft, type Scene } from '../scene.ts';

/** So much of the question a sentence of a story must hold. */
const leastOwn = 3.5;

/** In a section whose heading is asked for, less will do. */
const ofHinted = 1.5;

/** A figure counts so much where one is asked for. */
const forNumber = 4;

/** As much of a section as is quoted. */
const longest = 260;

/** What the story of an entry says of what is asked, where it says clearly more than its other texts do. */
export function storyOf(scene: Scene, entity: Entity, numbers: boolean): Draft | undefined {
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
  const bestOf = (source?: 'stories') =>
    sentencesOn(entity, topicsBeside(scene, entity), knowledge, source)
      .map((each) => ({ ...each, own: each.own + (numbers && hasNumber(scene, each.sentence.text) ? forNumber : 0) }))
      .sort((a, b) => b.own - a.own)[0];
  const best = bestOf('stories');
  const { own, hits } = bestOf() ?? { own: 0, hits: 0 };
  if (!best || best.own < leastOwn || best.hits < 2) return undefined;
  const isMore = best.own > own * 1.1 + 0.3 || (best.own > own && best.hits > hits);
  if (!isMore) return undefined;
  return tell(scene, 'inThing', { title: entity.title, text: best.sentence.text }, entity);
}

/** "The story behind it": how it begins. */
function leadAsked(scene: Scene, entity: Entity, parts: StoryPart[]): StoryPart[] | undefined {
  const isAsked = asks(scene, 'novel') && topicsBeside(scene, entity).length < 3;
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
