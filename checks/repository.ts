import { fileURLToPath } from 'node:url';

/** The folder of the repository. Checks themselves run in the demo's, which is `process.cwd()`. */
export const repository = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** True with `E2E_THOROUGH=1` (nightly): the costly tests, all entries, and axe in every light and width in each language. */
export const isThorough = Boolean(process.env.E2E_THOROUGH);
