import { vi } from 'vitest';
import type { Services } from './app.ts';
import { unlimited } from './services/limits/limit.ts';

/** Services for tests of the API: a log that is only listened to, and what a test replaces. */
export function testServices(replaced: Partial<Services> = {}): Services {
  const contributions = { get: async () => ({ contributions: [], totalContributions: 0 }), isKnown: () => true };
  return {
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    trustedProxies: [],
    health: { parts: [], deepLooks: unlimited },
    contributions: { contributions, perAddress: unlimited },
    ...replaced,
  };
}
