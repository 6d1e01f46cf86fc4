import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { ApiError, errorReply } from './http/reply/error-reply.ts';
import { readRest } from './http/unread-body.ts';
import type { Log } from './log.ts';
import { requestAddress, type AppEnv } from './middleware/request-address.ts';
import { chatRoutes, type ChatServices } from './routes/chat-completions.ts';
import { contactRoutes, type ContactServices } from './routes/contact.ts';
import { contributionRoutes, type ContributionsServices } from './routes/contributions.ts';
import { healthRoutes, type HealthServices } from './routes/health.ts';

/** What the API depends on. `server/index.ts` passes the real services; tests pass their own. */
export interface Services {
  log: Log;
  trustedProxies: readonly string[];
  /** Hosts of functions compress replies themselves. */
  compresses?: boolean;
  health: HealthServices;
  contributions?: ContributionsServices | null;
  chat?: ChatServices | null;
  contact?: ContactServices | null;
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
