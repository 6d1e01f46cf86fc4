import { format } from '#src/i18n/format.ts';
import { dictionaries } from '#src/i18n/dictionary.ts';
import { core, expect, hydrated, mirrored, test } from '../support/fixtures.ts';

for (const { language, address } of mirrored('/cv')) {
  const { cv, about, shell } = dictionaries[language];

  test(`${language}: the CV shows jobs, studies and projects with dates and addresses`, core, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alba Serrano');
    for (const name of [about.experience, about.education, cv.projects, about.skills, about.languages])
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    const job = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: /full stack/i }) });
    await expect(job).toContainText(new RegExp(`2024 – ${cv.present}`));
    await expect(page.getByRole('link', { name: 'nimbusapp.es' })).toHaveAttribute('href', 'https://www.nimbusapp.es');
  });

  test(`${language}: its files are downloads that arrive`, async ({ page, request }) => {
    await page.goto(address);
    const files = page.getByRole('list', { name: cv.download });
    const pdfs = ['A4', cv.letter].map((paper) => format(cv.pdf, { paper }));
    for (const [name, type] of [...pdfs.map((pdf) => [pdf, 'application/pdf']), [cv.data, 'application/json']]) {
      const link = files.getByRole('link', { name: name ?? '' });
      const response = await request.get((await link.getAttribute('href')) ?? '');
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toContain(type ?? '');
    }
  });

  test(`${language}: About and the footer lead to it, the navbar does not`, async ({ page }) => {
    await page.goto(address.replace('/cv', '/about'));
    await hydrated(page);
    const main = page.getByRole('navigation', { name: shell.mainNavigation });
    const footer = page.getByRole('navigation', { name: shell.footerNavigation });
    await expect(main.getByRole('link', { name: cv.title, exact: true })).toHaveCount(0);
    await expect(footer.getByRole('link', { name: cv.title, exact: true })).toHaveAttribute('href', address);
    await page.getByRole('main').getByRole('link', { name: cv.title, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alba Serrano');
  });

  test(`${language}: it prints on one or two pages, without buttons`, async ({ page }) => {
    await page.goto(address);
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 3).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
}
