import type { DataSource } from '#src/content/page-data.ts';
import { formatNumber } from '#src/i18n/format.ts';

/** Book, chapters, characters and the reviews that are always shown. */
export function novelData({ content, language, words, picture, file }: DataSource) {
  const { book, chapters, characters, reviews } = content.novel;
  return {
    words: words.novel,
    book: {
      title: book.title[language],
      author: book.author,
      tagline: book.tagline[language],
      cover: picture(book.cover),
      coverAlt: book.coverAlt[language],
      genres: book.genres.map((genre) => genre[language]),
      ratingText: formatNumber(book.rating, language),
      rating: book.rating,
      pages: book.pages,
      state: book.state[language],
      overview: book.overview[language],
      synopsis: book.synopsis[language],
    },
    chapters: chapters.map((chapter) => ({
      id: chapter.id,
      title: chapter.title[language],
      description: chapter.description[language],
      date: chapter.date,
      dateText: chapter.dateText[language],
      pdf: chapter.pdf && file(chapter.pdf),
      audio: chapter.audio && file(chapter.audio),
      readingTime: chapter.readingTime,
      inProgress: chapter.inProgress,
      isFullBook: chapter.isFullBook,
    })),
    characters: characters.map((character) => ({
      id: character.id,
      name: character.name,
      role: character.role[language],
      description: character.description[language],
    })),
    reviews: reviews.map((review) => ({
      id: review.id,
      name: review.name,
      profession: review.profession[language],
      rating: review.rating,
      comment: review.comment[language],
      date: review.date,
    })),
  };
}

export type NovelData = ReturnType<typeof novelData>;
