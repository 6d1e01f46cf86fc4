import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Environment } from '#server/env.ts';
import { errorText, type Log } from '#server/log.ts';
import { ServiceError } from '../service-error.ts';
import { createHttpDelivery } from './http-mail.ts';
import { Maildir } from './maildir.ts';
import { createSmtpMailer, composeMessage } from './mail.ts';
import { looksLikeSpam, type ContactDelivery } from './message-parts.ts';
import { Outbox } from './outbox.ts';

/** The configured delivery; null when the form is simulated. An error names what is missing. */
export async function createContactDelivery(
  env: Environment,
  ownerEmail: string,
  log: Log,
): Promise<ContactDelivery | null> {
  if (!env.CONTACT_DELIVERY) return null;
  const to = env.CONTACT_TO ?? ownerEmail;
  const envelope = { to, from: env.CONTACT_FROM ?? to };
  if (env.CONTACT_DELIVERY === 'http') return createHttpDelivery(env, to, log);
  const folder = env.CONTACT_INBOX ?? join(env.DATA_DIR, 'inbox');
  const inbox = await Maildir.open(folder);
  // A Maildir++ folder, which mail programs show as "Junk".
  const junk = await Maildir.open(join(folder, '.Junk'));
  const delivery = (keep: (mail: Buffer) => Promise<void>, close = () => Promise.resolve()): ContactDelivery => ({
    async accept(message) {
      try {
        const mail = await composeMessage(message, envelope, randomUUID(), new Date());
        await (looksLikeSpam(message) ? junk.deliver(mail) : keep(mail));
      } catch (error) {
        log.error('message_not_kept', { error: errorText(error) });
        throw new ServiceError('message_not_kept');
      }
    },
    close,
  });
  if (env.CONTACT_DELIVERY === 'inbox') {
    log.info('contact_delivery', { mode: 'inbox', folder });
    return delivery((mail) => inbox.deliver(mail));
  }
  if (!env.CONTACT_SMTP_URL) throw new Error('CONTACT_DELIVERY=smtp needs CONTACT_SMTP_URL. See .env.example.');
  const outbox = new Outbox({
    waiting: await Maildir.open(join(env.DATA_DIR, 'outbox')),
    refused: inbox,
    mailer: createSmtpMailer({ url: env.CONTACT_SMTP_URL, insecure: env.CONTACT_SMTP_INSECURE, envelope }),
    log,
  });
  outbox.run();
  log.info('contact_delivery', { mode: 'smtp', host: new URL(env.CONTACT_SMTP_URL).host });
  return delivery(
    (mail) => outbox.deliver(mail),
    () => outbox.close(),
  );
}
