import { ownerConfig } from './playwright.owner.config.ts';

/** An owner with everything, Portuguese first. Outside the gate: `npm run test:portuguese`. */
export default ownerConfig('portuguese', 'portuguese.spec.ts', 4184);
