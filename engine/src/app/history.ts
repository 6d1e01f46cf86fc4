import type { AddressHash } from '#src/ui/hooks/use-address-overlay.ts';
import { addressEvents } from '#src/lib/browser/address-events.ts';

/** The site's data on each history entry. Only this module reads or writes `history.state`. */
interface EntryState {
  /** Identifies the entry; its scroll position is stored under this key. */
  key?: string;
  /** True for an entry added by opening an overlay, so that closing the overlay can go back. */
  isOverlay?: boolean;
}

/** The overlay entry being left: `history.back()` is asynchronous. */
let leaving: string | undefined;

export function entryState(): EntryState {
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

/** The key of the current entry, which gets one if it has none. */
export function nameEntry(): string {
  const { key } = entryState();
  if (key) return key;
  const named = newEntry();
  history.replaceState(named, '');
  return named.key;
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
    history.pushState(newEntry(true), '', withHash(hash));
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
    addEventListener('popstate', () => (leaving = undefined), { once: true });
    history.back();
  },
};
