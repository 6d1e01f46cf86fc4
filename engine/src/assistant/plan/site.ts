import type { Entity, Kind } from '../facts/types.ts';
import { keyOf } from '../read/names.ts';
import plain from '../say/plain.json' with { type: 'json' };
import { firstSaid, mentioned, ofKind, say, toolsOf, type Draft, type Scene, type Way } from './scene.ts';
import { bold, joined, siteValues } from './values.ts';

/** The texts that answer a target that is not about one entry. */
const texts: Readonly<Record<string, readonly string[]>> = plain;

/** What some of these list. */
const listed: Readonly<Record<string, Kind>> = {
  'owner.experience': 'job',
  'owner.education': 'study',
  'owner.hobbies': 'pursuit',
  'owner.languages': 'tongue',
  'novel.what': 'novel',
  'novel.chapters': 'chapter',
  'novel.chapter-count': 'chapter',
  'novel.audio': 'chapter',
  'novel.pdf': 'chapter',
  'novel.characters': 'character',
  'novel.reviews': 'review',
};

/** The languages that an answer about languages knows. */
const tongues: Readonly<Record<string, string>> = {
  'owner.languages': 'tongues',
  'site.language': 'siteTongues',
  'novel.language': 'novelTongue',
};

/** Targets whose answers depend on the question's words. */
const special: Readonly<Record<string, (scene: Scene) => Draft | string | undefined>> = {
  'owner.uses': uses,
  'owner.social': social,
  'talk.yes': (scene) => (scene.state.focus.length > 0 ? undefined : say(scene, 'yes')),
};

/** The profiles that the question names, or else all. */
function social({ knowledge, reading }: Scene): string | undefined {
  const all = knowledge.facts.owner.social.filter(({ network }) => network !== 'shop');
  const named = all.filter(({ network }) => reading.tokens.some(({ text }) => text === network));
  // GitHub, LinkedIn and YouTube have a capital inside.
  const nameOf = (network: string) =>
    network.replace(/^\p{L}|(?<=^(?:git|linked|you|tik))\p{L}/gu, (letter) => letter.toUpperCase());
  const links = (named.length > 0 ? named : all).map(({ network, url }) => `[${nameOf(network)}](${url})`);
  return links.length > 0 ? `${joined(knowledge, links)}.` : undefined;
}

/** Whether the owner uses a technology, how well, and where. */
function uses(scene: Scene): Draft | string | undefined {
  const { knowledge } = scene;
  const asked = mentioned(scene, 'technology');
  const [known, unknown] = [true, false].map((is) => asked.flatMap((each) => (each.known === is ? each.label : [])));
  const tool = known!;
  if (tool.length === 0) return firstSaid(scene, ['toolUnknown', 'skillsAre'], { unknown });
  const isOne = (label: string) => tool.some((each) => keyOf(each) === keyOf(label));
  const where = ofKind(scene, 'project', 'photography', '2d-3d').filter((entity) =>
    tool.every((label) => toolsOf(knowledge, entity).some((each) => keyOf(each) === keyOf(label))),
  );
  const skill = ofKind(scene, 'skill').find(({ title }) => title.split(/ ?[/&] ?/).some(isOne));
  const values = { tool, level: skill?.values.level, titles: bold(knowledge, where.slice(-4)), unknown };
  const said = [['usesWithLevel', 'usesTool'], ['usedIn'], ['toolUnknown']] as const;
  const text = said.flatMap((ways) => firstSaid(scene, ways, values) ?? []).join(' ');
  return where.length > 0 ? { text, list: where, focus: where } : text;
}

/** The reply to a target that is not about one entry, if any. */
export function replyTo(scene: Scene, target: string): Draft | undefined {
  if (target.startsWith('novel.') && !scene.knowledge.facts.novel) return { text: say(scene, 'noNovel') };
  // "Yes" is no answer to a question about a technology that the owner does not use.
  const isUnknown = mentioned(scene, 'technology').some(({ known }) => !known);
  if (target === 'owner.availability' && isUnknown) return undefined;
  const made = special[target] ? special[target](scene) : written(scene, target);
  return typeof made === 'string' ? { text: made } : made;
}

function written(scene: Scene, target: string): Draft | undefined {
  const { knowledge, reading } = scene;
  const own = [siteValues(knowledge)[tongues[target] ?? ''] ?? []].flat().join(' ').toLowerCase();
  const other = tongues[target] && mentioned(scene, 'tongue').find(({ label }) => !own.includes(label.toLowerCase()));
  const stranger = reading.strangers[0]?.replace(/[*_`[\]]/g, '');
  const text = firstSaid(scene, texts[target] as Way[], { other: other && other.label, stranger });
  if (!text) return undefined;
  const kind = listed[target];
  if (!kind) return { text };
  const list: Entity[] = ofKind(scene, kind).filter(({ values }) => values.published !== false);
  return { text, list, focus: list };
}

/** The targets that `replyTo` knows. */
export const replyTargets: readonly string[] = [...Object.keys(texts), ...Object.keys(special)];

/** True for targets without an answer: the site does not say, or the question is off-topic. */
export function declines(target: string): boolean {
  return /^off\.|^(injection|x\.unknown|foreign|unsure|unsaid|unknown|insult|complaint|owner\.(private|price|phone|terms|delivery)|novel\.ending)$/.test(
    target,
  );
}
