import '#checks/in-demo.ts';
import { defineConfig } from '@playwright/test';
import { findTestBrowser, testBrowserFlags } from '#checks/scripts/checks/chromium.mjs';

/**
 * The general journeys on a host that is already running. `HOST_URL` is its address, with a trailing slash (npm run
 * test:hosts).
 */
export default defineConfig({
  testDir: './hosts/journeys',
  testMatch: '*.spec.ts',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  timeout: 120_000,
  // Only to end tests that hang.
  expect: { timeout: 30_000 },
  outputDir: '../test-results/hosts',
  reporter: [['list']],
  use: {
    baseURL: process.env.HOST_URL,
    browserName: 'chromium',
    launchOptions: { executablePath: findTestBrowser() ?? undefined, args: testBrowserFlags },
    serviceWorkers: 'block',
    trace: 'off',
  },
});
