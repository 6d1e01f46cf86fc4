import { useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import type { Language } from '#src/i18n/languages.ts';
import { replaceHash, showOverlay, useAddressHash, useAddressOverlay } from '#src/lib/browser/history.ts';
import { cx } from '#src/lib/cx.ts';
import { Island } from '#src/ui/islands/island.tsx';
import { lazyPart } from '#src/ui/islands/lazy-part.tsx';
import { T } from '#src/ui/layout/t.tsx';
import { Tabs } from '#src/ui/panels/tabs.tsx';
import { BookHead } from './book/book-head.tsx';
import { Characters } from './book/characters.tsx';
import { Overview } from './book/overview.tsx';
import { ChapterEntry } from './chapters/chapter-entry.tsx';
import { parseNovelAddress, tabs, type ChapterIds, type Tab } from './novel-address.ts';
import type { BookView, ChapterView, CharacterView, DefaultReviewView } from './novel.loader.ts';
import styles from './novel.module.css';
import { usePlayer } from './player/use-player.ts';
import { ReadingView, type ReadingViewProps } from './reading/reading-view.tsx';
import { createReviewsStore } from './reviews/reviews-store.ts';

const Reviews = lazyPart(() => import('./reviews/reviews.island.tsx').then((module) => module.Reviews));

interface NovelProps {
  language: Language;
  words: Dictionary['novel'];
  book: BookView;
  chapters: readonly ChapterView[];
  characters: readonly CharacterView[];
  hasReviews: boolean;
  readers: readonly string[];
  reviews: readonly DefaultReviewView[];
  loadTexts: ReadingViewProps['loadTexts'];
  /** Placed on the one star of the first plate that has no double. */
  star: ReactNode;
}

interface Addressed {
  chapterIds: ChapterIds;
}

/** Panels whose first content is focusable; the others get a tabindex themselves. */
const startsWithControl: Partial<Record<Tab, boolean>> = { chapters: true, reviews: true };

export function Novel(props: NovelProps) {
  const { language, words, book, chapters, characters, hasReviews, readers, reviews, loadTexts, star } = props;
  const has: Partial<Record<Tab, boolean>> = {
    chapters: chapters.length > 0,
    characters: characters.length > 0,
    reviews: hasReviews,
  };
  const shownTabs = tabs.filter((id) => has[id] ?? true);
  const published = useMemo(() => chapters.filter((each) => each.isPublished), [chapters]);
  const chapterIds = { all: chapters.map(idOf), readable: published.map(idOf), tabs: shownTabs };
  const openChapter = (id: string) => showOverlay((hash) => parseNovelAddress(hash, chapterIds).chapter, `#${id}`);
  const player = usePlayer(published, book);
  const [store] = useState(() => createReviewsStore());
  const [first] = published;
  const sources = { store, reviews, readers, language };

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
            onRead={openChapter}
            words={words}
          />
        ))}
      </>
    ),
    overview: <Overview book={book} chapters={chapters} onRead={openChapter} star={star} words={words} />,
    synopsis: (
      <>
        <h2 className="sr-only">{words.tabs.synopsis}</h2>
        <T as="p" className={styles.synopsis}>
          {book.synopsis}
        </T>
      </>
    ),
    characters: <Characters title={words.tabs.characters} characters={characters} />,
    reviews: (
      <Island
        part={Reviews}
        failed={
          <p role="alert" className="noted">
            {words.reviews.failed}
          </p>
        }
      >
        <Reviews sources={sources} words={words} />
      </Island>
    ),
  };
  return (
    <div className={cx('page-width', styles.novel)}>
      <BookHead
        book={book}
        words={words}
        sources={hasReviews ? sources : null}
        onReadFirst={first ? () => openChapter(first.id) : null}
      />
      <NovelTabs
        chapterIds={chapterIds}
        label={words.tabList}
        items={shownTabs.map((id) => ({
          id,
          name: words.tabs[id],
          panel: id === 'reviews' ? panels[id] : <Island>{panels[id]}</Island>,
          startsWithControl: startsWithControl[id],
        }))}
        className={styles.tabs}
      />
      <OpenedChapter
        chapterIds={chapterIds}
        chapters={published}
        onOpen={openChapter}
        loadTexts={loadTexts}
        player={player}
        words={words}
      />
    </div>
  );
}

/** Subscribes to the address itself, so that a tab change does not render every panel. */
function NovelTabs({
  chapterIds,
  ...tabs
}: Addressed & Omit<ComponentProps<typeof Tabs<Tab>>, 'current' | 'onChoose'>) {
  const { tab } = parseNovelAddress(useAddressHash(), chapterIds);
  return <Tabs {...tabs} current={tab} onChoose={(id) => replaceHash(`#${id}`)} />;
}

function OpenedChapter({ chapterIds, ...view }: Addressed & Omit<ReadingViewProps, 'chapterId' | 'onClose'>) {
  const [chapterId, close] = useAddressOverlay((hash) => parseNovelAddress(hash, chapterIds).chapter, '#chapters');
  return <ReadingView {...view} chapterId={chapterId} onClose={close} />;
}

const idOf = ({ id }: ChapterView) => id;
