import { dictionaries } from '#src/i18n/dictionary.ts';
import { core, expect, test } from '../support/fixtures.ts';
import { content } from '../support/site-content.ts';

const [first] = content.skills.levels;

test('bars are exact and have text values', core, async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('meter')).toHaveCount(content.skills.levels.length);
  const bar = page.getByRole('meter', { name: first?.name.es });
  await expect(bar).toHaveAttribute('aria-valuenow', String(first?.level));
  await expect(bar).toHaveAttribute('aria-valuetext', new RegExp(String(first?.level)));
  await bar.scrollIntoViewIfNeeded();
  const share = (element: Element) => {
    const [track, level] = [...element.querySelectorAll('rect')].map((part) => part.getBoundingClientRect().width);
    return Math.round((100 * (level ?? 0)) / (track ?? 1));
  };
  await expect.poll(() => bar.evaluate(share)).toBe(first?.level);
});

test('it prints on two sheets, with the addresses of projects in place of bars', async ({ page }) => {
  await page.goto('/about');
  const pdf = (await page.pdf({ format: 'Letter', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  await expect(page.getByRole('heading', { name: dictionaries.es.cv.projects })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: dictionaries.es.cv.projects })).toBeVisible();
  await expect(page.getByRole('link', { name: 'nimbusapp.es' })).toBeVisible();
  await expect(page.getByRole('meter')).toHaveCount(0);
});
