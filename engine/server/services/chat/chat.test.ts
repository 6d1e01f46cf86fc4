import { expect, test, vi } from 'vitest';
import { loadContent } from '#src/content/read/load.ts';
import { perLanguage } from '#src/i18n/languages.ts';
import { readEnvironment } from '#server/env.ts';
import { createLimits } from '../limits/limits.ts';
import { createChat } from './chat.ts';

const content = loadContent(process.cwd());
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

function sharedLimit(variables: Record<string, string>) {
  const env = readEnvironment({ CHAT_PROVIDER_URL: 'http://127.0.0.1:9', ...variables });
  const noEngine = () => Promise.reject(new Error('a provider answers'));
  return createChat(
    env,
    { content, addresses: perLanguage(() => ({})) },
    createLimits(),
    log,
    perLanguage(() => noEngine),
    perLanguage(() => noEngine),
  ).shared;
}

test('one address can use at most two places, so others still get replies', async () => {
  const shared = sharedLimit({ CHAT_PARALLEL: '3' });
  const leave = await shared.take('greedy');
  await shared.take('greedy');
  await expect(shared.take('greedy')).rejects.toMatchObject({ failure: 'no_place' });
  await shared.take('other');
  await expect(shared.take('third')).rejects.toMatchObject({ failure: 'no_place' });
  leave();
  await expect(shared.take('third')).resolves.toBeDefined();
});

test('one address can use at most a fifth of the daily limit', async () => {
  const shared = sharedLimit({ CHAT_DAILY_LIMIT: '10' });
  for (let question = 0; question < 2; question += 1) (await shared.take('greedy'))();
  await expect(shared.take('greedy')).rejects.toMatchObject({ failure: 'limit_reached' });
  (await shared.take('other'))();
});

test('all addresses share the daily limit', async () => {
  const shared = sharedLimit({ CHAT_DAILY_LIMIT: '3' });
  for (const address of ['a', 'b', 'c']) (await shared.take(address))();
  await expect(shared.take('d')).rejects.toMatchObject({ failure: 'limit_reached' });
});
