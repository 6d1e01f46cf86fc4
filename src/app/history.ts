import type { AddressHash } from '#src/ui/hooks/use-address-overlay.ts';
import { addressEvents } from '#src/lib/browser/address-events.ts';
import { readStorage, writeStorage } from '#src/lib/browser/storage.ts';

/** What the site keeps with each history entry. Nothing else reads or writes `history.state`. */
interface EntryState {
  /** Names the entry; its scroll position is noted under it. */
  key?: string;
  /** True for an entry that was added by opening something over the page, so that closing it can go back. */
  isOverlay?: boolean;
}

const storageKey = 'scroll-positions';
/** Only the latest entries are worth keeping. */
const most = 50;

const positions = new Map<string, number>(readPositions());
let current = '';
/** The entry that is being gone back from; that takes a moment. */
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

/** The state for an entry that is added: its key is no other's of the visit. */
function newEntry(isOverlay = false): EntryState & { key: string } {
  return { key: Math.random().toString(36).slice(2), isOverlay };
}

/** The state to navigate with: that of the entry which is replaced, or a new one. */
export function stateForNavigation(replace: boolean): EntryState {
  return replace ? entryState() : newEntry();
}

/** Entries that the browser made by itself (the first of a document, an anchor) have no key: they get one. */
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

/** Notes where the visitor is on the shown history entry. To call on every scroll: by `popstate` it is too late. */
export function noteScroll(): void {
  // A scroll may be told after history has moved on; it is not the earlier entry's any more.
  if (entryState().key === current) note();
}

/** To call when another page is shown; the position noted for its history entry, or undefined for a new one. */
export function enterEntry(): number | undefined {
  // A scroll right before the change may not have been told yet. A page too short for the old position says nothing.
  const isCut = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  if (current && !isCut()) note();
  return moveWithinPage();
}

/** To call when history moved within the shown page (an anchor, a query); the position, as {@link enterEntry}. */
export function moveWithinPage(): number | undefined {
  leaving = undefined;
  current = nameEntry();
  return positions.get(current);
}

/** Scroll positions are ours within a visit, and the browser's again when the visitor leaves. Returns how to stop. */
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
    // A page out of the browser's memory: WebKit moves it to its place after this, and not when that is ours by then.
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

/** An address of the shown page that differs by its hash. */
const withHash = (hash: string) => location.pathname + location.search + hash;

/** The address for what opens over a page at a hash of its own. */
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
    // The page behind stays where it is.
    current = entry.key;
    note();
  },
  replace(hash) {
    history.replaceState(entryState(), '', withHash(hash));
  },
  leave(hash) {
    const { key, isOverlay } = entryState();
    // A second wish to close must not go back once more.
    if (key !== undefined && key === leaving) return;
    if (!isOverlay) return addressHash.replace(hash);
    leaving = key;
    history.back();
  },
};
