import { defineConfig } from 'vitest/config';

/** What is tried on hosts as people use them: heavy, and outside the gate (npm run test:hosts). */
export default defineConfig({
  test: {
    include: ['tests/hosts/**/*.hosts.ts'],
    testTimeout: 120_000,
    hookTimeout: 600_000,
    maxWorkers: 1,
    fileParallelism: false,
  },
});
