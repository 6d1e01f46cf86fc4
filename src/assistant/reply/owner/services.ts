import type { Entity } from '#src/assistant/facts/types.ts';
import { coverage, findEntities, isWork, tellingOf } from '#src/assistant/understand/search/find.ts';
import { findSentences, type FoundSentence } from '#src/assistant/understand/search/sentences.ts';
import { stem } from '#src/assistant/understand/words/stem.ts';
import { plainWords } from '#src/assistant/understand/words/text.ts';
import { askedRoots, asks, ofKind, say, tell, titles, type Draft, type Handler, type Scene } from '../scene.ts';

/** The past work that is nearest to what a client wants. */
function nearestWork(scene: Scene): Entity | undefined {
  const { reading, knowledge } = scene;
  const roots = reading.topics.filter((root) => tellingOf(root, knowledge) > 0.25);
  const [found] = findEntities(roots, knowledge, (entity) => entity.kind === 'project' || isWork(entity));
  return found && found.share > 0.35 ? found.entity : undefined;
}

function exampleOf(scene: Scene): { text: string; focus?: Entity[] } {
  const work = scene.reading.named.find((entity) => entity.kind === 'project' || isWork(entity)) ?? nearestWork(scene);
  const stores = asks(scene, 'store', 'project') ? ofKind(scene, 'project').filter(({ values }) => values.store) : [];
  const shown = work ? [work] : stores.slice(-2);
  if (shown.length === 0) return { text: '' };
  return { text: ` ${say(scene, work ? 'nearest' : 'examples', { titles: titles(scene, shown) })}`, focus: shown };
}

export const availability: Handler = (scene) => {
  if (asks(scene, 'iphone')) return tell(scene, 'serviceUnsure', { text: scene.knowledge.facts.owner.availability });
  const asked = askedRoots(scene);
  const said = serviceSaid(scene, (root) => !asked.has(root));
  const isMeant = said && (said.share > 0.45 || (said.share > 0.3 && said.hits > 2));
  if (isMeant && said.hits > 1) return services(scene);
  const { state, availability: text } = scene.knowledge.facts.owner;
  const example = exampleOf(scene);
  return {
    text:
      say(scene, state === 'open' ? 'available' : state === 'limited' ? 'limited' : 'closed', { text }) + example.text,
    focus: example.focus,
  };
};

/** The words of a question that tell which service is meant. */
function serviceTopics({ reading, knowledge }: Scene): string[] {
  return reading.topics.filter((root) => tellingOf(root, knowledge) > 0.25);
}

/** What the texts of jobs and pursuits say of a service. */
function serviceSaid(scene: Scene, among: (root: string) => boolean = () => true): FoundSentence | undefined {
  const [best, ...others] = findSentences(
    serviceTopics(scene).filter(among),
    scene.knowledge,
    ({ entity, topic, field }) =>
      topic === 'availability' || ((entity?.kind === 'job' || entity?.kind === 'pursuit') && field === 'description'),
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
  return Math.max(0, ...reading.topics.filter((root) => roots.has(root)).map((root) => tellingOf(root, knowledge)));
}

/** A sentence that holds so much of the question is said rather than the offer as a whole. */
const nearlyOwn = 4.8;

/** A service in the words of the text that offers it. */
function offerIn(scene: Scene, { sentence: { entity, text } }: FoundSentence): Draft {
  const example = exampleOf(scene);
  const isClosed = scene.knowledge.facts.owner.state === 'closed';
  const key = isClosed ? 'services' : entity ? 'serviceAs' : 'serviceFound';
  return {
    text: say(scene, key, { text, title: entity?.title }) + example.text,
    focus: example.focus ?? (entity ? [entity] : undefined),
  };
}

/** Whether a service is offered: yes only where a text of the owner's holds what was asked for. */
export const services: Handler = (scene) => {
  const { knowledge, reading } = scene;
  const { availability: offer, state } = knowledge.facts.owner;
  const topical = serviceTopics(scene);
  const best = serviceSaid(scene);
  const example = exampleOf(scene);
  const isOfSite = asks(scene, 'project', 'store');
  if (best && ((best.share > 0.45 && !isOfSite) || (best.share > 0.3 && best.hits > 1))) {
    return offerIn(scene, best);
  }
  const near = findSentences(reading.topics, knowledge, ({ entity, topic, field }) =>
    entity ? entity.kind === 'job' && field === 'description' : topic === 'about',
  )
    .map((each) => ({ ...each, own: each.own + tellingIn(each.sentence.text, scene) / 10 }))
    .sort((a, b) => b.own - a.own)[0];
  if (near && near.own > nearlyOwn && state !== 'closed')
    return { text: say(scene, 'services', { text: near.sentence.text }) + example.text, focus: example.focus };
  if (topical.length > 0 && coverage(topical, knowledge) < 0.5) return tell(scene, 'serviceUnsure', { text: offer });
  const offered = new Set(plainWords(offer).map((word) => stem(word, knowledge.language)));
  const isOffered = state !== 'closed' && reading.topics.some((root) => offered.has(root));
  return {
    text: say(scene, isOffered ? 'serviceFound' : 'services', { text: offer }) + example.text,
    focus: example.focus,
  };
};
