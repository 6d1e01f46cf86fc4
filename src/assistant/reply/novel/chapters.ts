import type { Entity } from '#src/assistant/facts/types.ts';
import { tellingOf, findEntities } from '#src/assistant/understand/search/find.ts';
import { kindsAsked } from '#src/assistant/understand/search/answers.ts';
import { findInChapters, findSentences } from '#src/assistant/understand/search/sentences.ts';
import { clockTime } from '../entries/compare.ts';
import { dateOf } from '../entries/entries.ts';
import { shown } from '../entries/lists.ts';
import { isPolar } from '../lead.ts';
import { lowerFirst } from '#src/lib/text.ts';
import { askedRoots, asks, ofKind, say, tell, type Draft, type Handler, type Scene } from '../scene.ts';

/** Runs a reply only where there is a novel. */
export function ofNovel(
  handler: (scene: Scene, novel: NonNullable<Scene['knowledge']['facts']['novel']>) => Draft | undefined,
): Handler {
  return (scene) => {
    const { novel } = scene.knowledge.facts;
    if (!novel) return asks(scene, 'novel', 'chapter', 'character') ? tell(scene, 'noNovel') : undefined;
    const draft = handler(scene, novel);
    const [entity] = ofKind(scene, 'novel');
    return draft && { focus: entity ? [entity] : undefined, ...draft };
  };
}

export function published(scene: Scene): Entity[] {
  return ofKind(scene, 'chapter').filter(({ values }) => values.published);
}

/** The chapter that is meant: by name, number, place, or what happens in it. */
export function chapterOf(scene: Scene): Entity | undefined {
  const { reading, constraints, state, knowledge } = scene;
  const named = reading.named.find(({ kind }) => kind === 'chapter');
  const before = state.focus.find(({ kind }) => kind === 'chapter');
  const chapters = ofKind(scene, 'chapter');
  const from = named ?? before;
  if (from && (constraints.next || constraints.previous)) {
    const at = chapters.indexOf(from) + (constraints.next ? 1 : -1);
    return chapters[at] ?? from;
  }
  if (named) return named;
  if (constraints.next && (asks(scene, 'chapter') || state.target.startsWith('novel.chapter')))
    return chapters.find(({ values }) => !values.published && !values.wholeBook);
  if (asks(scene, 'chapter') && (constraints.newest || constraints.ordinal === -1)) return published(scene).at(-1);
  if (asks(scene, 'chapter') && constraints.ordinal !== undefined)
    return chapters.find(({ values }) => values.number === constraints.ordinal);
  const asked = askedRoots(scene);
  const roots = reading.topics.filter((root) => !asked.has(root) && tellingOf(root, knowledge) > 0.3);
  const [found, second] = findEntities(roots, knowledge, ({ kind }) => kind === 'chapter');
  if (found && found.share > 0.2 && (!second || found.score > second.score * 1.2)) return found.entity;
  const isWhich = asks(scene, 'chapter') && !constraints.count && constraints.years.length === 0;
  const told = isWhich ? toldIn(scene) : undefined;
  if (told) return told;
  return constraints.back || reading.tokens.length < 6 ? before : undefined;
}

/** "In which chapter …?": the one whose summary or whose text holds what happens there. */
function toldIn(scene: Scene): Entity | undefined {
  const { reading, knowledge } = scene;
  const asked = askedRoots(scene);
  const roots = reading.topics.filter((root) => !asked.has(root));
  const [best, ...rest] = findSentences(roots, knowledge, ({ entity }) => entity?.kind === 'chapter');
  const other = rest.find(({ sentence }) => sentence.entity !== best?.sentence.entity);
  const isClear = best && best.own > leastTold && (!other || best.own > other.own * 1.15);
  return isClear && best.hits * 2 > roots.length
    ? best.sentence.entity
    : findInChapters(roots, knowledge)?.sentence.entity;
}

/** So much of what happens a summary must hold. */
const leastTold = 2.5;

export const duration = ofNovel((scene) => {
  const chapter = chapterOf(scene);
  const out = published(scene);
  if (chapter?.values.published) {
    const { readingTime, audioSeconds } = chapter.values;
    return tell(
      scene,
      'chapterTime',
      {
        title: chapter.title,
        minutes: readingTime ?? '',
        audio: audioSeconds ? clockTime(audioSeconds) : '–',
      },
      chapter,
    );
  }
  const minutes = out.reduce((sum, { values }) => sum + (values.readingTime ?? 0), 0);
  return tell(scene, 'readTime', { minutes, count: out.length });
});

export const read = ofNovel((scene) => {
  const chapter = chapterOf(scene);
  if (chapter && !chapter.values.published)
    return dateOf({ ...scene, reading: { ...scene.reading, named: [chapter] } });
  if (chapter)
    return tell(scene, 'readChapter', { title: chapter.title, minutes: chapter.values.readingTime }, chapter);
  return tell(scene, 'read', { count: published(scene).length });
});

/** The chapters that somebody who has no entry is named in, when no more is asked. */
function namedIn(scene: Scene): Draft | undefined {
  const { reading, state } = scene;
  const who = [...reading.named, ...state.focus].find(({ values }) => values.chapters);
  if (!who) return undefined;
  const found = ofKind(scene, 'chapter').filter(({ values }) => who.values.chapters?.includes(values.number ?? 0));
  const titles = found.map(({ title, values }) => `${values.number}, «${title}»`);
  return { text: say(scene, 'namedIn', { title: who.title, titles }), focus: [who], list: found };
}

export const chapters = ofNovel((scene) => {
  const where = namedIn(scene);
  if (where) return where;
  const chapter = chapterOf(scene);
  const { constraints } = scene;
  if (chapter && (chapter.values.published || scene.reading.named.includes(chapter) || constraints.next)) {
    const date = chapter.values.published
      ? say(scene, 'outOn', { date: chapter.values.dateText })
      : say(scene, 'notOut', { when: (chapter.values.dateText ?? '').toLowerCase() });
    return {
      text: `${say(scene, chapter.values.number ? 'chapterTitle' : 'bookIs', { title: chapter.title, number: chapter.values.number, text: '' })}, ${date}. ${chapter.facts.map(({ text }) => text).join(' ')}`,
      focus: [chapter],
    };
  }
  const out = published(scene);
  return {
    text: say(scene, 'chapters', {
      count: out.length,
      titles: out.map(({ title }) => `«${title}»`),
    }),
    list: out,
  };
});

export const audio = ofNovel((scene) => {
  if (kindsAsked(scene.reading, scene.knowledge).includes('who')) return tell(scene, 'novelUnsaid');
  const chapter = chapterOf(scene);
  if (chapter?.values.audioSeconds)
    return tell(
      scene,
      'audioChapter',
      { title: chapter.title, length: clockTime(chapter.values.audioSeconds) },
      chapter,
    );
  if (chapter) return tell(scene, 'audioNone', { title: chapter.title }, chapter);
  return ofAll(scene, 'audio');
});

export const pdf = ofNovel((scene) => {
  const chapter = chapterOf(scene);
  if (chapter) return tell(scene, chapter.values.pdf ? 'pdfChapter' : 'pdfNone', { title: chapter.title }, chapter);
  return ofAll(scene, 'pdf');
});

/** How many of the chapters that are out can be heard or downloaded; those that cannot, where they are asked for. */
function ofAll(scene: Scene, what: 'audio' | 'pdf'): Draft {
  const out = published(scene);
  const list = out.filter(({ values }) => (what === 'pdf' ? values.pdf : values.audioSeconds));
  const isWithout = scene.constraints.attributes.some(({ attribute, negated }) => attribute === what && negated);
  if (isWithout && list.length < out.length)
    return shown(
      scene,
      out.filter((chapter) => !list.includes(chapter)),
    );
  const all = list.length === out.length ? (`${what}All` as const) : (`${what}Some` as const);
  const text = say(scene, list.length === 0 ? `${what}Not` : all, { count: list.length, of: out.length });
  const lead = isWithout && isPolar(scene) ? say(scene, 'noLead') : '';
  return { text: lead === '' ? text : lead + lowerFirst(text.replace(say(scene, 'yesLead'), '')), list };
}
