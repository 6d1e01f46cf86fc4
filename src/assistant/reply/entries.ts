import type { Entity, Frame } from '../facts/types.ts';
import { isWork, quotable, rankFacts, tellingOf } from '../understand/find.ts';
import { findSentences, sentencesOn, type Sentence } from '../understand/sentences.ts';
import { keyOf } from '../understand/names.ts';
import { asks, focusOf, join, mentioned, say, shorten, tell, type Draft, type Handler, type Scene } from './scene.ts';
import type { Attribute } from '../understand/grammar.ts';
import { filtered } from './filter.ts';
import { shown, wantsList } from './lists.ts';
import { hasNumber, link, lowerFirst, opening, toolsOf, topicsBeside } from './parts.ts';

const things = ['project', 'photography', '2d-3d'] as const;

/** A project that is meant; a work only when it is named or what the talk is about. */
function thingOf(scene: Scene): Entity | undefined {
  const entity = focusOf(scene, ...things);
  if (!entity || !isWork(entity) || scene.reading.named.includes(entity) || scene.state.focus.includes(entity))
    return entity;
  return focusOf(scene, 'project') ?? entity;
}

export const whatIs: Handler = (scene) => {
  const people = scene.reading.named.filter(({ kind }) => kind === 'character');
  if (people.length > 1)
    return { text: people.map((each) => described(scene, each)?.text).join('\n\n'), focus: people, list: people };
  const entity = focusOf(scene);
  if (!entity) return undefined;
  // More was asked than what it is: a sentence that says it goes before the first one.
  const topics = topicsBeside(scene, entity).filter((root) => tellingOf(root, scene.knowledge) > 0.5);
  const [best] = rankFacts(topics, quotable(entity), scene.knowledge);
  if (
    best &&
    best.score > 1.8 &&
    scene.reading.named.includes(entity) &&
    !best.fact.text.startsWith(opening(entity).slice(0, 20))
  )
    return factOf(scene, entity);
  return described(scene, entity);
};

/** What a thing is, in a sentence or two. */
export function described(scene: Scene, entity: Entity): Draft | undefined {
  const { title, kind, values } = entity;
  const text = opening(entity);
  if (kind === 'novel') return undefined;
  if (kind === 'character' || kind === 'review')
    return tell(
      scene,
      kind === 'review' ? 'reviewer' : 'character',
      {
        title,
        role: lowerFirst(values.role ?? ''),
        text: shorten(kind === 'review' ? (entity.facts[0]?.text ?? '') : text, 240),
      },
      entity,
    );
  if (kind === 'chapter')
    return tell(
      scene,
      values.number ? 'chapterIs' : 'bookIs',
      {
        title,
        number: values.number,
        text: entity.facts.map((fact) => fact.text).join(' '),
      },
      entity,
    );
  if (kind === 'job' || kind === 'study')
    return { text: `**${title}**, ${values.company} (${values.period}). ${text}`, focus: [entity] };
  return { text: `**${title}**: ${text}${addressOf(entity)}`, focus: [entity] };
}

/** Where a project opens, for the end of a reply. */
export function addressOf({ values }: Entity): string {
  return values.demo && !values.blocked ? ` ${link(values.demo)}` : '';
}

export const dateOf: Handler = (scene) => {
  if (!scene.reading.named.length && scene.constraints.years.length > 0 && scene.constraints.month) return undefined;
  const entity = focusOf(scene);
  if (!entity || (wantsList(scene) && !scene.reading.named.length)) return undefined;
  const { title, kind, values } = entity;
  if (kind === 'chapter') {
    if (!values.published)
      return tell(scene, values.wholeBook ? 'bookNotYet' : 'chapterNotYet', { title, when: values.dateText }, entity);
    return tell(scene, 'chapterDate', { title, number: values.number, date: values.dateText }, entity);
  }
  if (kind === 'job' || kind === 'study')
    return { text: `${values.period}: **${title}**, ${values.company}.`, focus: [entity] };
  if (!values.dateText) return undefined;
  const [year] = scene.constraints.years;
  const lead = year === undefined ? '' : say(scene, values.date?.startsWith(String(year)) ? 'yesLead' : 'noLead');
  return {
    text: lead + say(scene, values.date?.length === 7 ? 'dateMonth' : 'dateDay', { title, date: values.dateText }),
    focus: [entity],
  };
};

export const stackOf: Handler = (scene) => {
  const entity = thingOf(scene);
  if (!entity) return undefined;
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
        tool: join(
          scene,
          (has.length ? has : asked).map(({ label }) => label),
        ),
        tools: join(scene, tools),
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
  return tell(scene, isWork(entity) ? 'madeIn' : 'builtWith', { title, tools: join(scene, tools) }, entity);
};

/** A reply about one thing; about each of several that are named; as a list when several are asked about. */
function ofThing(attribute: Attribute, reply: (scene: Scene, entity: Entity) => Draft): Handler {
  return (scene) => {
    const named = scene.reading.named.filter(({ kind }) => things.some((each) => each === kind));
    if (named.length > 1)
      return { text: named.map((entity) => reply(scene, entity).text).join('\n\n'), focus: named, list: named };
    const entity = wantsList(scene) ? undefined : thingOf(scene);
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
  return tell(scene, 'unfinished', { title, text: last }, entity);
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
  return values.demo
    ? tell(scene, 'notBlocked', { title, link: link(values.demo) }, entity)
    : tell(scene, 'demoNone', { title }, entity);
});

/** Any particular: the sentence of the entity that says most of what was asked. */
export const fact: Handler = (scene) => {
  const { reading, state, knowledge } = scene;
  const entity = focusOf(scene);
  if (entity && reading.named.includes(entity)) return factOf(scene, entity);
  const inTalk = entity && (state.focus.includes(entity) || state.list.includes(entity));
  if (inTalk && tellsOf(scene, entity)) return factOf(scene, entity);
  const [best] = findSentences(reading.topics, knowledge);
  if (best && best.share > 0.4 && best.score > 5) return quoted(scene, best.sentence);
  return entity && !(inTalk && scene.target === 'x.fact' && state.target.startsWith('owner'))
    ? factOf(scene, entity)
    : undefined;
};

/** True when a text of the entity holds something of what is asked besides its name. */
function tellsOf(scene: Scene, entity: Entity): boolean {
  const topics = topicsBeside(scene, entity);
  return topics.length === 0 || sentencesOn(entity, topics, scene.knowledge).some(({ own }) => own > 0.5);
}

/** A sentence of the content as a reply, with what it belongs to. */
export function quoted(scene: Scene, { text, entity, topic }: Sentence): Draft | undefined {
  if (entity && !['job', 'study', 'pursuit', 'novel'].includes(entity.kind)) return factOf(scene, entity);
  if (entity?.kind === 'study') return { text: `**${entity.title}**: ${text}`, focus: [entity] };
  if (topic === 'privacy' || topic === 'novel' || topic === 'newsletter' || entity?.kind === 'novel') return { text };
  return { text: say(scene, 'ownWords', { text }), ...(entity ? { focus: [entity] } : {}) };
}

export function factOf(scene: Scene, entity: Entity): Draft | undefined {
  const { constraints } = scene;
  const { title, values } = entity;
  const frames = values.frames ?? [];
  if (constraints.count && asks(scene, 'picture') && frames.length > 0)
    return tell(scene, 'pictureCount', { title, count: frames.length }, entity);
  const topics = topicsBeside(scene, entity);
  const numbers =
    constraints.count ||
    asks(scene, 'length') ||
    scene.reading.tokens.some(({ text }) => scene.knowledge.words.age(text));
  const facts = quotable(entity).filter(({ field }) => entity.kind !== 'character' || field !== 'role');
  const ranked = sentencesOn(entity, topics, scene.knowledge)
    .map(({ sentence, own }) => ({
      each: sentence,
      score: own + (numbers && hasNumber(scene, sentence.text) ? 1.6 : 0),
    }))
    .filter(({ each }) => entity.kind !== 'character' || each.field !== 'role')
    .sort((a, b) => b.score - a.score);
  const [best, next] = ranked;
  if (best && best.score > 1) {
    const also =
      next &&
      next.each.field === best.each.field &&
      next.score > best.score * 0.7 &&
      best.each.text.length + next.each.text.length < 250
        ? ` ${next.each.text}`
        : '';
    return tell(scene, 'inThing', { title, text: best.each.text + also }, entity);
  }
  const counted = numbers ? facts.find(({ text }) => hasNumber(scene, text)) : undefined;
  if (counted) return tell(scene, 'inThing', { title, text: counted.text }, entity);
  const captions = frames.map(({ caption }) => caption).join(' ');
  if (captions !== '' && captions.length < 260) return tell(scene, 'inThing', { title, text: captions }, entity);
  const about = described(scene, entity);
  if (!about || tellsOf(scene, entity)) return about;
  const whole = facts.filter(({ field }) => field === 'description').map(({ text }) => text);
  const text = whole.length > 0 ? `**${title}**: ${shorten(whole.join(' '), 320)}` : about.text;
  return { ...about, text: say(scene, 'saysOnly', { text }) };
}

/** The picture of a series that a question means: by its place, or by what it shows. */
export function frameOf(scene: Scene, entity: Entity): { frame: Frame; at: number } | undefined {
  const frames = entity.values.frames ?? [];
  const { ordinal } = scene.constraints;
  if (ordinal !== undefined && asks(scene, 'picture', 'photo')) {
    const at = ordinal < 0 ? frames.length - 1 : ordinal - 1;
    const frame = frames[at];
    if (frame) return { frame, at };
  }
  const topics = topicsBeside(scene, entity);
  const texts = frames.map(({ caption, alt }, at) => ({ text: `${caption} ${alt}`, at }));
  const [best, second] = rankFacts(topics, texts, scene.knowledge);
  if (!best || best.score < 1 || (second && best.score < second.score * 1.2)) return undefined;
  const frame = frames[best.fact.at];
  return frame && { frame, at: best.fact.at };
}
