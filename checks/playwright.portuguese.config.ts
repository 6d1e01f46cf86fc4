import { ownerConfig } from './playwright.owner.config.ts';

/** A site that uses every feature, with Portuguese first. Run by `npm run test:portuguese`. */
export default {
  ...ownerConfig('portuguese', 'portuguese.spec.ts', 4184),
  // Only to end tests that hang; some journeys open every page.
  timeout: 120_000,
  expect: { timeout: 30_000 },
};
