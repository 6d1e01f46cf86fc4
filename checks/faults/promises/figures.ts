import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { eventually, hold, type Fault } from '#checks/faults/fault.ts';
import { mixedRequests } from '#checks/faults/means/mixed-requests.ts';
import { runNginx } from '#checks/faults/means/nginx.ts';
import { memoryIn, withMemory } from '#checks/faults/means/preload.ts';
import { withSite } from '#checks/faults/means/site.ts';
import { startLoad } from '#checks/faults/means/visitors.ts';

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);

/** Memory is measured after each part. The first parts fill the caches. */
const parts = 5;
/** Allowed growth per request in bytes: less than the smallest object that could leak. */
const mostLeft = 40;
/** Allowed growth in bytes for first-time code and bounded caches. */
const settling = 2 * 2 ** 20;

const seconds = 3;
const connections = 32;

export const figureFaults: readonly Fault[] = [
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
  {
    part: 'pages',
    needs: 'nginx',
    promise: 'the home page is served precompressed; its rate, compared with nginx and the same file',
    async attempt() {
      return withSite({}, async (site) => {
        const files = `root ${resolve('dist/client')}; gzip_static on; default_type text/html; index index.html;`;
        const nginx = await runNginx({ server: `${files} location / { try_files $uri $uri.html $uri/ =404; }` });
        const ours = Number(new URL(site.url).port);
        try {
          const size = String(readFileSync('dist/client/index.html.gz').length);
          for (const port of [ours, nginx.port]) {
            const reply = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'Accept-Encoding': 'gzip' } });
            await reply.arrayBuffer();
            hold(reply.headers.get('content-length') === size, `the page is not the precompressed one at ${port}`);
          }
          const rates = new Map([ours, nginx.port].map((port) => [port, [] as number[]]));
          for (let round = 0; round < 2; round += 1)
            for (const [port, counts] of rates) {
              const load = await startLoad({ kind: 'greedy', port, connections, address: '127.0.0.1' });
              await new Promise((over) => setTimeout(over, seconds * 1000));
              counts.push(Math.round((await load.stop()) / seconds));
            }
          const [own, other] = [...rates.values()].map((counts) => counts.join(' and '));
          return `pages per second over ${connections} connections: ${own}; nginx ${other}`;
        } finally {
          nginx.stop();
        }
      });
    },
  },
];
