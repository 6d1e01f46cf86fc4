import type { Entity } from '../facts/types.ts';
import { keyOf } from '../read/names.ts';
import { plainWords, squash } from '../words/text.ts';
import { verdict } from './field.ts';
import { listOf, passagesOn, type Replies, type Reply } from './reply.ts';
import { joined, link, mentioned, ofKind, say, titles, toolsOf, type Scene } from './scene.ts';

const owner = ({ knowledge }: Scene) => knowledge.facts.owner;
const posts = (entities: readonly Entity[]) =>
  entities.map(({ title, values }) => `- **${title}**, ${values.company} (${values.period})`).join('\n');

const social: Reply = (scene) => {
  const words = new Set(
    scene.reading.tokens.flatMap(({ text, mention }) => [
      text,
      ...(mention?.type === 'technology' ? [squash(mention.label)] : []),
    ]),
  );
  const all = owner(scene).social.filter(({ network }) => network !== 'shop');
  const named = (network: string) => words.has(network) || (network === 'x' && words.has('twitter'));
  const wanted = all.filter(({ network }) => named(network));
  const missing = [...words].find(
    (word) =>
      scene.knowledge.words.networks(word) &&
      !all.some(({ network }) => network === word || (network === 'x' && word === 'twitter')),
  );
  const shown = wanted.length > 0 ? wanted : all;
  if (shown.length === 0) return undefined;
  const links = joined(
    scene.knowledge,
    shown.map(({ network, url }) => `[${networkName(network)}](${url})`),
  );
  return missing && wanted.length === 0
    ? say(scene, 'socialNot', { network: networkName(missing), list: links })
    : say(scene, 'plain', { text: links });
};

/** GitHub, LinkedIn and YouTube write themselves with a capital inside; other names begin with one. */
function networkName(network: string): string {
  const known: Record<string, string> = {
    github: 'GitHub',
    gitlab: 'GitLab',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    tiktok: 'TikTok',
  };
  return known[network] ?? network.charAt(0).toUpperCase() + network.slice(1);
}

const languagesSpoken: Reply = (scene) => {
  const spoken = owner(scene).languages;
  const all = spoken.map(({ name, level }) => (level ? `${name} (${level.replace(/ \(([^)]+)\)/, ', $1')})` : name));
  const unknown = mentioned(scene, 'tongue').find(({ known }) => !known);
  if (unknown) return verdict(scene, false) + say(scene, 'tongueNot', { name: unknown.label, all });
  return all.length > 0
    ? { text: say(scene, 'plain', { text: joined(scene.knowledge, all) }), list: ofKind(scene, 'tongue') }
    : undefined;
};

const location: Reply = (scene) => {
  const town = owner(scene).location;
  const asked = mentioned(scene, 'place')[0]?.label ?? scene.reading.strangers[0];
  const isThere = asked !== undefined && squash(town).includes(squash(asked));
  return (asked ? verdict(scene, isThere) : '') + say(scene, 'plain', { text: town });
};

/** The best matches for the question's words: single items, else a group, else some of each group. */
const skills: Reply = (scene) => {
  const { groups, technologies } = owner(scene);
  const led = [...new Set([...groups.flatMap((group) => group.items), ...technologies])].map((item) => ({
    item,
    by: wordsTo(scene, item),
  }));
  const most = Math.max(1, ...led.map(({ by }) => by));
  const items = led.filter(({ by }) => by === most).map(({ item }) => item);
  const group = groups.find(({ title }) => wordsTo(scene, title) > 0);
  const all = groups.length > 0 ? groups.flatMap((each) => each.items.slice(0, 3)) : technologies;
  const shown = (items.length > 0 ? items : (group?.items ?? all)).slice(0, mostSkills);
  return shown.length > 0 ? say(scene, 'plain', { text: joined(scene.knowledge, shown) }) : undefined;
};

const mostSkills = 12;

/** How many words of the question lead to an item. */
function wordsTo({ reading, knowledge: { related, root } }: Scene, item: string): number {
  const roots = plainWords(item).map(root);
  return reading.topics.filter((topic) => roots.some((each) => each === topic || related.get(topic)?.has(each))).length;
}

const uses: Reply = (scene) => {
  const asked = mentioned(scene, 'technology');
  const known = asked.filter((each) => each.known).map(({ label }) => label);
  const unknown = asked.filter((each) => !each.known).map(({ label }) => label);
  if (asked.length === 0) return skills(scene);
  if (known.length === 0) return say(scene, 'toolUnknown', { tool: unknown });
  const where = ofKind(scene, 'project', 'photography', '2d-3d').filter((entity) =>
    known.every((label) => toolsOf(scene.knowledge, entity).some((tool) => keyOf(tool) === keyOf(label))),
  );
  const level = ofKind(scene, 'skill').find(({ title }) =>
    title.split(/ ?[/&] ?/).some((part) => known.some((label) => keyOf(part) === keyOf(label))),
  );
  const text = [
    say(scene, level ? 'usesWithLevel' : 'usesTool', { tool: known, level: level?.values.level }),
    where.length > 0 ? say(scene, 'usedIn', { titles: titles(scene, where.slice(-4)) }) : '',
    unknown.length > 0 ? say(scene, 'toolUnknown', { tool: unknown }) : '',
  ];
  return { text: text.filter(Boolean).join(' '), ...(where.length > 0 ? { list: where, focus: where } : {}) };
};

const availability: Reply = (scene) => {
  // "Yes" is no answer to a question about a technology that the owner does not use.
  if (mentioned(scene, 'technology').some(({ known }) => !known)) return undefined;
  const { state, availability: text } = owner(scene);
  return say(scene, state === 'open' ? 'available' : state, { text });
};

const now: Reply = (scene) => {
  const open = ofKind(scene, 'project').filter(({ values }) => values.status === 'in-progress');
  const job = ofKind(scene, 'job').find(({ values }) => !/\d{4}\D+\d{4}/.test(values.period ?? ''));
  const text = [
    open.length > 0 ? say(scene, 'now', { titles: titles(scene, open) }) : '',
    job ? say(scene, 'nowJob', { title: job.title, company: job.values.company, period: job.values.period }) : '',
  ];
  return listOf(text.filter(Boolean).join(' '), [...open, ...(job ? [job] : [])]);
};

/** Replies about the owner. */
export const ownerReplies: Replies = {
  'owner.who': (scene) =>
    say(scene, 'who', {
      name: owner(scene).name,
      location: owner(scene).location,
      roles: owner(scene).roles.map((role) => role.toLowerCase()),
    }),
  'owner.location': location,
  'owner.remote': (scene) => say(scene, 'remote', { text: owner(scene).availability, location: owner(scene).location }),
  'owner.contact': (scene) => say(scene, 'contact'),
  'owner.social': social,
  'owner.availability': availability,
  'owner.services': (scene) => say(scene, 'services', { text: owner(scene).availability }),
  'owner.response': (scene) => say(scene, 'plain', { text: owner(scene).response }),
  'owner.languages': languagesSpoken,
  'owner.skills': skills,
  'owner.uses': uses,
  'owner.experience': (scene) => listOf(posts(ofKind(scene, 'job')), ofKind(scene, 'job')),
  'owner.years': (scene) => {
    const figure =
      owner(scene).figures.find(({ label }) => scene.knowledge.attributes.year(plainWords(label)[0] ?? '')) ??
      owner(scene).figures[0];
    return figure && say(scene, 'plain', { text: `${figure.value} ${figure.label}` });
  },
  'owner.cv': (scene) => {
    const linkedIn = owner(scene).social.find(({ network }) => network === 'linkedin');
    return say(scene, 'cv', { link: linkedIn ? link(linkedIn.url) : '' });
  },
  'owner.education': (scene) => listOf(posts(ofKind(scene, 'study')), ofKind(scene, 'study')),
  'owner.how-works': (scene) => {
    const { method } = owner(scene);
    return method.length > 0 ? method.map((step) => `- ${step}`).join('\n') : undefined;
  },
  'owner.hobbies': (scene) => {
    const all = ofKind(scene, 'pursuit');
    const names = all.map(({ title }) => title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()));
    return listOf(say(scene, 'hobbies', { items: names }), all);
  },
  'owner.start': (scene) => ownStory(scene),
  'owner.now': now,
};

function ownStory(scene: Scene): string | undefined {
  const text = passagesOn(scene, 'about').slice(0, 2).join(' ');
  return text ? say(scene, 'ownWords', { text }) : undefined;
}
