import type { Environment } from '#server/env.ts';
import type { Limits } from './limit.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Limits per visitor of each part of the API, except the chat's. */
export function siteLimits(limits: Limits, env: Environment) {
  const perDay = { points: env.CONTACT_DAILY_LIMIT, seconds: day, kept: true };
  return {
    health: () => ({ deepLooks: limits.rate({ name: 'health', points: 6, seconds: minute }) }),
    contributions: () => ({ perAddress: limits.rate({ name: 'contributions', points: 120, seconds: 10 * minute }) }),
    contact: () => ({
      perAddress: limits.rate({ name: 'contact', points: env.CONTACT_RATE_LIMIT, seconds: hour }),
      perDay: limits.rate({ name: 'contact-day', ...perDay }),
      spamPerDay: limits.rate({ name: 'contact-spam', ...perDay }),
    }),
  };
}
