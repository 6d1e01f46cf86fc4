import type { Scene } from '../draft.ts';
import type { Found } from '../knowledge.ts';
import { has, type Question } from '../question.ts';
import { search, type Hit } from '../search.ts';
import { stem } from '../text/stem.ts';
import { fillers } from '../words/everyday-words.ts';
import { functionWords } from '../words/function-words.ts';

/** The texts that hold what the question is about, best first. */
export function lookUp({ question, knowledge, language }: Scene): Hit<Found>[] {
  const words = [
    ...subjectWords(question),
    ...question.topics.filter(({ subject }) => subject).map(({ label }) => label[language].toLowerCase()),
  ];
  return words.length > 0
    ? search(
        knowledge.search[language],
        words.map((word) => stem(fold(word), language)),
      )
    : [];
}

function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

/** What the question is about; when other readings have taken every word and come to nothing, the words they took. */
function subjectWords({ rest, tokens, language }: Question): string[] {
  if (rest.length > 0) return rest;
  return tokens.filter(
    (token) => !functionWords[language].has(token) && !fillers[language].has(token) && token.length > 3,
  );
}

/** One thing's address, code or tools are asked for, without its name. */
export function asksOneFact({ question }: Scene): boolean {
  return (
    /\b(url|links?|enlaces?|demos?|live|repos?|codigo|source|stack|software|tools?|tech|tecnologias?)\b/.test(
      question.text,
    ) &&
    /\b(the|that|el|la|del|ese|esa)\b/.test(question.text) &&
    !/\b(cuales|which (?:of|ones)|projects|proyectos|sites|webs|apps)\b/.test(question.text) &&
    has(question, 'link', 'code', 'madeWith') &&
    !has(question, 'all', 'recommend', 'openCode', 'privateCode', 'newest', 'oldest')
  );
}
