import type { Page } from '@playwright/test';
import { visit } from './fixtures.ts';

/** Opens a page with a clock that only the test advances. */
export async function openFrozen(page: Page, address: string, moment = '2026-03-20T21:00:00Z'): Promise<void> {
  const start = Date.parse(moment);
  await page.clock.install({ time: start - 60_000 });
  await page.clock.pauseAt(start);
  // The server refuses the year of another clock.
  await page.route('**/api/contributions?*', (route) =>
    route.fulfill({ json: { contributions: [], totalContributions: 0 } }),
  );
  await visit(page, address);
}
