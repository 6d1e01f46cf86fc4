import { useEffect } from 'react';
import { holdNoMore } from '#src/ui/islands/gate.ts';

/** Says on `<html>` that script has taken the page over but for its islands, and presses what was pressed before it had. */
export function useTakenOver(): void {
  useEffect(() => {
    // For styles, tests and tools that must know.
    document.documentElement.dataset.hydrated = 'true';
    holdNoMore();
    // Not within React's own work, where a press could not have an island taken over.
    queueMicrotask(() => window.earlyPresses?.splice(0).forEach((button) => button.isConnected && button.click()));
  }, []);
}
