import type { Entity, StoryPart } from '#src/assistant/facts/types.ts';
import { rootsOf, tellingOf } from '#src/assistant/understand/search/find.ts';
import { isOfKind, kindsAsked } from '#src/assistant/understand/search/answers.ts';
import { headingsSaid, partOf, sectionAsked, troubleOf } from '#src/assistant/understand/search/stories.ts';
import { findSentences, identityOf, sentencesOn, type Sentence } from '#src/assistant/understand/search/sentences.ts';
import type { Knowledge } from '#src/assistant/understand/knowledge.ts';
import type { AnswerKind } from '#src/assistant/understand/words/grammar.ts';
import { stem } from '#src/assistant/understand/words/stem.ts';
import { plainWords } from '#src/assistant/understand/words/text.ts';
import { countedIn, countsOf, defines, topicsBeside } from '../parts.ts';
import { asks, askedRoots, type Scene } from '../scene.ts';

/** A sentence of an entry: of its texts, its pictures or its story. */
interface Candidate extends Sentence {
  entity: Entity;
  /** Its place among those that stand together. */
  at: number;
}

export interface Told {
  sentence: Candidate;
  /** What it holds of the question itself. */
  own: number;
  score: number;
}

/** What stands beside a sentence counts in part: "It lasted three days" tells of what the one before it names. */
const [fromBefore, fromAfter, fromAlt] = [0.35, 0.2, 0.6];
/** Of two that say as much, a text goes before the story that is told at length, and its lead goes last. */
const worth = { story: 0.85, lead: 0.65, said: 0.8, calling: 0.6, rest: 0.4, drawing: 0.4, beside: 0.6 };
/** So much a sentence of a story must hold; so much beside what the description holds with the words that call the entry. */
const [leastOfStory, fromPlain] = [1.8, 0.75];
/** So much each kind of answer counts where it is asked for. */
const forKind: Record<AnswerKind, number> = {
  why: 1.5,
  who: 0.8,
  purpose: 2.5,
  when: 1.2,
  how: 0.4,
  length: 3,
  number: 4,
  list: 2.5,
  origin: 1,
  hindsight: 0,
  solution: 0,
  hard: 7,
  outcome: 0,
  trouble: 0,
  condition: 4,
  now: 1.5,
  where: 2.5,
};
/** The thing that is counted, a heading that is spoken of, the part that is asked for and how that begins. */
const [forCounted, forHeading, forPart, forOpening, forDefinition] = [3, 1.5, 4, 1.5, 1.5];
/** A word that one or two sentences alone hold tells them from the rest; by how many hold it. */
const forFew = [1, 1.6, 1.3];
const leastTelling = 0.6;
/** As much as is quoted at once. */
const longest = 270;
const [leastOfRest, leastHeld] = [1.5, 1];
const [leastElsewhere, clearly] = [4, 1.5];
const [leadIn, shortCaption] = [62, 150];

const shelves = new WeakMap<Entity, Candidate[]>();

/** All that may be quoted of an entry, in order. */
function candidatesOf(entity: Entity, { facts }: Knowledge): Candidate[] {
  let shelf = shelves.get(entity);
  if (shelf) return shelf;
  const own = entity.facts.filter(({ field }) => field !== 'tags' && (field !== 'role' || entity.kind !== 'character'));
  const story = facts.stories.filter(({ of }) => of === entity.id);
  shelf = [...own, ...story].map((each, at) => ({ ...each, entity, at }));
  shelves.set(entity, shelf);
  return shelf;
}

/** True for what a picture of a series shows. */
function isAltOf({ field, frame }: Candidate, of: number): boolean {
  return field === 'alt' && frame === of;
}

/** True for two sentences that stand together. */
function isBeside(one: Candidate, other: Candidate | undefined): other is Candidate {
  return other !== undefined && one.section === other.section && one.field === other.field && one.frame === other.frame;
}

/** The sentences of an entry and of its story that say most of what is asked, best first. */
export function toldOf(scene: Scene, entity: Entity): Told[] {
  const { knowledge, reading, state } = scene;
  const shows = new Set(
    scene.constraints.attributes
      .filter(({ attribute }) => /^(photo|picture|project)$/.test(attribute))
      .map(({ at }) => stem(reading.tokens[at]?.text ?? '', knowledge.language)),
  );
  const topics = topicsBeside(scene, entity).filter((root) => !shows.has(root));
  const all = candidatesOf(entity, knowledge);
  const kinds = kindsAsked(reading, knowledge);
  const alone = (root: string) =>
    tellingOf(root, knowledge) < leastTelling
      ? 1
      : (forFew[all.filter(({ text, field }) => field !== 'alt' && holds(text, root, knowledge)).length] ?? 1);
  const found = [
    ...sentencesOn(entity, topics, knowledge, undefined, alone),
    ...sentencesOn(entity, topics, knowledge, 'stories', alone),
  ];
  const held = new Map(found.map(({ sentence, own }) => [sentence.text, own]));
  const ownOf = (one: Candidate | undefined) => (one && held.get(one.text)) ?? 0;
  // What the description holds word for word is not looked for in the story.
  const [plain] = findSentences(topics, knowledge, (each) => each.entity === entity && each.field === 'description');
  const first = all.find(({ field }) => field === 'description');
  const isCalled = entity.kind === 'project' && !reading.named.includes(entity) && state.focus[0] !== entity;
  // What was not said to call it is what is asked.
  const isRest = all.some((each) => each !== first && each.field === 'description' && ownOf(each) > leastOfRest);
  const counted = countedIn(scene);
  const [regret, outcome] = [partOf(entity, 'hindsight', knowledge), partOf(entity, 'outcome', knowledge)];
  const solution = kinds.includes('solution') && !isRest ? partOf(entity, 'solution', knowledge) : undefined;
  const trouble = all.find(({ section }) => section)?.section;
  const parts = [
    kinds.includes('hindsight') && regret,
    kinds.includes('outcome') && outcome,
    solution,
    kinds.some((kind) => /^(origin|hard|trouble)$/.test(kind)) && trouble,
  ];
  // How it is done stands neither where the trouble is told nor where what came of it; a reason, not in hindsight.
  const beside = [...(kinds.includes('how') ? [trouble, outcome] : []), kinds.includes('why') ? regret : undefined];
  const isBehind = kinds.some((kind) => kind === 'purpose' || kind === 'why');
  const headings = headingsSaid(entity, reading, knowledge);
  const isHeld = (part: string) =>
    part !== solution && all.some((each) => each.section === part && ownOf(each) > leastHeld);
  return all
    .map((sentence, at): Told => {
      const { text, section, field, frame } = sentence;
      const before = isBeside(sentence, all[at - 1]) ? all[at - 1] : undefined;
      const next = isBeside(sentence, all[at + 1]) ? all[at + 1] : undefined;
      const isStory = section !== undefined;
      const isPart = isStory && parts.includes(section);
      // What was just said may be the answer still, but what was not goes before it.
      let score = ownOf(sentence) * (reading.named.length === 0 && state.said.includes(text) ? worth.said : 1);
      if (isStory) score = (score + fromBefore * ownOf(before) + fromAfter * ownOf(next)) * worth.story;
      // The first sentence of what is described but not named holds the words that call it, not those that ask.
      else if (isCalled)
        score *= sentence === first ? (isRest ? worth.rest : worth.calling) : field === 'alt' ? worth.drawing : 1;
      // Nor does what a picture shows tell what a thing is for or why.
      else if (field === 'alt' && isBehind) score *= worth.drawing;
      // What a picture shows tells which one is meant; its caption, how long that took.
      else if (
        frame !== undefined &&
        field !== 'alt' &&
        kinds.includes('length') &&
        isOfKind('length', text, knowledge)
      )
        score += fromAlt * Math.max(0, ...all.map((each) => (isAltOf(each, frame) ? ownOf(each) : 0)));
      if (section === '') score *= worth.lead;
      if (isStory && beside.includes(section) && !isPart && !headings.includes(section)) score *= worth.beside;
      for (const kind of kinds)
        if (isOfKind(kind, text, knowledge)) score += forKind[kind] * (field === 'alt' ? worth.drawing : 1);
      if (counted && countsOf(scene, text, counted)) score += forCounted;
      if (section && headings.includes(section)) score += forHeading;
      if (defines(scene, text)) score += forDefinition;
      if (isPart) score += forPart + (before || isHeld(section) ? 0 : forOpening);
      const isFar = isStory && !isPart && (score < leastOfStory || score < (plain?.own ?? 0) * fromPlain);
      return { sentence, own: ownOf(sentence), score: isFar ? 0 : score };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/** True when a text has a word of that stem, or one that leads to the same. */
function holds(text: string, root: string, knowledge: Knowledge): boolean {
  const roots = rootsOf(text, knowledge);
  return roots.has(root) || [...(knowledge.related.get(root) ?? [])].some((other) => roots.has(other));
}

/** A sentence as it is quoted: a picture's caption whole, with what it leans on or leads to. */
export function quotedOf(scene: Scene, { sentence }: Told): string {
  const { knowledge, reading } = scene;
  const { text, entity, frame, section, field, at } = sentence;
  const shown = frame === undefined ? undefined : entity.values.frames?.[frame];
  if (shown && field !== 'alt' && shown.caption.length < shortCaption) return shown.caption;
  const isSeen = reading.tokens.some(({ text: word }) => knowledge.words.seen(word));
  if (shown && field === 'alt') return isSeen ? `${shown.caption} ${shown.alt}` : shown.caption;
  const all = candidatesOf(entity, knowledge);
  const [before, next] = [all[at - 1], all[at + 1]].map((each) => (isBeside(sentence, each) ? each.text : undefined));
  const fits = (other: string | undefined): other is string => other !== undefined && (text + other).length < longest;
  const dangles = section !== undefined && knowledge.words.dangling(plainWords(text)[0] ?? '');
  if (dangles && fits(before)) return `${before} ${text}`;
  const isWhy = kindsAsked(reading, knowledge).includes('why');
  const isReason = (one = '') => isOfKind('why', one, knowledge);
  // "If customers point, …": what leads to it is the reason.
  const lead = before === undefined ? undefined : plainWords(before)[0];
  const isLedTo = section !== undefined && isWhy && (isReason(text) || !isReason(next));
  if (isLedTo && lead && knowledge.answers.condition.says(lead) && fits(before)) return `${before} ${text}`;
  if (field !== 'description' && isWhy && !isReason(text) && fits(next)) return onwards(all, sentence, isReason);
  // What it leaves open of the question, the next sentence may tell.
  const identity = identityOf(entity, knowledge);
  const isTold = (root: string) =>
    !identity.has(root) && !holds(text, root, knowledge) && tellingOf(root, knowledge) > leastTelling;
  const isOpen = topicsBeside(scene, entity).some((root) => isTold(root) && next && holds(next, root, knowledge));
  if (isOpen && fits(next)) return `${text} ${next}`;
  return text.length < leadIn && section !== undefined && fits(next) ? `${text} ${next}` : text;
}

/** A sentence and those that follow it up to one that ends it, as far as they are quoted at once. */
function onwards(all: readonly Candidate[], from: Candidate, isEnd: (text: string) => boolean): string {
  let told = from.text;
  for (const next of all.slice(from.at + 1)) {
    if (!isBeside(from, next) || told.length + next.text.length > longest) break;
    told = `${told} ${next.text}`;
    if (isEnd(next.text)) break;
  }
  return told;
}

/** The part of an entry's story that is asked for by its heading, or the story itself: how it begins. */
export function sectionTold(scene: Scene, entity: Entity): string | undefined {
  const { knowledge, reading } = scene;
  const parts = knowledge.facts.stories.filter(({ of }) => of === entity.id);
  const attributes = askedRoots(scene);
  const isWhole =
    asks(scene, 'novel') && topicsBeside(scene, entity).filter((topic) => !attributes.has(topic)).length < 2;
  const kinds = kindsAsked(reading, knowledge);
  if (kinds.includes('trouble') && !kinds.includes('hindsight')) return troubleOf(entity, reading, knowledge);
  const regret = kinds.includes('hindsight') ? partOf(entity, 'hindsight', knowledge) : undefined;
  // "What went wrong on that Saturday?": what the story says of it in another place is what is asked.
  const found = regret ? sentencesOn(entity, topicsBeside(scene, entity), knowledge, 'stories') : [];
  const most = (isRegret: boolean) =>
    Math.max(0, ...found.flatMap(({ sentence, own }) => ((sentence.section === regret) === isRegret ? [own] : [])));
  const isElsewhere = most(false) > Math.max(leastElsewhere, most(true) * clearly);
  const hindsight = isElsewhere ? undefined : regret;
  const section: readonly StoryPart[] =
    (hindsight ? parts.filter(({ section: of }) => of === hindsight) : undefined) ??
    sectionAsked(entity, reading, knowledge) ??
    (isWhole ? parts.filter(({ section: of }) => of === '') : []);
  let text = '';
  for (const part of section) {
    if (text !== '' && text.length + part.text.length > longest) break;
    text = `${text} ${part.text}`.trim();
  }
  return text === '' ? undefined : text;
}
