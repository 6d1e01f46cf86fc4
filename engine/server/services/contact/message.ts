import MailComposer from 'nodemailer/lib/mail-composer';
import type { ContactRequest } from '#src/contracts/contact.ts';
import { headerText, messageHtml, type Envelope } from './message-parts.ts';

/** Builds the mail, from the site's own address: servers may not send in a visitor's name. Reply-To is the visitor. */
export function composeMessage(request: ContactRequest, envelope: Envelope, id: string, date: Date): Promise<Buffer> {
  const domain = envelope.from.slice(envelope.from.lastIndexOf('@') + 1);
  const mail = new MailComposer({
    from: { name: headerText(request.name), address: envelope.from },
    to: { name: '', address: envelope.to },
    replyTo: { name: headerText(request.name), address: request.email },
    subject: headerText(request.subject),
    text: request.message,
    html: messageHtml(request),
    // Readable in the raw file, and exact (no reflow of long lines).
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
