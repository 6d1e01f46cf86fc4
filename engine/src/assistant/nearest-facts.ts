import type { Engine } from './engine.ts';
import { sceneOf } from './plan/plan.ts';
import { noState } from './state.ts';

const mostEntities = 3;
const mostPassages = 6;

/** What the content says that is nearest to a question, a line each: for a language model that is handed all of it. */
export function nearestFacts({ knowledge }: Engine, question: string): string[] {
  const { hits, subjects, reading } = sceneOf(knowledge, question, noState);
  const entities = subjects.map(({ entity }) => entity).slice(0, Math.max(mostEntities, reading.named.length));
  const said = hits.filter(({ sentence }) => !entities.includes(sentence.entity!)).slice(0, mostPassages);
  return [
    ...entities.map(
      ({ title, facts }) =>
        `${title}: ${facts.flatMap(({ field, text }) => (field === 'tags' ? [] : [text])).join(' ')}`,
    ),
    ...said.map(({ sentence }) => sentence.text),
  ];
}
