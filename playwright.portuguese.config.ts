import { ownerConfig } from './playwright.owner.config.ts';

/** An owner with everything, Portuguese first. Outside the gate: `npm run test:portuguese`. */
export default {
  ...ownerConfig('portuguese', 'portuguese.spec.ts', 4184),
  // Limits for what hangs, not for what a busy machine makes slow: some journeys open every page.
  timeout: 120_000,
  expect: { timeout: 30_000 },
};
