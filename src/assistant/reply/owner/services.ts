import type { Entity } from '#src/assistant/facts/types.ts';
import { coverage, findEntities, isAlike, isEntry, rootsOf, tellingOf } from '#src/assistant/understand/search/find.ts';
import { findSentences, type FoundSentence } from '#src/assistant/understand/search/sentences.ts';
import { isOfRarest } from '#src/assistant/understand/search/topics.ts';
import { stem } from '#src/assistant/understand/words/stem.ts';
import { askedIn, plainWords } from '#src/assistant/understand/words/text.ts';
import { tellingTopics } from '../parts.ts';
import { withoutYes } from '../lead.ts';
import {
  askedRoots,
  asks,
  mentioned,
  ofKind,
  say,
  tell,
  titles,
  type Draft,
  type Handler,
  type Scene,
} from '../scene.ts';

/** Words that tell so much tell which service is meant. */
const ofService = 0.25;

/** A word of a name, a tag or a keyword weighs at least so much. */
const ofKeyword = 2;

/** The past work that is nearest to what a client wants. */
function nearestWork(scene: Scene): Entity | undefined {
  const { index } = scene.knowledge;
  const topics = tellingTopics(scene, ofService);
  // It is of the same trade where its name, a tag or a keyword says so.
  const isCalled = (entity: Entity) => topics.some((root) => (index.get(root)?.get(entity) ?? 0) >= ofKeyword);
  const [found] = findEntities(topics, scene.knowledge, (entity) => isEntry(entity) && isCalled(entity));
  return found && found.share > 0.35 ? found.entity : undefined;
}

function exampleOf(scene: Scene): { text: string; focus?: Entity[] } {
  const work = scene.reading.named.find(isEntry) ?? nearestWork(scene);
  const stores = asks(scene, 'store', 'project') ? ofKind(scene, 'project').filter(({ values }) => values.store) : [];
  const shown = work ? [work] : stores.slice(-2);
  if (shown.length === 0) return { text: '' };
  return { text: ` ${say(scene, work ? 'nearest' : 'examples', { titles: titles(scene, shown) })}`, focus: shown };
}

/** Whether work is taken on, in the words of the text that offers what is asked for where one does. */
export const availability: Handler = (scene) => {
  const { availability: text, state } = scene.knowledge.facts.owner;
  const asked = askedRoots(scene);
  const said = serviceSaid(scene, (root) => !asked.has(root));
  if (said && said.hits > 1 && (said.share > 0.3 || said.own > nearlyOwn)) return services(scene);
  const example = exampleOf(scene);
  const key = state === 'open' ? 'available' : state === 'limited' ? 'limited' : 'closed';
  const told = say(scene, key, { text });
  const offer = isAmongOffers(scene, text) ? told : withoutYes(scene, told);
  return { text: withoutTool(scene, offer) + whenOf(scene) + example.text, focus: example.focus };
};

/** No yes to a tool that the site does not name. */
function withoutTool(scene: Scene, text: string): string {
  const lacking = mentioned(scene, 'technology').flatMap(({ known, label }) => (known ? [] : [label]));
  return lacking.length > 0 ? `${say(scene, 'toolUnknown', { tool: lacking })} ${withoutYes(scene, text)}` : text;
}

/** Words that tell so much are no words of asking whether work is taken on. */
const ofAnything = 1;

/** True unless what is asked for is nothing that the offer, a job or the texts about the owner speak of. */
function isAmongOffers(scene: Scene, offer: string): boolean {
  const { knowledge, reading } = scene;
  const { entities, passages } = knowledge.facts;
  const strangers = reading.strangers.flatMap((name) => [...rootsOf(name, knowledge)]);
  const asked = rootsOf(askedIn(reading.asked), knowledge);
  const topics = tellingTopics(scene, ofAnything).filter(
    (root) => root.length > 2 && asked.has(root) && !strangers.includes(root),
  );
  if (topics.length === 0) return true;
  const texts = [
    offer,
    ...passages.flatMap(({ topic, text }) => (topic === 'about' ? [text] : [])),
    ...entities.flatMap(({ kind, facts }) => (kind === 'job' ? facts.map(({ text }) => text) : [])),
  ];
  const said = new Set(texts.flatMap((text) => [...rootsOf(text, knowledge)]));
  return reading.topics.some((root) => [...said].some((each) => isAlike(each, root, knowledge)));
}

/** Asked how soon: that is the owner's to say. */
function whenOf(scene: Scene): string {
  const isAsked = scene.reading.tokens.some(({ text }) => scene.knowledge.words.soon(text));
  return isAsked ? say(scene, 'timeUnsaid') : '';
}

/** Who asks for lessons means a text that tells of some, not one of what was learned. */
function isOfLessons({ reading, knowledge: { words } }: Scene, text: string): boolean {
  return !reading.tokens.some((token) => words.teach(token.text)) || plainWords(text).some(words.lesson);
}

/** What the texts of jobs and pursuits say of a service. */
function serviceSaid(scene: Scene, among: (root: string) => boolean = () => true): FoundSentence | undefined {
  const [best, ...others] = findSentences(
    tellingTopics(scene, ofService).filter(among),
    scene.knowledge,
    ({ entity, topic, field, text }) =>
      (topic === 'availability' ||
        ((entity?.kind === 'job' || entity?.kind === 'pursuit') && field === 'description')) &&
      isOfLessons(scene, text),
  );
  // What is done for a living goes before what is done for pleasure.
  const isPastime = best?.sentence.entity?.kind === 'pursuit';
  return (
    (isPastime && others.find(({ sentence, own }) => sentence.entity?.kind === 'job' && own * 2 > best.own)) || best
  );
}

/** How telling the rarest word is that a sentence shares with the question. */
function tellingIn(text: string, { reading, knowledge }: Scene): number {
  const roots = new Set(plainWords(text).map((word) => stem(word, knowledge.language)));
  const isHeld = (root: string) =>
    roots.has(root) || [...(knowledge.related.get(root) ?? [])].some((one) => roots.has(one));
  return Math.max(0, ...reading.topics.filter(isHeld).map((root) => tellingOf(root, knowledge)));
}

/** A sentence that holds so much of the question is said rather than the offer as a whole. */
const nearlyOwn = 3.4;
const ofAbout = 5.6;
/** The rarest word that is asked for tells most of all which service is meant. */
const ofRarest = 2;

/** Whether a service is offered: yes only where a text of the owner's holds what was asked for. */
export const services: Handler = (scene) => {
  const offered = serviceOf(scene);
  return { ...offered, text: withoutTool(scene, offered.text) };
};

function serviceOf(scene: Scene): Draft {
  const { knowledge, reading } = scene;
  const { availability: offer, state } = knowledge.facts.owner;
  const topical = tellingTopics(scene, ofService);
  const best = serviceSaid(scene);
  const { text: example, focus } = exampleOf(scene);
  const [soon, after] = [whenOf(scene), whenOf(scene) + example];
  const isOfSite = asks(scene, 'project', 'store');
  const isSaid =
    best && ((best.share > 0.45 && !isOfSite) || (best.hits > 1 && (best.share > 0.3 || best.own > nearlyOwn)));
  if (isSaid) {
    const { entity, text } = best.sentence;
    const key = state === 'closed' ? 'services' : entity ? 'serviceAs' : 'serviceFound';
    return {
      text: say(scene, key, { text, title: entity?.title }) + (isOfSite ? after : soon),
      focus: entity ? [entity] : focus,
    };
  }
  const near = findSentences(
    reading.topics,
    knowledge,
    ({ entity, topic, field, text }) =>
      (entity ? entity.kind === 'job' && field === 'description' : topic === 'about') && isOfLessons(scene, text),
  )
    .map((each) => ({ ...each, own: each.own + ofRarest * tellingIn(each.sentence.text, scene) }))
    .sort((a, b) => b.own - a.own)[0];
  if (near && near.own > ofAbout && state !== 'closed') {
    const { entity, text } = near.sentence;
    // Yes only where the rarest word that the site knows stands there.
    const known = reading.topics.filter((root) => coverage([root], knowledge) > 0);
    return {
      text:
        say(scene, entity && isOfRarest({ ...reading, topics: known }, text, knowledge) ? 'serviceAs' : 'services', {
          text,
          title: entity?.title,
        }) + after,
      focus,
    };
  }
  if (topical.length > 0 && coverage(topical, knowledge) < 0.5) return tell(scene, 'serviceUnsure', { text: offer });
  const offered = new Set(plainWords(offer).map((word) => stem(word, knowledge.language)));
  const isOffered = state !== 'closed' && reading.topics.some((root) => offered.has(root));
  return { text: say(scene, isOffered ? 'serviceFound' : 'services', { text: offer }) + after, focus };
}
