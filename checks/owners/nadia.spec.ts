import { expect, test, visit } from '#checks/journeys/support/fixtures.ts';
import { format } from '#src/i18n/format.ts';
import { shippedWords, testPages } from './own-languages.ts';
import { sketchCount } from './served-folder.ts';

// The site of `checks/owners/nadia`: Arabic first with English beside it, with most parts.
const { card, chat, home, projects, novel, shell } = shippedWords('ar');

testPages({
  paths: ['', '/projects/page/2', '/projects/souq', '/novel', '/about', '/contact'],
  languages: { ar: { prefix: '', direction: 'rtl' }, en: { prefix: '/en', direction: 'ltr' } },
});

test('the layout turns, and the language switch turns it back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/about');
  const menu = page.getByRole('navigation', { name: shell.mainNavigation });
  const xOf = async (name: string) => (await menu.getByRole('link', { name, exact: true }).boundingBox())?.x ?? 0;
  expect(await xOf(shell.pages.home)).toBeGreaterThan(await xOf(shell.pages.contact));
  await page.getByRole('button', { name: shell.switchLanguage.split('{')[0] ?? '' }).click();
  await expect(page).toHaveURL('/en/about');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('Arabic letters are in a font of the site, Latin ones are not', async ({ page }) => {
  await visit(page, '/');
  const loaded = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', ''));
    });
  await expect.poll(loaded).toContain('Site Arabic');
});

test('projects without public code have no button for it, because the owner says so', async ({ page }) => {
  await page.goto('/projects');
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: card.viewCode })).toHaveCount(0);
});

test('arrow keys move through tabs as they are shown', async ({ page }) => {
  await visit(page, '/novel');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab(novel.tabs.overview).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(novel.tabs.synopsis)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(novel.tabs.overview)).toBeFocused();
});

test('the arrow back and the slider turn', async ({ page }) => {
  await page.goto('/projects/souq');
  const back = page.getByRole('main').getByRole('link', { name: projects.title });
  expect(await back.evaluate((link) => getComputedStyle(link, '::before').content)).toContain('→');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const [first, second] = await page.getByRole('region', { name: home.technologies }).getByRole('listitem').all();
  expect((await first?.boundingBox())?.x ?? 0).toBeGreaterThan((await second?.boundingBox())?.x ?? 0);
});

test('a long list has further pages, and a search shows all of it', async ({ page, request }) => {
  // With the preview picture of the first.
  expect(await (await request.get('/projects/page/2')).text()).toContain('/og/projects.ar.png');
  await visit(page, '/projects');
  const entries = page.getByRole('article');
  await expect(entries).toHaveCount(30);
  await page
    .getByRole('navigation', { name: projects.pages })
    .getByRole('link', { name: format(projects.page, { page: 2 }) })
    .click();
  await expect(page).toHaveURL('/projects/page/2');
  await expect(entries).not.toHaveCount(30);
  await page.getByRole('searchbox', { name: projects.search }).fill('تخطيط');
  await expect(entries).toHaveCount(30);
  await page.getByRole('button', { name: projects.more }).click();
  await expect(entries).toHaveCount(sketchCount);
  await expect(entries.nth(30).locator(':focus')).toHaveCount(1);
});

test('an entry that has moved to a later page is found at its former address', async ({ page }) => {
  await page.goto('/en/projects#sketch-1');
  await expect(page).toHaveURL('/en/projects/page/2#sketch-1');
  await expect(page.getByRole('article', { name: 'Sketch 1', exact: true })).toBeInViewport();
});

test('quotations of the owner are on About, each with its name', async ({ page }) => {
  for (const [address, heading, said, name] of [
    ['/about', 'قالوا عن العمل', 'سألتنا عن الزبائن', 'ليلى حسن'],
    ['/en/about', 'In their words', 'She asked about our customers', 'Laila Hassan'],
  ] as const) {
    await page.goto(address);
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });
    const first = section.getByRole('figure').first();
    await expect(first.getByRole('blockquote')).toContainText(said);
    await expect(first).toContainText(name);
    await expect(first.getByRole('link')).toHaveAttribute('href', /\/projects\/souq$/);
  }
});

test('the chat answers in Arabic and in English', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: chat.open }).click();
  const dialog = page.getByRole('dialog', { name: chat.title });
  const ask = async (text: string) => {
    await dialog.getByRole('textbox').fill(text);
    await dialog.getByRole('button', { name: chat.send, exact: true }).click();
  };
  await ask('ما هو سوق الحي؟');
  await expect(dialog.getByRole('log')).toContainText('متجر لأصحاب المحلات الصغيرة في الحي.');
  await ask('What is Neighbourhood market?');
  await expect(dialog.getByRole('log')).toContainText('A shop for the small stores of a neighbourhood.');
});
