import { useSyncExternalStore } from 'react';
import { createListeners } from '#src/lib/browser/listeners.ts';
import { readStorage, writeStorage } from '#src/lib/browser/storage.ts';
import { countResponse, parseUsage, remainingResponses, usageKey, type ChatUsage } from './chat-usage.ts';

/** What this page counted while the browser keeps nothing. */
let kept: string | null = null;

/** The replies used so far, by this and the visitor's other tabs. */
export function readUsage(now: number): ChatUsage {
  return parseUsage(readStorage('local', usageKey) ?? kept, now);
}

/** Counts one successful reply. */
export function storeResponse(now: number): void {
  const text = JSON.stringify(countResponse(readUsage(now)));
  kept = writeStorage('local', usageKey, text) ? null : text;
  listeners.tell();
}

// Other tabs count too, and the 12 hours end while the window is open.
const listeners = createListeners((signal) => {
  addEventListener('storage', listeners.tell, { signal });
  const timer = setInterval(listeners.tell, 30_000);
  signal.addEventListener('abort', () => clearInterval(timer));
});

/** How many replies are left, as shown. */
export function useRemainingResponses(): number {
  return useSyncExternalStore(listeners.subscribe, () => remainingResponses(readUsage(Date.now())));
}
