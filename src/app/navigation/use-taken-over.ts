import { useEffect, useLayoutEffect } from 'react';
import { holdNoMore } from '#src/ui/islands/gate.ts';
import { followLateAnchor } from './late-anchor.ts';

/** What boot wrote on `<html>`: React takes it off again when it has to draw anew a page that somebody changed. */
const written = typeof document === 'undefined' ? [] : [...document.documentElement.attributes];

/** Says on `<html>` that script has taken the page over but for its islands, and presses what was pressed before it had. */
export function useTakenOver(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    for (const { name, value } of written) if (!root.hasAttribute(name)) root.setAttribute(name, value);
  }, []);
  useEffect(() => {
    // For styles, tests and tools that must know.
    document.documentElement.dataset.hydrated = 'true';
    holdNoMore();
    followLateAnchor();
    // Not within React's own work, where a press could not have an island taken over.
    queueMicrotask(() => window.earlyPresses?.splice(0).forEach((button) => button.isConnected && button.click()));
  }, []);
}
