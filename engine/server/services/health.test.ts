import { expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { readEnvironment } from '#server/env.ts';
import { freePort } from '#testing/listen.ts';
import { serve } from '#testing/serve.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { testServices } from '#server/test-services.ts';
import { startMailServer } from './contact/test-mail-server.ts';
import { checkHealth, type Health } from './health.ts';
import { unlimited } from './limits/limit.ts';
import { createLimits } from './limits/limits.ts';
import { nodeParts } from './parts.ts';
import { webParts } from './web-parts.ts';

const contributions = { get: async () => ({ contributions: [], totalContributions: 0 }), isKnown: () => true };
const secret = 'sk-very-secret';

async function deepLook(variables: Record<string, string>): Promise<{ health: Health; text: string }> {
  const env = readEnvironment({ DATA_DIR: temporaryFolder(), CHAT_PROVIDER_KEY: secret, ...variables });
  const parts = [...webParts(env, 'Europe/Madrid', contributions), ...nodeParts(env, null)];
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
  const { health, text } = await deepLook({ CHAT_PROVIDER_URL: provider.url, ...smtp });
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

test('unreachable and failing providers are reported', async () => {
  const gone = await deepLook({ CHAT_PROVIDER_URL: `http://127.0.0.1:${await freePort()}` });
  expect(gone.health.parts.chat).toEqual({ configured: 'provider', answers: false, reason: 'failed' });
  const failing = await serve((_request, response) => void response.writeHead(502).end());
  expect((await deepLook({ CHAT_PROVIDER_URL: failing.url })).health.status).toBe('degraded');
});

test('a part that never answers is reported after three seconds, and its check is cancelled', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const check = vi.fn<(signal: AbortSignal) => Promise<unknown>>(() => new Promise(() => undefined));
  const health = checkHealth([{ name: 'chat', configured: 'provider', check }]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect((await health).parts.chat).toEqual({ configured: 'provider', answers: false, reason: 'timeout' });
  expect(check.mock.calls[0]?.[0].aborted).toBe(true);
});

test('only deep checks are limited', async () => {
  const deepLooks = createLimits().rate({ name: 'health', points: 1, seconds: 60 });
  const app = createApp(testServices({ health: { parts: [], deepLooks } }));
  expect((await app.request('/api/health?deep')).status).toBe(200);
  expect((await app.request('/api/health?deep=1')).status).toBe(429);
  expect((await app.request('/api/health')).status).toBe(200);
});
