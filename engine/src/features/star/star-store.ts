import { useSyncExternalStore } from 'react';
import { createListeners } from '#src/lib/browser/listeners.ts';
import { readStorage, writeStorage } from '#src/lib/browser/storage.ts';

/** The pages that hide the star, in the order of the dots in the header. */
export const places = ['home', 'projects', 'novel', 'about', 'contact'] as const;

export type Place = (typeof places)[number];

/** The places named in a stored text, each once. Anything else in it is ignored. */
export function placesIn(text: string): readonly Place[] {
  const names = text.split(' ');
  return places.filter((place) => names.includes(place));
}

const key = 'star';

/** What could not be stored: kept for this page view. */
let unsaved = '';
/** True once the visitor has found a star in this page view. */
let isFresh = false;
let isOpen = false;

const text = () => `${readStorage('local', key) ?? ''} ${unsaved}`.trim();

/** Marks the star of a place as found. With all of them found, it opens the torn-out page and returns true. */
export function findStar(place: Place): boolean {
  const found = placesIn(`${text()} ${place}`).join(' ');
  unsaved = writeStorage('local', key, found) ? '' : found;
  isFresh = true;
  isOpen = placesIn(found).length === places.length;
  listeners.notify();
  return isOpen;
}

export function showTornPage(open: boolean): void {
  isOpen = open;
  listeners.notify();
}

const listeners = createListeners((signal) => {
  const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && listeners.notify();
  addEventListener('storage', onStorage, { signal });
  // A page restored from the back/forward cache has missed what other pages found.
  addEventListener('pageshow', listeners.notify, { signal });
});

export function useTornPageOpen(): boolean {
  return useSyncExternalStore(
    listeners.subscribe,
    () => isOpen,
    () => false,
  );
}

/** The places found so far, and whether one was found in this page view. Prerendered as none. */
export function useFoundPlaces(): { found: readonly Place[]; isFresh: boolean } {
  return { found: placesIn(useSyncExternalStore(listeners.subscribe, text, () => '')), isFresh };
}
