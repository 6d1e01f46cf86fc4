import type { Entity } from '#src/assistant/facts/types.ts';
import { findEntities, isEntry, isWork, rootsOf } from '#src/assistant/understand/search/find.ts';
import { filtered } from './filter.ts';
import { addressOf, described } from './card.ts';
import { opening } from '../parts.ts';
import {
  asks,
  byDate,
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
    text: lead + say(scene, key, { count: sorted.length, titles: titles(scene, sorted) }),
    list: sorted,
    focus: sorted,
  };
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
  const { kept, narrowed } = filtered(scene);
  if (!narrowed) {
    return listAll({ ...scene, constraints: { ...scene.constraints, count: true } });
  }
  if (kept.length === 0) return tell(scene, 'countNone');
  const sorted = [...kept].sort((a, b) => byDate(b, a));
  return {
    text: say(scene, 'listCount', { count: kept.length, titles: titles(scene, sorted) }),
    list: sorted,
    focus: sorted,
  };
};

/** The newest or oldest of what the constraints leave. */
export function extreme(which: 'newest' | 'oldest'): Handler {
  return (scene) => {
    const beside = scene.constraints.previous || scene.constraints.next ? pointedAt(scene, () => true) : undefined;
    if (beside && scene.state.focus.length === 1) return { ...described(scene, beside)!, list: scene.state.list };
    const { kept } = filtered(scene);
    const dated = kept
      .filter(({ kind, values }) => values.date && (kind !== 'chapter' || values.published))
      .sort(byDate);
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
        list: kept,
      };
    const old = which === 'oldest' && !asks(scene, 'project') ? ofKind(scene, 'project').sort(byDate)[0] : undefined;
    const also =
      old && old !== entity && isWork(entity)
        ? say(scene, 'oldestProject', { title: old.title, date: old.values.dateText })
        : '';
    return {
      text: say(scene, which, { title: entity.title, date: entity.values.dateText }) + also,
      focus: [entity],
      list: kept,
    };
  };
}

export const recommend: Handler = (scene) => {
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
