import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import type { Language } from '#src/i18n/languages.ts';
import { BookHead } from './book-head.tsx';
import { ChapterEntry } from './chapter-entry.tsx';
import { Characters } from './characters.tsx';
import type { BookView, ChapterView, CharacterView, DefaultReviewView } from './novel.loader.ts';
import { NovelTabs } from './novel-tabs.tsx';
import { Overview } from './overview.tsx';
import { connectMediaSession } from './player/media-session.ts';
import { createPlayer, type Player } from './player/player.ts';
import { ReadingView } from './reading/reading-view.tsx';
import type { LoadTexts } from './reading/use-chapter-text.ts';
import { joinReviews, summarize } from './reviews/review-list.ts';
import { createReviewsStore, emptySnapshot } from './reviews/reviews-store.ts';
import { Reviews } from './reviews/reviews.tsx';
import { useNovelAddress } from './use-novel-address.ts';

interface NovelProps {
  language: Language;
  words: Dictionary['novel'];
  book: BookView;
  chapters: readonly ChapterView[];
  characters: readonly CharacterView[];
  reviews: readonly DefaultReviewView[];
  loadTexts: LoadTexts;
}

/** The novel: what it is, its chapters to read and hear, its people, and what readers say. */
export function Novel({ language, words, book, chapters, characters, reviews, loadTexts }: NovelProps) {
  const published = useMemo(() => chapters.filter((each) => !each.inProgress && !each.isFullBook), [chapters]);
  const address = useNovelAddress({ all: chapters.map(idOf), readable: published.map(idOf) });
  const [player] = useState(() => createPlayer());
  const [store] = useState(() => createReviewsStore());
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot, () => emptySnapshot);
  const allReviews = joinReviews(reviews, snapshot.reviews, snapshot.userKey, language);
  usePlayerOfPage(player, published, book);

  const panels = {
    chapters: (
      <>
        <h2 className="sr-only">{words.tabs.chapters}</h2>
        {chapters.map((chapter, index) => (
          <ChapterEntry
            key={chapter.id}
            chapter={chapter}
            number={index + 1}
            player={player}
            onRead={address.openChapter}
            words={words}
          />
        ))}
      </>
    ),
    overview: <Overview book={book} chapters={chapters} words={words} />,
    synopsis: (
      <>
        <h2 className="sr-only">{words.tabs.synopsis}</h2>
        <p className="synopsis">{book.synopsis}</p>
      </>
    ),
    characters: <Characters title={words.tabs.characters} characters={characters} />,
    reviews: <Reviews reviews={allReviews} store={store} snapshot={snapshot} words={words} />,
  };
  return (
    <div className="page-width novel">
      <BookHead
        book={book}
        words={words}
        readers={summarize(
          allReviews.map((review) => review.rating),
          language,
        )}
      />
      <NovelTabs current={address.tab} onChoose={address.chooseTab} words={words} panels={panels} />
      <ReadingView
        chapters={published}
        chapterId={address.chapter}
        onOpen={address.openChapter}
        onClose={address.closeChapter}
        loadTexts={loadTexts}
        player={player}
        words={words}
      />
    </div>
  );
}

const idOf = ({ id }: ChapterView) => id;

/** Silence when the page is left; media keys and lock screen while it is there. */
function usePlayerOfPage(player: Player, chapters: readonly ChapterView[], book: BookView): void {
  useEffect(() => () => player.pause(), [player]);
  useEffect(() => {
    const tracks = chapters.flatMap(({ id, title, audio }) => (audio ? [{ id, title, address: audio }] : []));
    return connectMediaSession(player, tracks, { title: book.title, artist: book.author, cover: book.cover.src });
  }, [player, chapters, book]);
}
