import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import * as v from 'valibot';
import { contactBodyLimit, contactRequestSchema } from '#src/contracts/contact.ts';
import { dayRangeSchema } from '#src/contracts/contributions.ts';
import { ApiError, errorReply } from './http/reply/error-reply.ts';
import { json } from './http/reply/json.ts';
import { readRest } from './http/unread-body.ts';
import type { Log } from './log.ts';
import { requestAddress, type AppEnv } from './middleware/request-address.ts';
import { chatRoutes, type ChatServices } from './routes/chat-completions.ts';
import { looksLikeSpam, type ContactDelivery } from './services/contact/message-parts.ts';
import type { ContributionsService } from './services/contributions/contributions.ts';
import { checkHealth, type Part } from './services/health.ts';
import { inOrder, inTotal, type Limit } from './services/limits/limit.ts';

/** What the API depends on. `server/index.ts` passes the real services; tests pass their own. */
export interface Services {
  log: Log;
  trustedProxies: readonly string[];
  /** Hosts of functions compress replies themselves. */
  compresses?: boolean;
  /** Deep checks cause outgoing requests, so one limit applies to all visitors together. */
  health: { parts: readonly Part[]; deepLooks: Limit };
  contributions?: { contributions: ContributionsService; perAddress: Limit } | null;
  chat?: ChatServices | null;
  /** Likely spam is counted apart, so that it cannot use up the daily limit. */
  contact?: { delivery: ContactDelivery; perAddress: Limit; perDay: Limit; spamPerDay: Limit } | null;
}

/** Returns the API as a Hono app. The address of a service that is absent does not exist. */
export function createApp(services: Services): Hono<AppEnv> {
  const { log, trustedProxies, compresses, health, chat, contributions, contact } = services;
  const app = new Hono<AppEnv>().basePath('/api');
  app.use(requestAddress(trustedProxies));
  app.route('/health', healthRoutes(health));
  if (chat) app.route('/chat/completions', chatRoutes(chat));
  if (compresses) app.use('/contributions', compress(), etag());
  if (contributions) app.route('/contributions', contributionRoutes(contributions));
  if (contact) app.route('/contact', contactRoutes(contact));
  const refuse = async (error: unknown, request: Request) => {
    await readRest(request);
    return errorReply(error, log);
  };
  app.notFound(({ req }) => refuse(new ApiError('not_found', 'There is nothing at this address.'), req.raw));
  app.onError((error, { req }) => refuse(error, req.raw));
  return app;
}

const noStore = { 'Cache-Control': 'no-store' };

/** `GET /api/health`: 200 while the process can answer. `?deep` also checks the configured dependencies. */
function healthRoutes({ parts, deepLooks }: Services['health']) {
  const querySchema = v.looseObject({ deep: v.optional(v.string()) });
  return json(querySchema, { method: 'GET' }, async ({ deep }, context) => {
    if (deep === undefined) return context.json({ status: 'ok' }, 200, noStore);
    await deepLooks.take('everybody');
    return context.json(await checkHealth(parts), 200, noStore);
  });
}

/** `GET /api/contributions?from&to`: every day of the range. Cached ranges do not count against the limit. */
function contributionRoutes({ contributions, perAddress }: NonNullable<Services['contributions']>) {
  return json(dayRangeSchema, { method: 'GET', invalid: 'invalid_range' }, async (range, context) => {
    if (!contributions.isKnown(range)) await perAddress.take(context.get('address'));
    return context.json(await contributions.get(range), 200, {
      'Cache-Control': 'public, max-age=60, stale-while-revalidate=600',
    });
  });
}

/** `POST /api/contact`: accepts a message or gives the reason for refusal. 202 means that it is stored. */
function contactRoutes({ delivery, perAddress, perDay, spamPerDay }: NonNullable<Services['contact']>) {
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
    return context.json({ status: 'accepted' }, 202, noStore);
  });
}
