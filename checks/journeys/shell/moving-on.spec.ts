import type { Page, Request } from '@playwright/test';
import { expect, test, visit } from '../support/fixtures.ts';

// The browser requests the page's icons again.
test.use({ allowedErrors: ['net::ERR_INTERNET_DISCONNECTED'] });

/** The page data that the browser has loaded, from the Performance API. */
const pagesHad = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /\/data\/page-([\w-]+)\./.exec(name)?.[1] ?? []),
  );

async function open(page: Page, address: string): Promise<void> {
  const listens = page.waitForResponse(/\/navigation-[\w-]+\.js$/);
  await visit(page, address);
  await page.evaluate((address) => import(address), (await listens).url());
  await page.waitForLoadState('networkidle');
}

test('hovering or focusing a link prefetches its page', async ({ page, context }) => {
  await open(page, '/');
  expect(await pagesHad(page)).toEqual(['home']);
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await menu.getByRole('link', { name: 'Proyectos' }).hover();
    await expect.poll(() => pagesHad(page), { timeout: 1000 }).toContain('projects');
  }).toPass();
  const requested = new Set<Request>();
  page.on('request', (request) => requested.add(request));
  page.on('requestfinished', (request) => requested.delete(request));
  page.on('requestfailed', (request) => requested.delete(request));
  await menu.getByRole('link', { name: 'Contacto' }).focus();
  await expect.poll(() => pagesHad(page)).toContain('contact');
  // Its code follows; the load state is that of the first load.
  await expect(async () => {
    expect(requested.size).toBe(0);
    await page.waitForTimeout(300);
    expect(requested.size).toBe(0);
  }).toPass();

  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await context.setOffline(true);
  await menu.getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('[data-same-document] h1')).toBeVisible();
});

test('with data saving on, nothing is prefetched', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }));
  await open(page, '/');
  // The click fetches first, so its request precedes the later ones.
  const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Proyectos' });
  await link.dispatchEvent('pointerdown');
  await page.evaluate(() => fetch('/api/health'));
  await page.waitForLoadState('networkidle');
  expect(await pagesHad(page)).toEqual(['home']);
});

test('a touch that scrolls prefetches nothing, a resting one does', async ({ page }) => {
  await open(page, '/');
  const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Proyectos' });
  const touch = { pointerType: 'touch' };
  await link.evaluate((element) => {
    for (const type of ['pointerdown', 'pointercancel'])
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
  });
  await page.waitForTimeout(300);
  expect(await pagesHad(page)).not.toContain('projects');
  await link.dispatchEvent('pointerdown', touch);
  await expect.poll(() => pagesHad(page)).toContain('projects');
});

/** Records view transitions and what moves in them. */
async function noteTurns(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const turns = { begun: 0, moved: [] as string[], blurred: false };
    Object.assign(window, { turns });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      turns.begun += 1;
      const transition = start(change);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations())
          if (effect instanceof KeyframeEffect && effect.pseudoElement?.endsWith('group(cover)'))
            turns.moved.push(effect.pseudoElement);
        turns.blurred = [...document.querySelectorAll('img[aria-hidden]')].some((placeholder) =>
          placeholder.checkVisibility({ visibilityProperty: true }),
        );
      });
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { turns: unknown }).turns);
}

const [cover, nothing] = [['::view-transition-group(cover)'], []];
for (const [title, wish, begun, moved] of [
  ['the picture of a card goes over into that of its story', 'no-preference', 1, cover],
  ['who asked for less motion sees the story at once', 'reduce', 0, nothing],
] as const)
  test(title, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: wish });
    const turns = await noteTurns(page);
    await open(page, '/projects');
    await page.locator('article a[href="/projects/free-air-street"][aria-hidden]').click();
    await expect(page).toHaveURL('/projects/free-air-street');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(turns).toEqual({ begun, moved, blurred: false });
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll('img[style*="view-transition"]').length))
      .toBe(0);
  });
