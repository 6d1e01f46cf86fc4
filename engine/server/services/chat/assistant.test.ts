import { expect, test } from 'vitest';
import { perLanguage } from '#src/i18n/languages.ts';
import { lazyEngines } from './assistant.ts';

test('data that failed to load is loaded again for the next question, and then cached', async () => {
  let reads = 0;
  const load = lazyEngines(
    perLanguage(() => () => {
      reads += 1;
      return reads === 1 ? Promise.reject(new Error('unreachable')) : Promise.resolve(null);
    }),
  );
  await expect(load()).rejects.toThrow('unreachable');
  const engines = await load();
  expect(engines.size).toBe(0);
  const after = reads;
  expect(await load()).toBe(engines);
  expect(reads).toBe(after);
});
