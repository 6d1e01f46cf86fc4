import { useSyncExternalStore } from 'react';
import { createListeners } from '#src/lib/browser/listeners.ts';
import { readStorage, writeStorage } from '#src/lib/browser/storage.ts';
import { countResponse, parseUsage, remainingResponses, usageKey, type ChatUsage } from './chat-usage.ts';

/** Fallback for this page when storage is blocked. */
let kept: string | null = null;

/** Usage so far, shared by the visitor's tabs. */
export function readUsage(now: number): ChatUsage {
  return parseUsage(readStorage('local', usageKey) ?? kept, now);
}

export function storeResponse(now: number): void {
  const text = JSON.stringify(countResponse(readUsage(now)));
  kept = writeStorage('local', usageKey, text) ? null : text;
  listeners.notify();
}

// Other tabs count too, and the period can end while the window is open.
const listeners = createListeners((signal) => {
  addEventListener('storage', listeners.notify, { signal });
  const timer = setInterval(listeners.notify, 30_000);
  signal.addEventListener('abort', () => clearInterval(timer));
});

export function useRemainingResponses(): number {
  return useSyncExternalStore(listeners.subscribe, () => remainingResponses(readUsage(Date.now())));
}
