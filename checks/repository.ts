import { fileURLToPath } from 'node:url';

/** The folder of the repository. Checks themselves run in the demo's, which is `process.cwd()`. */
export const repository = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
