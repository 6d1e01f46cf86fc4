import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Browser tests of another owner's site (`OWNER`: lukasz, nadia or derya), built and served on its own port. */
const owner = process.env.OWNER ?? 'lukasz';
const port = Number(process.env.OWNER_PORT ?? 4183);
const address = `http://127.0.0.1:${port}`;

export default defineConfig({
  ...base,
  testDir: './owners',
  testMatch: `${owner}.spec.ts`,
  outputDir: `../test-results/${owner}`,
  workers: 1,
  reporter: process.env.CHECK_REPORT
    ? [['line'], ['json', { outputFile: `../test-results/${owner}.json` }]]
    : [['list']],
  use: { ...base.use, baseURL: address },
  webServer: {
    command: `node --import tsx ../checks/owners/serve-owner.ts ${owner}`,
    cwd: process.cwd(),
    url: `${address}/api/health`,
    env: { PORT: String(port), HOST: '127.0.0.1', CHAT_RATE_LIMIT: '1000' },
    reuseExistingServer: false,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
