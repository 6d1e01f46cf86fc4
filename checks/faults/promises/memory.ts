import { eventually, hold, type Fault } from '#checks/faults/fault.ts';
import { mixedRequests } from '#checks/faults/means/mixed-requests.ts';
import { memoryIn, withMemory } from '#checks/faults/means/preload.ts';
import { withSite } from '#checks/faults/means/site.ts';

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);

/** Memory is measured after each part. The first parts fill the caches. */
const parts = 5;
/** Allowed growth per request in bytes: less than the smallest object that could leak. */
const mostLeft = 40;
/** Allowed growth in bytes for first-time code and bounded caches. */
const settling = 2 * 2 ** 20;

export const memoryFaults: readonly Fault[] = [
  {
    part: 'memory',
    promise: 'mixed requests (accepted, refused, interrupted) leak no memory (`--requests 100000` for a long run)',
    async attempt({ requests }) {
      return withMemory((env) =>
        withSite({ ...env, CONTACT_DELIVERY: 'inbox' }, async (site) => {
          const look = async () => {
            const before = memoryIn(site.output()).length;
            site.process.kill('SIGUSR2');
            await eventually(
              () => memoryIn(site.output()).length > before,
              20_000,
              'the process prints its memory use',
            );
          };
          const statuses = new Map<number, number>();
          await look();
          for (let part = 0; part < parts; part += 1) {
            const first = Math.round((requests * part) / parts);
            await mixedRequests(site.url, first, Math.round((requests * (part + 1)) / parts), statuses);
            await look();
          }
          const seen = memoryIn(site.output());
          const heaps = seen.map(({ heap }) => heap);
          const [settled = 0, last = 0] = [heaps[2], heaps.at(-1)];
          const text = `${requests} requests (${[...statuses].map(([status, count]) => `${count} × ${status || 'cut'}`).join(', ')}); in use ${heaps.map(megabytes).join(', ')} MB; resident ${seen.map(({ rss }) => megabytes(rss)).join(', ')} MB`;
          const allowed = settling + (mostLeft * requests * (parts - 2)) / parts;
          hold(last - settled < allowed, `memory grows: ${text}`);
          hold(!/request_failed/.test(site.output()), 'a request failed unexpectedly: see the log');
          return text;
        }),
      );
    },
  },
];
