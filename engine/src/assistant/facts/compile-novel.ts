import type { Book, Chapter, Character, DefaultReview } from '#src/content/schemas/novel.ts';
import { formatDate } from '#src/i18n/format.ts';
import { perLanguage, type Language, type Localized } from '#src/i18n/languages.ts';
import { statementsIn } from './compile-stories.ts';
import { entityOf, factsOf, inLanguage } from './entity.ts';
import type { Entity, Passage } from './types.ts';

/** The book as an entry; its plot is quoted from overview and synopsis. */
export function novelEntity(book: Book, language: Language): Entity {
  const texts = `${book.overview[language]} ${book.synopsis[language]}`.replace(/(?<!\p{L})\*|\*(?!\p{L})/gu, '');
  const facts = [...factsOf('description', texts), ...factsOf('alt', book.coverAlt[language])];
  return entityOf('novel', 'novel', language, book, { facts });
}

/** Every chapter with its length, date and files. */
export function chapterEntities(chapters: readonly Chapter[], language: Language): Entity[] {
  return chapters.map((chapter, at) => {
    const { id, date, inProgress, isFullBook, pdf, audio, audioSeconds, readingTime } = chapter;
    const { dateText, description } = inLanguage(chapter, language);
    return entityOf(id, 'chapter', language, chapter, {
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
    });
  });
}

/** The cast. A first name alone, or a description such as "physics teacher", is a name too. */
export function characterEntities(characters: readonly Character[], language: Language): Entity[] {
  return characters.map((character) => {
    const { id, name } = character;
    const { role, description } = inLanguage(character, language);
    const also = [name.split(/\s+/)[0]!, ...callings(character.role)];
    return entityOf(
      id,
      'character',
      language,
      { ...character, title: inAll(name), also },
      {
        values: { role },
        facts: [{ field: 'role', text: role }, ...factsOf('description', description)],
      },
    );
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
  return reviews.map(({ id, name, profession, comment, rating, date }) => {
    const role = inLanguage(profession, language);
    return entityOf(
      `review-${id}`,
      'review',
      language,
      { title: inAll(name), also: callings(profession) },
      {
        values: { rating, role, date, dateText: formatDate(date, language) },
        facts: factsOf('text', inLanguage(comment, language)),
      },
    );
  });
}

/** Every sentence of the published chapters, with its chapter. */
export function toldIn(chapters: readonly Chapter[]): Passage[] {
  return chapters.flatMap(({ id, body, inProgress, isFullBook }) =>
    inProgress || isFullBook ? [] : statementsIn(body).map((text): Passage => ({ topic: 'chapter', text, of: id })),
  );
}
