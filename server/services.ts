import { content } from 'virtual:content';
import type { Services } from './app.ts';
import type { Environment } from './env.ts';
import type { Log } from './log.ts';
import { wireChat } from './services/chat/wire.ts';
import { createLimiters } from './services/limiter.ts';

/** Wires the real services for an environment. Throws with a readable reason when one of them cannot be had. */
export async function createServices(env: Environment, log: Log): Promise<Services & { close(): Promise<void> }> {
  const limiters = createLimiters(env.REDIS_URL);
  return {
    log,
    trustedProxies: env.TRUSTED_PROXIES,
    chat: wireChat(env, content, limiters, log),
    close: () => limiters.close(),
  };
}
