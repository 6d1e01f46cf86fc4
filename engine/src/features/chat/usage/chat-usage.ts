import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { createListeners } from '#src/lib/browser/listeners.ts';
import { readStoredJson, writeStorage } from '#src/lib/browser/storage.ts';

export const mostResponses = 10;
const usageWindow = 12 * 60 * 60 * 1000;

const usageSchema = v.object({
  responses: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Start of the 12-hour period, in epoch milliseconds. */
  lastReset: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type ChatUsage = v.InferOutput<typeof usageSchema>;

/** The stored usage. Invalid or expired data counts as no usage. */
export function parseUsage(stored: unknown, now: number): ChatUsage {
  const { output, success } = v.safeParse(usageSchema, stored);
  if (!success || now - output.lastReset >= usageWindow) return { responses: 0, lastReset: now };
  // A clock set back must not lock the chat for more than 12 hours.
  return { responses: output.responses, lastReset: Math.min(output.lastReset, now) };
}

export function countResponse(usage: ChatUsage): ChatUsage {
  return { responses: usage.responses + 1, lastReset: usage.lastReset };
}

export function remainingResponses({ responses }: ChatUsage): number {
  return Math.max(0, mostResponses - responses);
}

/** `ok` from 7, `warn` from 4, `low` below. */
export function usageTone(remaining: number): 'ok' | 'warn' | 'low' {
  if (remaining >= 7) return 'ok';
  return remaining >= 4 ? 'warn' : 'low';
}

/** Time until the limit ends, as `11h 59m`, rounded up to the minute. */
export function timeLeft({ lastReset }: ChatUsage, now: number): string {
  const minutes = Math.max(0, Math.ceil((lastReset + usageWindow - now) / 60_000));
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}

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
