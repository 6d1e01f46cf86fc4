import { langsAmong, langsOf } from '#src/content/borrowed.ts';
import { novelOf } from '#src/content/content.ts';
import { markdownToHtml } from '#src/content/read/markdown.ts';
import type { DataSource } from '#src/content/data-source.ts';
import { isPublished } from '#src/content/schemas/novel.ts';
import { languageName } from '#src/content/owner/language-name.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { phrasesOf } from '#src/lib/phrases.ts';

/** What the novel's page shows, in one language; the chapters' texts are data of their own (`chapter-texts.loader.ts`). */
export function novelContent({ content, language, words, picture, file, fileSize, link }: DataSource) {
  const { book, chapters, characters, reviews } = novelOf(content);
  const written = book.language ?? defaultLanguage;
  const writtenName = languageName(written, language);
  return {
    book: {
      langs: langsOf(book, language),
      title: book.title[language],
      /** The title in pieces that a line should hold whole. */
      phrases: phrasesOf(book.title[language]),
      author: book.author,
      authorTitle: book.authorTitle?.[language] ?? words.novel.record.author,
      /** Sentence by sentence: they are set as verses. */
      tagline: book.tagline[language].split(/(?<=[.!?…])\s+/),
      cover: picture(book.cover),
      coverAlt: book.coverAlt[language],
      genres: book.genres.map((genre) => genre[language]),
      genreLangs: langsAmong(book.genres, language),
      ratingText: formatNumber(book.rating, language),
      rating: book.rating,
      pages: book.pages,
      state: book.state[language],
      overviewHtml: markdownToHtml(book.overview[language], link),
      synopsis: book.synopsis[language],
    },
    chapters: chapters.map((chapter) => ({
      id: chapter.id,
      langs: langsOf(chapter, language),
      title: chapter.title[language],
      description: chapter.description[language],
      date: chapter.date,
      dateText: chapter.dateText[language],
      pdf: chapter.pdf && { address: file(chapter.pdf), kilobytes: Math.ceil(fileSize(chapter.pdf) / 1000) },
      audio: chapter.audio && file(chapter.audio),
      audioSeconds: chapter.audioSeconds ?? null,
      color: chapter.color,
      textColor: chapter.textColor,
      readingTime: chapter.readingTime,
      isPublished: isPublished(chapter),
      /** What it is written in, and what the page's language calls that. */
      language: written,
      languageName: writtenName,
      isForeign: written !== language,
      isFullBook: chapter.isFullBook,
    })),
    characters: characters.map((character) => ({
      id: character.id,
      langs: langsOf(character, language),
      name: character.name,
      role: character.role[language],
      description: character.description[language],
    })),
    /** False: nobody reviews the novel here. */
    hasReviews: content.features.reviews,
    reviews: reviews.map((review) => ({
      id: review.id,
      langs: langsOf(review, language),
      name: review.name,
      profession: review.profession[language],
      rating: review.rating,
      comment: review.comment[language],
      date: review.date,
      dateText: formatDate(review.date, language),
    })),
  };
}

type NovelContent = ReturnType<typeof novelContent>;
export type BookView = NovelContent['book'];
export type ChapterView = NovelContent['chapters'][number];
export type CharacterView = NovelContent['characters'][number];
export type DefaultReviewView = NovelContent['reviews'][number];
