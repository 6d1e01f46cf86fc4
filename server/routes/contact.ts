import { Hono } from 'hono';
import * as v from 'valibot';
import { contactBodyLimit, contactRequestSchema } from '#src/contracts/contact.ts';
import { ApiError } from '../api-error.ts';
import { errorText, type Log } from '../log.ts';
import { bodyLimit } from '../middleware/body-limit.ts';
import type { AppEnv } from '../middleware/request-address.ts';
import { sameOrigin } from '../middleware/same-origin.ts';
import { looksLikeSpam, type ContactDelivery } from '../services/contact/delivery.ts';
import type { Limiter } from '../services/limiter.ts';

export interface ContactServices {
  delivery: ContactDelivery;
  /** Messages of one visitor's address. */
  perAddress: Limiter;
  /** Messages of everybody in a day; what looks like spam has a count of its own, so that it cannot use up the day. */
  perDay: Limiter;
  spamPerDay: Limiter;
  log: Log;
}

/** `POST /api/contact`: takes a message, or says why not. 202 means that it is kept. */
export function contactRoutes({ delivery, perAddress, perDay, spamPerDay, log }: ContactServices): Hono<AppEnv> {
  async function use(limiter: Limiter, key: string): Promise<void> {
    const wait = await limiter.use(key);
    if (wait !== null)
      throw new ApiError('rate_limited', `Too many messages; try again in ${wait} s.`, { 'Retry-After': String(wait) });
  }

  return new Hono<AppEnv>()
    .post('/', sameOrigin, bodyLimit(contactBodyLimit), async (context) => {
      if (!/^application\/json\b/i.test(context.req.header('content-type') ?? '')) {
        throw new ApiError('unsupported_media_type', 'The body must be JSON.');
      }
      const body: unknown = await context.req.json().catch(() => {
        throw new ApiError('bad_request', 'The body is not JSON.');
      });
      const parsed = v.safeParse(contactRequestSchema, body);
      if (!parsed.success) {
        const problems = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
        throw new ApiError('invalid_message', problems.slice(0, 10).join('; '));
      }
      const message = parsed.output;
      await use(perAddress, context.get('address'));
      await use(looksLikeSpam(message) ? spamPerDay : perDay, 'everybody');
      try {
        await delivery.accept(message);
      } catch (error) {
        log.error('message_not_kept', { error: errorText(error) });
        throw new ApiError('unavailable', 'The message could not be kept. Nothing was sent.');
      }
      return context.json({ status: 'accepted' }, 202, { 'Cache-Control': 'no-store' });
    })
    .all('/', () => {
      throw new ApiError('method_not_allowed', 'This address takes POST only.', { Allow: 'POST' });
    });
}
