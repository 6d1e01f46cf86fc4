import { createTransport } from 'nodemailer';
import type { Envelope } from './message-parts.ts';

/** Hands a finished mail to a mail server. */
export interface Mailer {
  send(mail: Buffer): Promise<void>;
  close(): void;
}

/**
 * Why a mail was not taken, as far as it decides what happens next: `refused` for good (an unknown recipient, a mail
 * the server will never take), `later` (greylisting, a full mailbox), `unreachable` (no server, no TLS, a wrong
 * password: no other mail would fare better).
 */
export type SendFailure = 'refused' | 'later' | 'unreachable';

export interface MailerOptions {
  /** `smtp://user:password@host:587` (TLS by STARTTLS) or `smtps://…:465`. */
  url: string;
  /** Takes a certificate that cannot be verified, and a connection without TLS. */
  insecure: boolean;
  envelope: Envelope;
}

/** A mailer for an SMTP server. Every mail has a connection of its own: they are few, and no stale one is ever reused. */
export function createSmtpMailer({ url, insecure, envelope }: MailerOptions): Mailer {
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
    async send(mail) {
      await transport.sendMail({ envelope: { from: envelope.from, to: [envelope.to] }, raw: mail });
    },
    close: () => transport.close(),
  };
}

/** What may be logged of what `send` threw. */
export function sendCodes(error: unknown): { code: string; status?: number } {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return {
    code: typeof code === 'string' ? code : 'unknown',
    ...(typeof responseCode === 'number' ? { status: responseCode } : {}),
  };
}

/** Sorts what `send` threw. */
export function sendFailure(error: unknown): SendFailure {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!aboutThisMail || !responseCode) return 'unreachable';
  return responseCode >= 500 ? 'refused' : 'later';
}
