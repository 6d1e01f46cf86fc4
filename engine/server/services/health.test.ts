import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { readEnvironment } from '#server/env.ts';
import { freePort } from '#server/testing/redis-server.ts';
import { testServices } from '#server/test-services.ts';
import { startMailServer } from './contact/test-mail-server.ts';
import type { Health } from './health.ts';
import { unlimited } from './limits/limit.ts';
import { createLimits } from './limits/limits.ts';
import { outsideParts } from './parts.ts';

const contributions = { get: async () => ({ contributions: [], totalContributions: 0 }), isKnown: () => true };
const secret = 'sk-very-secret';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function deepLook(variables: Record<string, string>): Promise<{ health: Health; text: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'health-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const env = readEnvironment({ DATA_DIR: folder, CHAT_PROVIDER_KEY: secret, ...variables });
  const parts = outsideParts({ env, redis: null, contributions, timeZone: 'Europe/Madrid' });
  const app = createApp(testServices({ health: { parts, deepLooks: unlimited } }));
  const text = await (await app.request('/api/health?deep')).text();
  return { health: JSON.parse(text) as Health, text };
}

test('the shallow check asks nothing', async () => {
  const never = { name: 'x', configured: 'x', check: () => Promise.reject(new Error('asked')) };
  const app = createApp(testServices({ health: { parts: [never], deepLooks: unlimited } }));
  expect(await (await app.request('/api/health')).json()).toEqual({ status: 'ok' });
});

test('reports what is configured and that it answers, without secrets or hosts', async () => {
  const provider = await serve((_request, response) => void response.writeHead(401).end());
  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  const smtp = { CONTACT_DELIVERY: 'smtp', CONTACT_SMTP_URL: `smtp://me:${secret}@127.0.0.1:${mail.port}` };
  const { health, text } = await deepLook({ CHAT_PROVIDER_URL: provider, ...smtp });
  expect(health).toEqual({
    status: 'ok',
    parts: {
      chat: { configured: 'provider', answers: true },
      contributions: { configured: 'checkout', answers: true },
      contact: { configured: 'smtp', answers: true },
      redis: { configured: 'none', answers: true },
      data: { configured: 'folder', answers: true },
    },
  });
  expect(text).not.toMatch(/127\.0\.0\.1|sk-very-secret/);
});

test('unreachable, failing and hanging providers are reported', async () => {
  const gone = await deepLook({ CHAT_PROVIDER_URL: `http://127.0.0.1:${await freePort()}` });
  expect(gone.health.parts.chat).toEqual({ configured: 'provider', answers: false, reason: 'failed' });
  const failing = await serve((_request, response) => void response.writeHead(502).end());
  expect((await deepLook({ CHAT_PROVIDER_URL: failing })).health.status).toBe('degraded');
  const silent = await serve(() => undefined);
  const late = await deepLook({ CHAT_PROVIDER_URL: silent });
  expect(late.health.parts.chat).toEqual({ configured: 'provider', answers: false, reason: 'timeout' });
});

test('an unreachable mail server and a data folder that is a file are reported', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'health-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'file'), '');
  const smtp = { CONTACT_DELIVERY: 'smtp', CONTACT_SMTP_URL: `smtp://127.0.0.1:${await freePort()}` };
  const { health } = await deepLook({
    ...smtp,
    DATA_DIR: join(folder, 'file'),
    CHAT_PROVIDER_URL: 'http://127.0.0.1:9',
  });
  expect(health.parts.contact?.answers).toBe(false);
  expect(health.parts.data?.answers).toBe(false);
});

test('only deep checks are limited', async () => {
  const deepLooks = createLimits().rate({ name: 'health', points: 1, seconds: 60 });
  const app = createApp(testServices({ health: { parts: [], deepLooks } }));
  expect((await app.request('/api/health?deep')).status).toBe(200);
  expect((await app.request('/api/health?deep=1')).status).toBe(429);
  expect((await app.request('/api/health')).status).toBe(200);
});
