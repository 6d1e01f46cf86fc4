import type { Entity } from '#src/assistant/facts/types.ts';
import { sentencesOn } from '#src/assistant/understand/search/sentences.ts';
import { findEntities, rankFacts, tellingOf } from '#src/assistant/understand/search/find.ts';
import { says } from '#src/assistant/understand/search/why.ts';
import { stem } from '#src/assistant/understand/words/stem.ts';
import { dateOf } from '../entries/entries.ts';
import { chapterTells, factOf } from '../entries/fact.ts';
import { described } from '../entries/card.ts';
import { chapterOf, ofNovel, published } from './chapters.ts';
import { link, passageOn } from '../parts.ts';
import {
  askedRoots,
  asksWhen,
  asks,
  kinOf,
  mentioned,
  ofKind,
  say,
  shorten,
  tell,
  type Draft,
  type Scene,
} from '../scene.ts';

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
  const { knowledge } = scene;
  const attributes = askedRoots(scene);
  const topics = scene.reading.topics.filter((root) => !attributes.has(root));
  const beside = { ...scene, reading: { ...scene.reading, topics } };
  const dated = scene.knowledge.facts.passages.filter(
    ({ topic, text: said }) => topic === 'novel' && /\d{4}/.test(said),
  );
  // "Is it real or made up?": the sentence that tells what is.
  const real = knowledge.pack.grammar.real.split(' ').map((word) => stem(word, knowledge.language));
  const isReal = says(scene.reading, knowledge.words.real);
  const ofReal = isReal ? passageOn({ ...scene, reading: { ...scene.reading, topics: real } }, ['novel']) : undefined;
  if (ofReal) return { text: ofReal };
  const asksYear = asks(scene, 'year') || asksWhen(scene);
  const text =
    (asksYear ? rankFacts(scene.reading.topics, dated, scene.knowledge)[0]?.fact.text : undefined) ??
    passageOn(beside, ['novel'], 0.9) ??
    scene.knowledge.facts.passages.find(({ topic }) => topic === 'novel')?.text;
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
  if (!asks(scene, 'character', 'novel') && !state.focus.some(({ kind }) => kind === 'novel')) return undefined;
  return {
    text: say(scene, 'cast', {
      names: cast.map(({ title, values }) => `**${title}** (${(values.role ?? '').toLowerCase()})`),
      count: cast.length,
    }),
    list: cast,
  };
});

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
    ...ofKind(scene, 'character', 'chapter')
      .filter(({ values }) => !values.wholeBook)
      .flatMap((entity) => entity.facts.map(({ text }) => ({ text, entity }))),
  ];
  const asked = askedRoots(scene);
  const [best] = rankFacts(
    reading.topics.filter((root) => !asked.has(root)),
    pool,
    knowledge,
  );
  const told = !best || best.score < 4 ? chapterTells(scene) : undefined;
  if (told) return told;
  if (!best || best.score < 1.5) return tell(scene, 'novelUnsaid');
  const { entity, text } = best.fact;
  return {
    text: entity ? say(scene, 'inThing', { title: entity.title, text }) : text,
    focus: entity ? [entity] : undefined,
  };
});
