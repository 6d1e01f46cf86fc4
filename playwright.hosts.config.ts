import { defineConfig } from '@playwright/test';
import { findTestBrowser, testBrowserFlags } from '#tools/scripts/checks/chromium.mjs';

/** The general journeys on a host that runs already: `HOST_URL` names it, with a slash at its end (npm run test:hosts). */
export default defineConfig({
  testDir: 'tests/hosts/journeys',
  testMatch: '*.spec.ts',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  timeout: 120_000,
  // Limits for what hangs, not for what a busy machine makes slow.
  expect: { timeout: 30_000 },
  outputDir: 'test-results/hosts',
  reporter: [['list']],
  use: {
    baseURL: process.env.HOST_URL,
    browserName: 'chromium',
    launchOptions: { executablePath: findTestBrowser() ?? undefined, args: testBrowserFlags },
    serviceWorkers: 'block',
    trace: 'off',
  },
});
