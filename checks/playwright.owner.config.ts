import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Browser tests of the site of an owner in `checks/owners/`, built and served on a separate port. */
export function ownerConfig(owner: string, spec: string, usualPort: number) {
  const port = Number(process.env.OWNER_PORT ?? usualPort);
  const address = `http://127.0.0.1:${port}`;
  return defineConfig({
    ...base,
    testDir: './owners',
    testMatch: spec,
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
}

export default ownerConfig('lukasz', 'owner.spec.ts', 4183);
