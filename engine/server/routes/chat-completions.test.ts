import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import type { Question } from '#server/services/chat/reply-source.ts';
import { places, unlimited } from '#server/services/limits/limit.ts';
import { ServiceError } from '#server/services/service-error.ts';
import { testServices } from '#server/test-services.ts';

/** The API with a source that repeats the last message. */
function setUp({ reply = vi.fn(echo), shared = unlimited, trustedProxies = [] as string[] } = {}) {
  const app = createApp(
    testServices({ trustedProxies, chat: { source: { model: 'echo', reply }, perAddress: unlimited, shared } }),
  );
  const post = (body: unknown, headers: Record<string, string> = {}, remoteAddress?: string) =>
    app.request(
      '/api/chat/completions',
      { ...json(body), headers: { 'Content-Type': 'application/json', ...headers } },
      remoteAddress && { incoming: { socket: { remoteAddress } } },
    );
  return { app, post, reply };
}

const json = (body: unknown) => ({ method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });

const echo = async ({ conversation }: Question) => pieces(conversation.at(-1)?.content ?? '');

async function* pieces(text: string) {
  for (const word of text.split(/(?<= )/)) yield { text: word };
}

const user = (content: unknown) => ({ messages: [{ role: 'user', content }] });

async function* endless() {
  const end = Date.now() + 200;
  for (;;) {
    await wait(5);
    if (Date.now() > end) throw new ServiceError('provider_timeout');
    yield { text: 'a' };
  }
}

test.each([
  ['is done', () => pieces('a '.repeat(1000)), '[DONE]'],
  ['had its time', endless, 'upstream_timeout'],
])('a place is freed once the source %s, even if the client has read nothing', async (_what, source, end) => {
  const { post } = setUp({ reply: vi.fn(async () => source()), shared: places(1) });
  const unread = await post({ ...user('a'), stream: true });
  expect((await post(user('a'))).status).toBe(503);
  await vi.waitFor(async () => expect((await post({ ...user('a'), stream: true })).status).toBe(200), 5000);
  expect(await unread.text()).toContain(end);
});

test.each([
  ['not JSON', '{', 400],
  ['nothing', '', 400],
  ['an array', [], 400],
  ['no messages', { messages: [] }, 400],
  ['a thousand messages', { messages: Array.from({ length: 1000 }, () => ({ role: 'user', content: 'a' })) }, 400],
  ['an unknown role', { messages: [{ role: 'tool', content: 'a' }] }, 400],
  ['content that is no text', user(5), 400],
  ['content in parts', user([{ type: 'text', text: 'a' }]), 400],
  ['a blank question', user(' \n'), 400],
  ['only control characters', user('\u0000\u0007'), 400],
  ['no question at the end', { messages: [{ role: 'assistant', content: 'a' }] }, 400],
  ['only a system message', { messages: [{ role: 'system', content: 'a' }] }, 400],
  ['a message too long', user('a'.repeat(20_001)), 400],
  ['stream that is no yes or no', { ...user('a'), stream: 'yes' }, 400],
  ['over 64 KB', user('ñ'.repeat(40_000)), 413],
])('%s is refused and never answered', async (_name, body, status) => {
  const { post, reply } = setUp();
  const response = await post(body);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: { code: expect.any(String) as string } });
  expect(reply).not.toHaveBeenCalled();
});

test("accepts only JSON, by POST, from this site's pages", async () => {
  const { app, post, reply } = setUp();
  for (const type of ['text/plain', 'application/json-x', 'application/json-patch+json', 'application/jsonx'])
    expect((await post(user('a'), { 'Content-Type': type })).status).toBe(415);
  const get = await app.request('/api/chat/completions');
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
  expect((await post(user('a'), { Origin: 'https://evil.example', Host: 'site.example' })).status).toBe(403);
  expect((await post(user('a'), { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect(reply).not.toHaveBeenCalled();
  expect((await post(user('a'), { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
});

test.each([
  ['the host that a trusted proxy forwards', { 'X-Forwarded-Host': 'site.example' }, 200],
  ['the last of several', { 'X-Forwarded-Host': 'evil.example, site.example' }, 200],
  ['a browser that says so', { 'Sec-Fetch-Site': 'same-origin' }, 200],
  ['another host that a proxy forwards', { 'X-Forwarded-Host': 'other.example' }, 403],
  ['a browser that says otherwise', { 'X-Forwarded-Host': 'site.example', 'Sec-Fetch-Site': 'same-site' }, 403],
])('behind a proxy that sends its own Host, a page is recognised by %s', async (_what, headers, status) => {
  const { post } = setUp({ trustedProxies: ['10.0.0.1'] });
  const page = { Host: '127.0.0.1:3000', Origin: 'https://site.example', ...headers };
  const ask = (address: string) => post(user('a'), page, address);
  expect((await ask('10.0.0.1')).status).toBe(status);
  expect((await ask('10.0.0.2')).status).toBe('Sec-Fetch-Site' in headers ? status : 403);
});

test.each(Object.entries({ en: 'en', 'en-GB,es;q=0.5': 'en', es: 'es', eng: 'es', '': 'es' }))(
  'page language for %j: %s',
  async (header, language) => {
    const { post, reply } = setUp();
    await post(user('a'), { 'Accept-Language': header });
    expect(reply.mock.calls[0]?.[0].language).toBe(language);
  },
);
