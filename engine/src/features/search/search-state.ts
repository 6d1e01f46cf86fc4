import { createListeners } from '#src/lib/browser/listeners.ts';

let isOpen = false;

/** Opens the search from any part of the page, or closes it. */
export function openSearch(open = true): void {
  isOpen = open;
  listeners.notify();
}

/** Ctrl on a Mac moves within a text. */
export const isMac = (): boolean => /^(Mac|iP)/.test(navigator.platform);

function onKey(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey || event.repeat) return;
  if (isMac() ? !event.metaKey || event.ctrlKey : !event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  openSearch(!isOpen);
}

const listeners = createListeners((signal) => addEventListener('keydown', onKey, { signal }));

export const { subscribe } = listeners;
export const isSearchOpen = (): boolean => isOpen;
