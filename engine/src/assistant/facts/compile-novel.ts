import type { Book, Chapter, Character, DefaultReview } from '#src/content/schemas/novel.ts';
import { formatDate } from '#src/i18n/format.ts';
import { perLanguage, type Language, type Localized } from '#src/i18n/languages.ts';
import { statementsIn } from './compile-stories.ts';
import { factsOf, inLanguage, named } from './entity.ts';
import type { Entity, Passage } from './types.ts';

/** The book as an entry; its plot is quoted from overview and synopsis. */
export function novelEntity(book: Book, language: Language): Entity {
  const texts = `${book.overview[language]} ${book.synopsis[language]}`.replace(/(?<!\p{L})\*|\*(?!\p{L})/gu, '');
  return {
    ...named('novel', 'novel', book.title, language, book),
    values: {},
    facts: [...factsOf('description', texts), ...factsOf('alt', book.coverAlt[language])],
  };
}

/** Every chapter with its length, date and files. */
export function chapterEntities(chapters: readonly Chapter[], language: Language): Entity[] {
  return chapters.map((chapter, at): Entity => {
    const { id, title, date, inProgress, isFullBook, pdf, audio, audioSeconds, readingTime } = chapter;
    const { dateText, description } = inLanguage(chapter, language);
    return {
      ...named(id, 'chapter', title, language, chapter),
      values: {
        date,
        dateText,
        number: isFullBook ? undefined : at + 1,
        published: !inProgress && !isFullBook,
        wholeBook: isFullBook || undefined,
        pdf: pdf !== null || undefined,
        audioSeconds: audio ? (audioSeconds ?? undefined) : undefined,
        readingTime: readingTime ?? undefined,
      },
      facts: factsOf('description', description),
    };
  });
}

/** The cast. A first name alone, or a description such as "physics teacher", is a name too. */
export function characterEntities(characters: readonly Character[], language: Language): Entity[] {
  return characters.map((character): Entity => {
    const { id, name } = character;
    const { role, description } = inLanguage(character, language);
    const entity = named(id, 'character', inAll(name), language, character);
    const [first = '', ...rest] = name.split(/\s+/);
    return {
      ...entity,
      names: [...entity.names, ...(rest.length > 0 ? [first] : []), ...callings(character.role)],
      values: { role },
      facts: [{ field: 'role', text: role }, ...factsOf('description', description)],
    };
  });
}

const inAll = (name: string) => perLanguage(() => name);

/** A character's description of several words ("Physics teacher"). A single word is too ambiguous. */
function callings(role: Localized): string[] {
  const parts = Object.values(role).map((text) => text.split(',')[0] ?? '');
  return parts.filter((part) => part.includes(' ') && !/^(her|his|su) /i.test(part));
}

/** Readers' reviews. */
export function reviewEntities(reviews: readonly DefaultReview[], language: Language): Entity[] {
  return reviews.map((review): Entity => {
    const { id, name, profession, rating, date } = review;
    const { profession: role, comment } = inLanguage(review, language);
    const entity = named(`review-${id}`, 'review', inAll(name), language);
    return {
      ...entity,
      names: [...entity.names, ...callings(profession)],
      values: { rating, role, date, dateText: formatDate(date, language) },
      facts: factsOf('text', comment),
    };
  });
}

/** Every sentence of the published chapters, with its chapter. */
export function toldIn(chapters: readonly Chapter[]): Passage[] {
  return chapters.flatMap(({ id, body, inProgress, isFullBook }) =>
    inProgress || isFullBook ? [] : statementsIn(body).map((text): Passage => ({ topic: 'chapter', text, of: id })),
  );
}
