import { en } from '#src/i18n/en.ts';
import { es } from '#src/i18n/es.ts';
import { core, expect, test, visit } from '../support/fixtures.ts';
import { content } from '../support/site-content.ts';

test('from the home page to a note, its tag and the next one', core, async ({ page }) => {
  const { notes, shell, story } = en;
  await visit(page, '/en');
  await page.getByRole('link', { name: notes.all }).click();
  await expect(page.getByRole('heading', { level: 1, name: shell.pages.notes })).toBeFocused();
  const entries = page.getByRole('article');
  await expect(entries).toHaveCount(content.notes.length);
  await entries.last().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL('/en/notes/primer-sabado');
  for (const language of ['es', 'en'])
    expect((await page.request.get(`/og/note.primer-sabado.${language}.png`)).ok()).toBe(true);
  await page.getByRole('navigation', { name: notes.more }).getByRole('link', { name: story.next }).click();
  await expect(page).toHaveURL('/en/notes/solo-de-noche');
  await page.goBack();
  await page.getByRole('article').getByRole('link', { name: 'Shops', exact: true }).click();
  await expect(page).toHaveURL('/en/notes/tags/shops');
  await expect(page.getByRole('article')).toHaveCount(2);
});

test("a page of one's own has a table and a footnote", core, async ({ page }) => {
  const { markdown, shell } = es;
  await page.goto('/prints');
  const footer = page.getByRole('navigation', { name: shell.footerNavigation });
  await expect(footer.locator('[aria-current="page"]')).toHaveCount(1);
  await expect(page.getByRole('region', { name: markdown.table }).getByRole('row')).toHaveCount(5);
  // Of three pictures on consecutive lines, the first is large; the others hang in a row below it.
  const prints = await page.getByRole('article').getByRole('figure').all();
  expect(prints).toHaveLength(3);
  const tops = await Promise.all(prints.map(async (print) => (await print.boundingBox())?.y ?? 0));
  expect(tops[1]).toBeGreaterThan(tops[0] ?? 0);
  expect(tops[2]).toBe(tops[1]);
  await page.getByRole('article').getByRole('link', { name: '1', exact: true }).click();
  await expect(page.getByRole('link', { name: /1$/ }).last()).toBeInViewport();
  await expect(page.getByRole('navigation', { name: shell.mainNavigation }).getByRole('listitem')).toHaveCount(5);
});
