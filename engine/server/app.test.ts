import { expect, test, vi } from 'vitest';
import { createApp } from './app.ts';
import { testServices } from './test-services.ts';

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
