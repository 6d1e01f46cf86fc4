import type { Entity } from '../facts/types.ts';
import type { Constraints } from './constraints.ts';
import type { Knowledge } from './knowledge.ts';
import type { Ranked, Reading } from './reading.ts';
import { kindsAsked } from './search/answers.ts';
import { isEntry, isWork } from './search/find.ts';
import { findSentences, sentencesOn } from './search/sentences.ts';
import { isOfRarest, topicsPlain, topicsWithout } from './search/topics.ts';
import { isWhy, says } from './search/why.ts';
import type { State } from './talk/state.ts';
import { stem } from './words/stem.ts';

/** What the words and the content themselves speak for, beside what was learned. */
export function evidence(
  reading: Reading,
  constraints: Constraints,
  state: State,
  knowledge: Knowledge,
  about: Entity | undefined,
  first: Ranked,
): [target: string, share: number][] {
  const asked = constraints.attributes.map(({ attribute }) => attribute);
  const has = (...wanted: string[]) => asked.some((attribute) => wanted.includes(attribute));
  const found: [string, number][] = [];
  const { words } = knowledge;
  const hasWord = (test: (word: string) => boolean) => reading.tokens.some(({ text }) => test(text));
  const superlative = constraints.most || constraints.least;
  const tools = reading.tokens.filter(({ mention }) => mention?.type === 'technology' && mention.known);
  if (
    superlative &&
    has('picture', 'audio', 'length') &&
    (has('photo', 'chapter', 'novel') || reading.named.length > 1)
  )
    found.push(['list.rank', constraints.either || isPartOf('photo', 'picture') ? 1.2 : 0.6]);
  if (constraints.earlier && constraints.later && (about || constraints.either || state.focus.length > 0))
    found.push(['compare', constraints.either ? 2 : 1]);
  if (reading.named.filter(({ kind }) => kind === 'character').length > 1 && hasWord(words.age) && hasWord(words.or))
    found.push(['compare', 1.5]);
  if (hasWord(words.earlier) !== hasWord(words.later) && constraints.either)
    found.push(['compare', about && isEntry(about) ? 1.5 : 1]);
  if (first.target === 'list.filter' && hasWord(words.oneOf) && constraints.newest !== constraints.oldest)
    found.push([constraints.newest ? 'list.newest' : 'list.oldest', 1]);
  const isShort = reading.tokens.length < 7;
  if (state.target === 'owner.languages' && isShort && superlative) found.push(['owner.languages', 1.2]);
  if (/^owner\.(skill\.level|uses)/.test(state.target) && isShort && constraints.follow)
    found.push(['owner.skill.level', 1]);
  if (constraints.count && (constraints.bare || has('picture')) && about && isShort)
    found.push(['x.fact', isWork(about) ? 1.2 : 0.9]);
  const isCounted = isOfSeveral(reading, knowledge) || (has('photo') && has('piece') && !about);
  if (constraints.count && !state.focus.some(isEntry) && isCounted) found.push(['list.count', 1.5]);
  const isAllOfBook = reading.named.length === 0 && !has('audio', 'pdf', 'character', 'pages');
  if (constraints.count && has('chapter') && isAllOfBook && isCountOf('chapter'))
    found.push(['novel.chapter-count', 1]);
  if (has('novel') && !about && says(reading, words.real)) found.push(['novel.setting', 1]);
  // How many, asked of the chat, is what it is limited to.
  if (constraints.count && first.target === 'site.privacy.chat') found.push(['site.chat-limit', 1.5]);
  const isPick = constraints.ordinal !== undefined || constraints.oldest || constraints.newest;
  if (
    isPick &&
    topicsPlain(reading, knowledge) < 2 &&
    isShort &&
    !about &&
    state.list.length > 1 &&
    !state.target.startsWith('list.')
  )
    found.push(['talk.other', 1]);
  const isOfReview = (isShort && (superlative || constraints.follow)) || isWhy(reading, knowledge);
  if (state.target === 'novel.reviews' && isOfReview) found.push(['novel.reviews', 1]);
  if (state.target === 'owner.languages' && reading.tokens.some(({ mention }) => mention?.type === 'tongue'))
    found.push(['owner.languages', 0.5]);
  if (hasWord(words.form) && hasWord(words.arrive)) found.push(['site.privacy.form', 0.8]);
  if (says(reading, words.favourite) && constraints.among && state.focus.some(isEntry)) found.push(['recommend', 1.2]);
  if (first.target === 'owner.services' && hasWord(words.teach) && reading.named.length === 0)
    found.push(['owner.services', 1]);
  if (has('tags') && about?.values.tags) found.push(['x.fact', 1]);
  // "Which of those …?": one of the last list, by what its texts say.
  if (about && constraints.among && reading.named.length === 0 && state.list.length > 1 && state.list.includes(about))
    found.push(['x.fact', 1]);
  if (!about && first.target === 'list.filter' && says(reading, words.owns)) found.push(['owner.services', 0.5]);
  const isWished = constraints.yesNo || constraints.follow || constraints.other;
  if (hasWord(words.alike) && isWished && (about ? isEntry(about) : state.focus.length === 1))
    found.push(['list.filter', 1.2]);
  if (hasWord(words.homework) && reading.named.length === 0) found.push(['off.task', 2]);
  if (constraints.years.length > 0 && has('piece', 'project', 'photo', 'chapter') && !about)
    found.push(['list.filter', 0.8]);
  const isTimed = constraints.period ?? (constraints.months && !/^(owner|off)\./.test(first.target));
  if (isTimed && !about) found.push(['list.filter', 1]);
  if (has('featured') && has('project') && !about) found.push(['list.filter', 0.8]);
  if (
    reading.tokens.slice(0, 2).some(({ text }) => words.whereAsked(text)) &&
    hasWord(words.usage) &&
    has('photo', 'picture') &&
    about?.kind !== 'project'
  )
    found.push(['work.place', 1]);
  if (has('lens') && !first.target.startsWith('site.') && about?.kind === 'photography') found.push(['work.lens', 0.9]);
  if (reading.tokens.some(({ text, mention }) => mention && knowledge.attributes.code(text)) && about)
    found.push(['p.code', 0.9]);
  if (!about && hasWord(words.networks) && first.target !== 'p.code') found.push(['owner.social', 1]);
  if (tools.length > 1 && !about && constraints.either) found.push(['owner.skill.level', 1]);
  if (has('exposure') && about?.kind !== 'project') found.push(['work.exposure', 0.9]);
  if (about?.kind === 'project') {
    if (has('code') && !has('blocked')) found.push(['p.code', 0.3]);
  }
  if (
    (!about || about.kind === 'character') &&
    first.share < 0.7 &&
    !/^(compare|list\.rank|injection|off\.(health|harm))/.test(first.target)
  ) {
    const ofOwner = reading.tokens.some(({ mention }) => mention?.type === 'owner');
    const isOnIt = (text: string) =>
      !(first.share > 0.3 && first.target.startsWith('owner.')) || isOfRarest(reading, text, knowledge);
    const [best] = findSentences(reading.topics, knowledge, ({ entity }) =>
      about ? entity?.kind === 'chapter' : !ofOwner || !entity || /^(job|study|pursuit)$/.test(entity.kind),
    ).filter(({ sentence }) => sentence.topic !== 'newsletter');
    if (best && best.share > 0.7 && best.hits > 1 && best.score > 7.5 && isOnIt(best.sentence.text))
      found.push(['x.fact', best.share]);
  }
  if (about?.values.blocked && has('demo', 'blocked')) found.push(['p.blocked', isWhy(reading, knowledge) ? 1 : 0]);
  const kinds = kindsAsked(reading, knowledge);
  // Where a shop is, is asked of its town.
  if (about?.values.store && kinds.includes('where') && topicsWithout(reading, about, knowledge).length === 0)
    found.push(['x.fact', 1]);
  const isOfPart = kinds.some((kind) => /^(origin|hindsight|hard|outcome|purpose|trouble)$/.test(kind));
  if (about && isOfPart && /^(project|photography|2d-3d)$/.test(about.kind)) found.push(['x.fact', 1]);
  if (tools.length > 0 && reading.named.length === 0 && hasWord(words.confidence))
    found.push(['owner.skill.level', 1.2]);
  if (about && !has('package', 'code', 'demo', 'blocked')) {
    const [best] = sentencesOn(about, topicsWithout(reading, about, knowledge), knowledge);
    if (best && best.own > 2.2) found.push(['x.fact', Math.min(0.5, best.own / 12)]);
    const [told] = sentencesOn(about, topicsWithout(reading, about, knowledge), knowledge, 'stories');
    if (told && told.own > 5 && told.hits > 1) found.push(['x.fact', 0.5]);
  }
  return found;

  /** "How many chapters": that very word is what is counted. */
  function isCountOf(what: string): boolean {
    return constraints.attributes.some(
      ({ attribute, at }) => attribute === what && words.count(reading.tokens[at - 1]?.text ?? ''),
    );
  }

  /** "The series with most pictures": one word calls the whole and another what is counted in it. */
  function isPartOf(whole: string, part: string): boolean {
    const wholes = constraints.attributes.filter(({ attribute }) => attribute === whole);
    const parts = constraints.attributes.filter(({ attribute }) => attribute === part);
    return wholes.some(({ at }) => parts.some((each) => each.at > at + 1));
  }
}

/** What a word of a tag or a keyword weighs at least. */
const ofTag = 2;

/** "How many games": what is counted is a kind of entry, by a word that several of them are called by. */
function isOfSeveral({ tokens }: Reading, { words, attributes, index, language }: Knowledge): boolean {
  const at = tokens.findIndex(({ text }) => words.count(text));
  const asked = [tokens[at - 1], tokens[at]].some((token) => token && words.asks(token.text));
  const { text = '', mention } = tokens[at + 1] ?? {};
  if (at < 0 || !asked || mention || words.function(text)) return false;
  if (attributes.store(text)) return true;
  if (Object.values(attributes).some((test) => test(text))) return false;
  const called = [...(index.get(stem(text, language)) ?? [])];
  return called.filter(([{ kind }, weight]) => kind === 'project' && weight >= ofTag).length > 1;
}
