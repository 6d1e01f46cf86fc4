import type { Entity } from '#src/assistant/facts/types.ts';
import { findSentences, sentencesOn } from '#src/assistant/understand/search/sentences.ts';
import { findEntities, isAlike, rankFacts, tellingOf } from '#src/assistant/understand/search/find.ts';
import { plainWords } from '#src/assistant/understand/words/text.ts';
import { stem } from '#src/assistant/understand/words/stem.ts';
import { dateOf } from '../entries/entries.ts';
import { chapterTells, factOf } from '../entries/fact.ts';
import { described } from '../entries/card.ts';
import { chapterOf, ofNovel, published } from './chapters.ts';
import { link, passageOn } from '../parts.ts';
import { asks, kinOf, mentioned, ofKind, say, shorten, tell, type Draft, type Scene } from '../scene.ts';

export const plot = ofNovel((scene, { title, author, synopsis, genres }) => {
  if (scene.reading.tokens.some(({ text }) => scene.knowledge.words.who(text)))
    return tell(scene, 'author', { title, author });
  const words = scene.reading.topics.length > 2 ? passageOn(scene, ['novel'], 6) : undefined;
  return {
    text:
      words ??
      say(scene, 'plot', {
        title,
        genres: genres.map((genre) => genre.toLowerCase()),
        text: shorten(firstSentences(synopsis, 3), 400),
      }),
  };
});

function firstSentences(text: string, count: number): string {
  return (text.match(/[^.!?…]+[.!?…]+/gu) ?? [text]).slice(0, count).join('').trim();
}

export const genre = ofNovel((scene, { genres }) =>
  tell(scene, 'genre', {
    genres: genres.map((each) => each.toLowerCase()),
  }),
);

export const setting = ofNovel((scene) => {
  const text =
    passageOn(scene, ['novel'], 0.9) ?? scene.knowledge.facts.passages.find(({ topic }) => topic === 'novel')?.text;
  return text ? { text } : undefined;
});

export const inspiration = ofNovel((scene) => {
  const { passages } = scene.knowledge.facts;
  const [best] = rankFacts(
    [
      ...scene.reading.topics,
      ...scene.knowledge.pack.grammar.inspiration.split(' ').map((word) => stem(word, scene.knowledge.language)),
    ],
    passages.filter(({ topic }) => topic === 'novel'),
    scene.knowledge,
  );
  return best ? { text: best.fact.text } : undefined;
});

export const buyNovel = ofNovel((scene, { state, buyUrl }) => ({
  text: buyUrl
    ? say(scene, 'buyNovel', { link: link(buyUrl) })
    : say(scene, 'buyNovelNot', { state: state.toLowerCase() }),
}));

export const pages = ofNovel((scene, { pages: count }) =>
  tell(scene, 'pages', { pages: count, count: published(scene).length }),
);

export const chapterCount = ofNovel((scene) => {
  const out = published(scene);
  const next = ofKind(scene, 'chapter').find(({ values }) => !values.published && !values.wholeBook);
  return {
    text:
      say(scene, 'chapterCount', { count: out.length }) +
      (next
        ? ` ${say(scene, 'chapterNext', { title: next.title, when: (next.values.dateText ?? '').toLowerCase() })}`
        : ''),
    list: out,
  };
});

export const status = ofNovel((scene, { state }) => {
  const isOfOne = asks(scene, 'chapter') || [...scene.reading.named, ...scene.state.focus][0]?.kind === 'chapter';
  const named = isOfOne ? chapterOf(scene) : undefined;
  if (named) return dateOf({ ...scene, reading: { ...scene.reading, named: [named] } });
  const next = ofKind(scene, 'chapter').find(({ values }) => !values.published && !values.wholeBook);
  const last = published(scene).at(-1);
  return tell(scene, 'novelState', {
    state: state.toLowerCase(),
    count: published(scene).length,
    date: last?.values.dateText,
    next: next
      ? say(scene, 'chapterNext', { title: next.title, when: (next.values.dateText ?? '').toLowerCase() })
      : '',
  });
});

/** What is asked of a character, or who that is. */
function toldOf(scene: Scene, entity: Entity): Draft | undefined {
  const [best] = sentencesOn(entity, scene.reading.topics, scene.knowledge);
  return best && best.own > 2.5 && best.sentence.field !== 'role' ? factOf(scene, entity) : described(scene, entity);
}

export const characters = ofNovel((scene) => {
  const cast = ofKind(scene, 'character');
  if (cast.length === 0) return undefined;
  const { reading, knowledge, state, constraints } = scene;
  const ofAge = reading.tokens.some(({ text }) => knowledge.words.age(text));
  if (constraints.count && !ofAge)
    return {
      text: say(scene, 'castCount', {
        count: cast.length,
        names: cast.map(({ title }) => title),
      }),
      list: cast,
    };
  const named = reading.named.find(({ kind }) => kind === 'character' || kind === 'figure');
  const [found, second] = findEntities(
    reading.topics.filter((root) => tellingOf(root, knowledge) > 0.3),
    knowledge,
    ({ kind }) => kind === 'character',
  );
  const of = named ?? state.focus.find(({ kind }) => kind === 'character');
  const related = of && kinOf(scene, of);
  if (related) return toldOf(scene, related);
  if (named) return toldOf(scene, named);
  const lead = reading.tokens.some(({ text }) => knowledge.words.hero(text)) ? cast[0] : undefined;
  if (lead) return described(scene, kinOf(scene, lead) ?? lead);
  if (found && found.share > 0.1 && found.score > 1 && (!second || found.score > second.score * 1.2))
    return toldOf(scene, found.entity);
  const [told] = findSentences(reading.topics, knowledge, ({ entity }) => entity?.kind === 'character');
  if (told?.sentence.entity && told.share > 0.3 && told.hits > 1) return described(scene, told.sentence.entity);
  if (!asks(scene, 'character', 'novel') && !state.focus.some(({ kind }) => kind === 'novel')) return undefined;
  return {
    text: say(scene, 'cast', {
      names: cast.map(({ title, values }) => `**${title}** (${(values.role ?? '').toLowerCase()})`),
      count: cast.length,
    }),
    list: cast,
  };
});

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
  const picked =
    named ??
    byRole ??
    (low
      ? sorted[0]
      : constraints.most
        ? sorted.at(-1)
        : !isRating && found && found.share > 0.3 && found.hits > 1
          ? found.sentence.entity
          : undefined);
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

export const reviewWrite = ofNovel((scene) => tell(scene, 'reviewWrite'));
export const novelLanguage = ofNovel((scene, { language }) => {
  const nameOf = new Intl.DisplayNames([scene.knowledge.language], { type: 'language' });
  const own = nameOf.of(language) ?? '';
  const tongues = mentioned(scene, 'tongue').map(({ label }) => label);
  const last = tongues.at(-1) ?? '';
  const asked = last.toLowerCase() === own.toLowerCase() ? own : last;
  const isOther = asked !== '' && asked.toLowerCase() !== own.toLowerCase();
  const isYes = asked === own;
  return tell(scene, isYes && !isOther ? 'novelIsIn' : isOther ? 'novelNotIn' : 'novelLanguage', {
    own,
    name: asked.toLowerCase() === asked ? asked : scene.knowledge.language === 'es' ? asked.toLowerCase() : asked,
  });
});

export const ending = ofNovel((scene) => tell(scene, 'ending', { count: published(scene).length }));

/** Anything else of the novel, from its texts, its cast and its chapters. */
export const novelFact = ofNovel((scene) => {
  const { knowledge, reading } = scene;
  const pool = [
    ...knowledge.facts.passages
      .filter(({ topic }) => topic === 'novel')
      .map(({ text }) => ({ text, entity: undefined as Entity | undefined })),
    ...ofKind(scene, 'character', 'chapter').flatMap((entity) => entity.facts.map(({ text }) => ({ text, entity }))),
  ];
  const [best] = rankFacts(reading.topics, pool, knowledge);
  const told = !best || best.score < 4 ? chapterTells(scene) : undefined;
  if (told) return told;
  if (!best || best.score < 1.5) return tell(scene, 'novelUnsaid');
  const { entity, text } = best.fact;
  return {
    text: entity ? say(scene, 'inThing', { title: entity.title, text }) : text,
    focus: entity ? [entity] : undefined,
  };
});
