import { startRedis } from '#server/testing/redis-server.ts';
import { eventually, hold, type Fault } from '#tools/faults/fault.ts';
import { endOf, message, post, question, withSite } from '#tools/faults/means/site.ts';

/** Faults of Redis, which several processes share. */
export const redisFaults: readonly Fault[] = [
  {
    part: 'Redis',
    needs: 'redis-server',
    promise: 'stopped, killed or back, it holds up neither visitors nor the end of the process, and limits go on',
    async attempt() {
      const first = await startRedis();
      let redis = first;
      const env = { REDIS_URL: redis.url, CONTACT_DELIVERY: 'inbox', CONTACT_RATE_LIMIT: '4' };
      try {
        return await withSite(env, async (site) => {
          const send = async (subject: string) => (await post(`${site.url}/api/contact`, message(subject))).status;
          const times = (event: string) => site.output().split(`"event":"${event}"`).length - 1;
          hold((await send('uno')) === 202, 'with Redis well');
          redis.process.kill('SIGSTOP');
          const started = performance.now();
          const statuses = [
            (await post(`${site.url}/api/chat/completions`, question)).status,
            await send('dos'),
            (await fetch(`${site.url}/api/contributions?from=2026-01-01&to=2026-01-02`)).status,
          ];
          const waited = performance.now() - started;
          hold(statuses[0] === 200 && statuses[1] === 202, `with Redis stopped: ${statuses.join()}`);
          hold((statuses[2] ?? 0) > 0, 'contributions are not answered with Redis stopped');
          await eventually(() => times('redis_away') === 1, 40_000, 'the log says that Redis is away');
          redis.process.kill('SIGCONT');
          await eventually(() => times('redis_back') === 1, 40_000, 'Redis is used again');
          redis.stop();
          await eventually(() => times('redis_away') === 2, 40_000, 'the log says that Redis is away again');
          hold((await send('tres')) === 202, 'with Redis killed');
          redis = await startRedis(first.port);
          await eventually(() => times('redis_back') === 2, 40_000, 'a new Redis is used');
          hold((await send('cuatro')) === 202, 'with a new Redis');
          redis.process.kill('SIGSTOP');
          const ended = endOf(site.process);
          site.process.kill('SIGTERM');
          hold((await ended) === 0, 'the process did not end by itself with Redis stopped');
          return `stopped (three requests in ${Math.round(waited)} ms), back, killed, new, stopped, then SIGTERM`;
        });
      } finally {
        first.stop();
        redis.stop();
      }
    },
  },
];
