import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fixtures.ts';

// The browser asks for the icons of the page again.
test.use({ allowedErrors: ['net::ERR_INTERNET_DISCONNECTED'] });

/** The data of pages that the browser has, by its own record. */
const pagesHad = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /\/data\/page-([\w-]+)\./.exec(name)?.[1] ?? []),
  );

/** Opens a page and waits until it listens for what the visitor is about to do. */
async function open(page: Page, address: string): Promise<void> {
  const listens = page.waitForResponse(/late-start-[\w-]+\.js$/);
  await page.goto(address);
  await hydrated(page);
  await listens;
  await page.waitForLoadState('networkidle');
}

test('the page of a link that the pointer or the focus rests on is there when it is asked for', async ({
  page,
  context,
}) => {
  await open(page, '/');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await menu.getByRole('link', { name: 'Proyectos' }).hover();
    await expect.poll(() => pagesHad(page), { timeout: 1000 }).toContain('projects');
  }).toPass();
  await menu.getByRole('link', { name: 'Contacto' }).focus();
  await expect.poll(() => pagesHad(page)).toContain('contact');
  await page.waitForLoadState('networkidle');

  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await context.setOffline(true);
  await menu.getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('[data-same-document] h1')).toBeVisible();
});

test('who has asked to spare data is sent nothing ahead', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }));
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Proyectos' }).focus();
  await page.waitForLoadState('networkidle');
  expect(await pagesHad(page)).not.toContain('projects');
});

for (const [wish, expected] of [
  ['no-preference', ['::view-transition-group(cover)']],
  ['reduce', []],
] as const)
  test(`the picture of a card goes over into that of its story (${wish})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: wish });
    await page.addInitScript(() => {
      const moved: unknown[] = ((window as { moved?: unknown[] }).moved = []);
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        const transition = start(change);
        void transition.ready.then(() =>
          moved.push(
            ...document.getAnimations().map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement),
          ),
        );
        return transition;
      };
    });
    await open(page, '/projects');
    await page.locator('article a[href="/projects/free-air-street"]:has(img)').click();
    await expect(page).toHaveURL('/projects/free-air-street');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const moved = () =>
      page.evaluate(() =>
        (window as { moved?: unknown[] }).moved?.filter((name) => `${name}`.endsWith('group(cover)')),
      );
    await expect.poll(moved).toEqual(expected);
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll('img[style*="view-transition"]').length))
      .toBe(0);
  });

test('a page that the picture of a link does not lead to changes without a transition', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      document.documentElement.setAttribute('data-turned', '');
      return start(change);
    };
  });
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Proyectos' }).click();
  await expect(page).toHaveURL('/projects');
  await expect(page.locator('html[data-turned]')).toHaveCount(0);
});
