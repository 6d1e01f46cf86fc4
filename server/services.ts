import { content } from 'virtual:content';
import type { Services } from './app.ts';
import type { Environment } from './env.ts';
import type { Log } from './log.ts';
import { wireChat } from './services/chat/wire.ts';
import { createContactDelivery } from './services/contact/delivery.ts';
import { wireContributions } from './services/contributions/wire.ts';
import { createLimiters } from './services/limiter.ts';

/**
 * Wires the real services for an environment; `root` is the folder of the project.
 * Throws with a readable reason when one of them cannot be had.
 */
export async function createServices(
  env: Environment,
  log: Log,
  root = process.cwd(),
): Promise<Services & { close(): Promise<void> }> {
  const limiters = createLimiters(env.REDIS_URL);
  const contributions = wireContributions(env, log, { root, timeZone: content.profile.timeZone });
  const delivery = await createContactDelivery(env, content.profile.email, log);
  const day = 24 * 60 * 60;
  return {
    log,
    trustedProxies: env.TRUSTED_PROXIES,
    chat: wireChat(env, content, limiters, log),
    contributions: contributions.service,
    contributionLimiter: limiters.create({ name: 'contributions', points: 120, seconds: 600 }),
    contact: delivery && {
      delivery,
      perAddress: limiters.create({ name: 'contact', points: env.CONTACT_RATE_LIMIT, seconds: 60 * 60 }),
      perDay: limiters.create({ name: 'contact-day', points: env.CONTACT_DAILY_LIMIT, seconds: day }),
      spamPerDay: limiters.create({ name: 'contact-spam', points: env.CONTACT_DAILY_LIMIT, seconds: day }),
      log,
    },
    close: async () => {
      await Promise.all([limiters.close(), contributions.close(), delivery?.close()]);
    },
  };
}
