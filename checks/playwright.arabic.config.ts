import { ownerConfig } from './playwright.owner.config.ts';

/** Arabic first with English beside it, with most parts. */
export default ownerConfig('nadia', 'arabic.spec.ts', 4186);
