import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { chatSizes } from '#src/contracts/chat.ts';
import { readReply } from '#src/contracts/chat-reply.ts';
import { freePort } from '#testing/listen.ts';
import {
  ask,
  chunk,
  completion,
  prompt,
  question,
  secret,
  startApi,
  startProvider,
  type ProviderHandler,
} from './servers.ts';

async function setUp(handler: ProviderHandler, options?: Parameters<typeof startApi>[1]) {
  const provider = await startProvider(handler);
  return startApi(provider.url, options);
}

const events = { 'Content-Type': 'text/event-stream' };
const failure = `data: {"error":{"message":"${secret}"}}\n\n`;
const json = { 'Content-Type': 'application/json' };

function logged(api: { log: object }): string {
  return JSON.stringify(Object.values(api.log).map((method) => vi.mocked(method as () => void).mock.calls));
}

test.each<[string, number, ProviderHandler]>([
  ['401', 502, (response) => response.writeHead(401, json).end(`{"error":{"message":"Wrong key ${secret}"}}`)],
  ['500', 502, (response) => response.writeHead(500).end(`${secret} ${prompt}`)],
  ['404', 502, (response) => response.writeHead(404).end()],
  ['redirect', 502, (response) => response.writeHead(307, { Location: 'http://127.0.0.1:9/' }).end()],
  ['reset', 502, (response) => response.socket?.resetAndDestroy()],
  ['HTML', 502, (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>')],
  ['empty', 502, (response) => response.writeHead(200, json).end(completion(''))],
  ['not JSON', 502, (response) => response.writeHead(200, json).end('{')],
  ['2 MB', 502, (response) => response.writeHead(200, json).end(completion('x'.repeat(2_000_000)))],
  ['slow', 504, () => undefined],
  ['slow body', 504, (response) => response.writeHead(200, json).write('{')],
])('a provider that answers with: %s gives error %i with only its code', async (_name, status, handler) => {
  // Only cases that must time out get a short limit.
  const api = await setUp(handler, { timeout: status === 504 ? 400 : 20_000 });
  const reply = await ask(api.url, question);
  expect(reply.status).toBe(status);
  const text = await reply.text();
  expect(JSON.parse(text)).toMatchObject({ error: { code: status === 504 ? 'upstream_timeout' : 'upstream_failed' } });
  for (const hidden of [secret, prompt]) {
    expect(text).not.toContain(hidden);
    expect(logged(api)).not.toContain(hidden);
  }
});

test.each(Object.entries({ 17: '17', 0: '60', 'Wed, 21 Oct 2037 07:28:00 GMT': '60', 999999999: '60' }))(
  '429 stays 429; Retry-After %s becomes %s',
  async (given, passed) => {
    const api = await setUp((response) => response.writeHead(429, { 'Retry-After': given }).end(secret));
    const reply = await ask(api.url, question);
    expect(reply.status).toBe(429);
    expect(reply.headers.get('retry-after')).toBe(passed);
    expect(await reply.text()).not.toContain(secret);
  },
);

test.each<[string, ProviderHandler]>([
  [
    'cut within a character',
    (response) => {
      const bytes = Buffer.from(chunk('ñ'));
      response.writeHead(200, events).write(chunk('Hola'));
      response.end(bytes.subarray(0, bytes.indexOf('ñ') + 1));
    },
  ],
  ['cut between events', (response) => response.writeHead(200, events).end(chunk('Hola'))],
  [
    'reset on the way',
    (response) => {
      response.writeHead(200, events).write(chunk('Hola'));
      setTimeout(() => response.socket?.resetAndDestroy(), 30);
    },
  ],
  ['never ending and silent', (response) => response.writeHead(200, events).write(chunk('Hola'))],
  ['an error on the way', (response) => response.writeHead(200, events).end(`${chunk('Hola')}${failure}`)],
])('a stream that is %s ends with an error event', async (_name, handler) => {
  const api = await setUp(handler, { timeout: 400 });
  const reply = await ask(api.url, { ...question, stream: true });
  expect(reply.status).toBe(200);
  const copy = reply.clone();
  const read = async () => {
    for await (const piece of readReply(reply)) expect(piece.text).toMatch(/^(Hola)?$/);
  };
  await expect(read()).rejects.toThrow();
  const text = await copy.text();
  expect(text).toMatch(/"error":\{"code":"upstream_(failed|timeout)"/);
  expect(text).not.toContain(secret);
  expect(logged(api)).not.toContain(secret);
});

test("an endless stream is cut at the maximum, and the provider's connection is closed", async () => {
  let closed = false;
  const api = await setUp((response) => {
    response.writeHead(200, events);
    const timer = setInterval(() => response.write(chunk('x'.repeat(4000))), 1);
    response.once('close', () => {
      closed = true;
      clearInterval(timer);
    });
  });
  let text = '';
  for await (const piece of readReply(await ask(api.url, { ...question, stream: true }))) text += piece.text;
  expect(text).toBe('x'.repeat(chatSizes.reply));
  await vi.waitFor(() => expect(closed).toBe(true));
});

test("a visitor who leaves ends the provider's request and frees the place", async () => {
  let closed = 0;
  const api = await setUp(
    (response) => {
      response.writeHead(200, events).write(chunk('Hola'));
      response.once('close', () => (closed += 1));
    },
    { timeout: 20_000, parallel: 1 },
  );
  for (let round = 1; round <= 3; round += 1) {
    const abort = new AbortController();
    const reply = await ask(api.url, { ...question, stream: true }, { signal: abort.signal });
    expect(reply.status).toBe(200);
    await reply.body?.getReader().read();
    abort.abort();
    await vi.waitFor(() => expect(closed).toBe(round));
    await wait(20);
  }
});

test('an unreachable provider is retried once, then it is an error', async () => {
  const provider = `http://127.0.0.1:${await freePort()}`;
  const api = await startApi(provider);
  const fetching = vi.spyOn(globalThis, 'fetch');
  const reply = await ask(api.url, question);
  expect(reply.status).toBe(502);
  expect(fetching.mock.calls.filter(([address]) => String(address).startsWith(provider))).toHaveLength(2);
});
