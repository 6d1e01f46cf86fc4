import { ownerConfig } from './playwright.owner.config.ts';

/** Turkish first with German beside it. */
export default ownerConfig('derya', 'turkish.spec.ts', 4185);
