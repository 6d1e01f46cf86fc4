import { join, resolve } from 'node:path';
import { content } from 'virtual:content';
import { createApp } from './app.ts';
import { readEnvironment, type Environment } from './env.ts';
import { createLog, type Log } from './log.ts';
import { createServices } from './services.ts';
import { createContactDelivery } from './services/contact/delivery.ts';
import { configuredSources } from './services/contributions/sources/configured.ts';
import { createStore } from './services/contributions/store/store.ts';
import { checkDataFolder } from './services/data-folder.ts';
import { keepCounts } from './services/limits/kept-counts.ts';
import { createLimits } from './services/limits/limits.ts';
import { nodeParts } from './services/parts.ts';
import { connectRedis } from './services/redis.ts';

/** The services of a Node process. `root` is the base of relative paths. An error names what cannot start. */
export async function createNodeServices(settings: Environment, log: Log, root: string) {
  const env = {
    ...settings,
    DATA_DIR: resolve(root, settings.DATA_DIR),
    CONTACT_INBOX: settings.CONTACT_INBOX && resolve(root, settings.CONTACT_INBOX),
  };
  const { timeZone, email } = content.profile;
  await checkDataFolder(env.DATA_DIR, log);
  const redis = env.REDIS_URL ? connectRedis(env.REDIS_URL, log) : null;
  const keeper = keepCounts(join(env.DATA_DIR, 'counts.json'), log);
  const store = createStore({ redisUrl: env.REDIS_URL, folder: env.DATA_DIR });
  const delivery = await createContactDelivery(env, email, log);
  const services = createServices(env, {
    log,
    limits: createLimits({ redis, keeper }),
    store,
    sources: configuredSources(env, { root, timeZone }),
    delivery,
    parts: nodeParts(env, redis),
    trustedProxies: env.TRUSTED_PROXIES,
  });
  return {
    ...services,
    compresses: true,
    async close(replies?: Promise<unknown>): Promise<void> {
      const rest = async () => {
        await replies;
        await Promise.all([redis?.close(), keeper.close(), store.dispose()]);
      };
      await Promise.all([delivery?.close(), rest()]);
    },
  };
}

/**
 * The API of `npm run dev`, with the settings of the process.
 * @public
 */
export async function createNodeApi(root: string) {
  const services = await createNodeServices(readEnvironment(process.env), createLog(), root);
  return { fetch: createApp(services).fetch, close: services.close };
}
