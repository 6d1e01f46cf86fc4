import type { BrowserContext, Page } from '@playwright/test';
import { dictionaries, type Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { visit } from './fixtures.ts';

function wordsOf({ novel: { tabs, reviews: words } }: Dictionary, address: string) {
  return {
    ...words,
    address,
    panel: tabs.reviews,
    missing: words.errors.required,
    limit: format(words.errors.limit, { count: 2 }),
    reader: words.defaultProfession,
  };
}

export const es = wordsOf(dictionaries.es, '/novel#reviews');
export const en = wordsOf(dictionaries.en, '/en/novel#reviews');

export const open = (page: Page) => visit(page, es.address);

export async function publish(page: Page, name: string, comment: string): Promise<void> {
  await page.getByRole('textbox', { name: es.name }).fill(name);
  await page.getByRole('textbox', { name: es.comment }).fill(comment);
  await page.getByRole('button', { name: es.publish }).click();
}

export const reviews = (page: Page) => page.getByRole('tabpanel', { name: es.panel }).getByRole('article');
export const review = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
export const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('novel-reviews') ?? '[]') as Record<string, unknown>[]);

/** The visitor's local date, by the page's clock. */
export const today = (page: Page) =>
  page.evaluate(() => {
    const now = new Date();
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  });

export async function seed(context: BrowserContext, values: Record<string, string>): Promise<void> {
  await context.addInitScript((given) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', '1');
    for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
  }, values);
}

export const sample = {
  ...{ id: 'a', name: 'Ana', profession: 'Lector', rating: 3 },
  comment: 'Bien',
  date: '2026-03-01',
  userKey: 'k',
};
