import { useEffect, useState } from 'react';
import { readStorage, writeStorage } from '#src/lib/browser/storage.ts';

const storageKey = 'chat-minimized';

/**
 * Tracks whether the window is minimized. Opening the menu minimizes it. On phones, where it covers the page, it starts
 * minimized after a page load.
 */
export function useMinimized(takesFocus: boolean, menuOpen: boolean) {
  const state = useState(
    () => !takesFocus && (readStorage('session', storageKey) !== null || matchMedia('(width < 40rem)').matches),
  );
  const [minimized, setMinimized] = state;
  const [wasMenuOpen, setWasMenuOpen] = useState(menuOpen);
  if (menuOpen !== wasMenuOpen) {
    setWasMenuOpen(menuOpen);
    if (menuOpen) setMinimized(true);
  }
  useEffect(() => void writeStorage('session', storageKey, minimized ? 'true' : null), [minimized]);
  return state;
}
