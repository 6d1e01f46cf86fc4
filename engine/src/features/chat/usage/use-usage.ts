import { useSyncExternalStore } from 'react';
import { createListeners } from '#src/lib/browser/listeners.ts';
import { readStoredJson, writeStorage } from '#src/lib/browser/storage.ts';
import { countResponse, parseUsage, remainingResponses, type ChatUsage } from './chat-usage.ts';

/** Fallback for this page when storage is blocked. */
let kept: ChatUsage | null = null;

/** Usage so far, shared by the visitor's tabs. */
export function readUsage(now: number): ChatUsage {
  return parseUsage(readStoredJson('local', 'chat_usage') ?? kept, now);
}

export function storeResponse(now: number): void {
  const usage = countResponse(readUsage(now));
  kept = writeStorage('local', 'chat_usage', JSON.stringify(usage)) ? null : usage;
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
