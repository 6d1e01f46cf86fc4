import { createStorage } from 'unstorage';
import { readEnvironment } from '#server/env.ts';
import { createStore } from '#server/services/contributions/store/store.ts';
import { createLimits } from '#server/services/limits/limits.ts';
import { connectRedis } from '#server/services/redis.ts';
import { createLog } from '#server/log.ts';
import { createFunctionApi, type FunctionApi } from './api.ts';

/** The API for hosts that run Node on demand. With `REDIS_URL` all instances share limits. */
export function createNodeFunction(variables: Record<string, string | undefined>): FunctionApi {
  const log = createLog();
  const env = readEnvironment({ ...functionVariables, ...variables });
  const redis = env.REDIS_URL ? connectRedis(env.REDIS_URL, log) : null;
  if (!redis) log.warn('limits_not_shared', { advice: 'Each instance counts alone; set REDIS_URL to share limits.' });
  const store = env.REDIS_URL ? createStore({ redisUrl: env.REDIS_URL, folder: '' }) : createStorage();
  return createFunctionApi(env, { limits: createLimits({ redis }), store, log });
}
