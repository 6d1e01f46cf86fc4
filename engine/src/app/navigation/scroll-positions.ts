import { readStoredJson, writeStorage } from '#src/lib/browser/storage.ts';
import { entryState, nameEntry } from '#src/lib/browser/history.ts';

const storageKey = 'scroll-positions';
const most = 50;

// The stored values are not trusted: a wrong one must not break navigation.
const positions = new Map(Object.entries((readStoredJson('session', storageKey) ?? {}) as Record<string, number>));
let current = '';

function note(): void {
  positions.delete(current);
  positions.set(current, window.scrollY);
}

/** Stores the current entry's scroll position. Call it on every scroll: at `popstate` it is too late. */
export function noteScroll(): void {
  // A scroll event may arrive after history has moved on and must not overwrite the earlier entry's position.
  if (entryState().key === current) note();
}

/** Call when another page is shown. Returns the stored scroll position of its entry, or undefined for a new one. */
export function enterEntry(): number | undefined {
  // The last scroll event may still be pending. If the page is now too short for the old position, keep the stored one.
  const isCut = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  if (current && !isCut()) note();
  return moveWithinPage();
}

/** Call when history moved within the page (an anchor, a query). Returns the position like {@link enterEntry}. */
export function moveWithinPage(): number | undefined {
  current = nameEntry();
  return positions.get(current);
}

/** Takes over scroll restoration for the visit and gives it back when the visitor leaves. */
export function keepScrollPositions(): void {
  const leave = () => {
    noteScroll();
    writeStorage('session', storageKey, JSON.stringify(Object.fromEntries([...positions].slice(-most))));
    history.scrollRestoration = 'auto';
  };
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  const arrive = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return takeOver();
    // Back/forward cache: WebKit restores the scroll position after this event, but not if restoration is manual by
    // then.
    const place = positions.get(current);
    requestAnimationFrame(() => {
      takeOver();
      if (place !== undefined) scrollTo({ top: place, behavior: 'instant' });
    });
  };
  /** The page behind an overlay keeps its position. */
  const open = () => {
    const { key = '', isOverlay } = entryState();
    if (!isOverlay) return;
    current = key;
    note();
  };
  takeOver();
  addEventListener('pagehide', leave);
  addEventListener('pageshow', arrive);
  addEventListener('pushState', open);
  addEventListener('scroll', noteScroll, { passive: true });
}
