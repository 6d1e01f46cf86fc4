import type { Entity, Facts } from '#src/assistant/facts/types.ts';
import { findEntities, isEntry, isWork, tellingOf } from '../search/find.ts';
import { findSentences } from '../search/sentences.ts';
import type { Called, Knowledge } from '../knowledge.ts';
import { kindSlots, namedIn } from '../read.ts';
import type { Reading } from '../reading.ts';
import { stem } from '../words/stem.ts';
import { fold } from '../words/text.ts';
import type { Token } from '../words/token.ts';

/** A word that calls something is no everyday word of questions. */
const leastTelling = 0.15;

/** A word that names a thing by itself is hardly ever asked of anything else. */
const [leastOwn, leastWeight] = [3.2, 2];

/** What a word of a tag or a keyword weighs at least. */
const ofTag = 2;

/** So many words may stand between "the", what it is and what it is about. */
const reach = 4;

/** Between a hero and whose father or daughter it is. */
const nearby = 4;

/** "The cobbler's website", "la app de los sueños": a thing called by its keywords is as good as named. */
export function withDescribed(reading: Reading, knowledge: Knowledge, focus: readonly Entity[] = []): Reading {
  const { tokens } = reading;
  const placed = placedWork(reading, knowledge, focus.some(isWork)) ?? heroNamed(reading, knowledge);
  if (placed) return placed;
  if (reading.strangers.length > 0 || tokens.some(({ mention }) => mention?.type === 'entity')) return reading;
  for (let start = 0; start < tokens.length - 1; start += 1) {
    const span = spanAt(tokens, start, knowledge) ?? (isOwnWord(tokens, start, knowledge) ? start + 2 : undefined);
    if (span === undefined) continue;
    const short = calledIn(tokens.slice(start + 1, span), knowledge);
    const long = calledIn(tokens.slice(start + 1, span + 1), knowledge);
    const isLonger = long !== undefined && long.length > (short?.length ?? 0);
    const entity = (isLonger ? long : short)?.entity;
    if (!entity) continue;
    const end = isLonger ? span + 1 : span;
    const text = tokens.slice(start, end).map((token) => token.text);
    const token: Token = {
      text: text.join(' '),
      seen: kindSlots[entity.kind] ?? '<p>',
      mention: { type: 'entity', entities: [entity] },
    };
    const read = [...tokens.slice(0, start), token, ...tokens.slice(end)];
    const left = new Set(text.map((word) => stem(word, knowledge.language)));
    return {
      ...reading,
      tokens: read,
      seen: read.map(({ seen }) => seen),
      named: namedIn(read),
      topics: reading.topics.filter((topic) => !left.has(topic)),
    };
  }
  return reading;
}

/** "The photos of the ridge": the one work that has the place in its title; the owner's own town tells none apart. */
function placedWork(reading: Reading, { facts, attributes, words }: Knowledge, inTalk: boolean): Reading | undefined {
  const at = reading.tokens.findIndex(({ mention }) => mention?.type === 'place');
  const token = reading.tokens[at];
  if (token?.mention?.type !== 'place' || reading.named.length > 0) return undefined;
  const goesOn = inTalk && words.follow(reading.tokens[0]?.text ?? '');
  if (!goesOn && !reading.tokens.some(({ text }) => attributes.photo(text) || attributes.picture(text)))
    return undefined;
  const place = fold(token.mention.label);
  if (fold(facts.owner.location).includes(place)) return undefined;
  const [work, ...others] = facts.entities.filter((each) => isWork(each) && fold(each.title).includes(place));
  if (!work || others.length > 0) return undefined;
  const tokens = reading.tokens.with(at, {
    ...token,
    seen: kindSlots[work.kind] ?? token.seen,
    mention: { type: 'entity', entities: [work] },
  });
  return { ...reading, tokens, seen: tokens.map(({ seen }) => seen), named: [work] };
}

/** "The narrator", "her father" beside it: whoever tells the story or is its hero stands first in the cast. */
function heroNamed(reading: Reading, { facts, words }: Knowledge): Reading | undefined {
  const { tokens } = reading;
  const at = tokens.findIndex(({ text }, place) => words.lead(text) && words.the(tokens[place - 1]?.text ?? ''));
  const hero = facts.entities.find(({ kind }) => kind === 'character');
  if (at < 0 || !hero || reading.named.length > 0) return undefined;
  const kin = tokens.findIndex(({ text }, place) => words.kin(text) && Math.abs(place - at) < nearby);
  const relative = kin < 0 ? undefined : kinIn(facts, hero);
  const [from, to] = relative ? [Math.min(at - 1, kin), Math.max(at, kin)] : [at - 1, at];
  const gone = tokens.slice(from, to + 1).map(({ text }) => text);
  const entity = relative ?? hero;
  const token: Token = { text: gone.join(' '), seen: '<ch>', mention: { type: 'entity', entities: [entity] } };
  const read = [...tokens.slice(0, from), token, ...tokens.slice(to + 1)];
  const topics = reading.topics.filter((root) => !gone.some((text) => text.startsWith(root)));
  return { ...reading, tokens: read, seen: read.map(({ seen }) => seen), named: [entity], topics };
}

/** Another character of the same family name. */
export function kinIn({ entities }: Facts, of: Entity): Entity | undefined {
  const surname = of.title.split(' ').slice(1).join(' ');
  return surname === ''
    ? undefined
    : entities.find((each) => each.kind === 'character' && each !== of && each.title.endsWith(surname));
}

/** "The cobbler": one rare word of a project and of nothing else. */
function isOwnWord(tokens: readonly Token[], start: number, knowledge: Knowledge): boolean {
  const [article, word] = [tokens[start], tokens[start + 1]];
  if (!article || !word || word.mention || !knowledge.words.article(article.text)) return false;
  const root = stem(word.text, knowledge.language);
  const [[, weight] = [], ...others] = knowledge.index.get(root) ?? [];
  return tellingOf(root, knowledge) > leastOwn && others.length === 0 && (weight ?? 0) > leastWeight;
}

/** Where the words end that begin with an article and call a thing: one of a kind, or "the one of". */
function spanAt(tokens: readonly Token[], start: number, { words, attributes }: Knowledge): number | undefined {
  const text = (at: number) => (tokens[at]?.mention ? '' : (tokens[at]?.text ?? ''));
  if (!words.the(text(start))) return undefined;
  // Several of a kind are no thing by name.
  const isThing = (at: number) => (words.thingNoun(text(at)) || attributes.store(text(at))) && !words.plural(text(at));
  for (let at = start + 1; at <= start + 3; at += 1) {
    if (words.ofWhat(text(at)) && (at === start + 1 || isThing(at - 1))) {
      let end = at + 1;
      while (end < tokens.length && end < at + reach && (words.function(text(end)) || end === at + 1)) end += 1;
      const last = words.function(text(end - 1)) ? end + 1 : end;
      return Math.min(tokens.length, last);
    }
    if (isThing(at) && at > start + 1) return at + 1;
    if (words.function(text(at)) && !words.the(text(at))) return undefined;
  }
  return undefined;
}

/** The one project that some words call by a keyword of its own or by a word of its title. */
function calledIn(tokens: readonly Token[], knowledge: Knowledge): { entity: Entity; length: number } | undefined {
  const { calls, words, language, index } = knowledge;
  const asked = tokens
    .filter(({ text, mention }) => !mention && !words.function(text) && !words.thingNoun(text))
    .map(({ text }) => stem(text, language))
    .filter((root) => tellingOf(root, knowledge) > leastTelling);
  const things = new Set(tokens.flatMap(({ text }) => (words.thingNoun(text) ? [text] : [])));
  const kinds = [...things].map((word) => stem(word, language));
  // Of two that are called, the one by more words is meant: "electric motorbike" before "motorbike".
  const lengthOf = ({ entity, names, phrases }: Called) =>
    // Of two that are called alike, the one that has what it is in its name, its tags or its keywords.
    (names.some((word) => things.has(word)) || kinds.some((root) => (index.get(root)?.get(entity) ?? 0) >= ofTag)
      ? 0.5
      : 0) +
    Math.max(
      0,
      ...phrases.map((phrase) =>
        phrase.some((root) => asked.includes(root)) &&
        phrase.every((root) => asked.includes(root) || kinds.includes(root))
          ? phrase.length
          : 0,
      ),
    );
  const [first, second] = calls
    .map((each) => ({ entity: each.entity, length: lengthOf(each) }))
    .sort((one, other) => other.length - one.length);
  return first && first.length >= 1 && first.length > (second?.length ?? 0) ? first : undefined;
}

/** A project or work that the question's words describe better than any other. */
export function clearlyDescribed(reading: Reading, knowledge: Knowledge, least = 0.24): Entity | undefined {
  const [first, second] = findEntities(reading.topics, knowledge, isEntry);
  return first && first.share > least && first.score > 3 && (!second || first.score > second.score * 1.25)
    ? first.entity
    : undefined;
}

const sureOnes = new WeakMap<Reading, { entity: Entity | undefined }>();

/** Said in so many words that it is as good as named: one sentence of its entry, and that entry, hold most of the question. */
export function surelyDescribed(reading: Reading, knowledge: Knowledge): Entity | undefined {
  let known = sureOnes.get(reading);
  if (!known) sureOnes.set(reading, (known = { entity: bestDescribed(reading, knowledge) }));
  return known.entity;
}

/** Stories tell so much that a sentence of one must hold more than one of a text, and more than any other story's. */
const [leastOfStory, ahead, ofOwn] = [7, 1.3, 0.4];

function bestDescribed({ topics, named, tokens }: Reading, knowledge: Knowledge): Entity | undefined {
  if (named.length > 0 || tokens.some(({ mention }) => mention?.type === 'entity' || mention?.type === 'owner'))
    return undefined;
  const { chapter, character, novel } = knowledge.attributes;
  const ofBook = tokens.some(({ text }) => chapter(text) || character(text) || novel(text));
  if (ofBook) return undefined;
  const [plain] = findSentences(topics, knowledge);
  const [story, ...others] = findSentences(topics, knowledge, undefined, undefined, 'stories');
  const other = others.find(({ sentence }) => sentence.entity !== story?.sentence.entity);
  // Words of a story stand together by chance where another entry holds as much of the question for its own.
  const [called, next] = findEntities(topics, knowledge, isEntry);
  const isOthers = called && called.share > ofOwn && called.score > (next?.score ?? 0) * ahead;
  const isTold =
    story &&
    story.own > leastOfStory &&
    story.own > (other?.own ?? 0) * ahead &&
    !(isOthers && called.entity !== story.sentence.entity);
  const best = isTold && story.own >= (plain?.own ?? 0) ? story : plain;
  const entity = best?.sentence.entity;
  if (!best || !entity || !isEntry(entity)) return undefined;
  return best.share >= 0.5 && best.score >= 9 && best.hits > 1 ? entity : undefined;
}
