import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { readEnvironment } from '#server/env.ts';
import { contactMessage } from '#testing/contact-message.ts';
import { freePort } from '#testing/listen.ts';
import { serve } from '#testing/serve.ts';
import { testServices } from '#server/test-services.ts';
import { unlimited } from '../limits/limit.ts';
import { createContactDelivery } from './delivery.ts';

const message = 'Hola <b>,\n¿tienes hueco?';
const good = { ...contactMessage, message, name: 'Ana "Rí" Ruiz', subject: '=?utf-8?q?x?= Una web' };
const key = 're_very_secret';

/** A mail service in Resend's style that gives these answers in turn and repeats the last; it records requests. */
async function startService(...answers: ((response: ServerResponse) => void)[]) {
  const taken: { headers: IncomingHttpHeaders; mail: { subject: string; html: string } }[] = [];
  const { url } = await serve(async (request, response) => {
    taken.push({ headers: request.headers, mail: (await json(request)) as (typeof taken)[0]['mail'] });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    answer?.(response);
  });
  return { url: `${url}/emails`, taken };
}

const status = (code: number, body = '{}') => {
  return (response: ServerResponse) => void response.writeHead(code, { 'Content-Type': 'application/json' }).end(body);
};
const taken = status(200, '{"id":"49a3"}');

async function send(url: string, change: object = {}) {
  const services = testServices();
  const account = { CONTACT_HTTP_URL: url, CONTACT_HTTP_KEY: key, CONTACT_FROM: 'web@example.com' };
  const env = readEnvironment({ CONTACT_DELIVERY: 'http', ...account });
  const delivery = await createContactDelivery(env, 'owner@example.com', services.log);
  if (!delivery) throw new Error('no delivery');
  const limits = { perAddress: unlimited, perDay: unlimited, spamPerDay: unlimited };
  const app = createApp({ ...services, contact: { delivery, ...limits } });
  const reply = await app.request('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...good, ...change }),
  });
  const { log } = services;
  const logged = JSON.stringify([log.info, log.warn, log.error].map((each) => vi.mocked(each).mock.calls));
  return { status: reply.status, logged };
}

test('a message is a mail from the site to the owner, with the visitor as Reply-To', async () => {
  const service = await startService(taken);
  expect((await send(service.url)).status).toBe(202);
  expect(service.taken).toHaveLength(1);
  const { headers, mail } = service.taken[0] ?? { headers: {} as IncomingHttpHeaders, mail: undefined };
  expect(headers).toMatchObject({ authorization: `Bearer ${key}`, 'content-type': 'application/json' });
  expect(headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
  expect(mail).toMatchObject({
    from: '"Ana  Rí  Ruiz" <web@example.com>',
    to: ['owner@example.com'],
    reply_to: '"Ana  Rí  Ruiz" <ana@example.org>',
    subject: '=\u2060?utf-8?q?x?= Una web',
    text: good.message,
  });
  expect(mail?.html).toContain('Hola &lt;b&gt;,');
});

test('likely spam is marked, not dropped', async () => {
  const service = await startService(taken);
  expect((await send(service.url, { website: 'https://spam.example' })).status).toBe(202);
  expect(service.taken[0]?.mail.subject).toMatch(/^\[Junk\] /);
});

test.each([500, 502, 503, 504, 'a broken connection'])(
  'a failure (%s) gets one retry with the same key',
  async (first) => {
    const fails = typeof first === 'number' ? status(first) : (response: ServerResponse) => void response.destroy();
    const service = await startService(fails, taken);
    expect((await send(service.url)).status).toBe(202);
    expect(new Set(service.taken.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(service.taken).toHaveLength(2);
  },
);

test.each([
  ['a wrong key', 401, 1],
  ['an address it may not send from', 403, 1],
  ['what it does not understand', 422, 1],
  ['too many mails', 429, 1],
  ['somewhere else', 302, 1],
  ['a failure that stays', 500, 2],
])('%s: the visitor sees it, and the log has the reason but none of the message', async (_, code, asked) => {
  const service = await startService((response) => {
    response.writeHead(code, { Location: 'http://127.0.0.1:9/' }).end(`{"message":"ana@example.org said Hola"}`);
  });
  const { status: answered, logged } = await send(service.url);
  expect(answered).toBe(503);
  expect(service.taken).toHaveLength(asked);
  expect(logged).toContain(`"mail_not_taken",{"status":${code}}`);
  for (const hidden of ['ana@example.org', 'Hola', key]) expect(logged).not.toContain(hidden);
});

test('an unreachable service: the same', async () => {
  const { status: answered, logged } = await send(`http://127.0.0.1:${await freePort()}/emails`);
  expect(answered).toBe(503);
  expect(logged).toContain('"reason":"unreachable"');
});
