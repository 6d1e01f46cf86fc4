import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { allowedHosts } from '#server/allowed-hosts.ts';
import { securityHeaders } from '#server/middleware/security-headers.ts';
import { loadContent } from '#src/content/load.ts';
import { expect, hydrated, test } from './fixtures.ts';

type Analytics = NonNullable<ReturnType<typeof loadContent>['site']['analytics']>;

/** A script as an owner may have one: it notes every page view with its own host. */
const script = `addEventListener('site:pageview', (event) => {
  fetch(new URL('/event', document.querySelector('script[src*="stats.js"]').src), { method: 'POST', mode: 'no-cors', body: event.detail.page_title });
});`;

let server: Server;
let elsewhere: string;
let views: string[];

test.beforeEach(async () => {
  views = [];
  server = createServer((request, response) => {
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (request.method !== 'POST') return void response.setHeader('Content-Type', 'text/javascript').end(script);
    request.on('data', (chunk: Buffer) => views.push(chunk.toString()));
    request.on('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterEach(() => new Promise<void>((resolve) => void server.close(() => resolve())));

/** The site as it is with these settings in `content/site.yaml`: its data and its security policy. */
async function configure(page: Page, analytics: Analytics): Promise<void> {
  const { site } = loadContent(process.cwd());
  const policy = securityHeaders(allowedHosts({ ...site, analytics }))['Content-Security-Policy'] ?? '';
  await page.route('**/*', async (route) => {
    const request = route.request();
    const isData = /\/data\/shell\./.test(request.url());
    if (request.resourceType() !== 'document' && !isData) return route.fallback();
    const response = await route.fetch();
    if (!isData)
      return route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
    const data = (await response.json()) as { site: object };
    return route.fulfill({ response, json: { ...data, site: { ...data.site, analytics } } });
  });
}

test('the script comes from the configured host alone and hears of every page', async ({ page }) => {
  await configure(page, { provider: 'script', src: `${elsewhere}/stats.js` });
  await page.goto('/contact');
  await hydrated(page);
  await expect.poll(() => views.length).toBe(1);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Sobre Mí' }).click();
  await expect.poll(() => views.length).toBe(2);
  expect(views[1]).toContain('Sobre mí');
});

for (const wish of ['doNotTrack', 'globalPrivacyControl']) {
  test(`nothing is loaded with ${wish}`, async ({ page }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(Navigator.prototype, name, { get: () => (name === 'doNotTrack' ? '1' : true) });
    }, wish);
    await configure(page, { provider: 'script', src: `${elsewhere}/stats.js` });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/contact');
    await hydrated(page);
    await page.waitForTimeout(1500);
    expect(asked.filter((url) => url.startsWith(elsewhere))).toEqual([]);
  });
}
