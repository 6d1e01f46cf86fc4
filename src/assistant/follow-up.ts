import type { Language } from '#src/i18n/languages.ts';
import type { Context } from './draft.ts';
import { has, type Question } from './question.ts';
import type { CatalogueEntry } from './types.ts';
import { factCues, ownerCues, selfContainedCues, type Cue } from './words/cue-names.ts';

/** More than these are not put side by side. */
const mostCompared = 6;

/** A follow-up is short. */
const longestFollowUp = 12;

/** "And French?": nothing but a language, which only means something after a question about languages. */
const oneMoreLanguage =
  /^\W*(?:(?:y|and|what about|how about) )?(?:el )?(?:espanol|ingles|frances|aleman|italiano|portugues|ruso|chino|japones|arabe|spanish|english|french|german|italian|portuguese|russian|chinese|japanese|arabic)\W*$/;

/** Fills in what a follow-up leaves out: the project it points back to, or the question it repeats. */
export function resolve(question: Question, context: Context, all: readonly CatalogueEntry[]): Question {
  const before = context.question;
  if (!before || question.tokens.length > longestFollowUp) return question;
  if (context.intent === 'spoken-languages' && oneMoreLanguage.test(question.text))
    return { ...before, text: `${before.text} ${question.text}`, language: question.language };
  const wanted = languageAskedFor(question);
  if (wanted) return { ...before, language: wanted };
  if (question.entries.length > 0 || question.characters.length > 0) return repeatQuestion(question, before);
  if (context.intent?.startsWith('novel')) return inTheNovel(question, before);
  if (has(question, 'count') && isBare(question) && context.entries.length > 1)
    return { ...before, language: question.language };
  const beside = neighbour(question, context.entries, all);
  if (beside.length > 0) return { ...question, entries: beside, cues: new Set() };
  const pointed = pointedTo(question, context.entries);
  if (pointed.length > 0) return { ...question, entries: pointed };
  if (question.topics.length > 0 && isElliptic(question)) return repeatQuestion(question, before);
  return question;
}

/** "And the third?" after chapter 2 is chapter 3; "how long is its audio?" is still about the chapter. */
function inTheNovel(question: Question, before: Question): Question {
  const known = before.chapterNumber ?? before.chapters[0]?.number ?? undefined;
  if (known === undefined || question.chapters.length > 0 || question.chapterNumber !== undefined) return question;
  if (question.topics.length > 0 || has(question, ...ownerCues, 'projects', 'howMany', 'characters', 'wholeBook'))
    return question;
  if (question.ordinal !== undefined && question.ordinal > 0 && question.rest.length < 2)
    return { ...question, chapterNumber: question.ordinal };
  if (has(question, 'nextChapter')) return { ...question, chapterNumber: known + 1 };
  const asksOfIt = has(question, 'listen', 'read', 'pages', 'quantity', 'date', 'title', 'link', 'more', 'synopsis');
  return asksOfIt && !has(question, 'novel', 'buy') ? { ...question, chapterNumber: known } : question;
}

/** "In English, please": the question before is answered again. */
function languageAskedFor(question: Question): Language | undefined {
  if (!isBare(question) || has(question, 'spoken', 'skills', 'knows')) return undefined;
  if (has(question, 'inEnglish')) return 'en';
  return has(question, 'inSpanish') ? 'es' : undefined;
}

/** Nothing in it names a thing of its own. */
function isBare(question: Question): boolean {
  return (
    question.entries.length === 0 &&
    question.topics.length === 0 &&
    question.rest.length === 0 &&
    !has(question, ...selfContainedCues, 'projects')
  );
}

/** `and CityVox?` after "where is the code of Local AI?" asks for the code. */
function repeatQuestion(question: Question, before: Question): Question {
  if (!isElliptic(question)) return question;
  const carried: Cue[] = [...factCues, 'knows', 'skills', 'compare'];
  const cues = new Set([...question.cues, ...carried.filter((cue) => before.cues.has(cue))]);
  return { ...question, cues };
}

/** Nothing but "and", "what about" and a name. */
function isElliptic(question: Question): boolean {
  return (
    has(question, 'and') &&
    !has(question, ...factCues, 'whatIs', 'knows', 'skills', 'projects') &&
    question.rest.length === 0
  );
}

/** "And the one before that?" after one project: its neighbour in time. */
function neighbour(
  question: Question,
  entries: readonly CatalogueEntry[],
  all: readonly CatalogueEntry[],
): CatalogueEntry[] {
  const [only] = entries;
  if (!only || entries.length > 1 || question.rest.length > 1 || question.topics.length > 0) return [];
  const step = /\b(anterior|(?:el|la) de antes|before (?:that|it|this)|previous(?: one)?)\b/.test(question.text)
    ? -1
    : /\b(siguiente|(?:el|la) de despues|after (?:that|it|this)|next(?: one)?)\b/.test(question.text)
      ? 1
      : 0;
  const alike = all.filter(({ kind }) => kind === only.kind).toSorted((a, b) => a.date.localeCompare(b.date));
  const at = alike.indexOf(only);
  const found = step === 0 || at < 0 ? undefined : alike[at + step];
  return found ? [found] : [];
}

function pointedTo(question: Question, entries: readonly CatalogueEntry[]): CatalogueEntry[] {
  if (entries.length === 0 || question.topics.some(({ subject }) => subject)) return [];
  if (question.ordinal !== undefined && !/\b(proyectos?|projects?) mas\b|\bmost recent\b/.test(question.text)) {
    const chosen = entries.at(question.ordinal > 0 ? question.ordinal - 1 : -1);
    const asksCatalogue = /\b(ultimo|primer|last|latest|first|newest) (proyecto|project|juego|game|web|site)\b/.test(
      question.text,
    );
    if (chosen && !asksCatalogue) return [chosen];
  }
  const choosesAmong =
    has(question, 'newest', 'oldest') &&
    !has(question, 'pieces', ...selfContainedCues) &&
    !/\b(proyectos?|projects?)\b/.test(question.text);
  if (entries.length > 1 && entries.length <= mostCompared && question.topics.length === 0) {
    if (choosesAmong && question.rest.length === 0) return [...entries];
    if (has(question, 'compare') && question.rest.length === 0) return [...entries];
  }
  // "Who made it?" asks about the project; "who made this site?" does not.
  const asksMaker =
    /\b(lo|la) (hizo|ha hecho|creo|ha creado|programo)\b|\b(made|built|created|developed) (it|that|them)\b/;
  if (has(question, 'owner') && asksMaker.test(question.text)) return [...entries];
  if (has(question, 'whereIs') && !question.namesOwner && question.rest.length === 0) return [...entries];
  if (has(question, ...selfContainedCues) && !(has(question, 'inProgress') && has(question, 'it', 'they'))) return [];
  if (question.rest.length > 1) return [];
  const ofAll = has(question, 'count', 'newest', 'oldest');
  const asksMore = !ofAll && (has(question, 'more') || (has(question, 'whatIs') && has(question, 'it', 'they')));
  const asksFact = !ofAll && has(question, ...factCues, 'finished', 'openCode', 'whyHow');
  const usesTopic = question.topics.length > 0 && has(question, 'it', 'they');
  if (question.topics.length > 0 && !usesTopic) return [];
  return asksMore || asksFact || usesTopic ? [...entries] : [];
}
