import { format, formatNumber } from '#src/i18n/format.ts';
import { foldText } from '#src/lib/text.ts';
import { bullets, enumerate, link, paragraphs, publishedChapters, type Draft, type Scene } from '../draft.ts';
import { mentions } from '../knowledge.ts';
import { has } from '../question.ts';
import { search } from '../search.ts';
import { stem } from '../text/stem.ts';
import { sentences } from '../text/tokens.ts';
import type { NovelChapter } from '../types.ts';
import { functionWords } from '../words/function-words.ts';

/** How much of the question a chapter or character must hold. */
const enough = 0.5;

/** The novel: what it is about, chapters, characters, facts of the book. */
export function aboutNovel(scene: Scene): Draft | undefined {
  const { question, context, knowledge, say, language } = scene;
  const { novel } = knowledge.index;
  const goesOn =
    context.intent?.startsWith('novel') === true &&
    !has(question, 'projects', 'skills', 'contact', 'email') &&
    question.topics.length === 0;
  const meant =
    has(question, 'novel', 'chapters', 'characters') ||
    (has(question, 'reviews') && question.rest.length === 0 && question.entries.length === 0) ||
    /\b(muestra|sample)\b/.test(question.text) ||
    question.characters.length > 0 ||
    question.chapters.length > 0;
  if (!meant && !goesOn) return undefined;
  const title = { title: novel.title[language] };
  const draft = (text: string): Draft => ({ text, intent: 'novel' });

  if (question.characters.length > 0) return draft(characters(scene, [...question.characters, ...kin(scene)]));
  if (question.chapters.length > 0)
    return draft(paragraphs(...question.chapters.map((chapter) => chapterText(chapter, scene))));
  if (question.chapterNumber !== undefined) return draft(oneChapter(question.chapterNumber, scene));
  if (/\b(acaba|termina|muere|asesino|ending|ends?|dies?|killer|murderer)\b/.test(question.text)) {
    const { name, email } = knowledge.index.owner;
    return { text: format(say.unknown, { owner: name, email }), intent: 'unknown' };
  }
  const whole = has(question, 'wholeBook') && novel.chapters.find(({ number }) => number === null);
  if (whole && !has(question, 'howMany', 'pages', 'listen')) return draft(chapterText(whole, scene));
  if (has(question, 'setting') && !has(question, 'chapters')) return draft(overview(scene));
  if (has(question, 'inEnglish', 'inSpanish') || /\b(idiomas?|languages?|traduc\w+|translat\w+)\b/.test(question.text))
    return languageOfBook(scene);
  const byRole = has(question, 'whyHow', 'title', 'characters') ? withRole(scene) : [];
  if (byRole.length > 0) return draft(characters(scene, byRole));
  const found = question.rest.length > 0 && !has(question, 'howMany', 'reviews') && lookUpNovel(scene);
  if (found) return draft(found);
  if (has(question, 'chapters', 'nextChapter', 'lastChapter') || (goesOn && !meant && has(question, 'newest'))) {
    const at = chapterByPlace(scene);
    if (at) return draft(paragraphs(at.inProgress ? say.next : say.latest, chapterText(at, scene)));
    if (has(question, 'chapters') && !has(question, 'characters')) return draft(chapters(scene));
  }
  if (has(question, 'characters'))
    return draft(
      paragraphs(
        format(say.characters, title),
        characters(
          scene,
          novel.characters.map(({ name }) => name),
        ),
      ),
    );
  if (has(question, 'author')) return draft(format(say.novelAuthor, { ...title, author: novel.author }));
  if (has(question, 'reviews')) return draft(reviews(scene));
  if (has(question, 'pages'))
    return draft(paragraphs(format(say.novelPages, { ...title, pages: novel.pages }), chapterCount(scene)));
  if (has(question, 'genre'))
    return draft(
      format(say.novelGenres, {
        list: enumerate(
          novel.genres.map((genre) => genre[language]),
          say,
        ),
      }),
    );
  if (has(question, 'listen', 'read') && !has(question, 'buy'))
    return draft(paragraphs(read(scene), chapterCount(scene)));
  if (has(question, 'buy')) return draft(paragraphs(buy(scene), read(scene)));
  if (!meant) return has(question, 'synopsis', 'title', 'more', 'whatIs') ? draft(overview(scene)) : undefined;
  if (/\b(sinopsis|synopsis|argumento|trama|plot)\b/.test(question.text)) {
    return draft(paragraphs(format(say.novelSynopsis, title), novel.synopsis[language]));
  }
  return draft(overview(scene));
}

function overview({ knowledge, say, language }: Scene): string {
  const { novel } = knowledge.index;
  const facts = {
    genres: novel.genres.map((genre) => genre[language]).join(', '),
    pages: novel.pages,
    rating: formatNumber(novel.rating, language),
  };
  return paragraphs(
    format(say.novel, { title: novel.title[language], author: novel.author, tagline: novel.tagline[language] }),
    plain(novel.overview[language].split(/\n\s*\n/)[0] ?? ''),
    format(say.novelFacts, facts),
    format(say.novelState, { state: novel.state[language] }),
  );
}

/** "The drone pilot of the novel": the characters whose role says one of the question's words. */
function withRole({ question, knowledge, language }: Scene): string[] {
  const words = question.tokens.filter((word) => word.length > 3 && !functionWords[language].has(word));
  return knowledge.index.novel.characters
    .filter(({ role }) => words.some((word) => mentions(role[language], word, language)))
    .map(({ name }) => name);
}

/** "The chapter about the notebook", "Nieves's father": the chapter or character that holds most of the words. */
function lookUpNovel(scene: Scene): string | undefined {
  const { question, knowledge, language } = scene;
  const hits = search(
    knowledge.novel[language],
    question.rest.map((word) => stem(word, language)),
  );
  const wanted = has(question, 'chapters') ? 'chapter' : 'character';
  const best = hits.find(({ item, coverage }) => item.type === wanted && coverage >= enough);
  if (best?.item.type === 'chapter') return chapterText(best.item.chapter, scene);
  return best?.item.type === 'character' ? characters(scene, [best.item.name]) : undefined;
}

/** "Nieves's father": a character whose role says what the question calls him. */
function kin({ question, knowledge, language }: Scene): string[] {
  return knowledge.index.novel.characters
    .filter(({ role }) => question.rest.some((word) => mentions(role[language], word, language)))
    .map(({ name }) => name);
}

/** What the overview says of the language it is written in, if anything. */
function languageOfBook({ knowledge, say, language }: Scene): Draft {
  const { novel, owner } = knowledge.index;
  const told = sentences(plain(novel.overview[language])).filter((sentence) =>
    /\b(en (?:espanol|castellano|ingles)|in (?:spanish|english))\b/.test(foldText(sentence)),
  );
  if (told.length === 0)
    return { text: format(say.unknown, { owner: owner.name, email: owner.email }), intent: 'unknown' };
  return { text: told.join(' '), intent: 'novel' };
}

/** Emphasis other than bold is outside the Markdown the chat shows. */
function plain(markdown: string): string {
  return markdown.replace(/\s*\n\s*/g, ' ').replace(/(?<!\*)\*(?!\*)([^*]+)\*(?!\*)/g, '$1');
}

function characters({ knowledge, language }: Scene, names: readonly string[]): string {
  const chosen = knowledge.index.novel.characters.filter(({ name }) => names.includes(name));
  return bullets(
    chosen.map(({ name, role, description }) => `**${name}** (${role[language]}): ${description[language]}`),
  );
}

function chapterText(chapter: NovelChapter, { say, language }: Scene): string {
  const label =
    chapter.number === null
      ? chapter.title[language]
      : format(say.chapterLine, { number: chapter.number, title: chapter.title[language] });
  const files =
    chapter.pdf && chapter.audio
      ? say.chapterFiles.both
      : chapter.pdf
        ? say.chapterFiles.pdf
        : chapter.audio
          ? say.chapterFiles.audio
          : '';
  const minutes = chapter.readingTime === null ? '' : format(say.chapterMinutes, { minutes: chapter.readingTime });
  const length = chapter.audioLength === null ? '' : format(say.chapterAudio, { time: chapter.audioLength });
  const facts = [chapter.dateText[language], minutes, files, length].filter(Boolean).join(' · ');
  return paragraphs(`**${label}**`, chapter.description[language], facts);
}

function oneChapter(number: number, scene: Scene): string {
  const { knowledge, say } = scene;
  const chapter = knowledge.index.novel.chapters.find((each) => each.number === number);
  if (chapter) return chapterText(chapter, scene);
  return format(say.chapterNone, { number, count: publishedChapters(knowledge.index.novel.chapters).length });
}

/** The last published chapter, or the one that is being written. */
function chapterByPlace({ question, knowledge }: Scene): NovelChapter | undefined {
  const { chapters: all } = knowledge.index.novel;
  if (has(question, 'howMany')) return undefined;
  if (has(question, 'nextChapter')) return all.find(({ inProgress }) => inProgress);
  if (has(question, 'lastChapter', 'newest')) return publishedChapters(all).at(-1);
  if (has(question, 'inProgress')) return all.find(({ inProgress }) => inProgress);
  if (question.ordinal === -1) return publishedChapters(all).at(-1);
  return undefined;
}

function chapters(scene: Scene): string {
  const { knowledge, say, language } = scene;
  const all = knowledge.index.novel.chapters;
  const line = ({ number, title, dateText }: NovelChapter) =>
    `${number === null ? title[language] : format(say.chapterLine, { number, title: title[language] })} (${dateText[language]})`;
  const others = all.filter(({ published }) => !published);
  return paragraphs(
    format(say.chaptersCount, { count: publishedChapters(all).length }),
    bullets(publishedChapters(all).map(line)),
    others.length > 0 && say.next,
    bullets(others.map(line)),
  );
}

function chapterCount({ knowledge, say }: Scene): string {
  return format(say.chaptersOnly, { count: publishedChapters(knowledge.index.novel.chapters).length });
}

function reviews({ knowledge, say, language }: Scene): string {
  const { novel } = knowledge.index;
  const lines = novel.reviews.map(
    ({ name, profession, rating, comment }) => `${name}, ${profession[language]} (${rating}/5): ${comment[language]}`,
  );
  return paragraphs(
    format(say.novelRating, { rating: formatNumber(novel.rating, language) }),
    say.novelReviews,
    bullets(lines),
  );
}

function buy({ knowledge, say, language }: Scene): string {
  const { buyUrl, state } = knowledge.index.novel;
  return buyUrl ? format(say.novelBuyLink, { link: link(buyUrl) }) : format(say.novelBuy, { state: state[language] });
}

function read({ knowledge, say }: Scene): string {
  const hasAudio = knowledge.index.novel.chapters.some(({ audio }) => audio);
  return hasAudio ? say.novelRead : say.novelReadOnly;
}
