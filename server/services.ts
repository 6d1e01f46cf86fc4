import { content } from 'virtual:content';
import type { Services } from './app.ts';
import type { Environment } from './env.ts';
import type { Log } from './log.ts';
import { wireChat } from './services/chat/wire.ts';
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
  return {
    log,
    trustedProxies: env.TRUSTED_PROXIES,
    chat: wireChat(env, content, limiters, log),
    contributions: contributions.service,
    contributionLimiter: limiters.create({ name: 'contributions', points: 120, seconds: 600 }),
    close: async () => {
      await Promise.all([limiters.close(), contributions.close()]);
    },
  };
}
