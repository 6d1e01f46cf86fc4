import type { Page } from '@playwright/test';
import { hydrated } from './fixtures.ts';

/** Opens a page whose timers run only when the test says so. */
export async function openFrozen(page: Page, address: string, moment = '2026-03-20T21:00:00Z'): Promise<void> {
  const start = Date.parse(moment);
  await page.clock.install({ time: start - 60_000 });
  await page.clock.pauseAt(start);
  await page.goto(address);
  await hydrated(page);
}
