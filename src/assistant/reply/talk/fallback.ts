import { findEntities } from '#src/assistant/understand/search/find.ts';
import { described } from '../entries/card.ts';
import { chapterTells, factOf } from '../entries/fact.ts';
import { say, tell, type Draft, type Scene } from '../scene.ts';

/** Nothing is certain: the best passage of what is named or described, else that the site does not say. */
export function fallback(scene: Scene): Draft {
  const { reading, knowledge } = scene;
  const [named] = reading.named;
  if (named) return factOf(scene, named) ?? tell(scene, 'unknown');
  const [first] = findEntities(reading.topics, knowledge, ({ kind }) => kind !== 'review');
  if (first && first.share > 0.12) return factOf(scene, first.entity) ?? tell(scene, 'unknown');
  const told = chapterTells(scene);
  if (told) return told;
  if (reading.topics.length === 0) return tell(scene, 'which');
  return tell(scene, 'unknown');
}

/** A question in another language: which two are spoken, and what its names led to. */
export function takenFor(scene: Scene): Draft {
  const [entity] = scene.reading.named;
  const about = entity && described(scene, entity);
  return about ? { ...about, text: say(scene, 'foreignNamed', { text: about.text }) } : tell(scene, 'foreign');
}
