import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** The journeys that hold on every host, on one kind (`HOST_KIND`: static, static-base or workerd). */
const kind = process.env.HOST_KIND ?? 'static-base';
const port = Number(process.env.HOST_PORT ?? 4187);
const address = `http://127.0.0.1:${port}/${kind === 'static-base' ? 'repo/' : ''}`;

export default defineConfig({
  ...base,
  testDir: './hosts/journeys',
  outputDir: `../test-results/${kind}`,
  workers: 1,
  reporter: process.env.CHECK_REPORT
    ? [['line'], ['json', { outputFile: `../test-results/${kind}.json` }]]
    : [['list']],
  use: { ...base.use, baseURL: address },
  webServer: {
    command: `node --import tsx ../checks/hosts/serve-host.ts ${kind}`,
    cwd: process.cwd(),
    url: address,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
