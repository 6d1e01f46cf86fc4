import { createServer, get, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { boundConnections } from '#server/http/bounded-connections.ts';
import { sendRaw } from './raw.ts';
import { startSite } from './start.ts';

async function start(answer: RequestListener, bounds: Partial<Parameters<typeof boundConnections>[1]> = {}) {
  const server = createServer(answer);
  boundConnections(server, { most: 100, mostOfOne: 4, trustedProxies: [], ...bounds });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

async function slow(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await new Promise<void>((ready) => socket.once('connect', () => ready()));
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  await wait(30);
  return socket;
}

const status = (port: number) =>
  new Promise<number>((resolve) => {
    get({ host: '127.0.0.1', port, agent: false }, (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    }).once('error', () => resolve(0));
  });

test.each([
  ['of one address', { mostOfOne: 4 }],
  ['of everybody', { most: 4, mostOfOne: 100 }],
])('new connections replace slow senders, the slowest first: too many %s', async (_what, bounds) => {
  const port = await start((_request, response) => response.end('ok'), bounds);
  const sockets: Socket[] = [];
  for (let index = 0; index < 4; index += 1) sockets.push(await slow(port));
  expect(await status(port)).toBe(200);
  await wait(50);
  expect(sockets.map(({ closed }) => closed)).toEqual([true, false, false, false]);
});

test('active connections are kept; if all are active, new ones are refused', async () => {
  const held: (() => void)[] = [];
  const port = await start((_request, response) => held.push(() => response.end('ok')));
  const running = Array.from({ length: 4 }, () => status(port));
  while (held.length < 4) await wait(5);
  expect(await status(port)).toBe(0);
  held.forEach((finish) => finish());
  expect(await Promise.all(running)).toEqual([200, 200, 200, 200]);
  await wait(50);
  const next = status(port);
  while (held.length < 5) await wait(5);
  held[4]?.();
  expect(await next).toBe(200);
});

test('a trusted proxy counts as many visitors', async () => {
  const port = await start((_request, response) => response.end('ok'), { trustedProxies: ['127.0.0.0/8'] });
  const sockets = [];
  for (let index = 0; index < 8; index += 1) sockets.push(await slow(port));
  expect(await status(port)).toBe(200);
  expect(sockets.some(({ closed }) => closed)).toBe(false);
});

test('pipelined requests are answered in order, up to a limit', async () => {
  const { port } = await startSite();
  const one = 'GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n';
  const last = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  const few = await sendRaw(port, one.repeat(10) + last);
  expect(few.text.match(/HTTP\/1\.1 200/g)).toHaveLength(11);
  expect(few.text.endsWith('</main>')).toBe(true);
  const many = await sendRaw(port, one.repeat(1000) + last);
  expect((many.text.match(/HTTP\/1\.1 200/g) ?? []).length).toBeLessThan(1000);
  expect((await sendRaw(port, last)).text).toContain('200 OK');
});
