import { formatNumber } from '#src/i18n/format.ts';
import { lowerFirst } from '#src/lib/text.ts';
import type { Entity } from '../facts/types.ts';
import { keyOf } from '../read/names.ts';
import { verdict } from './field.ts';
import { listOf, type Replies, type Reply } from './reply.ts';
import { clock, link, mentioned, ofKind, opening, say, type Scene } from './scene.ts';

const published = (scene: Scene) => ofKind(scene, 'chapter').filter(({ values }) => values.published);

/** Which of the published chapters have something, or lack it where that is asked. */
const chaptersWith =
  (key: 'audio' | 'pdf', has: (entity: Entity) => unknown): Reply =>
  (scene) => {
    const out = published(scene);
    const all = out.filter(has);
    const isWithout = scene.constraints.attributes.some(({ attribute, negated }) => attribute === key && negated);
    const which = all.length === 0 ? 'Not' : all.length === out.length ? 'All' : 'Some';
    const isSo = isWithout ? all.length < out.length : all.length > 0;
    const text = say(scene, `${key}${which}`, { count: all.length, of: out.length });
    return { text: verdict(scene, isSo) + text, list: isWithout ? out.filter((each) => !all.includes(each)) : all };
  };

const novelState: Reply = (scene) => {
  const out = published(scene);
  const next = ofKind(scene, 'chapter').find(({ values }) => !values.published && !values.wholeBook);
  return say(scene, 'novelState', {
    state: lowerFirst(scene.knowledge.facts.novel?.state ?? ''),
    count: out.length,
    date: out.at(-1)?.values.dateText,
    next: next
      ? say(scene, 'chapterNext', { title: next.title, when: (next.values.dateText ?? '').toLowerCase() })
      : '',
  });
};

const reviews: Reply = (scene) => {
  const all = ofKind(scene, 'review');
  const [first] = all;
  if (!first) return say(scene, 'reviewsNone');
  return listOf(
    say(scene, 'reviews', {
      rating: formatNumber(scene.knowledge.facts.novel?.rating ?? 0, scene.knowledge.language),
      names: all.map(({ title, values }) => `**${title}** (${values.rating}/5)`),
      text: opening(first) || first.facts[0]?.text,
    }),
    all,
  );
};

const replies: Replies = {
  'novel.what': (scene) => {
    const [book] = ofKind(scene, 'novel');
    const novel = scene.knowledge.facts.novel!;
    const text = book ? opening(book, 200, 420) : novel.tagline;
    return {
      text: say(scene, 'plot', { title: novel.title, genres: novel.genres.join(', ').toLowerCase(), text }),
      focus: book ? [book] : [],
    };
  },
  'novel.genre': (scene) => say(scene, 'plain', { text: scene.knowledge.facts.novel!.genres.join(', ') }),
  'novel.buy': (scene) => {
    const { buyUrl, state } = scene.knowledge.facts.novel!;
    return buyUrl
      ? say(scene, 'buyNovel', { link: link(buyUrl) })
      : say(scene, 'buyNovelNot', { state: lowerFirst(state) });
  },
  'novel.status': novelState,
  'novel.length': (scene) =>
    say(scene, 'pages', { pages: scene.knowledge.facts.novel!.pages, count: published(scene).length }),
  'novel.chapter-count': (scene) => ({
    text: say(scene, 'chapterCount', { count: published(scene).length }),
    list: published(scene),
  }),
  'novel.duration': (scene) => {
    const out = published(scene);
    const sum = (of: (entity: Entity) => number | undefined) => out.reduce((all, entity) => all + (of(entity) ?? 0), 0);
    return say(scene, 'readTime', {
      minutes: sum(({ values }) => values.readingTime),
      audio: clock(sum(({ values }) => values.audioSeconds)),
      count: out.length,
    });
  },
  'novel.read': (scene) => say(scene, 'read', { count: published(scene).length }),
  'novel.audio': chaptersWith('audio', ({ values }) => values.audioSeconds),
  'novel.pdf': chaptersWith('pdf', ({ values }) => values.pdf),
  'novel.chapters': (scene) =>
    listOf(
      say(scene, 'plain', {
        text: published(scene)
          .map(({ title, values }) => `${values.number}. ${title}`)
          .join('; '),
      }),
      published(scene),
    ),
  'novel.characters': (scene) => {
    const cast = ofKind(scene, 'character');
    return listOf(cast.map(({ title, values }) => `- **${title}**: ${values.role}`).join('\n'), cast);
  },
  'novel.reviews': reviews,
  'novel.review-write': (scene) => say(scene, 'reviewWrite'),
  'novel.language': (scene) => {
    const own =
      new Intl.DisplayNames([scene.knowledge.language], { type: 'language' }).of(
        scene.knowledge.facts.novel!.language,
      ) ?? '';
    const other = mentioned(scene, 'tongue').find(({ label }) => keyOf(label) !== keyOf(own));
    return say(scene, other ? 'novelNotIn' : 'novelLanguage', { own, name: other?.label });
  },
  'novel.ending': (scene) => say(scene, 'ending', { count: published(scene).length }),
};

/** Replies about the novel; without one, that there is none. */
export const novelReplies: Replies = Object.fromEntries(
  Object.entries(replies).map(([target, reply]): [string, Reply] => [
    target,
    (scene) => (scene.knowledge.facts.novel ? reply(scene) : say(scene, 'noNovel')),
  ]),
);
