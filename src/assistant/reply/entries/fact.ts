import type { Entity, Frame } from '#src/assistant/facts/types.ts';
import { isEntry, isWork, quotable, rankFacts, tellingOf } from '#src/assistant/understand/search/find.ts';
import {
  findInChapters,
  findSentences,
  sentencesOn,
  type Sentence,
} from '#src/assistant/understand/search/sentences.ts';
import { surelyDescribed } from '#src/assistant/understand/named/described.ts';
import { kindsAsked } from '#src/assistant/understand/search/answers.ts';
import { sectionAsked } from '#src/assistant/understand/search/stories.ts';
import { plainWords } from '#src/assistant/understand/words/text.ts';
import { stem } from '#src/assistant/understand/words/stem.ts';
import { described, figureIn } from './card.ts';
import { ageUnsaid, otherTool, priceUnsaid } from './premise.ts';
import { lowerFirst } from '#src/lib/text.ts';
import { hasNumber, topicsBeside } from '../parts.ts';
import { quotedOf, sectionTold, toldOf } from './told.ts';
import {
  asksWhen,
  askedRoots,
  asks,
  focusOf,
  heldOf,
  isOfPicture,
  kinOf,
  say,
  shorten,
  tell,
  type Draft,
  type Handler,
  type Scene,
} from '../scene.ts';

/** Any particular: the sentence of the entity that says most of what was asked. */
export const fact: Handler = (scene) => {
  const { reading, state, knowledge, constraints } = scene;
  const entity = constraints.count && asks(scene, 'picture') ? focusOf(scene, 'photography', '2d-3d') : focusOf(scene);
  if (entity && isWork(entity) && constraints.count && asks(scene, 'picture')) return factOf(scene, entity);
  const people = reading.named.filter(({ kind }) => kind === 'character');
  if (people.length > 1 && reading.tokens.some(({ text }) => knowledge.words.related(text))) {
    const texts = people.flatMap((each) =>
      each.values.role ? [say(scene, 'related', { title: each.title, role: lowerFirst(each.values.role) })] : [],
    );
    if (texts.length > 1) return { text: texts.join(' '), focus: people, list: people };
  }
  const relative = entity && [...reading.named, ...state.focus].find((each) => kinOf(scene, each) === entity);
  if (relative) return factOf(scene, bestNamed(scene, entity, [relative]));
  const denied = entity && otherTool(scene, entity);
  if (denied) return denied;
  const told = ofNovelIn(scene) ?? ofNovelAlone(scene);
  if (told) return told;
  if (entity && reading.named.length > 0) return factOf(scene, bestNamed(scene, entity));
  const inTalk = entity && (state.focus.includes(entity) || state.list.includes(entity));
  if (inTalk && (tellsOf(scene, entity) || sectionAsked(entity, reading, knowledge))) return factOf(scene, entity);
  const ofPicture = isOfPicture(scene);
  const [best] = findSentences(reading.topics, knowledge, ({ topic, entity: of }) =>
    ofPicture ? of !== undefined && isEntry(of) : topic !== 'newsletter',
  );
  const isMeant = inTalk ? constraints.follow && constraints.back : entity === surelyDescribed(reading, knowledge);
  if (entity && isMeant) return factOf(scene, entity);
  if (best && best.share > 0.4 && best.score > 5 && (!inTalk || best.hits > 1)) return quoted(scene, best.sentence);
  return entity && !(inTalk && scene.target === 'x.fact' && state.target.startsWith('owner'))
    ? factOf(scene, entity)
    : undefined;
};

/** Asked of the novel, and of nobody in it by name: only its own texts answer. */
function ofNovelAlone(scene: Scene): Draft | undefined {
  const { reading, knowledge } = scene;
  if (!asks(scene, 'novel', 'chapter', 'character') || reading.named.length > 0 || reading.topics.length < 2)
    return undefined;
  const [best] = findSentences(
    reading.topics,
    knowledge,
    ({ entity, topic }) => topic === 'novel' || /^(chapter|character|novel)$/.test(entity?.kind ?? ''),
  );
  return best && best.share > 0.4 ? quoted(scene, best.sentence) : chapterTells(scene);
}

/** What the novel's other texts say of someone or of a chapter that is named, when they say clearly more. */
function ofNovelIn(scene: Scene): Draft | undefined {
  const { reading, knowledge } = scene;
  const named = reading.named.filter(({ kind }) => kind === 'character' || kind === 'chapter');
  const ofAge = reading.tokens.some(({ text }) => knowledge.words.age(text));
  if (named.length === 0 || reading.topics.length === 0 || ofAge) return undefined;
  const chapter = named.find(({ kind }) => kind === 'chapter');
  if (chapter && named.length > 1) return factOf(scene, chapter);
  const own = Math.max(...named.map((each) => sentencesOn(each, reading.topics, knowledge)[0]?.own ?? 0));
  const [best] = findSentences(reading.topics, knowledge, ({ entity, topic }) =>
    entity ? entity.kind === 'chapter' && !named.includes(entity) : topic === 'novel',
  );
  if (!best || best.own < own + 3 || best.share < 0.5) return own < 2 ? chapterTells(scene, named) : undefined;
  const { entity, text } = best.sentence;
  return entity ? tell(scene, 'inThing', { title: entity.title, text }, entity) : { text };
}

/** Of several that are named, the one whose texts say most of the rest of the question. */
function bestNamed({ reading, knowledge }: Scene, entity: Entity, others = reading.named): Entity {
  const told = [entity, ...others].map((each) => ({
    each,
    own: sentencesOn(each, reading.topics, knowledge)[0]?.own ?? 0,
  }));
  return told.reduce((best, next) => (next.own > best.own ? next : best)).each;
}

/** True when a text of the entity holds something of what is asked besides its name. */
function tellsOf(scene: Scene, entity: Entity): boolean {
  const topics = topicsBeside(scene, entity);
  return topics.length === 0 || heldOf(scene, entity, topics) > 0.5;
}

/** A sentence of the content as a reply, with what it belongs to. */
export function quoted(scene: Scene, { text, entity, topic, field }: Sentence): Draft | undefined {
  if (entity && !['job', 'study', 'pursuit', 'novel'].includes(entity.kind)) return factOf(scene, entity);
  if (entity?.kind === 'job' && asksWhen(scene))
    return { text: `${entity.values.period}: **${entity.title}**, ${entity.values.company}.`, focus: [entity] };
  if (entity && field === 'role') return described(scene, entity);
  if (entity?.kind === 'study') return { text: `**${entity.title}**: ${text}`, focus: [entity] };
  if (topic === 'privacy' || topic === 'novel' || topic === 'newsletter' || entity?.kind === 'novel') return { text };
  return { text: say(scene, 'ownWords', { text }), ...(entity ? { focus: [entity] } : {}) };
}

/** A sentence of a chapter that holds what is asked. */
export function chapterTells(scene: Scene, about: readonly Entity[] = []): Draft | undefined {
  const { reading, knowledge } = scene;
  if (scene.constraints.count || reading.tokens.some(({ text }) => knowledge.words.age(text))) return undefined;
  const names = about
    .flatMap(({ names: own }) => own.flatMap(plainWords))
    .map((word) => stem(word, knowledge.language));
  const best = findInChapters([...new Set([...reading.topics, ...names])], knowledge);
  const chapter = best?.sentence.entity;
  if (!best || !chapter) return undefined;
  const said = new Set(plainWords(best.sentence.text).map((word) => stem(word, knowledge.language)));
  const held = reading.topics.filter((root) => said.has(root) && tellingOf(root, knowledge) > 0.5);
  if (held.length * 2 < reading.topics.length || held.length < (about.length > 0 ? 1 : 2)) return undefined;
  const text = shorten(best.sentence.text.replace(/^[—–-]\s*/, ''), 280);
  return tell(scene, 'toldInChapter', { title: chapter.title, number: chapter.values.number, text }, chapter);
}

export function factOf(scene: Scene, entity: Entity): Draft | undefined {
  if (entity.kind === 'figure') {
    const [best] = sentencesOn(entity, topicsBeside(scene, entity), scene.knowledge);
    const told = best && best.own > 1 ? entity.facts.find(({ text }) => text === best.sentence.text) : undefined;
    const fresh = entity.facts.find(({ text }) => !isSaid(scene, text.slice(0, 60)));
    return figureIn(scene, entity, told ?? fresh ?? entity.facts[0]);
  }
  const { constraints } = scene;
  const { title, values } = entity;
  const frames = values.frames ?? [];
  const told = toldOf(scene, entity);
  const [best, next] = told;
  const isCounted = best && best.own > 2 && hasNumber(scene, best.sentence.text);
  const numbers =
    constraints.count ||
    asks(scene, 'length') ||
    scene.reading.tokens.some(({ text }) => scene.knowledge.words.age(text) || scene.knowledge.words.amount(text));
  const inTalk = scene.state.focus[0] === entity && scene.reading.tokens.length < 7;
  const pointed =
    constraints.ordinal !== undefined && (inTalk || asks(scene, 'picture', 'photo')) && frameOf(scene, entity);
  if (pointed) {
    const { caption, alt } = pointed.frame;
    return { ...tell(scene, 'inThing', { title, text: `${caption} ${alt}` }, entity), frame: pointed.at };
  }
  const unaged = ageUnsaid(scene, entity);
  if (unaged) return unaged;
  const unpriced = priceUnsaid(scene, entity);
  if (unpriced) return unpriced;
  const section = sectionTold(scene, entity);
  if (section) return tell(scene, 'inThing', { title, text: section }, entity);
  if (constraints.count && (constraints.bare || asks(scene, 'picture')) && frames.length > 0 && !isCounted)
    return tell(scene, 'pictureCount', { title, count: frames.length }, entity);
  if (asks(scene, 'tags') && values.tags?.length) return tell(scene, 'tags', { title, tags: values.tags }, entity);
  const facts = quotable(entity).filter(({ field }) => entity.kind !== 'character' || field !== 'role');
  const captions = frames.map(({ caption }) => caption).join(' ');
  const kinds = kindsAsked(scene.reading, scene.knowledge);
  const isAll = !best || best.score <= 1 || (kinds.includes('list') && !kinds.includes('number'));
  if (isAll && captions !== '' && captions.length < 260 && asks(scene, 'picture', 'photo', 'piece'))
    return tell(scene, 'inThing', { title, text: captions }, entity);
  // Somebody described is told of whole: which of the words only say who is meant is not known; nor which of it is a reason.
  const isMeant = scene.reading.named.includes(entity) || scene.state.focus[0] === entity;
  if (entity.kind === 'character' && (!isMeant || kinds.includes('why'))) return described(scene, entity);
  if (best?.sentence.field === 'role' && best.score > 1) return described(scene, entity);
  if (best && best.score > 1) {
    const text = quotedOf(scene, best);
    const isAlso =
      next &&
      !numbers &&
      next.sentence.field === best.sentence.field &&
      next.sentence.section === best.sentence.section &&
      next.sentence.frame === best.sentence.frame &&
      next.sentence.at > best.sentence.at &&
      next.score > best.score * 0.7 &&
      !text.includes(next.sentence.text) &&
      text.length + next.sentence.text.length < 250;
    const also = isAlso ? ` ${next.sentence.text}` : '';
    const { frame } = best.sentence;
    const isWhich =
      frame !== undefined && scene.reading.tokens.some(({ text: word }) => scene.knowledge.words.oneOf(word));
    const place = isWhich ? say(scene, 'photoAt', { number: frame + 1 }) : '';
    return { ...tell(scene, 'inThing', { title, text: place + text + also }, entity), frame };
  }
  const counted = numbers ? facts.find(({ text }) => hasNumber(scene, text)) : undefined;
  if (counted) return tell(scene, 'inThing', { title, text: counted.text }, entity);
  const about = described(scene, entity);
  if (about && entity.kind === 'character' && isSaid(scene, about.text)) {
    const rest = entity.facts.filter(({ field }) => field !== 'role').map(({ text }) => text);
    return tell(scene, 'inThing', { title, text: rest.join(' ') }, entity);
  }
  if (!about || (tellsOf(scene, entity) && !isSaid(scene, about.text.slice(-90)))) return about;
  // No sentence holds what was asked: what was not said of it yet is nearer than the same once more.
  const whole = facts.filter(({ field, text }) => field === 'description' && !isSaid(scene, text));
  const text = shorten(whole.map((each) => each.text).join(' '), 320);
  return text === '' ? about : { ...about, text: `**${title}**: ${text}` };
}

/** True for what the last reply said already. */
function isSaid({ state }: Scene, text: string): boolean {
  return state.said.includes(text);
}

/** The picture of a series that a question means: by its place, or by what it shows. */
export function frameOf(scene: Scene, entity: Entity): { frame: Frame; at: number } | undefined {
  const frames = entity.values.frames ?? [];
  const { ordinal } = scene.constraints;
  const isOfTalk = scene.state.focus[0] === entity && scene.state.list.length < 2;
  if (ordinal !== undefined && (isOfTalk || asks(scene, 'picture', 'photo'))) {
    const at = ordinal < 0 ? frames.length - 1 : ordinal - 1;
    const frame = frames[at];
    if (frame) return { frame, at };
  }
  const topics = topicsBeside(scene, entity).filter((root) => !askedRoots(scene).has(root));
  const texts = frames.map(({ caption, alt }, at) => ({ text: `${caption} ${alt}`, at }));
  const [best, second] = rankFacts(topics, texts, scene.knowledge, (root) =>
    Math.min(2, tellingOf(root, scene.knowledge)),
  );
  if (!best || best.score < 0.8 || (second && best.score < second.score * 1.2)) return undefined;
  const frame = frames[best.fact.at];
  return frame && { frame, at: best.fact.at };
}
