import { useEffect, useLayoutEffect } from 'react';

/**
 * The attributes of `<html>` before hydration, including those that the boot script set. React drops the latter when it
 * renders the page again after an extension has changed the HTML.
 */
const written = typeof document === 'undefined' ? [] : [...document.documentElement.attributes];

/** Marks `<html>` as hydrated (except for islands) and replays presses made before. */
export function useHydrated(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    for (const { name, value } of written) if (!root.hasAttribute(name)) root.setAttribute(name, value);
  }, []);
  useEffect(() => {
    // For styles, tests and tools.
    document.documentElement.dataset.hydrated = 'true';
    // Outside React's commit, where a press could not hydrate an island.
    queueMicrotask(() => window.earlyPresses?.splice(0).forEach((button) => button.isConnected && button.click()));
  }, []);
}
