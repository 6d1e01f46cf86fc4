import { dictionaries } from '#src/i18n/dictionary.ts';
import { es } from '#src/i18n/es.ts';
import { format } from '#src/i18n/format.ts';
import { core, expect, mirrored, test, visit } from '../support/fixtures.ts';
import { content } from '../support/site-content.ts';

const stories = content.stories.map(({ name }) => name);

for (const { language, address } of mirrored('/projects/free-air-street')) {
  test(`a story is a page of its own, ${language}`, core, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1, name: 'Free Air Street' })).toBeVisible();
    expect(await page.getByRole('article').getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(5);
    const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(preview).toContain(`/og/story.free-air-street.${language}.png`);
    expect((await page.request.get(new URL(preview ?? '').pathname)).ok()).toBe(true);
    const things = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
      '@graph': { '@type': string; inLanguage?: string; itemListElement?: unknown[] }[];
    };
    expect(things['@graph'].map((thing) => thing['@type'])).toEqual(['Article', 'BreadcrumbList']);
    expect(things['@graph'][0]?.inLanguage).toBe(language);
    expect(things['@graph'][1]?.itemListElement).toHaveLength(2);
    const name = format(dictionaries[language].story.visit, { host: 'freeairstreet.com' });
    const link = page.getByRole('link', { name });
    // With the facts and below the text.
    await expect(link).toHaveCount(2);
    for (const each of await link.all()) await expect(each).toHaveAttribute('href', 'https://freeairstreet.com');
  });
}

test("a card's title and picture link to the story, or the title to the demo without one", async ({ page }) => {
  await visit(page, '/en/projects');
  const demo = page.getByRole('article', { name: 'NotfoundInk' }).getByRole('heading').getByRole('link');
  await expect(demo).toHaveAttribute('href', 'https://notfoundink.art');
  await expect(demo).toHaveAttribute('target', '_blank');
  const card = page.getByRole('article', { name: 'Free Air Street' });
  const title = card.getByRole('heading').getByRole('link');
  await expect(title).toHaveAttribute('href', '/en/projects/free-air-street');
  await expect(title).not.toHaveAttribute('target', /./);
  const hidden = card.locator('a[aria-hidden="true"]');
  await expect(hidden).toHaveAttribute('href', '/en/projects/free-air-street');
  await expect(hidden).toHaveAttribute('tabindex', '-1');
  await expect(card.getByRole('link', { name: 'View Project' })).toHaveCount(1);
  await expect(card.getByRole('link', { name: 'View Project' })).toHaveAttribute('href', 'https://freeairstreet.com');
  await title.click();
  await expect(page).toHaveURL('/en/projects/free-air-street');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('stories link to the next and back without a full load; the menu marks projects', async ({ page }) => {
  await visit(page, '/projects/horizon-creative');
  await page.evaluate(() => Object.assign(window, { same: true }));
  const menu = page.getByRole('navigation', { name: es.shell.mainNavigation });
  await expect(menu.getByRole('link', { name: es.shell.pages.projects })).toHaveAttribute('aria-current', 'true');
  await expect(menu.locator('[aria-current="page"]')).toHaveCount(0);
  const more = page.getByRole('navigation', { name: es.story.more });
  await expect(more.getByRole('link')).toHaveCount(1);
  for (const name of stories.slice(1)) {
    await more.getByRole('link', { name: es.story.next }).click();
    await expect(page).toHaveURL(`/projects/${name}`);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
  await expect(more.getByRole('link')).toHaveCount(1);
  for (const name of stories.slice(0, -1).reverse()) {
    await more.getByRole('link', { name: es.story.previous }).click();
    await expect(page).toHaveURL(`/projects/${name}`);
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free Air Street');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('a series opens its gallery from its story', async ({ page }) => {
  await visit(page, '/en/projects/via-lactea-torcal');
  await page.getByRole('button', { name: 'View gallery' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
