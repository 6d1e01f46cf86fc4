import { codeOfStatus, problemOf, readErrorCode, type ApiProblem } from '#src/contracts/api-error.ts';
import { leastFillTime, type ContactRequest } from '#src/contracts/contact.ts';
import { formService, isDeliveryOn } from './delivery-mode.ts';

/** How long the simulated sending takes. */
const simulatedTime = 1500;
/** A server that has not answered by then counts as gone. */
const longestWait = 20_000;

/** Why a message was not sent; the dictionaries say it in plain words. */
export type SendFailure = 'offline' | 'unreachable' | ApiProblem;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends a message, or pretends to when delivery is off; null once it is sent, else why not. */
export async function sendMessage(request: ContactRequest): Promise<SendFailure | null> {
  if (!isDeliveryOn()) {
    await wait(simulatedTime);
    return null;
  }
  // Someone with everything filled in by the browser may be faster than the server believes of a person.
  const missing = leastFillTime - request.elapsed;
  if (missing > 0) await wait(missing);
  return post({ ...request, elapsed: Math.max(request.elapsed, leastFillTime) });
}

async function post(request: ContactRequest): Promise<SendFailure | null> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), longestWait);
  try {
    const service = formService();
    if (service) {
      const { sendToService } = await import('./send-to-service.ts');
      return await sendToService(request, service, giveUp.signal);
    }
    const reply = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      signal: giveUp.signal,
    });
    // Only this status says that the message is kept: a host of plain files or a proxy may answer 200 to anything.
    if (reply.status === 202) return null;
    return problemOf((await readErrorCode(reply)) ?? codeOfStatus(reply.status));
  } catch {
    return navigator.onLine ? 'unreachable' : 'offline';
  } finally {
    clearTimeout(timer);
  }
}
