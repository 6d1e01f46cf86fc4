import type { Entity } from '#src/assistant/facts/types.ts';
import { findEntities, isEntry } from '#src/assistant/understand/search/find.ts';
import { stem } from '#src/assistant/understand/words/stem.ts';
import { opening, toolsOf } from '../parts.ts';
import { skills } from '../owner/skills.ts';
import type { Attribute } from '#src/assistant/understand/words/grammar.ts';
import { described } from './card.ts';
import { blockedOf, codeOf, demoOf, packageOf, statusOf } from './entries.ts';
import { filtered } from './filter.ts';
import { shown } from './lists.ts';
import { ageOf } from './premise.ts';
import { asks, byDate, ofKind, pointedAt, say, shorten, tell, type Draft, type Handler, type Scene } from '../scene.ts';

/** What answers when one field is asked for. */
export const fields: Partial<Record<Attribute, Handler>> = {
  code: codeOf,
  demo: demoOf,
  package: packageOf,
  finished: statusOf,
  unfinished: statusOf,
  blocked: blockedOf,
};

/** Two things beside each other; which came first when that is asked. */
export const compare: Handler = (scene) => {
  const { list, recent } = scene.state;
  // "Which of them is the one with …?" asks for one of the list, or for those that something is true of.
  if (list.length > 1 && scene.reading.named.length === 0) {
    const isPick = scene.reading.tokens.slice(0, 3).some(({ text }) => scene.knowledge.words.oneOf(text));
    const picked = isPick ? pointedAt(scene, () => true) : undefined;
    if (picked) return described(scene, picked);
    if (asks(scene, ...Object.keys(fields))) return shown(scene, filtered(scene).kept);
  }
  const both = scene.reading.tokens.some(({ text }) => scene.knowledge.words.both(text));
  const isOfPair = both && scene.reading.named.length === 0 && recent.length > 1;
  const isOfOne = scene.reading.named.length === 1 && !scene.constraints.either;
  const pair = isOfPair ? recent : isOfOne && scene.constraints.yesNo ? [] : pairOf(scene);
  const [one, other] = pair;
  if (!one || !other) return undefined;
  const { knowledge } = scene;
  const tokens = scene.reading.tokens.map(({ text }) => text);
  const aged = ofAge(scene, one, other);
  if (aged) return aged;
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

/** Who is older or younger of two whose texts begin with their age. */
function ofAge(scene: Scene, one: Entity, other: Entity): Draft | undefined {
  const { words } = scene.knowledge;
  const says = (test: (word: string) => boolean) => scene.reading.tokens.some(({ text }) => test(text));
  const ages = [one, other].flatMap((entity) => {
    const age = ageOf(scene, entity);
    return age === undefined ? [] : [{ title: entity.title, age, entity }];
  });
  const [lead, rest] = ages.sort((a, b) => (says(words.young) ? a.age - b.age : b.age - a.age));
  if (!says(words.age) || !lead || !rest || lead.age === rest.age) return undefined;
  const values = { title: lead.title, age: lead.age, other: rest.title, otherAge: rest.age };
  return { ...tell(scene, 'aged', values, lead.entity), list: [one, other] };
}

/** "The eclipse or the nebula": what each side of "or" describes. */
function sidesOf({ reading, knowledge }: Scene): Entity[] {
  const at = reading.tokens.findIndex(({ text }) => knowledge.words.or(text));
  const sides = at < 0 ? [] : [reading.tokens.slice(0, at), reading.tokens.slice(at + 1)];
  const found = sides.flatMap((tokens) => {
    const roots = tokens
      .map(({ text }) => stem(text, knowledge.language))
      .filter((root) => reading.topics.includes(root));
    const [best] = findEntities(roots, knowledge, isEntry);
    return best && best.share > ofSide ? [best.entity] : [];
  });
  return found.length === 2 && found[0] !== found[1] ? found : [];
}

/** So much of its side must an entry hold. */
const ofSide = 0.2;

function pairOf(scene: Scene): Entity[] {
  const { reading, state, knowledge } = scene;
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
  const sides = sidesOf(scene);
  if (sides.length > 0) return sides;
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
    const ofPhotos = constraints.attributes.some(
      ({ attribute, at }) => attribute === 'photo' && !knowledge.attributes.picture(tokens[at] ?? ''),
    );
    const works = pair.length > 1 ? pair : ofKind(scene, 'photography', ...(ofPhotos ? [] : (['2d-3d'] as const)));
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
  return asks(scene, 'level') && (constraints.most || least) ? skills(scene) : undefined;
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
