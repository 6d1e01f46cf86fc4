import type { Engine } from './engine.ts';
import { findEntities, quotable, rankFacts } from './understand/search/find.ts';
import { readQuestion } from './understand/read.ts';

const mostEntities = 3;
const mostPassages = 4;

/** What the content says that is nearest to a question, a line each: for a language model that is handed all of it. */
export function nearestFacts({ knowledge }: Engine, question: string): string[] {
  const reading = readQuestion(question, knowledge);
  const found = findEntities(reading.topics, knowledge).map(({ entity }) => entity);
  const entities = [...new Set([...reading.named, ...found])].slice(0, Math.max(mostEntities, reading.named.length));
  const passages = rankFacts(reading.topics, knowledge.facts.passages, knowledge);
  const said = passages.filter(({ score }) => score > 1).map(({ fact }) => fact.text);
  return [
    ...entities.map(
      (entity) =>
        `${entity.title}: ${quotable(entity)
          .map(({ text }) => text)
          .join(' ')}`,
    ),
    ...said.slice(0, mostPassages),
  ];
}
