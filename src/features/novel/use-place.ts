import { useEffect, useRef } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { parsePlace, type ChapterIds, type Place, type Tab } from './place.ts';

interface PlaceInAddress extends Place {
  chooseTab: (tab: Tab) => void;
  openChapter: (id: string) => void;
  closeChapter: () => void;
}

/** Marks a history entry that was made by opening a chapter, so that closing it can go back. */
const openedHere = 'novelChapterOpened';

function write(method: 'pushState' | 'replaceState', hash: string, opened: boolean): void {
  const state: unknown = history.state;
  const kept = typeof state === 'object' ? state : {};
  history[method]({ ...kept, [openedHere]: opened }, '', `${location.search}#${hash}`);
}

function wasOpenedHere(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && (state as Record<string, unknown>)[openedHere] === true;
}

/**
 * The visitor's place on the page, kept in the address. Tabs replace the history entry; an opened chapter adds one,
 * so that a phone's back gesture closes it.
 */
export function usePlace(chapterIds: ChapterIds): PlaceInAddress {
  const hash = useLocationProperty(
    () => location.hash,
    () => '',
  );
  const place = parsePlace(hash, chapterIds);
  /** The hash of the chapter that is being left. */
  const leaving = useRef<string | null>(null);
  useEffect(() => {
    leaving.current = null;
  }, [hash]);

  // A link to a tab inside the page finds its panel hidden; it is shown only now.
  useEffect(() => {
    const follow = () => requestAnimationFrame(() => document.getElementById(location.hash.slice(1))?.scrollIntoView());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  return {
    ...place,
    chooseTab: (tab) => write('replaceState', tab, false),
    openChapter: (id) => {
      if (place.chapter) write('replaceState', id, wasOpenedHere());
      else write('pushState', id, true);
    },
    closeChapter: () => {
      // Going back takes a moment, in which a second wish to close must not go back once more.
      if (leaving.current === hash) return;
      if (!wasOpenedHere()) return write('replaceState', 'chapters', false);
      leaving.current = hash;
      history.back();
    },
  };
}
