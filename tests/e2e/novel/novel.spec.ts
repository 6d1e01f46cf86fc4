import type { Page } from '@playwright/test';
import { es } from '#src/i18n/es.ts';
import { expect, hydrated, mirrored, test } from '../support/fixtures.ts';

const words = {
  es: {
    tabs: ['Capítulos', 'Resumen', 'Sinopsis', 'Personajes', 'Reseñas'],
    genres: 'Géneros',
    sample: 'Leer muestra',
    buy: 'Comprar novela',
    dialog: 'Sinopsis',
    pages: '320 páginas',
    state: 'Pendiente de publicación',
    rating: /4,5 de 5/,
    pdf: 'Descargar PDF',
    play: 'Reproducir',
    inProgress: 'En curso',
    soon: 'Próximamente',
  },
  en: {
    tabs: ['Chapters', 'Overview', 'Synopsis', 'Characters', 'Reviews'],
    genres: 'Genres',
    sample: 'Read Sample',
    buy: 'Buy Novel',
    dialog: 'Synopsis',
    pages: '320 pages',
    state: 'Pending publication',
    rating: /4\.5 of 5/,
    pdf: 'Download PDF',
    play: 'Play',
    inProgress: 'In progress',
    soon: 'Coming soon',
  },
} as const;

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

const chapter = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

for (const { language, address } of mirrored('/novel')) {
  const w = words[language];

  test.describe(`novel in ${language}`, () => {
    test('head: cover, facts, rating, sample, and a book that cannot be bought yet', async ({ page }) => {
      await open(page, address);
      await expect(page.locator('main').getByRole('img').first()).toBeVisible();
      await expect(page.getByText(w.pages).first()).toBeVisible();
      await expect(page.getByText(w.state).first()).toBeVisible();
      await expect(page.getByRole('img', { name: w.rating }).first()).toBeVisible();
      await expect(page.getByRole('list', { name: w.genres }).getByRole('listitem')).toHaveCount(3);
      await expect(page.getByRole('button', { name: w.sample })).toBeEnabled();
      const buy = page.getByRole('button', { name: w.buy });
      await expect(buy).toBeDisabled();
      expect(await buy.evaluate((button) => getComputedStyle(button).filter)).toContain('blur');
    });

    test('tabs: overview first, arrows, Home and End, the choice in the address', async ({ page }) => {
      await open(page, address);
      const tab = (index: number) => page.getByRole('tab', { name: w.tabs[index] });
      await expect(page.getByRole('tab')).toHaveText([...w.tabs]);
      await expect(tab(1)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel')).toHaveAccessibleName(w.tabs[1]);
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
        expect(new URL(page.url()).hash).toBe(hash);
      }
      await tab(3).click();
      await expect(page.getByText('Rafael Ocón', { exact: true })).toBeVisible();
      await page.reload();
      await expect(tab(3)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByText('Rafael Ocón', { exact: true })).toBeVisible();
    });

    test('chapters: nine published with PDF and audio, the tenth in progress, the book to come', async ({ page }) => {
      await open(page, `${address}#chapters`);
      const panel = page.getByRole('tabpanel', { name: w.tabs[0] });
      await expect(panel.getByRole('article')).toHaveCount(11);
      await expect(panel.getByRole('link', { name: w.pdf })).toHaveCount(9);
      await expect(panel.getByRole('button', { name: w.play })).toHaveCount(9);
      await expect(panel.getByRole('article').nth(9)).toContainText(w.inProgress);
      await expect(panel.getByRole('article').nth(10)).toContainText(w.soon);
      for (const link of await panel.getByRole('link', { name: w.pdf }).all()) {
        const reply = await page.request.get((await link.getAttribute('href')) ?? '');
        expect(reply.headers()['content-type']).toBe('application/pdf');
        expect((await reply.body()).length).toBeLessThan(200_000);
      }
    });

    test('sample: 20 ms a character, reset on close, focus kept and returned', async ({ page }) => {
      await page.clock.install();
      await open(page, address);
      const opener = page.getByRole('button', { name: w.sample });
      const dialog = page.getByRole('dialog', { name: w.dialog });
      await opener.click();
      await page.clock.pauseAt(Date.now() + 60_000);
      const typed = dialog.locator('[data-typed]');
      // What is typed is hidden from assistive technology; the whole text is there for it at once.
      const whole = dialog.getByRole('paragraph');
      const before = (await typed.textContent())?.length ?? 0;
      await page.clock.runFor(200);
      expect((await typed.textContent())?.length).toBe(before + 10);
      await expect(whole).toHaveCount(1);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');

      await page.keyboard.press('Tab');
      expect(
        await dialog.evaluate(
          (each) => each.contains(document.activeElement) || document.activeElement === document.body,
        ),
      ).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      // Escape and Enter in one breath: closed, focus on the opener, open again.
      await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Enter')]);
      await expect(dialog).toBeVisible();
      expect((await typed.textContent())?.length).toBe(0);
      await page.clock.runFor(20 * 2000);
      expect(await typed.textContent()).toBe(await whole.textContent());
      await page.mouse.click(5, 5);
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });
  });
}

test('the sample stands whole under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/novel');
  await page.getByRole('button', { name: 'Leer muestra' }).click();
  await expect(page.locator('[data-typed]')).toHaveText(/antes de que ella naciera\.$/);
});

test('the panel that the address names is shown before script has taken over', async ({ page }) => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/novel#chapters', { waitUntil: 'commit' });
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined();
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Capítulos');
  goOn();
  await hydrated(page);
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Capítulos');
});

test('a chapter that cannot be read yet is found in its tab', async ({ page }) => {
  await open(page, '/novel#capitulo-10');
  await expect(page.getByRole('tab', { name: 'Capítulos' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(chapter(page, 'Una larga')).toBeInViewport();
});

test('a PDF comes by its link', async ({ page }) => {
  await open(page, '/novel#chapters');
  const download = page.waitForEvent('download');
  await chapter(page, 'El Reloj').getByRole('link', { name: 'Descargar PDF' }).click();
  expect((await download).suggestedFilename()).toBe('capitulo-02.pdf');
});

test.describe('a PDF that does not come', () => {
  test.use({ allowedErrors: ['.pdf'] });

  test('is told of in its card', async ({ page }) => {
    await page.route('**/capitulo-02.pdf', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await open(page, '/novel#chapters');
    const entry = chapter(page, 'El Reloj');
    await entry.getByRole('link', { name: 'Descargar PDF' }).click();
    await expect(entry.getByRole('alert')).toHaveText(es.novel.chapter.pdfFailed);
    await entry.getByRole('link', { name: 'Descargar PDF' }).click();
    await expect(entry.getByRole('alert')).toHaveCount(0);
  });
});

test('without script every panel can be read and PDFs can be fetched', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/novel');
  for (const text of ['En la Navidad de 1884', 'cobra tres euros', 'Masca regaliz de palo', 'Óscar Benítez']) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Descargar PDF' })).toHaveCount(9);
  await expect(page.locator('article audio')).toHaveCount(9);
  await expect(page.getByRole('button', { name: 'Leer muestra' })).toBeHidden();
  await context.close();
});
