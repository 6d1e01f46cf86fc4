import { join } from 'node:path';
import { addresses, content } from 'virtual:content';
import engineData from 'virtual:data/assistant/engine-data';
import type { Services } from './app.ts';
import type { Environment } from './env.ts';
import { packedReply } from './http/reply/packed-reply.ts';
import type { Log } from './log.ts';
import { createChat } from './services/chat/chat.ts';
import { createContactDelivery } from './services/contact/delivery.ts';
import { createContributions } from './services/contributions/contributions.ts';
import { configuredSources } from './services/contributions/sources/configured.ts';
import { createStore } from './services/contributions/store/store.ts';
import { checkDataFolder } from './services/data-folder.ts';
import { keepCounts } from './services/limits/kept-counts.ts';
import { createLimits } from './services/limits/limits.ts';
import { siteLimits } from './services/limits/site-limits.ts';
import { outsideParts } from './services/parts.ts';
import { connectRedis } from './services/redis.ts';

/**
 * Wires the real services for an environment; `root` is the folder of the project.
 * Throws with a readable reason when one of them cannot be had.
 */
export async function createServices(
  env: Environment,
  log: Log,
  root = process.cwd(),
): Promise<Services & { close(): Promise<void> }> {
  const { timeZone, email } = content.profile;
  const { features } = content;
  await checkDataFolder(env.DATA_DIR, log);
  const redis = env.REDIS_URL ? connectRedis(env.REDIS_URL, log) : null;
  const keeper = keepCounts(join(env.DATA_DIR, 'counts.json'), log);
  const limits = createLimits({ redis, keeper });
  const limit = siteLimits(limits, env);
  const store = createStore({ redisUrl: env.REDIS_URL, folder: env.DATA_DIR });
  const sources = configuredSources(env, { root, timeZone });
  const timeLimit = env.CONTRIBUTIONS_TIMEOUT * 1000;
  const delivery = await createContactDelivery(env, email, log);
  const contributions = createContributions({ sources, store, log, timeZone, timeLimit });
  return {
    log,
    trustedProxies: env.TRUSTED_PROXIES,
    health: {
      parts: outsideParts({ env, redis, contributions, timeZone }),
      ...limit.health(),
    },
    chat: features.chat ? createChat(env, { content, addresses }, limits, log, engineData) : null,
    contributions: features.contributions ? { contributions, ...limit.contributions(), pack: packedReply } : null,
    contact: delivery && { delivery, ...limit.contact() },
    close: async () => {
      await Promise.all([redis?.close(), keeper.close(), store.close(), delivery?.close()]);
    },
  };
}
