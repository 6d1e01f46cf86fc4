import { createListeners } from '#src/lib/browser/listeners.ts';

let asked: string | null = null;

/** Opens the search from any part of the page, with what to search for; closes it with `null`. */
export function openSearch(query: string | null = ''): void {
  asked = query;
  listeners.notify();
}

/** Apple devices use ⌘K: there, Ctrl+K edits text. */
export const isMac = (): boolean => /^(Mac|iP)/.test(navigator.platform);

function onKey(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey || event.repeat) return;
  if (isMac() ? !event.metaKey || event.ctrlKey : !event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  openSearch(asked === null ? '' : null);
}

const listeners = createListeners((signal) => addEventListener('keydown', onKey, { signal }));

export const { subscribe } = listeners;
/** What the search was opened with; `null` while it is closed. */
export const askedSearch = (): string | null => asked;
