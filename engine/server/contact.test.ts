import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { contactMessage as good } from '#testing/contact-message.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { contactBodyLimit } from '#src/contracts/contact.ts';
import { createApp } from './app.ts';
import { readEnvironment } from './env.ts';
import { createContactDelivery } from './services/contact/delivery.ts';
import { createLimits } from '#server/services/limits/limits.ts';
import { testServices } from './test-services.ts';

let folder: string;
beforeEach(() => void (folder = temporaryFolder()));

async function start({ perAddress = 1000, perDay = 1000, env: variables = {} } = {}) {
  const services = testServices();
  const env = readEnvironment({ CONTACT_DELIVERY: 'inbox', DATA_DIR: folder, ...variables });
  const delivery = await createContactDelivery(env, 'owner@example.com', services.log);
  if (!delivery) throw new Error('no delivery');
  const limited = createLimits();
  const limit = (name: string, points: number) => limited.rate({ name, points, seconds: 60 });
  const limits = { perAddress: limit('a', perAddress), perDay: limit('d', perDay), spamPerDay: limit('s', perDay) };
  const app = createApp({ ...services, contact: { delivery, ...limits } });
  const headers = { 'Content-Type': 'application/json', Host: 'localhost' };
  const send = (body: object) => app.request('/api/contact', { method: 'POST', headers, body: JSON.stringify(body) });
  return { send, log: services.log };
}

const inbox = (box = '') => readdirSync(join(folder, 'inbox', box, 'new'));
const codeOf = async (reply: Response) => ((await reply.json()) as { error: { code: string } }).error.code;

it('does not exist while delivery is off', async () => {
  const app = createApp(testServices());
  const reply = await app.request('/api/contact', { method: 'POST', body: JSON.stringify(good) });
  expect(reply.status).toBe(404);
  expect(await codeOf(reply)).toBe('not_found');
});

it('accepts the longest message in any script, and nothing larger than its limit', async () => {
  const { send } = await start();
  const longest = await send({ ...good, message: '語'.repeat(5000) });
  expect([longest.status, await longest.json()]).toEqual([202, { status: 'accepted' }]);
  const reply = await send({ ...good, extra: 'x'.repeat(contactBodyLimit) });
  expect(reply.status).toBe(413);
});

it('limits each address, and each day', async () => {
  const few = await start({ perAddress: 2 });
  expect([(await few.send(good)).status, (await few.send(good)).status]).toEqual([202, 202]);
  const reply = await few.send(good);
  expect(reply.status).toBe(429);
  expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(0);
  const day = await start({ perDay: 1 });
  expect([(await day.send(good)).status, (await day.send(good)).status]).toEqual([202, 429]);
});

it.each([
  { CONTACT_DELIVERY: 'inbox' },
  { CONTACT_DELIVERY: 'smtp', CONTACT_SMTP_URL: 'smtp://127.0.0.1:9' },
  { CONTACT_DELIVERY: 'http', CONTACT_HTTP_URL: 'http://127.0.0.1:9', CONTACT_HTTP_KEY: 'x', CONTACT_FROM: 'a@a.com' },
])('does not count a message that was not stored: %j', async (env) => {
  const { send } = await start({ perAddress: 2, perDay: 2, env });
  for (const box of ['inbox', 'outbox']) rmSync(join(folder, box), { recursive: true, force: true });
  for (const message of [good, { ...good, elapsed: 300 }])
    for (let round = 0; round < 4; round += 1) expect((await send(message)).status).toBe(503);
});

it('does not count a message refused by the daily limit against its visitor', async () => {
  const { send } = await start({ perAddress: 2, perDay: 1 });
  expect([(await send(good)).status, (await send(good)).status]).toEqual([202, 429]);
  expect((await send({ ...good, elapsed: 300 })).status).toBe(202);
});

it.each([
  ['a filled trap', { website: 'https://spam.example' }],
  ['a message faster than anyone types', { elapsed: 300 }],
])('puts %s into the junk folder', async (_what, part) => {
  const { send } = await start({ perDay: 1 });
  expect((await send({ ...good, ...part })).status).toBe(202);
  expect(inbox()).toEqual([]);
  expect(inbox('.Junk')).toHaveLength(1);
  expect((await send(good)).status).toBe(202);
});

it('replies 503 if the folder has disappeared, and logs why', async () => {
  const { send, log } = await start();
  rmSync(join(folder, 'inbox'), { recursive: true });
  const reply = await send(good);
  expect(reply.status).toBe(503);
  expect(await codeOf(reply)).toBe('unavailable');
  expect(vi.mocked(log.error)).toHaveBeenCalledWith('message_not_kept', { error: expect.stringContaining('ENOENT') });
});

const keys = 'needs CONTACT_HTTP_KEY and CONTACT_FROM';

it.each([
  [{ CONTACT_DELIVERY: 'inbox', CONTACT_INBOX: '/dev/null/inbox' }, '/dev/null/inbox: part of the path is a file.'],
  [{ CONTACT_DELIVERY: 'smtp' }, 'needs CONTACT_SMTP_URL'],
  [{ CONTACT_DELIVERY: 'http', CONTACT_HTTP_KEY: 'x' }, keys],
  [{ CONTACT_DELIVERY: 'http', CONTACT_FROM: 'web@example.com' }, keys],
])('fails to start with only %j', async (variables, message) => {
  const env = readEnvironment({ DATA_DIR: folder, ...variables });
  await expect(createContactDelivery(env, 'o@example.com', testServices().log)).rejects.toThrow(message);
});
