import { findSentences } from '#src/assistant/understand/search/sentences.ts';
import { isAlike } from '#src/assistant/understand/search/find.ts';
import { plainWords } from '#src/assistant/understand/words/text.ts';
import { stem } from '#src/assistant/understand/words/stem.ts';
import { ofNovel } from './chapters.ts';
import { lowerFirst } from '#src/lib/text.ts';
import type { Entity } from '#src/assistant/facts/types.ts';
import { asks, ofKind, pointedAt, say, shorten, tell, type Draft, type Scene } from '../scene.ts';

export const reviews = ofNovel((scene, { rating }) => {
  const all = ofKind(scene, 'review');
  if (all.length === 0) return tell(scene, 'reviewsNone');
  const { reading, constraints, knowledge } = scene;
  const named = reading.named.find(({ kind }) => kind === 'review');
  const sorted = [...all].sort((a, b) => (a.values.rating ?? 0) - (b.values.rating ?? 0));
  const [found] = findSentences(reading.topics, knowledge, ({ entity }) => entity?.kind === 'review');
  const isRating = asks(scene, 'rating') && reading.topics.length < 3;
  const told = all.filter(({ values }) =>
    plainWords(values.role ?? '').some(
      (word) =>
        word.length > 3 && reading.topics.some((root) => isAlike(stem(word, knowledge.language), root, knowledge)),
    ),
  );
  const byRole = told.length === 1 ? told[0] : undefined;
  const low = constraints.least || reading.tokens.some(({ text }) => knowledge.words.bad(text));
  const pointed =
    constraints.other || constraints.ordinal !== undefined
      ? pointedAt(scene, ({ kind }) => kind === 'review')
      : undefined;
  const isSame = reading.topics.length < 3 && scene.state.focus.length === 1 && !constraints.other && !low;
  const before = isSame ? scene.state.focus.find(({ kind }) => kind === 'review') : undefined;
  const pair = constraints.most || low ? [...new Set([...(named ? [named] : []), ...told])] : [];
  if (pair.length === 2) return ratedBetween(scene, pair, low);
  const picked =
    named ??
    pointed ??
    byRole ??
    (low
      ? sorted[0]
      : constraints.most
        ? sorted.at(-1)
        : !isRating && found && found.share > 0.3 && found.hits > 1
          ? found.sentence.entity
          : before);
  if (picked) {
    const said = found?.sentence.entity === picked && found.own > 3 ? found.sentence.text : undefined;
    const text = low ? picked.facts.at(-1)?.text : (said ?? picked.facts.map((fact) => fact.text).join(' '));
    return {
      text: say(scene, 'review', {
        title: picked.title,
        role: (picked.values.role ?? '').toLowerCase(),
        rating: picked.values.rating,
        text,
      }),
      focus: [picked],
      list: all,
    };
  }
  if (constraints.count && !asks(scene, 'rating'))
    return {
      text: say(scene, 'reviewCount', {
        count: all.length,
        names: all.map(({ title, values }) => `${title} (${values.rating}/5)`),
      }),
      list: all,
    };
  return {
    text: say(scene, 'reviews', {
      rating: String(rating).replace('.', knowledge.language === 'es' ? ',' : '.'),
      names: all.map(({ title, values }) => `**${title}** (${values.rating}/5)`),
      text: shorten(all[0]?.facts[0]?.text ?? '', 140),
    }),
    list: all,
  };
});

/** Which of two gave it more stars, or fewer. */
function ratedBetween(scene: Scene, pair: readonly Entity[], low: boolean): Draft {
  const rated = pair.map(({ title, values }) => ({
    title,
    rating: values.rating ?? 0,
    role: lowerFirst(values.role ?? ''),
  }));
  const [lead, rest] = rated.sort((a, b) => (low ? a.rating - b.rating : b.rating - a.rating));
  const key = lead!.rating === rest!.rating ? 'ratedSame' : 'ratedMore';
  const values = { ...lead!, other: rest!.title, otherRating: rest!.rating, otherRole: rest!.role };
  return { text: say(scene, key, values), focus: [], list: [...pair] };
}

export const reviewWrite = ofNovel((scene) => tell(scene, 'reviewWrite'));
