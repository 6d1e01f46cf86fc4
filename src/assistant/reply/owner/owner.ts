import { shopMeant, shopMatter } from '../talk/decline.ts';
import { findEntities, rankFacts } from '#src/assistant/understand/search/find.ts';
import { findSentences } from '#src/assistant/understand/search/sentences.ts';
import { fold, plainWords } from '#src/assistant/understand/words/text.ts';
import { stem } from '#src/assistant/understand/words/stem.ts';
import { described } from '../entries/card.ts';
import { quoted } from '../entries/fact.ts';
import { availability } from './services.ts';
import { lowerFirst } from '#src/lib/text.ts';
import { link, opening, passageOn, tellingTopics } from '../parts.ts';
import {
  asks,
  focusOf,
  join,
  mentioned,
  ofKind,
  say,
  tell,
  titles,
  type Draft,
  type Handler,
  type Scene,
} from '../scene.ts';

export const who: Handler = (scene) => {
  const { owner } = scene.knowledge.facts;
  const [first = '', ...more] = owner.roles.map((role) => role.toLowerCase());
  return tell(scene, 'who', { name: owner.name, roles: [first, ...more], location: owner.location });
};

export const location: Handler = (scene) => {
  const { location: town } = scene.knowledge.facts.owner;
  const { tokens, strangers } = scene.reading;
  const asked = mentioned(scene, 'place')[0]?.label ?? strangers[0] ?? tokens.find(({ unknown }) => unknown)?.text;
  if (!asked || !scene.constraints.yesNo) return tell(scene, 'location', { location: town });
  return { text: `${say(scene, fold(town).includes(fold(asked)) ? 'yesLead' : 'noLead')}${town}.` };
};

export const remote: Handler = (scene) => {
  const { availability, location: town } = scene.knowledge.facts.owner;
  const isOnly = scene.reading.tokens.some(({ text }) => scene.knowledge.words.only(text));
  return tell(scene, isOnly ? 'remoteOnly' : 'remote', { text: availability, location: town });
};

export const contact: Handler = (scene) =>
  tell(scene, 'contact', { response: lowerFirst(scene.knowledge.facts.owner.response) });

export const phone: Handler = (scene) => tell(scene, 'phone');

const networkNames: Record<string, string> = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  x: 'X',
  instagram: 'Instagram',
  shop: '',
};

export const social: Handler = (scene) => {
  const all = scene.knowledge.facts.owner.social;
  const { slips } = scene.knowledge;
  const words = scene.reading.tokens.flatMap(({ text }) => [text, ...(slips.get(text) ?? [])]);
  const wanted = words.find(scene.knowledge.words.networks);
  const found = all.filter(({ network }) => words.includes(network) || (network === 'x' && words.includes('twitter')));
  const isListed = found.some(({ network }) => network === (wanted === 'twitter' ? 'x' : (wanted ?? network)));
  // The first network of the question is the one that is asked for.
  const [asked] = isListed ? found : [];
  if (asked && found.length === 1)
    return tell(scene, 'socialOne', { network: networkNames[asked.network] ?? '', link: link(asked.url) });
  const shown = (asked ? found : all).filter(({ network }) => networkNames[network]);
  if (shown.length === 0) return contact(scene);
  const list = join(
    scene,
    shown.map(({ network, url }) => `[${networkNames[network]}](${url})`),
  );
  return {
    text:
      wanted && !asked
        ? say(scene, 'socialNot', { network: wanted[0]!.toUpperCase() + wanted.slice(1), list })
        : say(scene, 'social', { list, count: shown.length }),
  };
};

export const price: Handler = (scene) =>
  shopMeant(scene)
    ? shopMatter(scene)
    : tell(scene, 'price', { response: lowerFirst(scene.knowledge.facts.owner.response) });

export const response: Handler = (scene) => tell(scene, 'response', { response: scene.knowledge.facts.owner.response });

export const delivery: Handler = (scene) =>
  tell(scene, 'delivery', { response: lowerFirst(scene.knowledge.facts.owner.response) });

export const tongues: Handler = (scene) => {
  const spoken = scene.knowledge.facts.owner.languages;
  const { tokens } = scene.reading;
  const tongue = (isLeftOut: boolean) =>
    tokens.flatMap(({ mention }, at) =>
      mention?.type === 'tongue' && Boolean(scene.constraints.negated[at]) === isLeftOut ? [mention.label] : [],
    );
  const [asked, leftOut] = [tongue(false), tongue(true)];
  // "Besides Spanish": the others.
  const isRest = asked.length === 0 && leftOut.length > 0;
  const known = isRest
    ? spoken.filter(({ name }) => !leftOut.includes(name))
    : asked.flatMap((label) => spoken.filter(({ name }) => name === label));
  const all = join(
    scene,
    spoken.map(({ name, level }) => `${lowerTongue(scene, name)} (${level.replace(/ \(([^)]+)\)/, ', $1')})`),
  );
  const isFirst = scene.reading.tokens.some(({ text }) => scene.knowledge.words.native(text));
  const first = spoken.find(({ level }) => plainWords(level).some(scene.knowledge.words.native));
  // One that is not spoken is said first, whatever stands beside it.
  const unknown = asked.find((label) => !spoken.some(({ name }) => name === label));
  if (unknown !== undefined) return tell(scene, 'tongueNot', { name: unknown, all });
  if (known.length > 0 && isFirst && first && !known.includes(first)) {
    const [own, other] = [first, ...known].map(({ name, level }) => say(scene, 'tongue', { name, level }));
    return { text: `${say(scene, 'noLead')}${own}; ${other}.` };
  }
  if (known.length > 0) {
    const lead = !isRest && (scene.constraints.yesNo || scene.constraints.bare) ? say(scene, 'yesLead') : '';
    const text = join(
      scene,
      known.map(({ name, level }) => say(scene, 'tongue', { name: lead ? lowerTongue(scene, name) : name, level })),
    );
    return { text: `${lead}${text}.` };
  }
  const edge = scene.constraints.least ? spoken.at(-1) : scene.constraints.most ? spoken[0] : undefined;
  if (edge) return tell(scene, 'tongueEdge', { name: lowerTongue(scene, edge.name), level: edge.level });
  return tell(scene, 'tongues', { all, count: spoken.length });
};

function lowerTongue({ knowledge }: Scene, name: string): string {
  return knowledge.language === 'es' ? name.toLowerCase() : name;
}

export const howWorks: Handler = (scene) => {
  const { method } = scene.knowledge.facts.owner;
  const steps = method.map((text) => ({ text }));
  const [best, second] = rankFacts(tellingTopics(scene), steps, scene.knowledge);
  if (best && best.score > 0.9 && best.score > (second?.score ?? 0) * 1.4)
    return tell(scene, 'ownWords', { text: best.fact.text });
  const [told] = findSentences(
    scene.reading.topics,
    scene.knowledge,
    ({ entity }) => entity?.kind === 'job' || entity?.kind === 'pursuit',
  );
  if (told && told.hits > 1 && told.own > 4) return quoted(scene, told.sentence);
  if (method.length > 0)
    return {
      text: `${say(scene, 'method', { count: method.length })}\n\n${method.map((step) => `- ${step}`).join('\n')}`,
    };
  const text = passageOn(scene, ['about'], 0);
  return text ? tell(scene, 'ownWords', { text }) : undefined;
};

/** Begins the owner's own story: the first paragraph of the About page. */
export const start: Handler = (scene) => {
  const [first] = scene.knowledge.facts.passages.filter(({ topic }) => topic === 'about');
  const text = passageOn(scene, ['about'], 2.5) ?? first?.text;
  return text ? tell(scene, 'ownWords', { text }) : undefined;
};

export const clients: Handler = (scene) => {
  const { passages } = scene.knowledge.facts;
  const [best] = rankFacts(
    [
      ...scene.reading.topics,
      ...scene.knowledge.pack.grammar.clients.split(' ').map((word) => stem(word, scene.knowledge.language)),
    ],
    passages.filter(({ topic }) => topic === 'about' || topic === 'intro'),
    scene.knowledge,
  );
  return best ? tell(scene, 'ownWords', { text: best.fact.text }) : availability(scene);
};

export const hobbies: Handler = (scene) => {
  const { reading, knowledge } = scene;
  const pursuits = ofKind(scene, 'pursuit');
  const topics = tellingTopics(scene, 0.2).filter((root) => knowledge.said.has(root) || knowledge.related.has(root));
  const [found] = findEntities(topics, knowledge, ({ kind }) => kind === 'pursuit');
  const [told] = findSentences(
    topics,
    knowledge,
    ({ entity, topic }) => topic === 'about' || entity?.kind === 'job' || entity?.kind === 'pursuit',
  );
  if (told && told.hits > 1 && told.own > 3) return quoted(scene, told.sentence);
  if (found && found.share > 0.08) {
    const [best] = rankFacts(reading.topics, found.entity.facts, knowledge);
    return tell(
      scene,
      'ownWords',
      { text: best && best.score > 1 ? best.fact.text : opening(found.entity) },
      found.entity,
    );
  }
  if (pursuits.length === 0) return undefined;
  return {
    text: say(scene, 'hobbies', {
      items: pursuits.map(({ title }) => title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())),
    }),
    list: pursuits,
    focus: pursuits,
  };
};

export const now: Handler = (scene) => {
  const open = ofKind(scene, 'project').filter(({ values }) => values.status === 'in-progress');
  const [job] = ofKind(scene, 'job').filter(({ values }) => !/\d{4}\D+\d{4}/.test(values.period ?? ''));
  if (open.length === 0 && !job) return undefined;
  const lead = job
    ? say(scene, 'nowJob', { title: job.title, company: job.values.company, period: job.values.period })
    : '';
  const text = [lead, open.length > 0 ? say(scene, 'now', { titles: titles(scene, open) }) : '']
    .filter(Boolean)
    .join(' ');
  return { text, list: open, focus: job ? [job] : open };
};

export const personal: Handler = (scene): Draft => {
  const entity = focusOf(scene, 'character');
  if (entity && (scene.reading.named.includes(entity) || scene.state.focus[0] === entity))
    return described(scene, entity) ?? tell(scene, 'private');
  return tell(scene, asks(scene, 'phone') ? 'phone' : 'private');
};
