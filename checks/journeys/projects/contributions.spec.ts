import { createServer } from 'node:http';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import type { Page } from '@playwright/test';
import { enoughDays } from '#src/contracts/contributions.ts';
import { es } from '#src/i18n/es.ts';
import { core, expect, mirrored, test } from '../support/fixtures.ts';
import { startSite } from '../support/site-server.ts';

interface Day {
  date: string;
  count: number;
  level: number;
}

/** A year with activity on every third day. */
function yearOf(url: string): { contributions: Day[]; totalContributions: number } {
  const { searchParams } = new URL(url);
  const days: Day[] = [];
  const end = Date.parse(searchParams.get('to') ?? '');
  for (let time = Date.parse(searchParams.get('from') ?? ''); time <= end; time += 86_400_000) {
    const level = days.length % 3 === 0 ? (days.length % 4) + 1 : 0;
    days.push({ date: new Date(time).toISOString().slice(0, 10), count: level * 3, level });
  }
  return { contributions: days, totalContributions: days.reduce((sum, { count }) => sum + count, 0) };
}

const serveYear = (page: Page) =>
  page.route('**/api/contributions?*', (route) => route.fulfill({ json: yearOf(route.request().url()) }));

const names = { es: 'Contribuciones', en: 'Contributions' };
const messages = {
  es: { unavailable: 'No se pudieron cargar los datos de contribuciones', retry: 'Reintentar', month: 'sept' },
  en: { unavailable: 'Could not load contribution data', retry: 'Try again', month: 'Sept' },
};

async function openYear(page: Page, language: 'es' | 'en'): Promise<void> {
  await serveYear(page);
  await page.goto(language === 'es' ? '/projects' : '/en/projects');
  await page.getByRole('region', { name: names[language] }).scrollIntoViewIfNeeded();
}

test('the default site shows days of this checkout', async ({ page, request }) => {
  await page.goto('/projects');
  const region = page.getByRole('region', { name: 'Contribuciones' });
  await region.scrollIntoViewIfNeeded();
  await expect(region).toHaveAttribute('aria-busy', 'false');
  const shown = await region
    .locator('[data-date]')
    .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset));
  const range = { from: String(shown[0]?.date), to: String(shown.at(-1)?.date) };
  const reply = await request.get('/api/contributions', { params: range });
  const { contributions, totalContributions } = (await reply.json()) as ReturnType<typeof yearOf>;
  expect(shown.map(({ date, level }) => ({ date, level }))).toEqual(
    contributions.map(({ date, level }) => ({ date, level: String(level) })),
  );
  expect(totalContributions).toBeGreaterThan(0);
  const isYoung = contributions.filter(({ count }) => count > 0).length < enoughDays;
  const top = (element: Element) => element.getBoundingClientRect().top;
  const lastCard = await page.getByRole('article').last().evaluate(top);
  expect((await region.evaluate(top)) > lastCard).toBe(isYoung);
  await expect(region.getByRole('heading', { name: /^Actividad desde el \d+ de \p{L}+$/u })).toHaveCount(
    isYoung ? 1 : 0,
  );
});

for (const { language, address } of mirrored('/projects')) {
  test(`${address}: skeleton, then days with month names, total and a table`, core, async ({ page }) => {
    let send: () => void = () => undefined;
    const sent = new Promise<void>((done) => (send = done));
    await page.route('**/api/contributions?*', async (route) => {
      await sent;
      await route.fulfill({ json: yearOf(route.request().url()) });
    });
    await page.goto(address);
    const region = page.getByRole('region', { name: names[language] });
    await expect(region).toHaveAttribute('aria-busy', 'true');
    await expect(region.locator('[data-skeleton]')).toHaveCount(371);
    await region.scrollIntoViewIfNeeded();
    send();
    await expect(region).toHaveAttribute('aria-busy', 'false');
    await expect(region.locator('[data-skeleton]')).toHaveCount(0);
    expect([366, 367]).toContain(await region.locator('[data-date][data-level]').count());
    await expect(region.getByText(messages[language].month, { exact: true }).first()).toBeVisible();
    await expect(region.getByRole('table').getByRole('row')).toHaveCount(14);
  });

  test(`${address}: failure and emptiness show a message, and a retry works`, async ({ page }) => {
    let answer = { contributions: [] as Day[], totalContributions: 0 };
    await page.route('**/api/contributions?*', (route) => route.fulfill({ json: answer }));
    await page.goto(address);
    const region = page.getByRole('region', { name: names[language] });
    await region.scrollIntoViewIfNeeded();
    await expect(region.getByRole('alert')).toHaveText(messages[language].unavailable);
    await expect(region.locator('[data-skeleton]')).toHaveCount(0);
    answer = yearOf('http://localhost/?from=2025-06-30&to=2026-06-30');
    await region.getByRole('button', { name: messages[language].retry }).click();
    await expect(region.locator('[data-date]')).toHaveCount(366);
    await expect(region.getByRole('alert')).toHaveCount(0);
  });
}

test.describe('when the server fails', () => {
  test.use({ allowedErrors: ['502'] });

  test('visitors read the message', async ({ page }) => {
    await page.route('**/api/contributions?*', (route) => route.fulfill({ status: 502, json: {} }));
    await page.goto('/en/projects');
    await page.getByRole('region', { name: names.en }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('alert')).toHaveText(messages.en.unavailable);
  });
});

const dayText = /contributions? on \d+ \w+ \d+$/i;

test('a day focused by keyboard is not under the header', async ({ page }) => {
  await openYear(page, 'en');
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
  await openYear(page, 'en');
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
  await openYear(touched, 'en');
  await touched.locator('[data-date]').nth(-20).tap();
  await expect(touched.getByText(dayText)).toBeVisible();
  await phone.close();
});

test('below 768 pixels the end of the year is visible', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await openYear(page, 'es');
  await expect(page.locator('[data-date]').last()).toBeInViewport();
  await expect(page.locator('[data-date]').first()).not.toBeInViewport();
});

test('nothing shifts when the days arrive', async ({ page }) => {
  await serveYear(page);
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/projects');
    const region = page.getByRole('region', { name: 'Contribuciones' });
    const loading = await region.evaluate((element) => element.getBoundingClientRect().height);
    await region.scrollIntoViewIfNeeded();
    await expect(region).toHaveAttribute('aria-busy', 'false');
    const loaded = await region.evaluate((element) => element.getBoundingClientRect().height);
    expect(Math.abs(loaded - loading), `at ${width}`).toBeLessThan(1);
  }
});

test('the graph loads nothing while it is far away', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (each) => asked.push(new URL(each.url()).pathname));
  await page.setViewportSize({ width: 320, height: 50 });
  await page.goto('/projects', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => /graph|contributions/.test(path))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message replaces the skeleton', async ({ page }) => {
    await page.goto('/projects');
    await expect(page.getByText(es.contributions.noScript)).toBeVisible();
    await expect(page.locator('[data-skeleton]').first()).toBeHidden();
  });
});

test('without its source and after a restart, visitors keep the last good year', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'contributions-e2e-'));
  const today = new Date().toISOString().slice(0, 10);
  const source = createServer((_request, response) => response.end(JSON.stringify({ [today]: 7 })));
  await new Promise<void>((ready) => source.listen(0, '127.0.0.1', ready));
  const address = source.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const env = {
    DATA_DIR: folder,
    CONTRIBUTIONS_GITLAB_USER: 'ana',
    CONTRIBUTIONS_GITLAB_URL: `http://127.0.0.1:${port}`,
  };
  const first = await startSite(env);
  const region = page.getByRole('region', { name: names.en });
  await page.goto(`${first.url}/en/projects`);
  await region.scrollIntoViewIfNeeded();
  await expect(page.getByRole('gridcell', { name: /^7 contributions/ })).toBeVisible();
  await first.stop();
  source.close();
  source.closeAllConnections();
  const second = await startSite(env);
  await page.goto(`${second.url}/en/projects`);
  await region.scrollIntoViewIfNeeded();
  await expect(page.getByRole('gridcell', { name: /^7 contributions/ })).toBeVisible();
  await second.stop();
  rmSync(folder, { recursive: true });
});

test("a copy without history shows the build's snapshot", async ({ request }) => {
  const folder = mkdtempSync(join(tmpdir(), 'contributions-container-'));
  mkdirSync(join(folder, 'dist'));
  for (const part of ['server', 'client']) cpSync(join('dist', part), join(folder, 'dist', part), { recursive: true });
  // Without git history the build writes no snapshot, and the graph is empty.
  const hasSnapshot = existsSync('dist/contributions.json');
  if (hasSnapshot) cpSync('dist/contributions.json', join(folder, 'dist/contributions.json'));
  cpSync('package.json', join(folder, 'package.json'));
  const server = spawn(process.execPath, ['dist/server/index.js'], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(folder, 'var') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((found) =>
    server.stdout.on('data', (text: Buffer) => {
      const match = /"address":"(http:[^"]+)"/.exec(text.toString());
      if (match?.[1]) found(match[1]);
    }),
  );
  const to = new Date().toISOString().slice(0, 10);
  const from = new Date(Date.now() - 364 * 86_400_000).toISOString().slice(0, 10);
  const reply = await request.get(`${url}/api/contributions?from=${from}&to=${to}`);
  expect(reply.status()).toBe(hasSnapshot ? 200 : 503);
  if (hasSnapshot) expect(((await reply.json()) as ReturnType<typeof yearOf>).contributions).toHaveLength(365);
  server.kill('SIGTERM');
  await new Promise((ended) => server.once('exit', ended));
  rmSync(folder, { recursive: true });
});
