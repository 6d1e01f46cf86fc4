import MailComposer from 'nodemailer/lib/mail-composer';
import type { ContactRequest } from '#src/contracts/contact.ts';

/** Who a message goes to, and what the site calls itself as its sender. */
export interface Envelope {
  to: string;
  from: string;
}

const ampersands: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ampersands[character] ?? character);

function html({ name, email, subject, message }: ContactRequest): string {
  return [
    '<!doctype html><html><head><meta charset="utf-8"></head><body style="font-family:sans-serif;line-height:1.5">',
    `<p><strong>${escapeHtml(name)}</strong> &lt;${escapeHtml(email)}&gt;<br>${escapeHtml(subject)}</p><hr>`,
    `<div style="white-space:pre-wrap">${escapeHtml(message)}</div>`,
    '</body></html>',
  ].join('\n');
}

/** Mail programs decode what looks like an encoded word; an invisible joint keeps it what was typed. */
const headerText = (text: string) => text.replaceAll('=?', '=\u2060?');

/**
 * The mail for one message. It comes from the site's own address, because no server may send in a visitor's name, and
 * is answered to the visitor. The text part is what was typed and nothing else.
 */
export function composeMessage(request: ContactRequest, envelope: Envelope, id: string, date: Date): Promise<Buffer> {
  const domain = envelope.from.slice(envelope.from.lastIndexOf('@') + 1);
  const mail = new MailComposer({
    from: { name: headerText(request.name), address: envelope.from },
    to: { name: '', address: envelope.to },
    replyTo: { name: headerText(request.name), address: request.email },
    subject: headerText(request.subject),
    text: request.message,
    html: html(request),
    // Readable in the raw file, and exact: no reflowing of long lines.
    textEncoding: 'quoted-printable',
    newline: 'windows',
    messageId: `<${id}@${domain}>`,
    date,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return mail.compile().build();
}
