import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

/** Events for any change of address; the router dispatches the last two. */
export const addressEvents = ['popstate', 'hashchange', 'pushState', 'replaceState'] as const;

/** The site's data on each history entry. Other modules may pass `history.state` on, but do not interpret it. */
interface EntryState {
  /** Identifies the entry; its scroll position is stored under this key. */
  key?: string;
  /** True for an entry added by opening an overlay, so that closing the overlay can go back. */
  isOverlay?: boolean;
}

/** The overlay entry being left: `history.back()` is asynchronous. */
let leaving: string | undefined;

export function entryState(): EntryState {
  return (history.state ?? {}) as EntryState;
}

function newEntry(isOverlay = false): EntryState & { key: string } {
  return { key: Math.random().toString(36).slice(2), isOverlay };
}

export function stateForNavigation(replace: boolean): EntryState {
  return replace ? entryState() : newEntry();
}

/** The key of the current entry, which gets one if it has none. */
export function nameEntry(): string {
  const { key } = entryState();
  if (key) return key;
  const named = newEntry();
  history.replaceState(named, '');
  return named.key;
}

const withHash = (hash: string) => location.pathname + location.search + hash;

const { subscribe, notify } = createListeners((signal) => {
  for (const event of addressEvents) addEventListener(event, notify, { signal });
});

/** The current hash, live; empty on a prerendered page. */
export function useAddressHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
}

export function replaceHash(hash: string): void {
  history.replaceState(entryState(), '', withHash(hash));
}

/**
 * Opens an overlay at a hash. `parse` reads which overlay a hash names: those shown one after the other share one history
 * entry, so that "back" closes them.
 */
export function showOverlay(parse: (hash: string) => unknown, hash: string): void {
  if (parse(location.hash) === null) history.pushState(newEntry(true), '', withHash(hash));
  else replaceHash(hash);
}

/** Goes back if `showOverlay` added the current entry; otherwise replaces its hash. */
function leaveOverlay(hash: string): void {
  const { key, isOverlay } = entryState();
  // Closing twice must not go back twice.
  if (key && key === leaving) return;
  if (!isOverlay) return replaceHash(hash);
  leaving = key;
  addEventListener('popstate', () => (leaving = undefined), { once: true });
  history.back();
}

/**
 * An overlay that opens at a hash and closes with "back": what `parse` reads from the hash, and how to close it. `closed`
 * is the hash left when the overlay was opened by a link.
 */
export function useAddressOverlay<Shown>(
  parse: (hash: string) => Shown | null,
  closed = '',
): [shown: Shown | null, close: () => void] {
  const shown = parse(useAddressHash());
  return [shown, () => parse(location.hash) !== null && leaveOverlay(closed)];
}
