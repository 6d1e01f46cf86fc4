import { createTransport } from 'nodemailer';
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

export type Mailer = ReturnType<typeof createSmtpMailer>;

/** `refused` and `later` concern one mail; `unreachable` (no server, no TLS, a wrong password) concerns all. */
export type SendFailure = 'refused' | 'later' | 'unreachable';

/** Creates an SMTP mailer. Each mail uses a new connection: mails are few, and a stale connection is never reused. */
export function createSmtpMailer({ url, insecure, envelope }: { url: string; insecure: boolean; envelope: Envelope }) {
  const { hostname, port, protocol, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !insecure,
    tls: { rejectUnauthorized: !insecure },
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send(mail: Buffer): Promise<void> {
      await transport.sendMail({ envelope: { ...envelope }, raw: mail });
    },
    close: () => transport.close(),
  };
}

/** What a failed `send` concerns, and its codes, which are safe to log. */
export function sendFailure(error: unknown): { failure: SendFailure; code: string; status: number | undefined } {
  const { code = 'unknown', responseCode: status } = error as { code?: string; responseCode?: number };
  const isAboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isAboutThisMail || !status) return { failure: 'unreachable', code, status };
  return { failure: status >= 500 ? 'refused' : 'later', code, status };
}
