import { en } from '#src/i18n/en.ts';
import { es } from '#src/i18n/es.ts';
import { core, expect, hydrated, mirrored, test } from '../support/fixtures.ts';

const words = { es, en };

for (const { language, address } of mirrored('/')) {
  const { notes, shell, story } = words[language];

  test(`from the home page to a note, its tag and the next one, ${language}`, core, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    await page.getByRole('link', { name: notes.all }).click();
    await expect(page.getByRole('heading', { level: 1, name: shell.pages.notes })).toBeFocused();
    const entries = page.getByRole('article');
    await expect(entries).toHaveCount(6);
    await entries.last().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/notes\/primer-sabado$/);
    expect((await page.request.get(`/og/note.primer-sabado.${language}.png`)).ok()).toBe(true);
    await page.getByRole('navigation', { name: notes.more }).getByRole('link', { name: story.next }).click();
    await expect(page).toHaveURL(/\/notes\/solo-de-noche$/);
    await page.goBack();
    await page
      .getByRole('article')
      .getByRole('link', { name: /^(Tiendas|Shops)$/ })
      .click();
    await expect(page).toHaveURL(/\/notes\/tags\/shops$/);
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  test(`a page of one's own has a table and a footnote, ${language}`, core, async ({ page }) => {
    await page.goto(`${address.replace(/\/$/, '')}/prints`);
    const footer = page.getByRole('navigation', { name: shell.footerNavigation });
    await expect(footer.locator('[aria-current="page"]')).toHaveCount(1);
    await expect(page.getByRole('region', { name: words[language].markdown.table }).getByRole('row')).toHaveCount(5);
    await page.getByRole('article').getByRole('link', { name: '1', exact: true }).click();
    await expect(page.getByRole('link', { name: /1$/ }).last()).toBeInViewport();
    await expect(page.getByRole('navigation', { name: shell.mainNavigation }).getByRole('listitem')).toHaveCount(5);
  });
}
