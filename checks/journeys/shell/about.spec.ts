import { core, expect, hydrated, mirrored, test } from '../support/fixtures.ts';

const words = {
  es: { print: 'Imprimir CV', skills: 'Habilidades', photography: 'Fotografía' },
  en: { print: 'Print CV', skills: 'Skills', photography: 'Photography' },
};

for (const { language, address } of mirrored('/about')) {
  test(`${language}: bars are exact and have text values`, core, async ({ page }) => {
    await page.goto(address);
    const bars = page.getByRole('meter');
    await expect(bars).toHaveCount(8);
    const bar = page.getByRole('meter', { name: words[language].photography });
    await expect(bar).toHaveAttribute('aria-valuenow', '95');
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
      .toBe(95);
  });

  test(`${language}: prints as a CV of one or two pages`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'true');
    });
    await page.getByRole('button', { name: words[language].print }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');

    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByText('github.com/your-handle')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test(`${language}: every printed heading stays with what follows, and takes space`, async ({ page }) => {
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    const heads = await page.locator('main h2').evaluateAll((all) =>
      all.map((head) => {
        const { height, marginBottom } = getComputedStyle(head, '::after');
        return { ...{ height, marginBottom }, breakAfter: getComputedStyle(head).breakAfter };
      }),
    );
    expect(heads.length).toBeGreaterThan(2);
    for (const { height, marginBottom, breakAfter } of heads) {
      expect(breakAfter).toBe('avoid');
      expect(Number.parseFloat(height)).toBeGreaterThan(100);
      expect(Number.parseFloat(marginBottom)).toBeCloseTo(-Number.parseFloat(height), 0);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('everything is shown, and the bars have their full length', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('meter')).toHaveCount(8);
    await expect(page.getByRole('button', { name: 'Imprimir CV' })).toBeHidden();
    await expect(page.getByRole('meter').nth(1).locator('rect').last()).toHaveAttribute('width', '90%');
    await expect(page.getByText('Así suelo trabajar')).toBeVisible();
  });
});
