import { defineConfig } from 'vitest/config';

/** What is tried on hosts as people use them: heavy, and outside the gate (npm run test:hosts). */
export default defineConfig({
  test: {
    include: ['tests/hosts/**/*.hosts.ts'],
    // Limits for what hangs: some tests install and build.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    maxWorkers: 1,
    fileParallelism: false,
  },
});
