import { keepUnits } from '#src/i18n/format.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ javaScriptEnabled: false });

test('no page breaks a line between a figure and its unit', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const breaking: string[] = [];
  for (const address of [...addresses, '/newsletter-demo.html']) {
    await page.goto(address);
    const texts = await page.locator('body *').evaluateAll((elements) =>
      elements.map((e) =>
        [...e.childNodes]
          .filter((node) => node.nodeType === 3)
          .map((node) => node.nodeValue)
          .join(''),
      ),
    );
    breaking.push(...texts.filter((text) => keepUnits(text) !== text).map((text) => `${address}: ${text.trim()}`));
  }
  expect(breaking).toEqual([]);
});
