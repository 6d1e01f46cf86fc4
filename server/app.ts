import { Hono } from 'hono';
import { ApiError } from './api-error.ts';
import { errorText, type Log } from './log.ts';
import { requestAddress, type AppEnv } from './middleware/request-address.ts';
import { chatRoutes, type ChatServices } from './routes/chat-completions.ts';
import { contributionRoutes } from './routes/contributions.ts';
import { contactRoutes, type ContactServices } from './routes/contact.ts';
import { healthRoutes } from './routes/health.ts';
import type { ContributionsService } from './services/contributions/contributions.ts';
import type { Limiter } from './services/limiter.ts';

/** What the API needs from outside; `server/index.ts` passes the real ones, tests their own. */
export interface Services {
  log: Log;
  trustedProxies: readonly string[];
  /** Absent: nobody answers here, and the chat in the browser answers itself. */
  chat?: ChatServices;
  contributions: ContributionsService;
  /** For ranges of contributions that a source has to be asked for. */
  contributionLimiter: Limiter;
  /** Absent while the contact form is only simulated: then its address does not exist. */
  contact?: ContactServices | null;
}

/** The API as a function from request to response. */
export function createApp(services: Services): Hono<AppEnv> {
  const { log, trustedProxies, chat } = services;
  const app = new Hono<AppEnv>().basePath('/api');
  app.use(requestAddress(trustedProxies));
  app.route('/health', healthRoutes());
  if (chat) app.route('/chat/completions', chatRoutes(chat));
  app.route('/contributions', contributionRoutes(services.contributions, services.contributionLimiter));
  if (services.contact) app.route('/contact', contactRoutes(services.contact));
  app.notFound(() => new ApiError('not_found', 'There is nothing at this address.').getResponse());
  app.onError((error) => {
    if (error instanceof ApiError) return error.getResponse();
    log.error('request_failed', { error: errorText(error) });
    return new ApiError('internal', 'Something went wrong here.').getResponse();
  });
  return app;
}
