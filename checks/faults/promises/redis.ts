import { startRedis } from '#server/testing/redis-server.ts';
import { eventually, hold, type Fault } from '#checks/faults/fault.ts';
import { endOf, message, post, question, withSite } from '#checks/faults/means/site.ts';

export const redisFaults: readonly Fault[] = [
  {
    part: 'Redis',
    needs: 'redis-server',
    promise: 'while hung, killed or back, it delays neither visitors nor shutdown, and limits work',
    async attempt() {
      const first = await startRedis();
      let redis = first;
      const env = { REDIS_URL: redis.url, CONTACT_DELIVERY: 'inbox', CONTACT_RATE_LIMIT: '4' };
      try {
        return await withSite(env, async (site) => {
          const send = async (subject: string) => (await post(`${site.url}/api/contact`, message(subject))).status;
          const times = (event: string) => site.output().split(`"event":"${event}"`).length - 1;
          hold((await send('uno')) === 202, 'with a working Redis');
          redis.process.kill('SIGSTOP');
          const started = performance.now();
          const statuses = [
            (await post(`${site.url}/api/chat/completions`, question)).status,
            await send('dos'),
            (await fetch(`${site.url}/api/contributions?from=2026-01-01&to=2026-01-02`)).status,
          ];
          const waited = performance.now() - started;
          hold(statuses[0] === 200 && statuses[1] === 202, `with a hung Redis: ${statuses.join()}`);
          hold((statuses[2] ?? 0) > 0, 'contributions fail while Redis is hung');
          await eventually(() => times('redis_away') === 1, 40_000, 'the log says that Redis is unavailable');
          redis.process.kill('SIGCONT');
          await eventually(() => times('redis_back') === 1, 40_000, 'Redis is used again');
          redis.stop();
          await eventually(() => times('redis_away') === 2, 40_000, 'the log says again that Redis is unavailable');
          hold((await send('tres')) === 202, 'with Redis killed');
          redis = await startRedis(first.port);
          await eventually(() => times('redis_back') === 2, 40_000, 'a new Redis is used');
          hold((await send('cuatro')) === 202, 'with a new Redis');
          redis.process.kill('SIGSTOP');
          const ended = endOf(site.process);
          site.process.kill('SIGTERM');
          hold((await ended) === 0, 'the process did not exit by itself with a hung Redis');
          return `hung (three requests in ${Math.round(waited)} ms), back, killed, new, hung, then SIGTERM`;
        });
      } finally {
        first.stop();
        redis.stop();
      }
    },
  },
];
