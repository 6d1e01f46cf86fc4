import { languages } from '#src/i18n/languages.ts';
import { keyOf } from '../read/names.ts';
import plain from '../say/plain.json' with { type: 'json' };
import type { Replies as Texts } from '../say/replies.ts';
import { novelReplies } from './novel.ts';
import { ownerReplies } from './owner.ts';
import { passagesOn, type Replies, type Reply } from './reply.ts';
import { link, mentioned, ofKind, say, type Draft, type Scene } from './scene.ts';

/** A privacy reply is only for sites with a note. */
const privacy =
  (key: keyof Texts): Reply =>
  (scene) =>
    say(scene, passagesOn(scene, 'privacy').length > 0 ? key : 'unsaid');

const siteLanguage: Reply = (scene) => {
  const names = new Intl.DisplayNames([scene.knowledge.language], { type: 'language' });
  const isOwn = (label: string) => languages.some((code) => keyOf(names.of(code) ?? '') === keyOf(label));
  const other = mentioned(scene, 'tongue').find(({ label }) => !isOwn(label));
  return other ? say(scene, 'siteNotIn', { name: other.label }) : say(scene, 'siteLanguage');
};

/** Answers to targets that are not about one entry. */
const replies: Replies = {
  ...Object.fromEntries(
    Object.entries(plain).map(([target, key]): [string, Reply] => [target, (scene) => say(scene, key as keyof Texts)]),
  ),
  ...ownerReplies,
  ...novelReplies,
  'site.privacy.chat': privacy('privacyChat'),
  'site.privacy.form': privacy('privacyForm'),
  'site.privacy.cookies': (scene) =>
    (scene.knowledge.facts.statistics ? privacy('cookiesStatistics') : privacy('cookies'))(scene),
  'site.newsletter': (scene) => {
    const letter = scene.knowledge.facts.newsletter;
    return letter ? say(scene, 'newsletter', { title: letter.title, text: letter.description }) : say(scene, 'unsaid');
  },
  'site.offline': (scene) => say(scene, scene.knowledge.facts.offline ? 'offline' : 'offlineNot'),
  'site.language': siteLanguage,
  'site.use': (scene) => say(scene, 'siteUse'),
  'assistant.what': (scene) =>
    say(scene, scene.knowledge.facts.novel ? 'help' : 'helpNoNovel', { count: ofKind(scene, 'project').length }),
  'talk.yes': (scene) => (scene.state.focus.length > 0 ? undefined : say(scene, 'yes')),
  'work.buy': (scene) => {
    const shop = scene.knowledge.facts.owner.social.find(({ network }) => network === 'shop');
    return shop ? say(scene, 'buyShop', { link: link(shop.url) }) : say(scene, 'buyAsk');
  },
  'x.unknown': (scene) => {
    const [stranger] = scene.reading.strangers;
    return stranger ? say(scene, 'strangerOnly', { name: stranger.replace(/[*_`[\]]/g, '') }) : say(scene, 'premise');
  },
};

/** The reply to a target that is not about one entry, if any. */
export function replyTo(scene: Scene, target: string): Draft | undefined {
  const made = replies[target]?.(scene);
  return typeof made === 'string' ? { text: made } : made;
}

/** The targets that `replyTo` knows. */
export const replyTargets: readonly string[] = Object.keys(replies);

/** True for targets without an answer: the site does not say, or the question is off-topic. */
export function declines(target: string): boolean {
  return /^off\.|^(injection|x\.unknown|foreign|unsure|unsaid|unknown|insult|complaint|owner\.(private|price|phone|terms|delivery)|novel\.ending)$/.test(
    target,
  );
}
