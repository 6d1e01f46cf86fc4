import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { isPublished } from '#src/content/schemas/novel.ts';
import { es } from '#src/i18n/es.ts';
import { format, formatNumber, plural } from '#src/i18n/format.ts';
import { core, expect, expecting, hold, hydrated, test, visit } from '../support/fixtures.ts';
import { novel } from '../support/site-content.ts';

const { book, characters, chapters } = novel;
const published = chapters.filter(isPublished);
const withAudio = published.filter(({ audio }) => audio);

const w = {
  ...es.novel,
  tabs: Object.values(es.novel.tabs),
  pages: plural(es.novel.pages, book.pages, 'es'),
  rating: format(es.novel.rating, { rating: formatNumber(book.rating, 'es') }),
};

const chapter = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('head: cover, facts, rating, sample, and a book that is not for sale yet', core, async ({ page }) => {
  await visit(page, '/novel');
  await expect(page.locator('main').getByRole('img').first()).toBeVisible();
  await expect(page.getByText(w.pages).first()).toBeVisible();
  await expect(page.getByText(book.state.es).first()).toBeVisible();
  await expect(page.getByRole('img', { name: w.rating }).first()).toBeVisible();
  await expect(page.getByRole('list', { name: w.genres }).getByRole('listitem')).toHaveCount(book.genres.length);
  await expect(page.getByRole('button', { name: w.readSample })).toBeEnabled();
  const buy = page.getByRole('button', { name: w.buyNovel });
  await expect(buy).toBeDisabled();
  expect(await buy.evaluate((button) => getComputedStyle(button).filter)).toContain('blur');
});

test('tabs: overview first, arrows, Home and End, the choice in the address', core, async ({ page }) => {
  await visit(page, '/novel');
  const tab = (index: number) => page.getByRole('tab', { name: w.tabs[index] });
  await expect(page.getByRole('tab')).toHaveText([...w.tabs]);
  await expect(tab(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(w.tabs[1] ?? '');
  await tab(1).focus();
  for (const [key, index, hash] of [
    ['ArrowRight', 2, '#synopsis'],
    ['End', 4, '#reviews'],
    ['ArrowRight', 0, '#chapters'],
    ['ArrowLeft', 4, '#reviews'],
    ['Home', 0, '#chapters'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(index)).toBeFocused();
    await expect(tab(index)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(w.tabs[index] ?? '');
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
  }
  await tab(3).click();
  await expect(page.getByText(characters[1]?.name ?? '', { exact: true })).toBeVisible();
  await page.reload();
  await expect(tab(3)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(characters[1]?.name ?? '', { exact: true })).toBeVisible();
});

test('chapters: the published with PDF and audio, one in progress, the book announced', core, async ({ page }) => {
  await visit(page, '/novel#chapters');
  const panel = page.getByRole('tabpanel', { name: w.tabs[0] });
  await expect(panel.getByRole('article')).toHaveCount(chapters.length);
  await expect(panel.getByRole('link', { name: w.chapter.downloadPdf })).toHaveCount(published.length);
  await expect(panel.getByRole('button', { name: w.player.play })).toHaveCount(withAudio.length);
  // A recording shorter than the reading time is labelled as an excerpt.
  await expect(panel.getByText(w.chapter.audioExcerpt)).toHaveCount(withAudio.length);
  await expect(panel.getByRole('article').nth(published.length)).toContainText(w.chapter.inProgress);
  await expect(panel.getByRole('article').last()).toContainText(w.chapter.comingSoon);
  for (const link of await panel.getByRole('link', { name: w.chapter.downloadPdf }).all()) {
    const reply = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(reply.headers()['content-type']).toBe('application/pdf');
    expect((await reply.body()).length).toBeLessThan(200_000);
  }
});

test('sample: 20 ms a character, reset on close, focus kept and returned', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/novel');
  const opener = page.getByRole('button', { name: w.readSample });
  const dialog = page.getByRole('dialog', { name: w.sampleTitle });
  await opener.click();
  await page.clock.pauseAt(Date.now() + 60_000);
  const typed = dialog.locator('[data-typed]');
  // The typing is hidden from assistive technology, which gets the full text at once.
  const whole = dialog.getByRole('paragraph');
  const before = (await typed.textContent())?.length ?? 0;
  await page.clock.runFor(200);
  await expect.poll(async () => (await typed.textContent())?.length).toBe(before + 10);
  await expect(whole).toHaveCount(1);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');

  await page.keyboard.press('Tab');
  const isBehind = () => document.activeElement !== document.body && !document.activeElement?.closest('dialog');
  expect(await page.evaluate(isBehind)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  // Escape and Enter together: it closes, focus returns to the opener, it opens again.
  await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Enter')]);
  await expect(dialog).toBeVisible();
  await expect(typed).toHaveText('');
  await page.clock.runFor(20 * 2000);
  await expect(typed).toHaveText((await whole.textContent()) ?? '');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the sample is shown at once on request or under reduced motion, and leads on', async ({ page }) => {
  await visit(page, '/novel');
  const opener = page.getByRole('button', { name: w.readSample });
  await opener.click();
  await page.getByRole('button', { name: w.showAll }).click();
  await expect(page.locator('[data-typed]')).toHaveText(book.synopsis.es);
  await page.keyboard.press('Escape');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await opener.click();
  await expect(page.locator('[data-typed]')).toHaveText(book.synopsis.es);
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await page.getByRole('button', { name: w.readFirst }).click();
  await expect(page.getByRole('dialog', { name: w.sampleTitle })).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'La placa 113' })).toBeVisible();
});

test('the panel in the address is shown before hydration', async ({ page }) => {
  const letGo = await hold(page, '**/assets/entry-client-*.js');
  await page.goto('/novel#chapters', { waitUntil: 'commit' });
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined();
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(es.novel.tabs.chapters);
  letGo();
  await hydrated(page);
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(es.novel.tabs.chapters);
});

const unpublished = chapters.find((each) => !isPublished(each));

test('a chapter that is not readable yet is found in its tab', async ({ page }) => {
  await visit(page, `/novel#${unpublished?.id}`);
  await expect(page.getByRole('tab', { name: es.novel.tabs.chapters })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(chapter(page, unpublished?.title.es ?? '')).toBeInViewport();
});

const [, second] = published;

test('a PDF that fails to load is reported, and downloads on the next try', expecting('.pdf'), async ({ page }) => {
  await page.route(`**/${second?.pdf}`, (route) => route.fulfill({ status: 503 }), { times: 1 });
  await visit(page, '/novel#chapters');
  const entry = chapter(page, second?.title.es ?? '');
  await entry.getByRole('link', { name: es.novel.chapter.downloadPdf }).click();
  await expect(entry.getByRole('alert')).toHaveText(es.novel.chapter.pdfFailed);
  const download = page.waitForEvent('download');
  await entry.getByRole('link', { name: es.novel.chapter.downloadPdf }).click();
  expect((await download).suggestedFilename()).toBe(basename(second?.pdf ?? ''));
  await expect(entry.getByRole('alert')).toHaveCount(0);
});
