import { novelOf } from '#src/content/content.ts';
import { markdownToHtml } from '#src/content/read/markdown.ts';
import type { DataSource } from '#src/content/data-source.ts';
import { isPublished } from '#src/content/schemas/novel.ts';
import { languageName } from '#src/content/owner/language-name.ts';
import { defaultLanguage, languagesFrom } from '#src/i18n/languages.ts';
import { formatDate, formatNumber, plural } from '#src/i18n/format.ts';
import { phrasesOf } from '#src/lib/phrases.ts';
import { langOf } from '#src/lib/text.ts';

export function novelContent({ content, language, words, wordsIn, picture, file, fileSize, link, say }: DataSource) {
  const { book, chapters, characters, reviews } = novelOf(content);
  const written = book.language ?? defaultLanguage;
  const writtenName = languageName(written, language);
  return {
    book: {
      title: say(book.title),
      /** The title split into phrases that should not wrap. */
      phrases: phrasesOf(book.title[language]),
      author: book.author,
      authorTitle: say(book.authorTitle) ?? words.novel.record.author,
      tagline: book.tagline[language].split(/(?<=[.!?…])\s+/),
      taglineLang: langOf(say(book.tagline)),
      cover: picture(book.cover),
      coverAlt: say(book.coverAlt),
      genres: book.genres.map((genre) => say(genre)),
      ratingText: formatNumber(book.rating, language),
      pagesText: plural(words.novel.pages, book.pages, language),
      state: say(book.state),
      overviewHtml: markdownToHtml(book.overview[language], words.markdown, link),
      overviewLang: langOf(say(book.overview)),
      synopsis: say(book.synopsis),
    },
    chapters: chapters.map((chapter) => ({
      id: chapter.id,
      title: say(chapter.title),
      description: say(chapter.description),
      date: chapter.date,
      dateText: say(chapter.dateText),
      pdf: chapter.pdf && { address: file(chapter.pdf), kilobytes: Math.ceil(fileSize(chapter.pdf) / 1000) },
      audio: chapter.audio && file(chapter.audio),
      audioSeconds: chapter.audioSeconds ?? null,
      // Reading aloud takes longer than reading, so a recording shorter than the reading time is an excerpt.
      isAudioExcerpt: (chapter.audioSeconds ?? Infinity) < (chapter.readingTime ?? 0) * 60,
      color: chapter.color,
      textColor: chapter.textColor,
      readingTime: chapter.readingTime,
      isPublished: isPublished(chapter),
      /** Language of the book, and its name in the page's language. */
      language: written,
      languageName: writtenName,
      isForeign: written !== language,
      isFullBook: chapter.isFullBook,
    })),
    characters: characters.map((character) => ({
      id: character.id,
      name: character.name,
      role: say(character.role),
      description: say(character.description),
    })),
    hasReviews: content.features.reviews,
    /** Default profession of readers: in the page's language, then in the others. */
    readers: languagesFrom(language).map((each) => wordsIn(each).novel.reviews.defaultProfession),
    reviews: reviews.map((review) => ({
      id: review.id,
      name: review.name,
      profession: say(review.profession),
      rating: review.rating,
      comment: say(review.comment),
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
