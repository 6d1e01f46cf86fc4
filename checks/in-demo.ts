import { fileURLToPath } from 'node:url';

// Imported first by what runs tests: wherever it was started, the site is the demo's.
process.chdir(fileURLToPath(new URL('../demo', import.meta.url)));
