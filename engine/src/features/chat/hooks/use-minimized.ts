import { useEffect, useState } from 'react';
import { restoreMinimized, saveMinimized } from '../conversation/saved-chat.ts';

/**
 * Tracks whether the window is minimized. Opening the menu minimizes it. On phones, where it covers the page, it starts
 * minimized after a page load.
 */
export function useMinimized(takesFocus: boolean, menuOpen: boolean) {
  const state = useState(() => !takesFocus && (restoreMinimized() || matchMedia('(width < 40rem)').matches));
  const [minimized, setMinimized] = state;
  const [wasMenuOpen, setWasMenuOpen] = useState(menuOpen);
  if (menuOpen !== wasMenuOpen) {
    setWasMenuOpen(menuOpen);
    if (menuOpen) setMinimized(true);
  }
  useEffect(() => saveMinimized(minimized), [minimized]);
  return state;
}
