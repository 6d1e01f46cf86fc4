import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { contactBodyLimit } from '#src/contracts/contact.ts';
import { unlimited } from '#server/services/limits/limit.ts';
import { ServiceError } from '#server/services/service-error.ts';
import { contactMessage } from '#testing/contact-message.ts';
import { sendRaw } from './raw.ts';
import { startSite } from './start.ts';

const message = JSON.stringify({ ...contactMessage, message: 'Hola' });
const json = 'Content-Type: application/json\r\n';

/** A contact form that accepts everything, and a chat that may have reached its limit. */
async function site({ usedUp = false } = {}) {
  const kept: unknown[] = [];
  const delivery = { accept: async (mail: unknown) => void kept.push(mail), close: async () => undefined };
  const perAddress = usedUp
    ? { take: () => Promise.reject(new ServiceError('limit_reached', { retryAfter: 9 })) }
    : unlimited;
  const source = { model: 'x', reply: () => Promise.reject(new Error('x')) };
  const contact = { delivery, perAddress: unlimited, perDay: unlimited, spamPerDay: unlimited };
  const { port, log } = await startSite({ contact, chat: { source, perAddress, shared: unlimited } });
  return { port, kept, log };
}

/** A request with a large announced body of which only the beginning arrives. */
const unfinished = (path: string, headers: string, method = 'POST') =>
  `${method} ${path} HTTP/1.1\r\nHost: a\r\n${headers}Content-Length: 900000\r\n\r\n${'x'.repeat(2000)}`;

const refusals: readonly [status: number, path: string, headers: string, method?: string][] = [
  [413, '/api/contact', json],
  [415, '/api/contact', 'Content-Type: text/plain\r\n'],
  [403, '/api/contact', `${json}Sec-Fetch-Site: cross-site\r\n`],
  [405, '/api/contact', json, 'PUT'],
  [405, '/api/health', json],
  [404, '/api/nothing', json],
  [405, '/', json],
  [417, '/api/contact', `${json}Expect: something\r\n`],
  [200, '/', json, 'GET'],
  [200, '/api/health', json, 'GET'],
  [429, '/api/chat/completions', json],
];

test('a reply sent before the body has arrived closes the connection', async () => {
  const { port } = await site({ usedUp: true });
  const replies = refusals.map(([, path, headers, method]) => sendRaw(port, unfinished(path, headers, method)));
  for (const [index, { text, ended }] of (await Promise.all(replies)).entries()) {
    expect(text).toContain(`HTTP/1.1 ${refusals[index]?.[0]} `);
    expect(text).toMatch(/\r\nConnection: close\r\n/i);
    expect(ended).toBe(true);
  }
});

test.each(['/api/contact', '/api/chat/completions'])(
  'a client that disconnects while sending logs no error: %s',
  async (path) => {
    const { port, log } = await site();
    const leaving = connect(port, '127.0.0.1');
    leaving.write(unfinished(path, json).replace('900000', '9000'));
    await wait(100);
    leaving.destroy();
    await wait(300);
    expect(log.error).not.toHaveBeenCalled();
  },
);

test('a slightly oversized body is read to its end, and the connection stays open', async () => {
  const { port, kept } = await site();
  const large = 'x'.repeat(contactBodyLimit + 20_000);
  const post = (body: string) =>
    `POST /api/contact HTTP/1.1\r\nHost: a\r\n${json}Content-Length: ${body.length}\r\n\r\n${body}`;
  const { text } = await sendRaw(port, post(large) + post(message), 'accepted');
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 202']);
  expect(kept).toHaveLength(1);
});
