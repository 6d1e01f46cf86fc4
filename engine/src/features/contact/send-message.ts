import { codeOfStatus, problemOf, readErrorCode, type ApiProblem } from '#src/contracts/api-error.ts';
import { leastFillTime, type ContactRequest } from '#src/contracts/contact.ts';
import { deliverySelector, formServiceSelector, type FormService } from '#src/contracts/page-markers.ts';

/** Duration of simulated sending, in milliseconds. */
const simulatedTime = 1500;
/** Request timeout, in milliseconds. */
const requestTimeout = 20_000;

/** Why sending failed; the dictionaries have a text for each. */
export type SendFailure = 'offline' | 'unreachable' | ApiProblem;

/**
 * True when the server delivers messages. It adds a meta tag to every page (docs/decisions/014); without it, sending is
 * simulated.
 */
export function isDeliveryOn(): boolean {
  return document.querySelector(deliverySelector) !== null;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends a message, or simulates it when delivery is off. Returns null on success, else the reason. */
export async function sendMessage(request: ContactRequest): Promise<SendFailure | null> {
  if (!isDeliveryOn()) {
    await wait(simulatedTime);
    return null;
  }
  // Autofill can beat the server's minimum fill time, so wait for the rest of it.
  const missing = leastFillTime - request.elapsed;
  if (missing > 0) await wait(missing);
  return post({ ...request, elapsed: Math.max(request.elapsed, leastFillTime) });
}

async function post(request: ContactRequest): Promise<SendFailure | null> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), requestTimeout);
  try {
    // The form service configured at build time.
    const service = document.querySelector<HTMLMetaElement>(formServiceSelector)?.content;
    if (service) {
      const { sendToService } = await import('./send-to-service.ts');
      return await sendToService(request, JSON.parse(service) as FormService, giveUp.signal);
    }
    const reply = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      signal: giveUp.signal,
    });
    // Only 202 confirms delivery: static hosts and proxies may answer 200 to anything.
    if (reply.status === 202) return null;
    return problemOf((await readErrorCode(reply)) ?? codeOfStatus(reply.status));
  } catch {
    return navigator.onLine ? 'unreachable' : 'offline';
  } finally {
    clearTimeout(timer);
  }
}
