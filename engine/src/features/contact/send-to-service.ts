import * as v from 'valibot';
import { codeOfStatus, problemOf } from '#src/contracts/api-error.ts';
import type { ContactRequest } from '#src/contracts/contact.ts';
import { formServiceSelector, type FormService } from '#src/contracts/page-markers.ts';
import type { ApiProblem } from '#src/contracts/api-error.ts';

/** Success responses: Formspree sends `ok`, Web3Forms `success`. */
const successSchema = v.union([v.object({ ok: v.literal(true) }), v.object({ success: v.literal(true) })]);

/**
 * Sends a message to a form service, as JSON or as a form post. Returns null once the service accepted it.
 * @throws when the service cannot be reached.
 */
export async function sendToService(
  request: ContactRequest,
  { endpoint, format, fields }: FormService,
  signal: AbortSignal,
): Promise<ApiProblem | null> {
  const { name, email, subject, message, website } = request;
  const payload = {
    ...fields,
    ...{ name, email, subject, message },
    _subject: subject,
    // Pass the honeypot on under each service's own name, so that it filters bots.
    ...(website ? { website, _gotcha: website, botcheck: website } : {}),
  };
  const isJson = format === 'json';
  const reply = await fetch(endpoint, {
    method: 'POST',
    headers: { Accept: 'application/json', ...(isJson ? { 'Content-Type': 'application/json' } : {}) },
    body: isJson ? JSON.stringify(payload) : new URLSearchParams(payload),
    signal,
  });
  if (!reply.ok) return problemOf(codeOfStatus(reply.status === 422 ? 400 : reply.status));
  return isAccepted(await reply.text(), isJson) ? null : 'refused';
}

const siteMarker = formServiceSelector.slice('meta['.length, -1);

/** True when the response confirms success. A form post may also be answered with a page. */
function isAccepted(text: string, isJson: boolean): boolean {
  try {
    return v.is(successSchema, JSON.parse(text));
  } catch {
    // A page of this site means a static host answered and nothing was stored.
    return !isJson && !text.includes(siteMarker);
  }
}
