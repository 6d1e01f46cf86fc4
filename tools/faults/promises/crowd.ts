import { join } from 'node:path';
import { hold, type Fault } from '#tools/faults/fault.ts';
import { nginxBefore } from '#tools/faults/means/nginx.ts';
import { mails, message, withSite } from '#tools/faults/means/site.ts';
import { loopbackAddresses, startLoad, visit } from '#tools/faults/means/visitors.ts';

const rounds = 50;
const visits = 300;

const json = { 'Content-Type': 'application/json' };

/** What visitors may not do to each other. */
export const crowdFaults: readonly Fault[] = [
  {
    part: 'oversized messages',
    needs: 'nginx',
    promise: "behind a proxy that keeps its connections, no refused request of one visitor costs another's message",
    async attempt() {
      return withSite({ CONTACT_DELIVERY: 'inbox' }, async (site) => {
        const proxy = await nginxBefore(Number(new URL(site.url).port));
        const post = (path: string, body: string | Buffer, headers: Record<string, string> = json) => {
          const options = { method: 'POST', headers: { ...headers, 'Content-Length': Buffer.byteLength(body) } };
          return visit(`http://127.0.0.1:${proxy.port}${path}`, options, body);
        };
        const huge = Buffer.alloc(3_000_000, 'x');
        const refused: (() => Promise<unknown>)[] = [
          () => post('/api/contact', huge),
          () => post('/api/contact', huge, { 'Content-Type': 'text/plain' }),
          () => post('/api/contact', huge, { ...json, 'Sec-Fetch-Site': 'cross-site' }),
          () => post('/api/nothing', huge),
          () => post('/', huge),
        ];
        try {
          const lost: number[] = [];
          for (let round = 0; round < rounds; round += 1) {
            await refused[round % refused.length]?.();
            const { status } = await post('/api/contact', JSON.stringify(message(`message ${round}`)));
            if (status !== 202) lost.push(status);
          }
          hold(lost.length === 0, `${lost.length} of ${rounds} messages of others were answered ${lost[0]}`);
          const found = mails(join(site.folder, 'inbox')).length;
          hold(found === rounds, `${found} of ${rounds} messages are in the inbox`);
          return `${rounds} refused requests of every kind, ${rounds} messages of others kept`;
        } finally {
          proxy.stop();
        }
      });
    },
  },
  {
    part: 'slow sockets',
    promise: 'a thousand sockets that say nothing and one greedy address leave the pages of others answered',
    async attempt() {
      const [own = '127.0.0.1', other = own, third = other] = await loopbackAddresses(3);
      return withSite({}, async (site) => {
        const port = Number(new URL(site.url).port);
        const alone = await timesOfVisits(site.url, third);
        const slow = await startLoad({ kind: 'slow', port, connections: 1000, address: own });
        const greedy = await startLoad({ kind: 'greedy', port, connections: 64, address: other });
        const beside = await timesOfVisits(site.url, third);
        const pages = await greedy.stop();
        await slow.stop();
        return `${visits} visits beside them (the greedy one got ${pages} pages): ${beside}; the same visits alone: ${alone}`;
      });
    },
  },
];

/** How long pages took, each on a connection of its own. */
async function timesOfVisits(url: string, localAddress: string): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < visits; round += 1) {
    const started = performance.now();
    const { status, broken } = await visit(url, { localAddress, headers: { 'Accept-Encoding': 'br' } });
    times.push(performance.now() - started);
    hold(status === 200, `visit ${round} ended with ${broken ?? status}`);
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(part * (visits - 1))]?.toFixed(1);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}
