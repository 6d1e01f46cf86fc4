import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

const port = Number(process.env.OWNER_PORT ?? 4183);
const address = `http://127.0.0.1:${port}`;

/** Browser tests of the site of another owner, whose content lies in `tests/owners/`. */
export default defineConfig({
  ...base,
  testDir: 'tests/owners',
  testMatch: '*.spec.ts',
  reporter: process.env.CHECK_REPORT ? [['line'], ['json', { outputFile: 'test-results/owner.json' }]] : [['list']],
  use: { ...base.use, baseURL: address },
  webServer: {
    command: 'node --import tsx tests/owners/serve-owner.ts lukasz',
    url: `${address}/api/health`,
    env: { PORT: String(port), HOST: '127.0.0.1', CHAT_RATE_LIMIT: '1000' },
    reuseExistingServer: false,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
