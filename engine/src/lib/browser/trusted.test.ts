import { expect, test, vi } from 'vitest';

test('the same markup stays the same object, which React does not write again', async () => {
  vi.stubGlobal('trustedTypes', { createPolicy: () => ({ createHTML: (markup: string) => ({ markup }) }) });
  const { trustedMarkup } = await import('./trusted.ts');
  expect(trustedMarkup('<path/>').__html).toEqual({ markup: '<path/>' });
  expect(trustedMarkup('<path/>').__html).toBe(trustedMarkup('<path/>').__html);
});
