import type { Entity } from '#src/assistant/facts/types.ts';
import { kindsAsked } from '#src/assistant/understand/search/answers.ts';
import { isEntry, isWork, rankFacts } from '#src/assistant/understand/search/find.ts';
import { keyOf } from '#src/assistant/understand/named/names.ts';
import { asks, focusOf, mentioned, say, shorten, tell, type Draft, type Handler, type Scene } from '../scene.ts';
import type { Attribute } from '#src/assistant/understand/words/grammar.ts';
import { described } from './card.ts';
import { fact, factOf } from './fact.ts';
import { filtered } from './filter.ts';
import { toldOf } from './told.ts';
import { shown, wantsList } from './lists.ts';
import { identityOf, sentencesOn } from '#src/assistant/understand/search/sentences.ts';
import { stem } from '#src/assistant/understand/words/stem.ts';
import { isPolar } from '../lead.ts';
import { link, toolsOf, topicsBeside } from '../parts.ts';

const things = ['project', 'photography', '2d-3d'] as const;

/** A project that is meant; a work only when it is named or what the talk is about. */
function thingOf(scene: Scene): Entity | undefined {
  const entity = focusOf(scene, ...things);
  if (!entity || !isWork(entity) || scene.reading.named.includes(entity) || scene.state.focus.includes(entity))
    return entity;
  return focusOf(scene, 'project') ?? entity;
}

/** So much of the rest must a sentence hold that tells how long something took. */
const leastLasted = 3;

export const whatIs: Handler = (scene) => {
  const people = scene.reading.named.filter(({ kind }) => kind === 'character');
  if (people.length > 1)
    return { text: people.map((each) => described(scene, each)?.text).join('\n\n'), focus: people, list: people };
  const entity = focusOf(scene);
  if (!entity) return undefined;
  const about = described(scene, entity);
  return about?.text === scene.state.said ? factOf(scene, entity) : about;
};

export const dateOf: Handler = (scene) => {
  const entity = focusOf(scene);
  const inTalk = scene.state.focus.length === 1 && scene.reading.tokens.length < 5;
  if (!entity || (wantsList(scene) && !scene.reading.named.length && !inTalk)) return undefined;
  const { title, kind, values } = entity;
  if (kind === 'chapter') {
    if (!values.published)
      return tell(scene, values.wholeBook ? 'bookNotYet' : 'chapterNotYet', { title, when: values.dateText }, entity);
    return tell(scene, 'chapterDate', { title, number: values.number, date: values.dateText }, entity);
  }
  if (kind === 'job' || kind === 'study') {
    const isStill = scene.reading.tokens.some(({ text }) => scene.knowledge.words.still(text));
    const isOver = /\d{4}\D+\d{4}/.test(values.period ?? '');
    const lead = isStill ? say(scene, isOver ? 'noLead' : 'yesLead') : '';
    return { text: `${lead}${values.period}: **${title}**, ${values.company}.`, focus: [entity] };
  }
  if (!values.dateText) return undefined;
  const [told] = sentencesOn(entity, topicsBeside(scene, entity), scene.knowledge);
  const isWhen = scene.reading.tokens.some(({ text }) => scene.knowledge.words.whenAsked(text));
  if (!isWhen && scene.constraints.years.length === 0 && told && told.own > 4) return factOf(scene, entity);
  const isLong = kindsAsked(scene.reading, scene.knowledge).includes('length');
  if (isLong && !isWhen && isEntry(entity))
    return tell(scene, 'durationUnsaid', { title, date: values.dateText }, entity);
  const [year] = scene.constraints.years;
  const lead = year === undefined ? '' : say(scene, values.date?.startsWith(String(year)) ? 'yesLead' : 'noLead');
  return {
    text: lead + say(scene, values.date?.length === 7 ? 'dateMonth' : 'dateDay', { title, date: values.dateText }),
    focus: [entity],
  };
};

/** As much as is told of what was built. */
const longestTold = 320;

/** "What did you build for …?", and no more, asks what it is. */
function isMadeFor({ reading: { tokens }, knowledge }: Scene, entity: Entity): boolean {
  const { words, language } = knowledge;
  const own = identityOf(entity, knowledge);
  const isOwn = (at: number) => tokens[at]?.mention !== undefined || own.has(stem(tokens[at]?.text ?? '', language));
  return (
    tokens.some(({ text }, at) => words.forWhom(text) && tokens[at + 1]?.mention) &&
    tokens.every(({ text }, at) => isOwn(at) || (words.function(text) && (!words.naming(text) || isOwn(at + 1))))
  );
}

export const stackOf: Handler = (scene) => {
  const entity = thingOf(scene);
  if (!entity) return undefined;
  if (isMadeFor(scene, entity)) {
    const whole = entity.facts.flatMap(({ field, text }) => (field === 'description' ? [text] : [])).join(' ');
    return tell(scene, 'inThing', { title: entity.title, text: shorten(whole, longestTold) }, entity);
  }
  const { title } = entity;
  const tools = toolsOf(scene, entity);
  const asked = mentioned(scene, 'technology');
  if (asked.length > 0 && scene.reading.tokens.length > 2) {
    const has = asked.filter(({ label }) => tools.some((tool) => keyOf(tool) === keyOf(label)));
    const key = has.length === 0 ? 'usesNot' : scene.constraints.either && asked.length > 1 ? 'usesThis' : 'usesYes';
    return tell(
      scene,
      key,
      {
        title,
        tool: (has.length ? has : asked).map(({ label }) => label),
        tools: tools,
      },
      entity,
    );
  }
  const [best] = rankFacts(
    topicsBeside(scene, entity),
    entity.facts.filter(({ field }) => field === 'description'),
    scene.knowledge,
  );
  if (best && best.score > 1.2 && tools.some((tool) => best.fact.text.includes(tool)))
    return tell(scene, 'inThing', { title, text: best.fact.text }, entity);
  if (tools.length === 0) return fact(scene);
  return tell(scene, isWork(entity) ? 'madeIn' : 'builtWith', { title, tools: tools }, entity);
};

/** A reply about one thing; about each of several that are named; as a list when several are asked about. */
function ofThing(attribute: Attribute, reply: (scene: Scene, entity: Entity) => Draft): Handler {
  return (scene) => {
    const isThing = ({ kind }: Entity) => things.some((each) => each === kind);
    const both = scene.reading.tokens.some(({ text }) => scene.knowledge.words.both(text));
    const pair = scene.reading.named.length === 0 && both ? scene.state.recent : scene.reading.named;
    const named = pair.filter(isThing);
    if (named.length > 1)
      return { text: named.map((entity) => reply(scene, entity).text).join('\n\n'), focus: named, list: named };
    const severals = wantsList(scene);
    const entity = severals ? undefined : thingOf(scene);
    if (entity) return reply(scene, entity);
    const { kept, narrowed } = filtered(scene, { attribute, unlessSaid: true });
    const [only] = kept;
    if (!narrowed) return undefined;
    return only && kept.length === 1 ? reply(scene, only) : shown(scene, kept);
  };
}

export const statusOf = ofThing('unfinished', (scene, entity) => {
  const { title, values } = entity;
  if (!values.status) return tell(scene, 'workDone', { title, date: values.dateText }, entity);
  if (values.status === 'finished') return tell(scene, 'finished', { title, date: values.dateText }, entity);
  const last = entity.facts.findLast(({ field }) => field === 'description')?.text;
  const lead = isPolar(scene) ? say(scene, 'notYetLead') : '';
  return { text: lead + say(scene, 'unfinished', { title, text: last }), focus: [entity] };
});

export const demoOf = ofThing('demo', (scene, entity) => {
  const { title, values } = entity;
  if (isWork(entity)) return tell(scene, 'seeWork', { title }, entity);
  if (values.demo && !values.blocked) return tell(scene, 'demo', { title, link: link(values.demo) }, entity);
  const code = values.code ? say(scene, 'butCode', { link: link(values.code) }) : '';
  return { text: say(scene, values.blocked ? 'demoBlocked' : 'demoNone', { title }) + code, focus: [entity] };
});

export const codeOf = ofThing('code', (scene, entity) => {
  const { title, values } = entity;
  return values.code
    ? tell(scene, 'code', { title, link: link(values.code) }, entity)
    : tell(scene, 'codePrivate', { title }, entity);
});

export const packageOf = ofThing('package', (scene, entity) => {
  const { title, values } = entity;
  const isApple = asks(scene, 'iphone');
  const web = values.demo && !values.blocked ? say(scene, 'inBrowser', { link: link(values.demo) }) : '';
  const key = !values.package ? 'packageNone' : isApple ? 'packageNotApple' : 'package';
  return { text: say(scene, key, { title }) + (key === 'package' ? '' : web), focus: [entity] };
});

export const blockedOf = ofThing('blocked', (scene, entity) => {
  const { title, values } = entity;
  if (values.blocked) return tell(scene, 'blocked', { title }, entity);
  // "Closed on Mondays?" is asked of the shop, not of its page.
  const [told] = toldOf(scene, entity);
  const hours = told && told.own > leastLasted && factOf(scene, entity);
  if (hours) return hours;
  return values.demo
    ? tell(scene, 'notBlocked', { title, link: link(values.demo) }, entity)
    : tell(scene, 'demoNone', { title }, entity);
});
