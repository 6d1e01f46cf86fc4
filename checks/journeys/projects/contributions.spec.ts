import type { Page } from '@playwright/test';
import { enoughDays } from '#src/contracts/contributions.ts';
import { en } from '#src/i18n/en.ts';
import { es } from '#src/i18n/es.ts';
import { eachDay } from '#src/lib/time/days.ts';
import { core, expect, test } from '../support/fixtures.ts';

/** A year with activity on every third day. */
function yearOf(url: string) {
  const { searchParams } = new URL(url);
  const contributions = eachDay(searchParams.get('from') ?? '', searchParams.get('to') ?? '').map((date, at) => {
    const level = at % 3 === 0 ? (at % 4) + 1 : 0;
    return { date, count: level * 3, level };
  });
  return { contributions, totalContributions: contributions.reduce((sum, { count }) => sum + count, 0) };
}

const serveYear = (page: Page) =>
  page.route('**/api/contributions?*', (route) => route.fulfill({ json: yearOf(route.request().url()) }));

async function openYear(page: Page): Promise<void> {
  await serveYear(page);
  await page.goto('/en/projects');
  await page.getByRole('region', { name: en.contributions.title }).scrollIntoViewIfNeeded();
}

test('the default site shows days of this checkout', core, async ({ page, request }) => {
  await page.goto('/projects');
  const region = page.getByRole('region', { name: es.contributions.title });
  await region.scrollIntoViewIfNeeded();
  await expect(region).toHaveAttribute('aria-busy', 'false');
  const cells = region.locator('[data-date]');
  const shown = await cells.evaluateAll((all) => all.map((cell) => (cell as HTMLElement).dataset));
  const range = { from: String(shown[0]?.date), to: String(shown.at(-1)?.date) };
  const reply = await request.get('/api/contributions', { params: range });
  const { contributions, totalContributions } = (await reply.json()) as ReturnType<typeof yearOf>;
  const levels = (days: readonly { date?: string; level?: unknown }[]) =>
    days.map(({ date, level }) => `${date} ${level}`);
  expect(levels(shown)).toEqual(levels(contributions));
  expect(totalContributions).toBeGreaterThan(0);
  const isYoung = contributions.filter(({ count }) => count > 0).length < enoughDays;
  const top = (element: Element) => element.getBoundingClientRect().top;
  const lastCard = await page.getByRole('article').last().evaluate(top);
  expect((await region.evaluate(top)) > lastCard).toBe(isYoung);
  const young = region.getByRole('heading', { name: /^Actividad desde el \d+ de \p{L}+$/u });
  await expect(young).toHaveCount(isYoung ? 1 : 0);
});

const dayText = /contributions? on \d+ \w+ \d+$/i;

test('a day focused by keyboard is not under the header', async ({ page }) => {
  await openYear(page);
  const day = page.locator('[data-date][tabindex="0"]');
  await day.focus();
  const header = page.getByRole('banner');
  const top = (element: Element) => element.getBoundingClientRect().top;
  await day.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 10));
  await page.keyboard.press('ArrowLeft');
  const below = await header.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(() => page.locator('[data-date]:focus').evaluate(top)).toBeGreaterThan(below);
});

test('a day shows its details by mouse, keyboard and touch', async ({ page, browser, baseURL }) => {
  await openYear(page);
  const day = page.locator('[data-date]').nth(200);
  const tooltip = page.getByText(dayText);
  await day.hover();
  await expect(tooltip).toHaveText((await day.getAttribute('aria-label')) ?? '');
  await page.mouse.move(0, 0);
  await expect(tooltip).toBeHidden();
  await page.locator('[data-date][tabindex="0"]').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[data-date]').nth(-9)).toBeFocused();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();

  const phone = await browser.newContext({ baseURL, hasTouch: true, viewport: { width: 390, height: 844 } });
  const touched = await phone.newPage();
  await openYear(touched);
  await touched.locator('[data-date]').nth(-20).tap();
  await expect(touched.getByText(dayText)).toBeVisible();
  await phone.close();
});

test('below 768 pixels the end of the year is visible', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await openYear(page);
  await expect(page.locator('[data-date]').last()).toBeInViewport();
  await expect(page.locator('[data-date]').first()).not.toBeInViewport();
});

test('the days take the place of a skeleton, and nothing shifts', async ({ page }) => {
  await serveYear(page);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/projects');
    const region = page.getByRole('region', { name: es.contributions.title });
    await expect(region.locator('[data-skeleton]')).toHaveCount(371);
    const loading = await region.evaluate((element) => element.getBoundingClientRect().height);
    await region.scrollIntoViewIfNeeded();
    await expect(region).toHaveAttribute('aria-busy', 'false');
    const loaded = await region.evaluate((element) => element.getBoundingClientRect().height);
    expect(Math.abs(loaded - loading), `at ${width}`).toBeLessThan(1);
  }
});
