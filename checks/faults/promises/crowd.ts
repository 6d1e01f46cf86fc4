import { readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually, hold, type Fault } from '#checks/faults/fault.ts';
import { startNginx } from '#checks/faults/means/nginx.ts';
import { mails, message, withSite } from '#checks/faults/means/site.ts';
import { loopbackAddresses, startLoad, visit } from '#checks/faults/means/visitors.ts';

const rounds = 50;
const visits = 300;

const json = { 'Content-Type': 'application/json' };

const leaversOfEach = 200;

/** Requests aborted after the headers, by kind, with the largest file because it exceeds every buffer. */
function leavers(): Record<string, string[]> {
  const folder = 'dist/client/files';
  const [name = ''] =
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((each) => [each, statSync(join(folder, each)).size] as const)
      .sort(([, a], [, b]) => b - a)[0] ?? [];
  const file = `/files/${name}`;
  return {
    page: ['GET /\n'],
    file: [`GET ${file}\n`],
    HEAD: [`HEAD ${file}\n`],
    range: [`GET ${file}\nRange: bytes=1000-\r\n`],
    'invalid range': [`GET ${file}\nRange: bytes=999999999-\r\n`],
    'missing file': ['GET /files/none.mp3\n'],
    API: ['GET /api/health\n'],
    pipelined: Array.from({ length: 10 }, () => [
      `GET ${file}\n`,
      'HEAD /\n',
      `GET ${file}\nRange: bytes=5-\r\n`,
    ]).flat(),
  };
}

export const crowdFaults: readonly Fault[] = [
  {
    part: 'oversized messages',
    needs: 'nginx',
    promise: "behind a proxy with keep-alive connections, no refused request costs another visitor's message",
    async attempt() {
      return withSite({ CONTACT_DELIVERY: 'inbox' }, async (site) => {
        const proxy = await startNginx([`${new URL(site.url).host} max_fails=0`], 'proxy_next_upstream off;');
        const post = (path: string, body: string | Buffer, headers: Record<string, string> = json) => {
          const options = { method: 'POST', headers: { ...headers, 'Content-Length': Buffer.byteLength(body) } };
          return visit(proxy.url + path, options, body);
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
          hold(lost.length === 0, `${lost.length} of ${rounds} messages of other visitors got status ${lost[0]}`);
          const found = mails(join(site.folder, 'inbox')).length;
          hold(found === rounds, `${found} of ${rounds} messages are in the inbox`);
          return `${rounds} refused requests of every kind, ${rounds} messages of other visitors stored`;
        } finally {
          proxy.stop();
        }
      });
    },
  },
  {
    part: 'leavers',
    promise: 'visitors who disconnect during a reply leave no open file behind',
    async attempt() {
      if (process.platform !== 'linux') return "not tried: only Linux lists a process's open files";
      return withSite({}, async (site) => {
        const open = () => readdirSync(`/proc/${site.process.pid}/fd`).length;
        const before = open();
        const kinds = leavers();
        for (const [kind, requests] of Object.entries(kinds)) {
          const bytes = requests.map((each) => each.replace('\n', ' HTTP/1.1\r\nHost: a\r\n').concat('\r\n')).join('');
          for (let visitor = 0; visitor < leaversOfEach; visitor += 1) {
            const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () => socket.write(bytes));
            socket.pause().on('error', () => undefined);
            await wait(visitor % 3);
            socket.destroy();
          }
          await eventually(() => open() <= before + 2, 10_000, `${kind}: files are closed`);
        }
        return `${leaversOfEach} each of ${Object.keys(kinds).join(', ')}; ${before} open before, ${open()} after`;
      });
    },
  },
  {
    part: 'slow sockets',
    promise: 'a thousand silent sockets and one greedy client do not keep other visitors from getting pages',
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
        return `${visits} visits meanwhile (the greedy client got ${pages} pages): ${beside}; without load: ${alone}`;
      });
    },
  },
];

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
