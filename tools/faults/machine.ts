import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postMany } from '#tests/contact/client.ts';
import { startRedis } from '#server/testing/redis-server.ts';
import { hold, type Fault } from './fault.ts';
import { mails, message, post, question, withSite } from './site.ts';

const exitOf = (process: { once(event: 'exit', done: (code: number | null) => void): void }) =>
  new Promise<number | null>((done) => process.once('exit', done));

/** Faults of the machine and of what runs beside the server: Redis, the disk, signals, greedy clients. */
export const machineFaults: readonly Fault[] = [
  {
    part: 'Redis',
    needs: 'redis-server',
    promise: 'stopped or killed, it holds up neither visitors nor the end of the process',
    async attempt() {
      const redis = await startRedis();
      try {
        return await withSite({ REDIS_URL: redis.url, CONTACT_DELIVERY: 'inbox' }, async (site) => {
          redis.process.kill('SIGSTOP');
          const started = performance.now();
          const statuses = [
            (await post(`${site.url}/api/chat/completions`, question)).status,
            (await post(`${site.url}/api/contact`, message('uno'))).status,
          ];
          const waited = performance.now() - started;
          hold(statuses.join() === '200,202', `with Redis stopped: ${statuses.join()}`);
          redis.stop();
          hold((await post(`${site.url}/api/contact`, message('dos'))).status === 202, 'with Redis killed');
          const ended = exitOf(site.process);
          site.process.kill('SIGTERM');
          hold((await ended) === 0, 'the process did not end by itself');
          hold(/redis_away/.test(site.output()), 'the log does not say that Redis is away');
          return `stopped (two requests in ${Math.round(waited)} ms), killed, then SIGTERM`;
        });
      } finally {
        redis.stop();
      }
    },
  },
  {
    part: 'disk',
    promise:
      'a folder that cannot be written: no message is called kept that is not, pages are served, and the log says why',
    async attempt() {
      return withSite({ CONTACT_DELIVERY: 'inbox' }, async (site) => {
        rmSync(join(site.folder, 'inbox'), { recursive: true });
        writeFileSync(join(site.folder, 'inbox'), 'a file where a folder was');
        const { status, text } = await post(`${site.url}/api/contact`, message('uno'));
        hold(status === 503 && /unavailable/.test(text), `answered ${status}`);
        hold((await fetch(site.url)).status === 200, 'pages are not served');
        hold(/message_not_kept/.test(site.output()), 'the log does not say so');
        return 'the inbox became a file';
      });
    },
  },
  {
    part: 'full disk',
    promise: 'every message that is called kept is whole in the inbox',
    async attempt() {
      const folder = mkdtempSync(join(tmpdir(), 'full-'));
      const mounted = await exitOf(
        spawn('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder], { stdio: 'ignore' }).on(
          'error',
          () => undefined,
        ),
      ).catch(() => 1);
      try {
        if (mounted !== 0) return 'not tried: a small disk can be mounted by root only';
        return await withSite({ CONTACT_DELIVERY: 'inbox', CONTACT_INBOX: join(folder, 'inbox') }, async (site) => {
          const kept: string[] = [];
          await postMany(site.url, {
            count: 200,
            connections: 4,
            onResult: (subject, status) => void (status === 202 && kept.push(subject)),
          });
          const found = mails(join(folder, 'inbox')).length;
          hold(kept.length < 200, 'the disk was not full');
          hold(found >= kept.length, `${kept.length} called kept, ${found} found`);
          return `200 sent, ${kept.length} called kept, ${found} found`;
        });
      } finally {
        if (mounted === 0) await exitOf(spawn('umount', [folder]));
        rmSync(folder, { recursive: true, force: true });
      }
    },
  },
  {
    part: 'kill -9',
    promise: 'every message that was called kept is in the inbox after the process was killed under load',
    async attempt() {
      return withSite({ CONTACT_DELIVERY: 'inbox' }, async (site) => {
        const kept: string[] = [];
        const sending = postMany(site.url, {
          count: 300,
          connections: 8,
          onResult(subject, status) {
            if (status !== 202) return;
            kept.push(subject);
            if (kept.length === 100) site.process.kill('SIGKILL');
          },
        });
        await sending;
        const found = mails(join(site.folder, 'inbox')).length;
        hold(kept.length >= 100 && found >= kept.length, `${kept.length} called kept, ${found} found`);
        return `${kept.length} called kept, ${found} found`;
      });
    },
  },
  {
    part: 'SIGTERM',
    promise: 'what is being answered is answered whole, and the process ends within ten seconds',
    async attempt() {
      return withSite({}, async (site) => {
        const files = Array.from({ length: 40 }, () => fetch(`${site.url}/files/novel/capitulo-01.mp3`));
        const replies = await Promise.all(files);
        const started = performance.now();
        const ended = exitOf(site.process);
        site.process.kill('SIGTERM');
        const sizes = await Promise.all(
          replies.map(async (reply) => [
            (await reply.arrayBuffer()).byteLength,
            Number(reply.headers.get('content-length')),
          ]),
        );
        hold(
          sizes.every(([got, said]) => got === said),
          'a file was cut',
        );
        hold((await ended) === 0, 'it did not end by itself');
        const seconds = (performance.now() - started) / 1000;
        hold(seconds < 10, `it took ${seconds.toFixed(1)} s`);
        return `${replies.length} files under way, ended after ${seconds.toFixed(1)} s`;
      });
    },
  },
  {
    part: 'clock',
    promise: 'a clock that jumps a day forward and back leaves pages, chat and contributions answered',
    async attempt() {
      const folder = mkdtempSync(join(tmpdir(), 'clock-'));
      const preload = join(folder, 'clock.mjs');
      // Each SIGUSR2 moves the process's clock: a day forward, a day back, and right again.
      writeFileSync(
        preload,
        `const real = Date.now; const steps = [864e5, -864e5, 0]; process.on('SIGUSR2', () => { const by = steps.shift() ?? 0; Date.now = () => real() + by; });`,
      );
      try {
        return await withSite({ NODE_OPTIONS: `--import ${preload}` }, async (site) => {
          const today = new Date().toISOString().slice(0, 10);
          for (let jump = 0; jump <= 3; jump += 1) {
            const statuses = [
              (await fetch(site.url)).status,
              (await post(`${site.url}/api/chat/completions`, question)).status,
              (await fetch(`${site.url}/api/contributions?from=${today}&to=${today}`)).status,
            ];
            hold(
              statuses.every((status) => status < 500),
              `after jump ${jump}: ${statuses.join()}`,
            );
            site.process.kill('SIGUSR2');
            await new Promise((over) => setTimeout(over, 100));
          }
          return 'a day forward, a day back, right again';
        });
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  },
  {
    part: 'slow sockets',
    promise: 'a thousand sockets that say nothing and one greedy address leave the pages of others answered',
    async attempt() {
      return withSite({}, async (site) => {
        const { hostname, port } = new URL(site.url);
        const sockets = Array.from({ length: 1000 }, () => {
          const socket = connect({ host: hostname, port: Number(port) });
          socket.on('error', () => undefined);
          socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
          return socket;
        });
        await new Promise((over) => setTimeout(over, 500));
        let greedy = true;
        const greed = Promise.all(
          Array.from({ length: 20 }, async () => {
            while (greedy)
              await fetch(site.url).then(
                (reply) => reply.arrayBuffer(),
                () => undefined,
              );
          }),
        );
        // Loopback has many addresses: the others come from one of their own.
        const times: number[] = [];
        const lost: string[] = [];
        for (let visit = 0; visit < 200; visit += 1) {
          const started = performance.now();
          const status = await visitFrom('127.0.0.2', hostname, Number(port));
          times.push(performance.now() - started);
          if (!/^HTTP\/1\.1 200/.test(status)) lost.push(status.slice(0, 40));
        }
        greedy = false;
        await greed;
        sockets.forEach((socket) => socket.destroy());
        hold(lost.length === 0, `${lost.length} of 200 visits were not answered: ${lost[0]}`);
        times.sort((a, b) => a - b);
        return `200 visits, p50 ${times[100]?.toFixed(0)} ms, p99 ${times[198]?.toFixed(0)} ms`;
      });
    },
  },
];

function visitFrom(localAddress: string, host: string, port: number): Promise<string> {
  return new Promise((done) => {
    let text = '';
    const socket = connect({ host, port, localAddress });
    socket.setTimeout(20_000, () => socket.destroy());
    socket.on('data', (part: Buffer) => (text += part.toString('latin1')));
    socket.on('error', () => done(text));
    socket.on('close', () => done(text));
    socket.write(`GET / HTTP/1.1\r\nHost: ${host}:${port}\r\nConnection: close\r\n\r\n`);
  });
}
