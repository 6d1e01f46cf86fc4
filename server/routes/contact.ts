import type { Hono } from 'hono';
import { contactBodyLimit, contactRequestSchema } from '#src/contracts/contact.ts';
import { json } from '#server/http/reply/json.ts';
import type { AppEnv } from '#server/middleware/request-address.ts';
import { looksLikeSpam, type ContactDelivery } from '#server/services/contact/message-parts.ts';
import type { Limit } from '#server/services/limits/limit.ts';

export interface ContactServices {
  delivery: ContactDelivery;
  /** Messages of one visitor's address. */
  perAddress: Limit;
  /** Messages of everybody in a day; what looks like spam has a count of its own, so that it cannot use up the day. */
  perDay: Limit;
  spamPerDay: Limit;
}

/** `POST /api/contact`: takes a message, or says why not. 202 means that it is kept. */
export function contactRoutes({ delivery, perAddress, perDay, spamPerDay }: ContactServices): Hono<AppEnv> {
  const options = { method: 'POST', mostBytes: contactBodyLimit, invalid: 'invalid_message' } as const;
  return json(contactRequestSchema, options, async (message, context) => {
    // Only a message that could be sent is counted.
    await perAddress.take(context.get('address'));
    await (looksLikeSpam(message) ? spamPerDay : perDay).take('everybody');
    await delivery.accept(message);
    return context.json({ status: 'accepted' }, 202, { 'Cache-Control': 'no-store' });
  });
}
