import { keepUnits } from '#src/i18n/format.ts';
import { expect, test } from '../support/fixtures.ts';

test('no page breaks a line between a figure and its unit', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(addresses.length).toBeGreaterThan(10);
  const breaking: string[] = [];
  for (const address of [...addresses, '/newsletter-demo.html']) {
    const html = (await (await request.get(address)).text()).replaceAll('<!-- -->', '');
    const texts = html
      .slice(html.indexOf('<body'))
      .replace(/<script[^]*?<\/script>/g, '')
      .match(/(?<=>)[^<]+/g);
    breaking.push(...(texts ?? []).filter((text) => keepUnits(text) !== text).map((text) => `${address}: ${text}`));
  }
  expect(breaking).toEqual([]);
});
