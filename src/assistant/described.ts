import type { Knowledge } from './knowledge.ts';
import { has, type Question } from './question.ts';
import { search } from './search.ts';
import { stem } from './text/stem.ts';
import type { CatalogueEntry } from './types.ts';
import { factCues } from './words/cue-names.ts';

/** How much of the description the project must hold, and how far behind it the next one must be. */
const enough = 0.5;
const mostOfBest = 0.8;

/** "The … one", "la tienda de …": one thing is meant, by what it is and not by its name. */
const oneThing = {
  es: /\b(?:el|la|ese|esa) (?:de (?:l[ao]s? )?|que |(?:web|app|juego|tienda|pagina|proyecto|galeria|taller|bot) )/,
  en: /\b(?:the|that) (?:[\p{L}\p{N}]+ ){0,4}(?:one|app|site|website|game|shop|store|project|bot|gallery|workshop|thing)\b/u,
};
const several = /\b(cuales|which ones?|which of|any|all|todos|algun[oa]?|projects|proyectos)\b/;

/** "Is the voxel one done yet?": names the project that is described instead of named. */
export function withDescribed(question: Question, knowledge: Knowledge): Question {
  const { language, text, rest } = question;
  const asksFact = has(question, ...factCues, 'whatIs', 'title', 'inProgress', 'finished');
  if (question.entries.length > 0 || rest.length === 0 || !asksFact || has(question, 'novel', 'chapters', 'characters'))
    return question;
  if (!oneThing[language].test(text) || several.test(text)) return question;
  const words = [...rest, ...question.topics.filter(({ subject }) => subject).map(({ label }) => label[language])];
  const entries = search(
    knowledge.search[language],
    words.map((word) => stem(word.toLowerCase(), language)),
  ).flatMap(({ item, coverage, score }): { entry: CatalogueEntry; coverage: number; score: number }[] =>
    item.type === 'entry' ? [{ entry: item.entry, coverage, score }] : [],
  );
  const [best, second] = entries;
  if (!best || best.coverage < enough || (second && second.score > best.score * mostOfBest)) return question;
  const cues = new Set(question.cues);
  // "The rental site" is no request for its address, and "where is the workshop" asks for the town.
  if (has(question, 'whatIs') && !/\b(url|links?|enlaces?|demos?|live)\b/.test(text)) cues.delete('link');
  if (/\b(where|donde)\b.* (is|are|s|esta|queda)\b|\b(where|donde) (is|are|esta|queda)\b/.test(text))
    cues.add('whereIs');
  const topics = question.topics.filter(({ subject }) => !subject);
  return { ...question, cues, entries: [best.entry], topics, rest: [] };
}
