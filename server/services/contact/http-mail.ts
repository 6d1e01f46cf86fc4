import type { ContactRequest } from '#src/contracts/contact.ts';
import type { Environment } from '#server/env.ts';
import type { Log } from '#server/log.ts';
import { abortAfter, outgoing } from '../outgoing.ts';
import { ServiceError } from '../service-error.ts';
import { headerText, looksLikeSpam, messageHtml, type ContactDelivery, type Envelope } from './message-parts.ts';

interface HttpMailOptions {
  /** Where mails are posted: Resend's address, or one that takes the same. */
  url: string;
  key: string;
  envelope: Envelope;
  log: Log;
}

/** Hands a message to a mail service over HTTP. */
type HttpMailer = (message: ContactRequest, marks: { id: string; isSpam: boolean }) => Promise<void>;

/** Milliseconds for one answer; two of them end before the page gives up. */
const timeLimit = 8_000;
/** The service may be tried again at once after these; after any other status it would say the same. */
const passing = [500, 502, 503, 504];

/**
 * A mailer for services with Resend's interface: one JSON POST a mail. Resolves only once the service has taken the mail,
 * so that nothing has to be kept here: it runs where there is no disk. A second try carries the same key, by which the
 * service knows it from a second mail.
 */
function createHttpMailer({ url, key, envelope, log }: HttpMailOptions): HttpMailer {
  const failed = (details: Record<string, unknown>) => {
    // The service's own words may quote the visitor's.
    log.error('mail_not_taken', details);
    return new ServiceError('message_not_kept');
  };
  return async (message, { id, isSpam }) => {
    const request = {
      method: 'POST',
      redirect: 'manual' as const,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify(mailOf(message, envelope, isSpam)),
    };
    const post = async () => {
      const reply = await outgoing(url, { ...request, signals: [abortAfter(timeLimit)] });
      await reply.body?.cancel().catch(() => undefined);
      return reply.status;
    };
    // A failure of the connection is as passing as a 503.
    let status = await post().catch(() => 503);
    if (passing.includes(status)) {
      status = await post().catch((error: unknown) => {
        throw failed({ reason: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable' });
      });
    }
    if (status < 200 || status > 299) throw failed({ status });
  };
}

/** Hands each message on to a mail service, which alone keeps it. @throws {Error} saying what is missing. */
export function createHttpDelivery(env: Environment, to: string, log: Log): ContactDelivery {
  const { CONTACT_HTTP_URL: url, CONTACT_HTTP_KEY: key, CONTACT_FROM: from } = env;
  if (!key || !from)
    throw new Error('CONTACT_DELIVERY=http needs CONTACT_HTTP_KEY and CONTACT_FROM. See .env.example.');
  log.info('contact_delivery', { mode: 'http', host: new URL(url).host });
  const send = createHttpMailer({ url, key, envelope: { to, from }, log });
  return {
    accept: (message) => send(message, { id: crypto.randomUUID(), isSpam: looksLikeSpam(message) }),
    close: () => Promise.resolve(),
  };
}

/** What Resend takes. The mail comes from the site's own address and is answered to the visitor. */
function mailOf(message: ContactRequest, { from, to }: Envelope, isSpam: boolean) {
  const name = headerText(message.name).replace(/["\\<>]/g, ' ');
  return {
    from: `"${name}" <${from}>`,
    to: [to],
    reply_to: `"${name}" <${message.email}>`,
    // There is no folder to put it aside in, and nothing is thrown away.
    subject: `${isSpam ? '[Junk] ' : ''}${headerText(message.subject)}`,
    text: message.message,
    html: messageHtml(message),
    headers: { 'Auto-Submitted': 'auto-generated', ...(isSpam ? { 'X-Spam-Flag': 'YES' } : {}) },
  };
}
