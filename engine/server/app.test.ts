import { expect, test, vi } from 'vitest';
import { createApp } from './app.ts';
import { testServices } from './test-services.ts';

test('health answers', async () => {
  const reply = await createApp(testServices()).request('/api/health');
  expect(reply.status).toBe(200);
  expect(await reply.json()).toEqual({ status: 'ok' });
});

test('an unknown address is a JSON error of the contract', async () => {
  const reply = await createApp(testServices()).request('/api/nothing');
  expect(reply.status).toBe(404);
  expect(await reply.json()).toMatchObject({ error: { code: 'not_found' } });
});

test('an unexpected error is logged, and the reply reveals nothing', async () => {
  const services = testServices();
  const app = createApp(services);
  app.get('/explode', () => {
    throw new Error('the key is 123');
  });
  const reply = await app.request('/api/explode');
  expect(reply.status).toBe(500);
  expect(await reply.text()).not.toContain('123');
  expect(vi.mocked(services.log.error)).toHaveBeenCalledWith('request_failed', { error: 'Error: the key is 123' });
});
