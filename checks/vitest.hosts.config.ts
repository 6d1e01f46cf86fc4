import '#checks/in-demo.ts';
import { defineConfig } from 'vitest/config';
import { repository } from '#checks/repository.ts';

/** Tests on real hosts: slow, so only `npm run test:nightly` runs them. */
export default defineConfig({
  root: repository,
  test: {
    include: ['checks/hosts/**/*.hosts.ts'],
    reporters: ['default', ['json', { outputFile: `${repository}/test-results/hosts.json` }]],
    // Only to end tests that hang; some install and build.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    maxWorkers: 1,
    fileParallelism: false,
  },
});
