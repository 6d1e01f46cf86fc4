import { leastFillTime, type ContactRequest } from '#src/contracts/contact.ts';

/** Who a message goes to, and what the site calls itself as its sender. */
export interface Envelope {
  to: string;
  from: string;
}

/** Takes messages of the contact form. */
export interface ContactDelivery {
  /**
   * Resolves once the message is safe: no crash after that loses it.
   * @throws {ServiceError} when it could not be kept.
   */
  accept(message: ContactRequest): Promise<void>;
  close(): Promise<void>;
}

const ampersands: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ampersands[character] ?? character);

/** A message for programs that show HTML. */
export function messageHtml({ name, email, subject, message }: ContactRequest): string {
  return [
    '<!doctype html><html><head><meta charset="utf-8"></head><body style="font-family:sans-serif;line-height:1.5">',
    `<p><strong>${escapeHtml(name)}</strong> &lt;${escapeHtml(email)}&gt;<br>${escapeHtml(subject)}</p><hr>`,
    `<div style="white-space:pre-wrap">${escapeHtml(message)}</div>`,
    '</body></html>',
  ].join('\n');
}

/** Mail programs decode what looks like an encoded word; an invisible joint keeps it what was typed. */
export function headerText(text: string): string {
  return text.replaceAll('=?', '=\u2060?');
}

/** True for what only a machine sends: the hidden field filled in, or the form sent faster than anyone types. */
export function looksLikeSpam({ website, elapsed }: ContactRequest): boolean {
  return website !== '' || elapsed < leastFillTime;
}
