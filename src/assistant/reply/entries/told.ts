import type { Entity } from '#src/assistant/facts/types.ts';
import {
  findSentences,
  sentencesOn,
  type FoundSentence,
  type Sentence,
} from '#src/assistant/understand/search/sentences.ts';
import { isAlike } from '#src/assistant/understand/search/find.ts';
import { isWhy } from '#src/assistant/understand/search/why.ts';
import { stem } from '#src/assistant/understand/words/stem.ts';
import { plainWords } from '#src/assistant/understand/words/text.ts';
import { hasNumber, topicsBeside } from '../parts.ts';
import type { Scene } from '../scene.ts';

/** A figure counts so much where one is asked for, before the very thing that is counted, and a reason where one is. */
const [forNumber, forCounted, forReason] = [4, 3, 1.5];

/** What stands beside a sentence counts in part: "It lasted three days" tells of what the one before it names. */
const [fromBefore, fromAfter] = [0.35, 0.2];

/** So much the first sentence counts of what it calls, and what its drawing shows. */
const [ofFirst, ofDrawing] = [0.6, 0.4];

/** A story is told at length: of two that say as much, the shorter text is quoted. */
const ofStory = 0.85;

/** So much a sentence of a story must hold; so much beside what the description holds with the words that call the entry. */
const [leastOfStory, fromPlain] = [1.8, 0.75];

/** As much as is quoted of a story at once. */
const longest = 260;

export interface ToldSentence {
  sentence: Sentence;
  score: number;
}

/** The sentences of an entry and of its story that say most of what is asked, best first. */
export function toldOf(scene: Scene, entity: Entity, numbers: boolean): ToldSentence[] {
  const topics = topicsBeside(scene, entity);
  const { knowledge, reading, state } = scene;
  const why = isWhy(scene.reading, scene.knowledge);
  const counted = countedIn(scene);
  const bonus = ({ text }: Sentence) =>
    (numbers && hasNumber(scene, text) ? forNumber : 0) +
    (counted && countsOf(scene, text, counted) ? forCounted : 0) +
    (why && plainWords(text).some(knowledge.words.because) ? forReason : 0);
  // What was just said may be the answer still, but what was not goes before it.
  const fresh = ({ text }: Sentence) => (reading.named.length === 0 && state.said.includes(text) ? 0.8 : 1);
  // The first sentence of what is described but not named holds the words that call it, not those that ask.
  const first = entity.facts.find(({ field }) => field === 'description')?.text;
  const isCalled = entity.kind === 'project' && !reading.named.includes(entity) && state.focus[0] !== entity;
  const worthOf = ({ text, field }: Sentence) => (text === first ? ofFirst : field === 'alt' ? ofDrawing : 1);
  const own = sentencesOn(entity, topics, knowledge).map(({ sentence, own: score }) => ({
    sentence,
    score: score * fresh(sentence) * (isCalled ? worthOf(sentence) : 1) + bonus(sentence),
  }));
  // What the description holds word for word is not looked for in the story.
  const [plain] = findSentences(topics, knowledge, (each) => each.entity === entity && each.field === 'description');
  const story = ofStoryTold(scene, entity, topics, bonus, fresh).filter(
    ({ score }) => score > leastOfStory && score > (plain?.own ?? 0) * fromPlain,
  );
  return [...own, ...story].sort((a, b) => b.score - a.score);
}

function ofStoryTold(
  { knowledge }: Scene,
  entity: Entity,
  topics: readonly string[],
  bonus: (sentence: Sentence) => number,
  fresh: (sentence: Sentence) => number,
): ToldSentence[] {
  const parts = knowledge.facts.stories.filter(({ of }) => of === entity.id);
  if (parts.length === 0) return [];
  const found = new Map<string, FoundSentence>(
    sentencesOn(entity, topics, knowledge, 'stories').map((each) => [each.sentence.text, each]),
  );
  const ownOf = (at: number, section: string) =>
    parts[at]?.section === section ? (found.get(parts[at].text)?.own ?? 0) : 0;
  return parts.flatMap(({ text, section }, at) => {
    const hit = found.get(text);
    if (!hit) return [];
    const around = fromBefore * ownOf(at - 1, section) + fromAfter * ownOf(at + 1, section);
    return [
      { sentence: hit.sentence, score: (hit.own * fresh(hit.sentence) + around) * ofStory + bonus(hit.sentence) },
    ];
  });
}

/** A sentence of a story, with the one after it where that gives the reason that was asked for. */
export function quotedOf(scene: Scene, { text, entity, section }: Sentence): string {
  if (section === undefined || !isWhy(scene.reading, scene.knowledge)) return text;
  const parts = scene.knowledge.facts.stories.filter(({ of }) => of === entity?.id);
  const next = parts[parts.findIndex((part) => part.text === text) + 1];
  const isReason = plainWords(text).some(scene.knowledge.words.because);
  return !isReason && next?.section === section && text.length + next.text.length < longest
    ? `${text} ${next.text}`
    : text;
}

/** What "how many" asks the number of. */
function countedIn({ reading, knowledge: { words, language } }: Scene): string | undefined {
  const at = reading.tokens.findIndex(({ text }) => words.count(text) || words.amount(text));
  const token = at < 0 ? undefined : reading.tokens.slice(at + 1).find(({ text }) => !words.function(text));
  return token && stem(token.text, language);
}

/** True for "six cases" where cases are counted. */
function countsOf(scene: Scene, text: string, counted: string): boolean {
  const { knowledge } = scene;
  const roots = plainWords(text).map((word) => ({ word, root: stem(word, knowledge.language) }));
  return roots.some(({ root }, at) =>
    [roots[at - 1], roots[at - 2]].some(
      (before) => before && hasNumber(scene, before.word) && isAlike(root, counted, knowledge),
    ),
  );
}
