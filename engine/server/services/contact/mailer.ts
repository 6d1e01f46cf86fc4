import { createTransport } from 'nodemailer';
import type { Envelope } from './message-parts.ts';

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
