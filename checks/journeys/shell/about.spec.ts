import { es } from '#src/i18n/es.ts';
import { core, expect, test, visit } from '../support/fixtures.ts';
import { content } from '../support/site-content.ts';

const [first] = content.skills.levels;

test('bars are exact and have text values', core, async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('meter')).toHaveCount(content.skills.levels.length);
  const bar = page.getByRole('meter', { name: first?.name.es });
  await expect(bar).toHaveAttribute('aria-valuenow', String(first?.level));
  await expect(bar).toHaveAttribute('aria-valuetext', new RegExp(String(first?.level)));
  await bar.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      bar.evaluate((element) => {
        const [track = 1, level = 0] = [...element.querySelectorAll('rect')].map(
          (part) => part.getBoundingClientRect().width,
        );
        return Math.round((100 * level) / track);
      }),
    )
    .toBe(first?.level);
});

test('prints as a CV of one or two pages, with headings that stay with what follows', async ({ page }) => {
  await visit(page, '/about');
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true');
  });
  await page.getByRole('button', { name: es.about.printCv }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect([1, 2]).toContain(pdf.match(/\/Type\s*\/Page\b/g)?.length);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText(/^github\.com\//)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  const heads = await page.locator('main h2').evaluateAll((all) =>
    all.map((head) => {
      const { height, marginBottom } = getComputedStyle(head, '::after');
      return { height, marginBottom, breakAfter: getComputedStyle(head).breakAfter };
    }),
  );
  expect(heads.length).toBeGreaterThan(2);
  for (const { height, marginBottom, breakAfter } of heads) {
    expect(breakAfter).toBe('avoid');
    expect(Number.parseFloat(height)).toBeGreaterThan(100);
    expect(Number.parseFloat(marginBottom)).toBeCloseTo(-Number.parseFloat(height), 0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is shown, and the bars have their full length', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('button', { name: es.about.printCv })).toBeHidden();
    const bar = page.getByRole('meter', { name: first?.name.es }).locator('rect').last();
    await expect(bar).toHaveAttribute('width', `${first?.level}%`);
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible();
  });
});
