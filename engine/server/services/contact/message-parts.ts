import { leastFillTime, type ContactRequest } from '#src/contracts/contact.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';

export interface Envelope {
  to: string;
  from: string;
}

export interface ContactDelivery {
  /** Resolves once the message is stored safely; throws a {@link ServiceError}. */
  accept(message: ContactRequest): Promise<void>;
  close(): Promise<void>;
}

export function messageHtml({ name, email, subject, message }: ContactRequest): string {
  return [
    '<!doctype html><html><head><meta charset="utf-8"></head><body style="font-family:sans-serif;line-height:1.5">',
    `<p><strong>${escapeHtml(name)}</strong> &lt;${escapeHtml(email)}&gt;<br>${escapeHtml(subject)}</p><hr>`,
    `<div style="white-space:pre-wrap">${escapeHtml(message)}</div>`,
    '</body></html>',
  ].join('\n');
}

/** Keeps mail programs from decoding typed text that looks like an encoded word, with a zero-width joiner. */
export function headerText(text: string): string {
  return text.replaceAll('=?', '=\u2060?');
}

/** Detects bots: the hidden field is filled in, or the form was sent faster than anyone types. */
export function looksLikeSpam({ website, elapsed }: ContactRequest): boolean {
  return website !== '' || elapsed < leastFillTime;
}
