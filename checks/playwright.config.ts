import '#checks/in-demo.ts';
import '#vite/site-languages.ts';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { findTestBrowser, testBrowserFlags } from '#checks/scripts/checks/chromium.mjs';

const port = Number(process.env.E2E_PORT ?? 4173);

const reporterOf = (name: string): PlaywrightTestConfig['reporter'] =>
  process.env.CHECK_REPORT ? [['line'], ['json', { outputFile: `../test-results/${name}.json` }]] : [['list']];

/** A server for the tests; `url` answers once it is ready. */
const served = (command: string, url: string, timeout: number, env: Record<string, string> = {}) => ({
  command,
  cwd: process.cwd(),
  timeout,
  url,
  env: { PORT: new URL(url).port, HOST: '127.0.0.1', CHAT_RATE_LIMIT: '1000', ...env },
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
});

const base = defineConfig({
  testDir: './journeys',
  outputDir: '../test-results/journeys',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One retry for busy machines. The report names the tests that needed it.
  retries: process.env.CHECK_REPORT ? 1 : 0,
  workers: 2,
  // Only to end tests that hang; the machine may be busy.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: reporterOf('e2e'),
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    launchOptions: { executablePath: findTestBrowser() ?? undefined, args: testBrowserFlags },
    serviceWorkers: 'block',
    trace: 'off',
  },
  // `start` builds first if the inputs differ from those of the last build.
  webServer: served('node ../engine/firstlight.mjs start', `http://127.0.0.1:${port}/api/health`, 300_000, {
    DATA_DIR: 'var/e2e',
  }),
});

export default base;

/** The configuration for a site that a script of the checks builds and serves at an address, for one worker. */
export function onSiteOf(name: string, script: string, address: string, own: PlaywrightTestConfig) {
  return defineConfig({
    ...base,
    outputDir: `../test-results/${name}`,
    workers: 1,
    reporter: reporterOf(name),
    use: { ...base.use, baseURL: address },
    webServer: served(`node --import tsx ../checks/${script} ${name}`, address, 600_000),
    ...own,
  });
}
