import type { Hono } from 'hono';
import { contactBodyLimit, contactRequestSchema } from '#src/contracts/contact.ts';
import { json } from '#server/http/reply/json.ts';
import type { AppEnv } from '#server/middleware/request-address.ts';
import { looksLikeSpam, type ContactDelivery } from '#server/services/contact/message-parts.ts';
import { inOrder, inTotal, type Limit } from '#server/services/limits/limit.ts';

export interface ContactServices {
  delivery: ContactDelivery;
  perAddress: Limit;
  /** The daily limit. Likely spam is counted apart, so that it cannot use up the limit. */
  perDay: Limit;
  spamPerDay: Limit;
}

/** `POST /api/contact`: accepts a message or gives the reason for refusal. 202 means that it is stored. */
export function contactRoutes({ delivery, perAddress, perDay, spamPerDay }: ContactServices): Hono<AppEnv> {
  const options = { method: 'POST', mostBytes: contactBodyLimit, invalid: 'invalid_message' } as const;
  return json(contactRequestSchema, options, async (message, context) => {
    const address = context.get('address');
    const limit = inOrder(perAddress, inTotal(looksLikeSpam(message) ? spamPerDay : perDay));
    await limit.take(address);
    try {
      await delivery.accept(message);
    } catch (error) {
      // Only messages that were kept count.
      await limit.undo?.(address);
      throw error;
    }
    return context.json({ status: 'accepted' }, 202, { 'Cache-Control': 'no-store' });
  });
}
