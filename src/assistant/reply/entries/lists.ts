import type { Entity, Kind } from '#src/assistant/facts/types.ts';
import type { Attribute } from '#src/assistant/understand/words/grammar.ts';
import { findEntities, isEntry, isWork, rootsOf } from '#src/assistant/understand/search/find.ts';
import { says } from '#src/assistant/understand/search/why.ts';
import { plainWords } from '#src/assistant/understand/words/text.ts';
import { filtered } from './filter.ts';
import { addressOf, described } from './card.ts';
import { opening } from '../parts.ts';
import {
  asks,
  byDate,
  join,
  mentioned,
  ofKind,
  pointedAt,
  say,
  tell,
  titles,
  type Draft,
  type Handler,
  type Scene,
} from '../scene.ts';

/** True when a question is about several things and not about one. */
export function wantsList({ reading, constraints, knowledge }: Scene): boolean {
  if (reading.named.some(isEntry)) return false;
  const texts = reading.tokens.map(({ text }) => text);
  const { words } = knowledge;
  const plural = texts.some((text, at) => words.plural(text) && !words.whereAsked(texts[at + 1] ?? ''));
  // "Any chapter without …": one of many, whatever it is called.
  const any = texts.some((text, at) => words.any(text) && kindWord(knowledge, texts[at + 1] ?? ''));
  const which = texts.some((text, at) => words.oneOf(text) && !words.is(texts[at + 1] ?? ''));
  return plural || any || which || constraints.count;
}

/** True for a word that calls a kind of thing: "project", "photo", "chapter". */
function kindWord({ attributes }: Scene['knowledge'], word: string): boolean {
  return attributes.project(word) || attributes.photo(word) || attributes.piece(word) || attributes.chapter(word);
}

/** A list as a reply: titles, and how many. One alone is introduced. */
export function shown(scene: Scene, entities: readonly Entity[], lead = ''): Draft {
  const sorted = [...entities].sort((a, b) => byDate(b, a));
  const [only] = sorted;
  if (!only) return tell(scene, 'listNone');
  const isAsked = scene.constraints.yesNo && !scene.constraints.count && lead === '';
  if (isAsked) return shown(scene, entities, say(scene, 'yesLead'));
  if (sorted.length === 1)
    return { text: `${lead}**${only.title}**: ${opening(only)}${addressOf(only)}`, focus: [only], list: sorted };
  const key = scene.constraints.count ? 'listCount' : 'list';
  return {
    text: lead + say(scene, key, { count: sorted.length, titles: titles(scene, sorted) }) + besides(scene, sorted),
    list: sorted,
    focus: sorted,
  };
}

/** "… and which are not?", "… and which was the first?": what a list is asked for besides. */
function besides(scene: Scene, kept: readonly Entity[]): string {
  const { constraints, reading, knowledge } = scene;
  const { words } = knowledge;
  const texts = reading.tokens.map(({ text }) => text);
  const at = texts.findLastIndex((text, place) => words.oneOf(text) && words.and(texts[place - 1] ?? ''));
  if (at < 0 || kept.length === 0) return '';
  if (texts.slice(-2).some(words.not)) {
    const attributes = constraints.attributes.map((each) => ({ ...each, negated: !each.negated }));
    const rest = filtered({ ...scene, constraints: { ...constraints, attributes } }).kept;
    return rest.length > 0 ? ` ${say(scene, 'listRest', { titles: titles(scene, rest) })}` : '';
  }
  const { newest, oldest } = constraints;
  const tail = texts.slice(at).some((text) => words.newest(text) || words.oldest(text));
  const draft = tail && newest !== oldest ? extremeOf(scene, newest ? 'newest' : 'oldest', kept) : undefined;
  return draft ? ` ${draft.text}` : '';
}

export const listAll: Handler = (scene) => {
  const { kept, narrowed } = filtered(scene);
  if (narrowed) return shown(scene, kept);
  const projects = ofKind(scene, 'project').toReversed();
  const works = ofKind(scene, 'photography', '2d-3d');
  if (projects.length === 0) return undefined;
  if (scene.constraints.count)
    return { text: say(scene, 'projectCount', { count: projects.length, works: works.length }), list: projects };
  return {
    text: say(scene, 'projects', { titles: titles(scene, projects), count: projects.length, works: works.length }),
    list: projects,
    focus: [],
  };
};

export const listFilter: Handler = (scene) => {
  const alike = alikeTo(scene);
  if (alike) return alike;
  const { kept, narrowed, pool } = filtered(scene);
  if (!narrowed) return listAll(scene);
  const [before] = scene.state.focus;
  if (scene.constraints.other && before && scene.state.focus.length === 1 && kept.includes(before)) {
    const rest = kept.filter((entity) => entity !== before);
    return rest.length > 0 ? shown(scene, rest) : tell(scene, 'listNone');
  }
  // One that the question describes sentence by sentence goes before a list that lacks it.
  if (kept.length === 0) {
    const unknown = mentioned(scene, 'technology').map(({ label }) => label);
    return unknown.length > 0 ? tell(scene, 'listNoneWith', { tool: unknown }) : tell(scene, 'listNone');
  }
  const works = kept.filter(isWork);
  if (works.length === kept.length && scene.constraints.years.length > 0 && pool.some(({ kind }) => kind === 'project'))
    return shown(scene, kept, say(scene, 'onlyWorks'));
  return shown(scene, kept);
};

/** "Is there a similar one that I can try?": of what the question leaves, the entry that has most in common. */
function alikeTo(scene: Scene): Draft | undefined {
  const { reading, knowledge, state } = scene;
  const of = reading.named.find(isEntry) ?? (state.focus.length === 1 ? state.focus[0] : undefined);
  if (!of || !isEntry(of) || !reading.tokens.some(({ text }) => knowledge.words.alike(text))) return undefined;
  const { kept } = filtered(scene);
  const others = kept.filter((entity) => entity !== of && entity.kind === of.kind);
  const roots = [...rootsOf(of.keywords || (of.values.tags ?? []).join(' '), knowledge)];
  const [found] = findEntities(roots, knowledge, (entity) => others.includes(entity));
  return found && shown(scene, [found.entity]);
}

export const listCount: Handler = (scene) => {
  const counting = { ...scene, constraints: { ...scene.constraints, count: true } };
  const several = kindsCounted(counting);
  if (several) return several;
  const { kept, narrowed } = filtered(scene);
  if (!narrowed) return listAll(counting);
  const [only] = kept;
  if (!only) return tell(scene, 'countNone');
  if (kept.length > 1) return shown(counting, kept);
  return { text: say(scene, 'listCount', { count: 1, titles: titles(scene, kept) }), list: kept, focus: kept };
};

const kindsOf: Partial<Record<Attribute, Kind>> = {
  project: 'project',
  photo: 'photography',
  piece: '2d-3d',
  chapter: 'chapter',
};
/** So many are named, more are only counted. */
const fewNamed = 6;

/** "How many photo series and how many pieces?": each kind by the word that it is asked for with. */
function kindsCounted(scene: Scene): Draft | undefined {
  const { constraints, reading, knowledge } = scene;
  const words = new Map<Kind, string>();
  for (const { attribute, at, negated } of constraints.attributes) {
    const [kind, text] = [kindsOf[attribute], reading.tokens[at]!.text];
    const isInside = knowledge.words.within(reading.tokens[at - 1]?.text ?? '') && words.size > 0;
    if (kind && !negated && !isInside && /\p{L}s$/u.test(text)) words.set(kind, text);
  }
  // "How many projects with photos?" counts one kind.
  if (!reading.tokens.some(({ text }) => knowledge.words.and(text))) words.delete('project');
  if (words.size < 2) return undefined;
  const counts = [...words].map(([kind, word]) => {
    const all = ofKind(scene, kind).filter(({ values }) => values.published !== false);
    return { all, text: `${all.length} ${word}${all.length > fewNamed ? '' : ` (${titles(scene, all)})`}` };
  });
  return {
    text: `${join(
      scene,
      counts.map(({ text }) => text),
    )}.`,
    list: counts.flatMap(({ all }) => all),
  };
}

/** The newest or oldest of what the constraints leave. */
export function extreme(which: 'newest' | 'oldest'): Handler {
  return (scene) => {
    const beside = scene.constraints.previous || scene.constraints.next ? pointedAt(scene, () => true) : undefined;
    if (beside && scene.state.focus.length === 1) return { ...described(scene, beside)!, list: scene.state.list };
    const { kept, narrowed } = filtered(scene);
    // Asked for in a second half, it stands behind the list.
    const isBesides = narrowed && kept.length > 1 && kept.length <= fewNamed && besides(scene, kept) !== '';
    return isBesides ? shown(scene, kept) : extremeOf(scene, which, kept);
  };
}

function extremeOf(scene: Scene, which: 'newest' | 'oldest', kept: readonly Entity[]): Draft | undefined {
  const dated = kept.filter(({ kind, values }) => values.date && (kind !== 'chapter' || values.published)).sort(byDate);
  const entity = which === 'newest' ? dated.at(-1) : dated[0];
  if (!entity) return undefined;
  const [oldest, newest] = [dated[0], dated.at(-1)];
  const asksBoth = scene.constraints.newest && scene.constraints.oldest && newest !== oldest;
  if (asksBoth && oldest && newest)
    return {
      text: [['newest', newest] as const, ['oldest', oldest] as const]
        .map(([key, each]) => say(scene, key, { title: each.title, date: each.values.dateText }))
        .join(' '),
      focus: [newest, oldest],
      list: [...kept],
    };
  const old = which === 'oldest' && !asks(scene, 'project') ? ofKind(scene, 'project').sort(byDate)[0] : undefined;
  const also =
    old && old !== entity && isWork(entity)
      ? say(scene, 'oldestProject', { title: old.title, date: old.values.dateText })
      : '';
  return {
    text: say(scene, which, { title: entity.title, date: entity.values.dateText }) + also,
    focus: [entity],
    list: [...kept],
  };
}

export const recommend: Handler = (scene) => {
  const liked = likedInTalk(scene);
  if (liked) return liked;
  const { kept, narrowed } = filtered(scene);
  const featured = (narrowed && kept.length > 0 ? kept : ofKind(scene, 'project'))
    .filter(({ values }) => values.featured !== undefined)
    .sort((a, b) => (a.values.featured ?? 99) - (b.values.featured ?? 99));
  const picks = featured.length > 0 ? featured : kept.slice(-3);
  const [first] = picks;
  if (!first) return undefined;
  const others = picks.length > 1 ? ` ${say(scene, 'recommendMore', { titles: titles(scene, picks.slice(1)) })}` : '';
  return {
    text: say(scene, 'recommend', { title: first.title, text: opening(first) }) + others,
    focus: [first],
    list: picks,
  };
};

/** "Which of those is your favourite?": what a story of those in talk says of it, or that nothing does. */
function likedInTalk(scene: Scene): Draft | undefined {
  const { state, constraints, reading, knowledge } = scene;
  const { words, facts } = knowledge;
  const all = (state.list.length > 1 ? state.list : state.focus).filter(isEntry);
  if (all.length === 0 || !(constraints.among || constraints.back) || !says(reading, words.favourite)) return undefined;
  const isLiked = (text: string) => {
    const said = plainWords(text);
    return said.some((word, at) => words.favourite(word) || words.favourite(`${word} ${said[at + 1] ?? ''}`));
  };
  const told = facts.stories.find(({ of, text }) => all.some(({ id }) => id === of) && isLiked(text));
  const entity = all.find(({ id }) => id === told?.of);
  return told && entity
    ? tell(scene, 'inThing', { title: entity.title, text: told.text }, entity)
    : tell(scene, 'unsaid');
}
