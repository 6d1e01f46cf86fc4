import * as v from 'valibot';
import { codeOfStatus, problemOf } from '#src/contracts/api-error.ts';
import type { ContactRequest } from '#src/contracts/contact.ts';
import { formServiceSelector, type FormService } from '#src/contracts/page-markers.ts';
import type { ApiProblem } from '#src/contracts/api-error.ts';

/** What services of this kind say when they took a message: Formspree `ok`, Web3Forms `success`. */
const takenSchema = v.union([v.object({ ok: v.literal(true) }), v.object({ success: v.literal(true) })]);

/**
 * Hands a message to a form service, as JSON or as a form's post; null once it said that it took it.
 * @throws when it cannot be reached.
 */
export async function sendToService(
  request: ContactRequest,
  { endpoint, format, fields }: FormService,
  signal: AbortSignal,
): Promise<ApiProblem | null> {
  const { name, email, subject, message, website } = request;
  const told = {
    ...fields,
    ...{ name, email, subject, message },
    // Formspree's name for it.
    _subject: subject,
    // A machine's message is handed on as one: each service has its own name for the field that people do not see.
    ...(website ? { website, _gotcha: website, botcheck: website } : {}),
  };
  const isJson = format === 'json';
  const reply = await fetch(endpoint, {
    method: 'POST',
    headers: { Accept: 'application/json', ...(isJson ? { 'Content-Type': 'application/json' } : {}) },
    body: isJson ? JSON.stringify(told) : new URLSearchParams(told),
    signal,
  });
  if (!reply.ok) return problemOf(codeOfStatus(reply.status === 422 ? 400 : reply.status));
  return isTaken(await reply.text(), isJson) ? null : 'refused';
}

/** What all pages of the site say of the service. */
const ownMark = formServiceSelector.slice('meta['.length, -1);

/** True when a reply says so; a form's post may also be answered with a page. */
function isTaken(text: string, isJson: boolean): boolean {
  try {
    return v.is(takenSchema, JSON.parse(text));
  } catch {
    // A page of this site comes from a host of plain files, which shows it to whoever asks and took nothing.
    return !isJson && !text.includes(ownMark);
  }
}
