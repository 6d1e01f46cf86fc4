import { afterEach, beforeEach, vi } from 'vitest';

// Console errors fail the test.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    throw new Error(`console.error: ${parts.map(String).join(' ')}`);
  });
});

if (typeof document !== 'undefined') (await import('@testing-library/react')).configure({ asyncUtilTimeout: 10_000 });

afterEach(async () => {
  if (typeof document !== 'undefined') (await import('@testing-library/react')).cleanup();
});
