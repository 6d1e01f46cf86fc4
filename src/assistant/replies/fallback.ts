import { format } from '#src/i18n/format.ts';
import { paragraphs, type Draft, type Scene } from '../draft.ts';
import type { Found } from '../knowledge.ts';
import { has } from '../question.ts';
import type { Hit } from '../search.ts';
import { sentences } from '../text/tokens.ts';
import type { CatalogueEntry, Passage } from '../types.ts';
import { attribute } from './entries.ts';
import { describe, listOf } from './entry-facts.ts';
import { asksOneFact, lookUp } from './look-up.ts';

/** How much of the question a text must hold to be quoted. */
const enoughForEntry = 0.5;
const enoughForPassage = 0.6;
const enoughForOwner = 0.4;
/** Entries whose score is this near to the best are shown with it. */
const nearBest = 0.6;
const mostRelated = 4;
const mostQuoted = 2;
/** Facts are given for this many. */
const mostAsked = 3;
/** How far ahead of the best project a text about the owner must be: little when the owner is asked about. */
const passageShare = 1.3;
const ownersShare = 0.5;
/** Texts that one word is enough for. */
const ofOwner: readonly Passage['topic'][] = ['experience', 'education', 'pursuit'];

/** "Has she taught any workshops?": what the jobs, studies and pursuits say, before any list of projects. */
export function retrievedOfOwner(scene: Scene): Draft | undefined {
  if (!asksOfOwner(scene) || scene.question.rest.length === 0 || scene.question.entries.length > 0) return undefined;
  const hits = lookUp(scene);
  const passage = hits.find(
    ({ item, coverage }) =>
      item.type === 'passage' && ofOwner.includes(item.passage.topic) && coverage >= enoughForOwner,
  );
  return passage && quotes(passage, hits, scene);
}

/** Looks for what is asked in all texts; answers with the nearest, or not at all. */
export function retrieved(scene: Scene): Draft | undefined {
  if (isGeneral(scene)) return undefined;
  const hits = lookUp(scene);
  const best = hits[0];
  if (!best) return undefined;
  const asksPrivacy = has(scene.question, 'privacy');
  // One word in common is too little for a text about many things; for a job or a course it is what was asked.
  const passage = hits.find(
    ({ item, coverage, matched }) =>
      item.type === 'passage' &&
      coverage >= enoughForPassage &&
      (matched > 1 || asksPrivacy || ofOwner.includes(item.passage.topic)),
  );
  const entries = relatedEntries(hits);
  const entryScore = entries[0]?.score ?? 0;
  const ahead = asksOfOwner(scene) ? ownersShare : passageShare;
  if (passage && passage.item.type === 'passage' && (asksPrivacy || passage.score > entryScore * ahead))
    return quotes(passage, hits, scene);
  if (entries.length === 0) return undefined;
  return related(
    entries.map(({ entry }) => entry),
    scene,
  );
}

/** "Does she build her own drones?" is about her, not about a site for drones. */
function asksOfOwner({ question }: Scene): boolean {
  if (has(question, 'projects', 'all', 'recommend') && !question.namesOwner) return false;
  return /^\W*(?:ha|hace|da|sabe)\b|\b(?:sus? propi[oa]s?|tus? propi[oa]s?|(?:does|did|is|has) (?:she|he|alba)|(?:do|did|have) you|(?:her|his|your) own|alba|ella)\b/.test(
    question.text,
  );
}

/** "What colour is the sky?": a question about the world, in which nothing points to the portfolio. */
function isGeneral({ question }: Scene): boolean {
  if (question.entries.length > 0 || question.topics.length > 0 || question.namesOwner) return false;
  if (
    has(question, 'projects', 'pieces', 'all', 'recommend', 'privacy', 'stores', 'photography', 'threeD', 'it', 'they')
  )
    return false;
  if (/\b(tu|tus|te|tienes|has|haces|hiciste|sus?|ella|your|you|she|he|her|his)\b/.test(question.text)) return false;
  if (/^\W*(explica(me)?|define|explain)\b/.test(question.text)) return true;
  return /^\W*(?:(?:y|and|pero|but) )?(?:(?:a|de|en|con|por|para|in|on|at|from) )?(?:que|quien|quienes|cual|cuales|cuant[oa]s?|como|donde|cuando|what|who|whose|how|why|when|where|which|is|are|does|do|can|should|will)\b/.test(
    question.text,
  );
}

function relatedEntries(hits: readonly Hit<Found>[]): { entry: CatalogueEntry; score: number }[] {
  const good = hits.filter(({ coverage }) => coverage >= enoughForEntry);
  const entries = good.flatMap(({ item, score }) => (item.type === 'entry' ? [{ entry: item.entry, score }] : []));
  const best = entries[0]?.score ?? 0;
  return entries.filter(({ score }) => score >= best * nearBest).slice(0, mostRelated);
}

/** One entry is described, or gives the fact that is asked for; several are listed. */
function related(entries: readonly CatalogueEntry[], scene: Scene): Draft {
  const [first] = entries;
  if (first && !has(scene.question, 'recommend', 'projects')) {
    const fact = attribute([first], scene);
    if (fact) return fact;
  }
  // "The address of the weather site": which of the few is meant is the visitor's to see.
  const fact = asksOneFact(scene) && attribute(entries.slice(0, mostAsked), scene);
  if (fact) return { ...fact, text: paragraphs(entries.length > 1 && scene.say.related, fact.text) };
  if (entries.length === 1 && first)
    return { text: paragraphs(scene.say.related, describe(first, scene)), intent: 'related' };
  return { text: paragraphs(scene.say.related, listOf(entries, scene)), intent: 'related' };
}

/** The best text, and for a question about the owner another that is nearly as good. */
function quotes(best: Hit<Found>, hits: readonly Hit<Found>[], scene: Scene): Draft | undefined {
  const near = hits.filter(
    (hit) =>
      hit === best || (asksOfOwner(scene) && hit.score >= best.score * nearBest && hit.coverage >= enoughForPassage),
  );
  const drafts = near
    .flatMap(({ item }) => (item.type === 'passage' ? [item.passage] : []))
    .filter(({ topic }, at) => at === 0 || ofOwner.includes(topic))
    .slice(0, mostQuoted)
    .map((passage) => quote(passage, scene));
  const [first] = drafts;
  return first && { ...first, text: paragraphs(...drafts.map(({ text }) => text)) };
}

/** The sentences of a passage that hold the question's words, or the whole of a short one. */
function quote({ title, text, topic }: Passage, { language }: Scene): Draft {
  const whole = text[language];
  const shown = whole.length < 700 ? whole : sentences(whole).slice(0, 5).join(' ');
  return { text: paragraphs(title[language] && `**${title[language]}**`, shown), intent: topic };
}

/** "And the code?" with nothing before it: asks which project is meant. */
export function whichProject({ question, knowledge, say, language }: Scene): Draft | undefined {
  if (question.rest.length > 0 || question.topics.length > 0) return undefined;
  if (!has(question, 'code', 'link', 'madeWith', 'isFinished', 'date', 'blocked')) return undefined;
  const example = knowledge.index.entries.find(({ featured }) => featured) ?? knowledge.index.entries[0];
  if (!example) return undefined;
  return { text: format(say.whichProject, { project: example.title[language] }), intent: 'clarify' };
}

/** Says plainly that the site does not tell, or that the question is not about it. */
export function unknown(scene: Scene): Draft {
  const { knowledge, say } = scene;
  const { name, email } = knowledge.index.owner;
  if (aboutPortfolio(scene)) return { text: format(say.unknown, { owner: name, email }), intent: 'unknown' };
  return { text: format(say.offTopic, { owner: name }), intent: 'off-topic' };
}

function aboutPortfolio({ question }: Scene): boolean {
  // "You are ugly" asks nothing.
  if (/^\W*(?:eres|you are|you're) (?:\w+ ){0,2}\w+\W*$/.test(question.text) && !/\?/.test(question.text)) return false;
  if (question.namesOwner || question.topics.length > 0) return true;
  if (
    has(
      question,
      'projects',
      'owner',
      'occupation',
      'experience',
      'skills',
      'education',
      'knows',
      'location',
      'all',
      'novel',
    )
  )
    return true;
  return /\b(tu|tus|tienes|eres|has|haces|your|you)\b/.test(question.text);
}
