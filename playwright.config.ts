import '#tools/build/site-languages.ts';
import { defineConfig } from '@playwright/test';
import { findTestBrowser, testBrowserFlags } from '#tools/scripts/checks/chromium.mjs';

const port = Number(process.env.E2E_PORT ?? 4173);

/** Browser tests of the built site behind the real server. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // In the gate a test may stumble once over a busy machine; the gate names those that did.
  retries: process.env.CHECK_REPORT ? 1 : 0,
  workers: 2,
  timeout: 30_000,
  // A state is waited for, however busy the machine.
  expect: { timeout: 10_000 },
  reporter: process.env.CHECK_REPORT ? [['line'], ['json', { outputFile: 'test-results/e2e.json' }]] : [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    launchOptions: { executablePath: findTestBrowser() ?? undefined, args: testBrowserFlags },
    serviceWorkers: 'block',
    trace: 'off',
  },
  webServer: {
    // Builds first where the sources are newer than the build: what is seen is what is written.
    command: 'node tools/scripts/start.mjs',
    timeout: 300_000,
    url: `http://127.0.0.1:${port}/api/health`,
    env: { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: 'var/e2e', CHAT_RATE_LIMIT: '1000' },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
