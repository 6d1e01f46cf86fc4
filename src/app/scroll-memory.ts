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

/** The key of the present history entry; undefined until it is given one. */
function entryKey(): string | undefined {
  const state: unknown = history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  return typeof key === 'string' ? key : undefined;
}

/** A key that no other history entry of the visit has. */
export function newEntryKey(): string {
  return Math.random().toString(36).slice(2);
}

/** Entries that the browser made by itself (the first of a document, an anchor) have no key: they get one. */
function nameEntry(): string {
  return entryKey() ?? giveKey();
}

function giveKey(): string {
  const key = newEntryKey();
  history.replaceState({ ...(history.state as object | null), key }, '');
  return key;
}

let current = '';

function note(): void {
  positions.delete(current);
  positions.set(current, window.scrollY);
}

/** Notes where the visitor is on the shown history entry. To call on every scroll: by `popstate` it is too late. */
export function noteScroll(): void {
  // A scroll may be told after history has moved on; it is not the earlier entry's any more.
  if (entryKey() === current) note();
}

/** Keeps the positions for a visit that goes on after a full load. */
export function keepScroll(): void {
  writeStorage('session', storageKey, JSON.stringify([...positions].slice(-most)));
}

/** To call when another page is shown; the position noted for its history entry, or undefined for a new one. */
export function enterEntry(): number | undefined {
  // A scroll right before the change may not have been told yet. A page too short for the old position says nothing.
  const isCut = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  if (current && !isCut) note();
  current = nameEntry();
  return positions.get(current);
}

/** To call when history moved within the shown page (an anchor, a query); the position, as {@link enterEntry}. */
export function moveWithinPage(): number | undefined {
  current = nameEntry();
  return positions.get(current);
}

/** To call when an entry was pushed: one that took over the state of the entry before must not share its position. */
export function splitEntry(): void {
  if (entryKey() !== current) return;
  current = giveKey();
  note();
}
