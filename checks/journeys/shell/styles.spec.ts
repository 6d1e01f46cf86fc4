import { byClass } from '../support/by-class.ts';
import { expect, hold, test, visit } from '../support/fixtures.ts';
import { watchShifts } from '../support/layout.ts';

test.use({ allowedErrors: ['404'] });

const linkedIn = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);

test('the style sheets of a page are linked in its head once each, and not loaded again', async ({ page, request }) => {
  for (const address of ['/', '/novel', '/no-such-page']) {
    const html = await (await request.get(address)).text();
    expect(html.lastIndexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('</head>'));
    expect(html).not.toMatch(/<style|\sstyle="/);
    await visit(page, address);
    const links = page.locator('link[rel="stylesheet"]');
    const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    // Parts loaded when they scroll into view bring their own style sheets.
    expect(shown.slice(0, linkedIn(html).length)).toEqual(linkedIn(html));
    expect(new Set(shown).size).toBe(shown.length);
  }
});

test('a page opened by a link appears once its styles have loaded, and nothing shifts', async ({ page }) => {
  const shifts = await watchShifts(page);
  const unasked = async () => (await shifts()).filter(({ hadRecentInput }) => !hadRecentInput);
  await visit(page, '/contact');
  // Without a local font of the same metrics, text may shift when the real font arrives.
  await page.evaluate(() => document.fonts.ready);
  const before = await unasked();
  const asked = page.waitForRequest('**/assets/*.css');
  const letGo = await hold(page, '**/assets/*.css');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Proyectos' }).click();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacto');
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proyectos');
  const displayOf = (selector: string) => {
    const grid = document.querySelector(selector);
    return grid && getComputedStyle(grid).display;
  };
  expect(await page.evaluate(displayOf, byClass('grid'))).toBe('grid');
  expect(await unasked()).toEqual(before);
});
