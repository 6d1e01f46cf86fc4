import { readStorage, writeStorage } from '#src/lib/storage.ts';

const storageKey = 'scroll-positions';
/** Only the latest entries are worth keeping. */
const most = 50;

const positions = new Map<string, number>(readPositions());

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

/** The key of the present history entry; the first entry of a visit has none of its own. */
function entryKey(): string {
  const state: unknown = history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  return typeof key === 'string' ? key : 'first';
}

let current = 'first';

/** Notes where the visitor is on the shown history entry. To call on every scroll: by `popstate` it is too late. */
export function noteScroll(): void {
  positions.delete(current);
  positions.set(current, window.scrollY);
}

/** Keeps the positions for a visit that goes on after a full load. */
export function keepScroll(): void {
  writeStorage('session', storageKey, JSON.stringify([...positions].slice(-most)));
}

/** To call when the shown history entry changed; the position noted for it, or undefined for a new one. */
export function enterEntry(): number | undefined {
  // A scroll right before the change may not have been told yet. A page too short for the old position says nothing.
  const isCut = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  if (!isCut) noteScroll();
  current = entryKey();
  return positions.get(current);
}
