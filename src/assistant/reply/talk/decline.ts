import type { Entity } from '#src/assistant/facts/types.ts';
import { findSentences, sentencesOn } from '#src/assistant/understand/search/sentences.ts';
import { findEntities, tellingOf } from '#src/assistant/understand/search/find.ts';
import { described } from '../entries/card.ts';
import type { Replies } from '../replies.ts';
import { topicsBeside } from '../parts.ts';
import { asks, ofKind, say, tell, type Handler, type Scene } from '../scene.ts';

/** Declines, differently by subject, and shows the entry of the site that comes nearest to the subject. */
export function decline(key: keyof Replies): Handler {
  return (scene) => {
    const near = nearest(scene);
    const text = near ? ` ${say(scene, 'nearby', { title: near.title })}` : ` ${say(scene, 'canDo')}`;
    return { text: say(scene, key) + text, focus: near ? [near] : undefined };
  };
}

/** A word of its name, its tags or its keywords weighs so much. */
const ofKeywords = 1.9;

function nearest({ reading, knowledge, target }: Scene) {
  const roots = reading.topics.filter((root) => tellingOf(root, knowledge) > 0.2 || knowledge.related.has(root));
  const [found, second] = findEntities(roots, knowledge, ({ kind }) => kind === 'project');
  const isCalled = roots.some(
    (root) =>
      found &&
      tellingOf(root, knowledge) > 0.6 &&
      (knowledge.index.get(root)?.get(found.entity) ?? 0) > ofKeywords &&
      sentencesOn(found.entity, [root], knowledge).some(({ own }) => own > 0),
  );
  return found &&
    isCalled &&
    found.share > (/money|weather|shop|nonsense/.test(target) ? 0.2 : 0.42) &&
    (!second || found.score > second.score)
    ? found.entity
    : undefined;
}

/** The shop of a client that a question calls by its keywords, where nothing of websites is asked. */
export function shopMeant(scene: Scene): Entity | undefined {
  if (asks(scene, 'project', 'phone')) return undefined;
  const { reading, knowledge } = scene;
  const roots = reading.topics.filter((root) => tellingOf(root, knowledge) > 0.4);
  const [found] = findEntities(roots, knowledge, ({ kind, values }) => kind === 'project' && values.store === true);
  const isCalled = roots.some((root) => found && (knowledge.index.get(root)?.get(found.entity) ?? 0) > ofKeywords);
  return isCalled ? found?.entity : undefined;
}

/** What a client's shop would know: which project it is, and that the shop itself answers. */
export const shopMatter: Handler = (scene) => {
  const near = shopMeant(scene) ?? nearest(scene);
  const about = near && described(scene, near);
  return about ? { ...about, text: `${about.text} ${say(scene, 'offShop')}` } : decline('offShop')(scene);
};

/** So much of a question a text of what it names must hold. */
const leastSaid = 2;

/** True when a sentence of the content holds most of what is asked. */
function isSaidHere(scene: Scene): boolean {
  const { reading, knowledge } = scene;
  const [named] = reading.named;
  if (named) return sentencesOn(named, topicsBeside(scene, named), knowledge).some(({ own }) => own > leastSaid);
  const [best] = findSentences(reading.topics, knowledge);
  return Boolean(best && best.hits > 1 && best.share > 0.55 && best.own > 4);
}

/** A name or an event that does not exist here: the premise is corrected. */
export const unknownName: Handler = (scene) => {
  const [stranger] = scene.reading.strangers;
  if (!stranger && isSaidHere(scene)) return undefined;
  if (!stranger) return tell(scene, 'premise');
  return {
    text: say(scene, ofKind(scene, 'project').length > 0 ? 'stranger' : 'premise', {
      name: stranger.replace(/[*_`[\]]/g, ''),
    }),
  };
};
