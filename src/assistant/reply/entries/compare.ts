import type { Entity } from '#src/assistant/facts/types.ts';
import { findEntities } from '#src/assistant/understand/search/find.ts';
import { findSentences } from '#src/assistant/understand/search/sentences.ts';
import { opening, toolsOf } from '../parts.ts';
import type { Attribute } from '#src/assistant/understand/words/grammar.ts';
import { described } from './card.ts';
import { blockedOf, codeOf, demoOf, packageOf, statusOf } from './entries.ts';
import { factOf } from './fact.ts';
import { listBy } from './lists.ts';
import {
  asks,
  byDate,
  mentioned,
  ofKind,
  pointedAt,
  say,
  shorten,
  type Draft,
  type Handler,
  type Scene,
} from '../scene.ts';
import { levelOf } from '../owner/skills.ts';

/** What answers when one field is asked for. */
export const fields: Partial<Record<Attribute, Handler>> = {
  code: codeOf,
  demo: demoOf,
  package: packageOf,
  finished: statusOf,
  unfinished: statusOf,
  blocked: blockedOf,
};

/** So much of the question in one sentence answers it. */
const mostlyTold = 0.6;

/** Two things beside each other; which came first when that is asked. */
export const compare: Handler = (scene) => {
  const { list, recent } = scene.state;
  // "Which of them is the one with …?" asks for one of the list.
  const isPick =
    list.length > 1 && scene.reading.tokens.slice(0, 3).some(({ text }) => scene.knowledge.words.oneOf(text));
  const picked = isPick && scene.reading.named.length === 0 ? pointedAt(scene, () => true) : undefined;
  if (picked) return described(scene, picked);
  const both = scene.reading.tokens.some(({ text }) => scene.knowledge.words.both(text));
  const isOfPair = both && scene.reading.named.length === 0 && recent.length > 1;
  const field = scene.constraints.attributes.map(({ attribute }) => fields[attribute]).find(Boolean);
  if (both && field && scene.reading.named.length === 0 && scene.state.recent.length > 1) return field(scene);
  if (
    scene.reading.named.length === 0 &&
    list.length > 1 &&
    asks(scene, 'finished', 'unfinished', 'demo', 'code', 'package', 'blocked')
  )
    return listBy(scene, {});
  const tools = mentioned(scene, 'technology');
  const [only, ...rest] = scene.reading.named;
  const isOfOne = only && rest.length === 0 && !scene.constraints.either;
  // What is named may compare things itself.
  const [told] = isOfOne ? findSentences(scene.reading.topics, scene.knowledge) : [];
  if (told?.sentence.entity === only && told && told.share > mostlyTold) return factOf(scene, only!);
  const pair = isOfPair ? recent : isOfOne && scene.constraints.yesNo ? [] : pairOf(scene);
  if (pair.length < 2 && tools.length > 1) return levelOf(scene);
  const [one, other] = pair;
  if (!one || !other) return undefined;
  const { knowledge } = scene;
  const tokens = scene.reading.tokens.map(({ text }) => text);
  const earlier = tokens.some((text) => knowledge.words.earlier(text));
  const later = tokens.some((text) => knowledge.words.later(text));
  if ((earlier || later) && one.values.date && other.values.date) {
    const [first, second] = [one, other].sort(byDate);
    const [lead, rest] = later && !earlier ? [second!, first!] : [first!, second!];
    return {
      text: say(scene, later && !earlier ? 'cameLater' : 'cameEarlier', {
        title: lead.title,
        date: lead.values.dateText,
        other: rest.title,
        otherDate: rest.values.dateText,
      }),
      focus: [lead],
      list: [one, other],
    };
  }
  const [oneTools, otherTools] = [toolsOf(scene, one), toolsOf(scene, other)];
  const common = oneTools.filter((tool) => otherTools.includes(tool));
  const shared = common.length > 0 ? `\n\n${say(scene, 'both', { tools: common })}` : '';
  const line = (entity: Entity) => `- **${entity.title}**: ${shorten(opening(entity), 170)}`;
  return { text: `${line(one)}\n${line(other)}${shared}`, focus: [one, other], list: [one, other] };
};

function pairOf({ reading, state, knowledge }: Scene): Entity[] {
  const named = reading.named.filter(({ kind }) => !['novel', 'review'].includes(kind));
  if (named.length > 1) return named.slice(0, 2);
  if (named.length === 1) {
    const before = state.focus.find((entity) => entity !== named[0] && entity.kind === named[0]!.kind);
    const [found] = findEntities(
      reading.topics,
      knowledge,
      (entity) => entity !== named[0] && entity.kind === named[0]!.kind,
    );
    const other = found && found.share > 0.15 ? found.entity : before;
    return other ? [other, named[0]!] : named;
  }
  if (state.list.length > 1 && reading.tokens.length < 8) return state.list.slice(0, 2);
  const found = findEntities(reading.topics, knowledge, ({ kind }) =>
    ['project', 'photography', '2d-3d'].includes(kind),
  ).slice(0, 2);
  return found.length === 2 && found[1]!.share > 0.12 ? found.map(({ entity }) => entity) : [];
}

/** The most or the least of something countable: pictures, minutes, levels, stars. */
export const rank: Handler = (scene) => {
  const { constraints, reading, knowledge } = scene;
  const tokens = reading.tokens.map(({ text }) => text);
  const least = constraints.least || tokens.some((text) => knowledge.words.shortest(text));
  if (asks(scene, 'picture', 'photo')) {
    const pair = reading.named.length > 1 ? reading.named : constraints.either ? pairOf(scene) : [];
    const works = pair.length > 1 ? pair : ofKind(scene, 'photography', '2d-3d');
    return best(scene, works, ({ values }) => values.frames?.length, least, 'mostPictures');
  }
  const chapters = ofKind(scene, 'chapter').filter(({ values }) => values.published);
  const audio = asks(scene, 'audio');
  if (asks(scene, 'chapter', 'audio', 'length') && chapters.length > 0)
    return best(
      scene,
      chapters,
      ({ values }) => (audio ? values.audioSeconds : values.readingTime),
      least,
      audio ? 'mostSeconds' : 'mostMinutes',
    );
  return undefined;
};

function best(
  scene: Scene,
  entities: readonly Entity[],
  measure: (entity: Entity) => number | undefined,
  least: boolean,
  key: 'mostPictures' | 'mostSeconds' | 'mostMinutes',
): Draft | undefined {
  const measured = entities.flatMap((entity) => {
    const value = measure(entity);
    return value === undefined ? [] : [{ entity, value }];
  });
  measured.sort((a, b) => (least ? a.value - b.value : b.value - a.value));
  const [first, second] = measured;
  if (!first) return undefined;
  const value = key === 'mostSeconds' ? clockTime(first.value) : first.value;
  const rest = second
    ? say(scene, key === 'mostSeconds' ? 'rankNextTime' : 'rankNext', {
        title: second.entity.title,
        value: key === 'mostSeconds' ? clockTime(second.value) : second.value,
      })
    : '';
  return {
    text:
      say(scene, key, { title: first.entity.title, value, number: first.entity.values.number }) +
      (measured.length === 2 || key !== 'mostMinutes' ? rest : ''),
    focus: [first.entity],
    list: measured.map(({ entity }) => entity),
  };
}

/** `75` → `1:15`. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
