import { format } from '#src/i18n/format.ts';
import { dictionaries } from '#src/i18n/dictionary.ts';
import { core, expect, mirrored, test, visit } from '../support/fixtures.ts';
import { content } from '../support/site-content.ts';

for (const { language, address } of mirrored('/cv')) {
  const { cv, about } = dictionaries[language];

  const title = `${language}: the CV shows jobs, studies and projects with dates, addresses and downloads`;
  test(title, core, async ({ page, request }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.profile.name[language]);
    for (const name of [about.experience, about.education, cv.projects, about.skills, about.languages])
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    const heading = page.getByRole('heading', { level: 3, name: /full stack/i });
    const job = page.getByRole('listitem').filter({ has: heading });
    await expect(job).toContainText(new RegExp(`2024 – ${cv.present}`));
    const project = page.getByRole('link', { name: 'nimbusapp.es' });
    await expect(project).toHaveAttribute('href', 'https://www.nimbusapp.es');
    const files = page.getByRole('list', { name: cv.download });
    const pdfs = ['A4', cv.letter].map((paper) => format(cv.pdf, { paper }));
    for (const [name, type] of [...pdfs.map((pdf) => [pdf, 'application/pdf']), [cv.data, 'application/json']]) {
      const link = files.getByRole('link', { name: name ?? '' });
      const response = await request.get((await link.getAttribute('href')) ?? '');
      expect(response.headers()['content-type']).toContain(type ?? '');
    }
  });
}

test('About and the footer lead to it, the navbar does not; it prints on one or two pages', async ({ page }) => {
  const { cv, shell } = dictionaries.es;
  await visit(page, '/about');
  const link = { name: cv.title, exact: true };
  await expect(page.getByRole('navigation', { name: shell.mainNavigation }).getByRole('link', link)).toHaveCount(0);
  const footer = page.getByRole('navigation', { name: shell.footerNavigation });
  await expect(footer.getByRole('link', link)).toHaveAttribute('href', '/cv');
  await page.getByRole('main').getByRole('link', link).click();
  await expect(page).toHaveURL('/cv');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.profile.name.es);

  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 3).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
