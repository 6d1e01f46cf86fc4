import type { AddressHash } from '#src/ui/hooks/use-address-overlay.ts';
import { addressEvents } from '#src/lib/browser/address-events.ts';
import { readStorage, writeStorage } from '#src/lib/browser/storage.ts';

/** The site's data on each history entry. Only this module reads or writes `history.state`. */
interface EntryState {
  /** Identifies the entry; its scroll position is stored under this key. */
  key?: string;
  /** True for an entry added by opening an overlay, so that closing the overlay can go back. */
  isOverlay?: boolean;
}

const storageKey = 'scroll-positions';
const most = 50;

const positions = new Map<string, number>(readPositions());
let current = '';
/** The overlay entry being left: `history.back()` is asynchronous. */
let leaving: string | undefined;

function readPositions(): [string, number][] {
  if (typeof window === 'undefined') return [];
  try {
    const stored: unknown = JSON.parse(readStorage('session', storageKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter(
      (entry): entry is [string, number] =>
        Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
    );
  } catch {
    return [];
  }
}

function entryState(): EntryState {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null) return {};
  const { key, isOverlay } = state as Record<string, unknown>;
  return { key: typeof key === 'string' ? key : undefined, isOverlay: isOverlay === true };
}

function newEntry(isOverlay = false): EntryState & { key: string } {
  return { key: Math.random().toString(36).slice(2), isOverlay };
}

export function stateForNavigation(replace: boolean): EntryState {
  return replace ? entryState() : newEntry();
}

function nameEntry(): string {
  const { key } = entryState();
  if (key) return key;
  const named = newEntry();
  history.replaceState(named, '');
  return named.key;
}

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
  leaving = undefined;
  current = nameEntry();
  return positions.get(current);
}

/**
 * Takes over scroll restoration for the visit and gives it back when the visitor leaves. Returns a cleanup function.
 */
export function keepScrollPositions(): () => void {
  const leave = () => {
    noteScroll();
    writeStorage('session', storageKey, JSON.stringify([...positions].slice(-most)));
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
  takeOver();
  addEventListener('pagehide', leave);
  addEventListener('pageshow', arrive);
  addEventListener('scroll', noteScroll, { passive: true });
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', arrive);
    removeEventListener('scroll', noteScroll);
  };
}

const withHash = (hash: string) => location.pathname + location.search + hash;

export const addressHash: AddressHash = {
  read: () => location.hash,
  subscribe(changed) {
    for (const event of addressEvents) addEventListener(event, changed);
    return () => {
      for (const event of addressEvents) removeEventListener(event, changed);
    };
  },
  push(hash) {
    const entry = newEntry(true);
    history.pushState(entry, '', withHash(hash));
    // The page behind keeps its position.
    current = entry.key;
    note();
  },
  replace(hash) {
    history.replaceState(entryState(), '', withHash(hash));
  },
  leave(hash) {
    const { key, isOverlay } = entryState();
    // Closing twice must not go back twice.
    if (key !== undefined && key === leaving) return;
    if (!isOverlay) return addressHash.replace(hash);
    leaving = key;
    history.back();
  },
};
