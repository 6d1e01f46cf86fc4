import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createGracefulStop } from '#server/http/graceful-stop.ts';
import { unlimited } from '#server/services/limits/limit.ts';
import { startSite } from './start.ts';

async function site() {
  let finish: () => void = () => undefined;
  const released = new Promise<void>((release) => (finish = release));
  async function* pieces() {
    yield { text: 'begin' };
    await released;
    yield { text: 'end' };
  }
  const source = { model: 'slow', reply: async () => pieces() };
  const { port, server } = await startSite({ chat: { source, perAddress: unlimited, shared: unlimited } });
  const stop = createGracefulStop(server);
  return { port, stop, finish };
}

/** Sends a request on a keep-alive connection; resolves with the reply's headers. */
function ask(port: number, path: string, question?: object) {
  const options = {
    ...{ host: '127.0.0.1', port, path, agent: new Agent({ keepAlive: true }) },
    ...(question ? { method: 'POST', headers: { 'Content-Type': 'application/json' } } : {}),
  };
  return new Promise<{ reply: IncomingMessage; body: Promise<string> }>((resolve, reject) => {
    const asking = request(options, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => (text += part));
      const body = new Promise<string>((done, broken) => {
        reply.once('end', () => done(text));
        reply.once('error', broken);
      });
      body.catch(() => undefined);
      resolve({ reply, body });
    });
    asking.once('error', reject);
    asking.end(question && JSON.stringify({ messages: [{ role: 'user', content: 'Hola' }], ...question }));
  });
}

async function keptConnection(port: number) {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let text = '';
  socket.on('data', (part: string) => (text += part));
  const ended = new Promise((resolve) => socket.once('close', resolve));
  const write = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  write('/');
  while (!text.includes('index')) await wait(5);
  return {
    askMore: async (path: string) => {
      write(path);
      await ended;
      return text;
    },
  };
}

const chat = '/api/chat/completions';

test('a request in transit on a kept connection is answered', async () => {
  const { port, stop } = await site();
  const kept = await keptConnection(port);
  const stopped = stop(20_000);
  const text = await kept.askMore('/api/health');
  expect(text.slice(text.lastIndexOf('HTTP/1.1'))).toMatch(/^HTTP\/1\.1 200 [^]*connection: close[^]*"ok"/i);
  await stopped;
});

test('a request in transit is answered even if another reply ends meanwhile', async () => {
  const { port, stop, finish } = await site();
  const begun = await ask(port, chat, { stream: true });
  const kept = await keptConnection(port);
  const stopped = stop(20_000);
  finish();
  expect(await begun.body).toContain('[DONE]');
  await wait(50);
  expect(await kept.askMore('/api/health')).toContain('"ok"');
  await stopped;
});

test('an endless reply is cut at the time limit, and idle connections delay nothing', async () => {
  const { port, stop } = await site();
  await (
    await ask(port, '/')
  ).body;
  const endless = await ask(port, chat, { stream: true });
  await stop(300);
  await expect(endless.body).rejects.toThrow();
});
