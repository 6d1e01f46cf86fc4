import { vi } from 'vitest';
import type { Services } from './app.ts';
import { unlimited } from './services/limits/limit.ts';

/** API services for tests: a silent log and the given replacements. */
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
