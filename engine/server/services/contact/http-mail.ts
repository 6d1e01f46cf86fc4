import type { ContactRequest } from '#src/contracts/contact.ts';
import type { Environment } from '#server/env.ts';
import type { Log } from '#server/log.ts';
import { abortAfter, outgoing } from '../outgoing.ts';
import { ServiceError } from '../service-error.ts';
import { headerText, looksLikeSpam, messageHtml, type ContactDelivery, type Envelope } from './message-parts.ts';

/** Milliseconds per attempt; two fit in the page's own timeout. */
const timeLimit = 8_000;
/** Statuses that justify one retry. */
const passing = [500, 502, 503, 504];

/**
 * Delivers through a mail service with Resend's interface: one JSON POST per mail. A message is accepted once the service
 * has it, so nothing is stored here and no disk is needed. A retry sends the same idempotency key.
 * @throws {Error} naming what is missing.
 */
export function createHttpDelivery(env: Environment, to: string, log: Log): ContactDelivery {
  const { CONTACT_HTTP_URL: url, CONTACT_HTTP_KEY: key, CONTACT_FROM: from } = env;
  if (!key || !from)
    throw new Error('CONTACT_DELIVERY=http needs CONTACT_HTTP_KEY and CONTACT_FROM. See .env.example.');
  log.info('contact_delivery', { mode: 'http', host: new URL(url).host });
  const failed = (details: Record<string, unknown>) => {
    // The service's error text may quote the visitor.
    log.error('mail_not_taken', details);
    return new ServiceError('message_not_kept');
  };
  return {
    async accept(message) {
      const id = crypto.randomUUID();
      const request = {
        method: 'POST',
        redirect: 'manual' as const,
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', 'Idempotency-Key': id },
        body: JSON.stringify(mailOf(message, { from, to })),
      };
      const post = async () => {
        const reply = await outgoing(url, { ...request, signals: [abortAfter(timeLimit)] });
        await reply.body?.cancel().catch(() => undefined);
        return reply.status;
      };
      // Connection errors are retried like a 503.
      let status = await post().catch(() => 503);
      if (passing.includes(status)) {
        status = await post().catch((error: unknown) => {
          throw failed({ reason: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable' });
        });
      }
      if (status < 200 || status > 299) throw failed({ status });
    },
    close: () => Promise.resolve(),
  };
}

/** Builds the mail in Resend's format, from the site's address, with the visitor as Reply-To. */
function mailOf(message: ContactRequest, { from, to }: Envelope) {
  const name = headerText(message.name).replace(/["\\<>]/g, ' ');
  const isSpam = looksLikeSpam(message);
  return {
    from: `"${name}" <${from}>`,
    to: [to],
    reply_to: `"${name}" <${message.email}>`,
    // There is no junk folder here, so spam is marked in the subject.
    subject: `${isSpam ? '[Junk] ' : ''}${headerText(message.subject)}`,
    text: message.message,
    html: messageHtml(message),
    headers: { 'Auto-Submitted': 'auto-generated', ...(isSpam ? { 'X-Spam-Flag': 'YES' } : {}) },
  };
}
