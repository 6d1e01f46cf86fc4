import { securityHeaders } from '#server/middleware/security-headers.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { content } from '../support/site-content.ts';

const host = 'https://stats.example';
const analytics = { provider: 'script' as const, src: `${host}/stats.js` };

/** An owner's sample script: it reports every page view to its own host. */
const script = `addEventListener('site:pageview', (event) => {
  fetch(new URL('/event', document.querySelector('script[src*="stats.js"]').src), { method: 'POST', mode: 'no-cors', body: event.detail.page_title });
});`;

test.use({ allowedHosts: ['stats.example'] });

test('the script loads from the configured host only and receives every page view', async ({ page }) => {
  const views: string[] = [];
  await page.route(`${host}/**`, (route) => {
    const view = route.request().postData();
    if (view !== null) views.push(view);
    return route.fulfill({
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
      contentType: 'text/javascript',
      body: view === null ? script : '',
    });
  });
  // The page data and the security policy of a site with these settings.
  const policy = securityHeaders({ ...content.site, analytics })['Content-Security-Policy'] ?? '';
  await page.route('/contact', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await page.route(/\/data\/shell\./, async (route) => {
    const data = (await (await route.fetch()).json()) as { site: object };
    await route.fulfill({ json: { ...data, site: { ...data.site, analytics } } });
  });
  await visit(page, '/contact');
  await expect.poll(() => views.length).toBe(1);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Sobre Mí' }).click();
  await expect.poll(() => views.length).toBe(2);
  expect(views[1]).toContain('Sobre mí');
});
