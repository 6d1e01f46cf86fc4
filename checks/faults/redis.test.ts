import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { hasRedis, startRedis } from '#server/testing/redis-server.ts';
import { addDays } from '#src/lib/time/days.ts';
import { startElsewhere } from '#checks/hosts/elsewhere.ts';
import { message, post, question, startTriedSite, type TriedSite } from './site.ts';

vi.setConfig({ testTimeout: 120_000 });

async function startedRedis(port?: number) {
  const redis = await startRedis(port);
  onTestFinished(redis.stop);
  return redis;
}

/** Waits until an event has been logged so many times. */
const logged = ({ output }: TriedSite, event: string, times: number) =>
  expect.poll(() => output().split(`"event":"${event}"`).length - 1, { timeout: 40_000 }).toBe(times);

describe.runIf(hasRedis)('with Redis', () => {
  test('while it is hung, killed or back, no visitor waits, and the site stops', async () => {
    let redis = await startedRedis();
    const site = await startTriedSite({ REDIS_URL: redis.url, CONTACT_DELIVERY: 'inbox', CONTACT_RATE_LIMIT: '4' });
    const send = async (subject: string) => (await post(`${site.url}/api/contact`, message(subject))).status;
    expect(await send('uno')).toBe(202);
    redis.process.kill('SIGSTOP');
    expect((await post(`${site.url}/api/chat/completions`, question)).status).toBe(200);
    expect(await send('dos')).toBe(202);
    expect((await fetch(`${site.url}/api/contributions?from=2026-01-01&to=2026-01-02`)).status).toBeGreaterThan(0);
    await logged(site, 'redis_away', 1);
    redis.process.kill('SIGCONT');
    await logged(site, 'redis_back', 1);
    redis.stop();
    await logged(site, 'redis_away', 2);
    expect(await send('tres')).toBe(202);
    redis = await startedRedis(redis.port);
    await logged(site, 'redis_back', 2);
    expect(await send('cuatro')).toBe(202);
    redis.process.kill('SIGSTOP');
    expect(await site.stop()).toBe(0);
  });

  test('three processes share it: limits are exact, and contributions are fetched once', async () => {
    const redis = await startedRedis();
    const elsewhere = await startElsewhere();
    onTestFinished(elsewhere.close);
    const env = {
      ...{ REDIS_URL: redis.url, TRUSTED_PROXIES: '127.0.0.1', CONTACT_DELIVERY: 'inbox', CONTACT_RATE_LIMIT: '7' },
      ...{ CONTRIBUTIONS_FORGEJO_USER: 'somebody', CONTRIBUTIONS_FORGEJO_URL: elsewhere.url },
    };
    const sites = await Promise.all(Array.from({ length: 3 }, () => startTriedSite(env)));
    const visitor = { 'X-Forwarded-For': '203.0.113.9' };
    const sent = Array.from({ length: 30 }, (_, index) =>
      post(`${sites[index % 3]?.url}/api/contact`, message(`Mensaje ${index}`), visitor),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(7).fill(202), ...Array<number>(23).fill(429)]);

    const today = new Date().toISOString().slice(0, 10);
    const ask = ({ url }: TriedSite) => fetch(`${url}/api/contributions?from=${addDays(today, -300)}&to=${today}`);
    expect((await ask(sites[0]!)).status).toBe(200);
    const before = elsewhere.asked();
    expect(before).toBeGreaterThan(0);
    for (const site of sites) expect((await ask(site)).status).toBe(200);
    expect(elsewhere.asked()).toBe(before);
  });
});
