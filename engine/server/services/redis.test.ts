import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test, vi, type TestContext } from 'vitest';
import { hasRedis, startRedis } from '#server/testing/redis-server.ts';
import { testServices } from '#server/test-services.ts';
import { freePort } from '#testing/listen.ts';
import { createLimits } from './limits/limits.ts';
import { connectRedis } from './redis.ts';

const used = { failure: 'limit_reached' };

type Test = Pick<TestContext, 'onTestFinished'>;

function open({ onTestFinished }: Test, url: string) {
  const { log } = testServices();
  const redis = connectRedis(url, log);
  onTestFinished(() => redis.close());
  return { redis, log, limits: createLimits({ redis }) };
}

async function started({ onTestFinished }: Test) {
  const server = await startRedis();
  onTestFinished(server.stop);
  return server;
}

const there = (redis: { isThere(): boolean }) => vi.waitFor(() => expect(redis.isThere()).toBe(true), 10_000);

test('without Redis each process counts alone, and logs that once', async (context) => {
  const { limits, log } = open(context, `redis://127.0.0.1:${await freePort()}`);
  const limit = limits.rate({ name: 'alone', points: 1, seconds: 600 });
  await limit.take('a');
  await expect(limit.take('a')).rejects.toMatchObject(used);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled());
  await wait(800);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

describe.runIf(hasRedis).concurrent('with a real Redis', () => {
  test.for([
    ['is full', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0'], 'OOM'],
    ['is a read-only replica', ['REPLICAOF', '127.0.0.1', '9'], ['REPLICAOF', 'NO', 'ONE'], 'READONLY'],
  ] as const)(
    'a Redis that %s is logged and unhealthy until it takes writes again',
    async ([, harm, undo, reason], context) => {
      const server = await started(context);
      const { redis, limits, log } = open(context, server.url);
      await there(redis);
      const call = ([command, ...rest]: readonly [string, ...string[]]) => redis.client.call(command, ...rest);
      await call(harm);
      await vi.waitFor(() => expect(redis.isThere()).toBe(false), 5_000);
      const because = expect.objectContaining({ reason: expect.stringContaining(reason) as string }) as object;
      expect(log.warn).toHaveBeenCalledExactlyOnceWith('redis_away', because);
      await expect(redis.check()).rejects.toThrow(reason);
      const limit = limits.rate({ name: 'refused', points: 1, seconds: 600 });
      await limit.take('a');
      await expect(limit.take('a')).rejects.toMatchObject(used);
      await call(undo);
      await there(redis);
      expect(log.info).toHaveBeenCalledExactlyOnceWith('redis_back', expect.anything());
    },
  );

  test('used points stay used when Redis goes down', async (context) => {
    const server = await started(context);
    const [one, two] = [open(context, server.url), open(context, server.url)];
    await Promise.all([there(one.redis), there(two.redis)]);
    const options = { name: 'others', points: 2, seconds: 600 };
    const [first, second] = [one.limits.rate(options), two.limits.rate(options)];
    await first.take('a');
    await first.take('a');
    await expect(second.take('a')).rejects.toMatchObject(used);
    server.stop();
    await vi.waitFor(() => expect(two.redis.isThere()).toBe(false), 5_000);
    await expect(second.take('a')).rejects.toMatchObject(used);
  });
});
