import { useEffect } from 'react';

/** Says on `<html>` that script has taken the page over, and presses what was pressed before it had. */
export function useTakenOver(): void {
  useEffect(() => {
    // For styles, tests and tools that must know.
    document.documentElement.dataset.hydrated = 'true';
    window.earlyPresses?.splice(0).forEach((button) => button.isConnected && button.click());
  }, []);
}
