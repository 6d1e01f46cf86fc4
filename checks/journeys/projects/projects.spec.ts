import type { Page } from '@playwright/test';
import { filtersOfProject, filtersOfWork, noFilter, shownFilters } from '#src/content/owner/filters.ts';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { en } from '#src/i18n/en.ts';
import { es } from '#src/i18n/es.ts';
import { format } from '#src/i18n/format.ts';
import { foldText } from '#src/lib/fold-text.ts';
import { plain } from '#src/lib/text.ts';
import { core, expect, hold, hydrated, test, visit } from '../support/fixtures.ts';
import { content } from '../support/site-content.ts';

const kept = [
  ...content.projects.map((project) => filtersOfProject(project, content)),
  ...content.works.map((work) => filtersOfWork(work, content)),
];
const inFilter = (id: string) => kept.filter((filters) => filters.includes(id)).length;
const all = inFilter(noFilter);
const oldest = content.projects[0]?.title.es ?? '';
const newest = content.projects.at(-1)?.title.es ?? '';
const counted = ({ projects }: Dictionary, shown: number, total: number) => format(projects.count, { shown, total });

test('all are shown, newest first, and can be reversed', core, async ({ page }) => {
  await visit(page, '/projects');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(all);
  await expect(page.getByText(counted(es, all, all))).toHaveRole('status');
  await expect(cards.first()).toHaveAccessibleName(newest);
  const recent = page.getByRole('button', { name: es.projects.sortNames.recent });
  await expect(recent).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: es.projects.sortNames.oldest }).click();
  await expect(cards.first()).toHaveAccessibleName(oldest);
  await expect(page).toHaveURL('/projects?sort=oldest');
  await recent.click();
  await expect(page).toHaveURL('/projects');
});

test('a picture moves when pointed at or scrolled to, unless motion is to be reduced', async ({ page }) => {
  await visit(page, '/projects');
  const card = page.getByRole('article').first();
  const moves = card.locator('img[data-moves]');
  await expect(moves).toBeHidden();
  // The test browser has no pointer that hovers.
  await card.hover();
  await moves.evaluate((image) => image.parentElement?.scrollIntoView({ block: 'center' }));
  await expect(moves).toBeVisible();
  await expect.poll(() => moves.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(moves).toBeHidden();
});

const filters = { es: shownFilters(content, es.projects, 'es'), en: shownFilters(content, en.projects, 'en') };

test('each filter shows its entries, in both languages', async ({ page }) => {
  await visit(page, '/projects');
  for (const { id, label } of filters.es.filter((filter) => filter.id !== noFilter)) {
    const count = inFilter(id);
    await page.getByRole('button', { name: plain(label), exact: true }).click();
    await expect(page).toHaveURL(`/projects?category=${id}`);
    await expect(page.getByRole('article')).toHaveCount(count);
    await expect(page.getByText(counted(es, count, count))).toBeVisible();
  }
  await page.getByRole('button', { name: es.shell.switchLanguage.split(' {')[0] }).click();
  const { id, label } = filters.en.at(-1) ?? {};
  const last = page.getByRole('button', { name: plain(label ?? ''), exact: true });
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(counted(en, inFilter(id ?? ''), inFilter(id ?? '')))).toBeVisible();
});

test('search covers title, description and tags; case and accents do not matter', core, async ({ page }) => {
  await visit(page, '/projects');
  const search = page.getByRole('searchbox', { name: es.projects.search });
  await expect(search).toHaveAttribute('placeholder', es.projects.searchPlaceholder);
  await search.fill(foldText(oldest).toUpperCase());
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText(counted(es, 1, all))).toBeVisible();
  await search.fill('blockchain');
  await expect(page.getByRole('article').first()).toHaveAccessibleName('CandleRush 2');
  await expect(page).toHaveURL('/projects?q=blockchain');
});

test('a search typed before its code loads is kept', async ({ page }) => {
  const letGo = await hold(page, '**/assets/catalogue.island-*.js');
  await visit(page, '/projects');
  await page.getByRole('searchbox').fill(oldest);
  letGo();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('no result: a hint, the nearest ones, the search of the site, and a way back', core, async ({ page }) => {
  await visit(page, '/en/projects?q=nimbuzz&category=stores');
  await expect(page.getByText(en.projects.noneFound)).toBeVisible();
  await expect(page.getByText(counted(en, 0, inFilter('stores')))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nimbus App' })).toHaveAttribute('href', '/en/projects/nimbus-app');
  const onSite = page.getByRole('button', { name: format(en.projects.searchSite, { query: 'nimbuzz' }) });
  await onSite.click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveValue('nimbuzz');
  await page.keyboard.press('Escape');
  await expect(onSite).toBeFocused();
  await page.getByRole('button', { name: en.projects.clearFilters }).click();
  await expect(page.getByRole('article')).toHaveCount(all);
  await expect(page).toHaveURL('/en/projects');
});

test('cards show every state', async ({ page }) => {
  await page.goto('/projects');
  const card = (name: string) => page.getByRole('article', { name, exact: true });

  const nimbus = card('Nimbus App');
  await expect(nimbus.getByRole('link', { name: es.card.downloadApk })).toHaveAttribute('href', /\.apk$/);
  await expect(nimbus.getByText('www.nimbusapp.es')).toBeVisible();

  for (const name of ['SVC Moto', 'Bot Trading IA', 'FPV Costa del Sol']) {
    const blocked = card(name).getByRole('button', { name: es.card.viewProject });
    await expect(blocked).toBeDisabled();
    await expect(blocked).toHaveCSS('filter', /blur/);
    await expect(blocked).toHaveCSS('opacity', '0.5');
  }

  await expect(card('FPV Costa del Sol').getByText('paginaweb.es')).toBeVisible();
  await expect(card('CityVox').getByText(es.card.status['in-progress'])).toBeVisible();
  await expect(card('Salvatore Repair').getByText(es.card.status.finished)).toBeVisible();
  await expect(card('SVC Moto').locator('time')).toHaveText('1 sept 2025');
  const demo = card('MeteoMálaga').getByRole('link', { name: es.card.viewProject });
  await expect(demo).toHaveAttribute('href', 'https://meteomalaga.fun');

  await page.goto('/en/projects');
  await expect(page.getByRole('article', { name: 'FPV Costa del Sol' }).getByText('website.com')).toBeVisible();
  await expect(page.getByRole('article', { name: 'SVC Moto' }).locator('time')).toHaveText('1 Sept 2025');
});

test('an unavailable button gives its reason by hover, focus and tap', core, async ({ page, browser, baseURL }) => {
  const codeOf = (view: Page) => {
    const card = view.getByRole('article', { name: 'Nimbus App', exact: true });
    return {
      before: card.getByRole('link', { name: en.card.viewProject }),
      button: card.getByRole('button', { name: en.card.viewCode }),
      reason: card.getByRole('tooltip'),
    };
  };
  await visit(page, '/en/projects');
  const { before, button, reason } = codeOf(page);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription(en.card.privateCode);
  await expect(reason).toBeHidden();
  await button.hover();
  await expect(reason).toHaveText(en.card.privateCode);
  await page.mouse.move(0, 0);
  await expect(reason).toBeHidden();
  // Tab reaches it from the action before it.
  await before.focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(reason).toHaveText(en.card.privateCode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/projects');
  await page.keyboard.press('Escape');
  await expect(reason).toBeHidden();

  const phone = await browser.newContext({ baseURL, hasTouch: true, viewport: { width: 390, height: 844 } });
  const touched = await phone.newPage();
  await visit(touched, '/en/projects');
  const tapped = codeOf(touched);
  await tapped.button.tap({ force: true });
  await expect(tapped.reason).toHaveText(en.card.privateCode);
  await phone.close();
});

test('an address with a query and a card in it leads to the card', async ({ page }) => {
  const card = page.locator('[id="via-lactea-torcal"]');
  await page.goto('/projects?category=photography#via-lactea-torcal');
  await expect.poll(async () => (await card.boundingBox())?.y).toBeLessThan(150);
});

test('the chart marks, dims and opens what the list below it has', async ({ page }) => {
  await visit(page, '/projects');
  await page.getByRole('button', { name: es.projects.layoutNames.chart }).click();
  await expect(page).toHaveURL('/projects?view=chart');
  await expect(page.getByRole('button', { name: es.projects.sortNames.oldest })).toHaveCount(0);
  const chart = page.getByRole('figure');
  const star = (name: string) => chart.getByText(name, { exact: true }).locator('..');
  await expect(page.getByRole('article')).toHaveCount(all);
  await expect(chart.locator('[data-entry]')).toHaveCount(all);

  // Keyboard and screen readers have the list; focus on it marks the star.
  await expect(chart.getByRole('link')).toHaveCount(0);
  await page.getByRole('article', { name: 'Free Air Street' }).getByRole('link').focus();
  await expect(star('Free Air Street')).toHaveAttribute('data-active', 'true');
  await star('Nimbus App').hover();
  await expect(star('Nimbus App')).toHaveAttribute('data-active', 'true');
  await expect(star('Free Air Street')).not.toHaveAttribute('data-active');

  await page.getByRole('searchbox').fill('calzado');
  await expect(chart.locator('[data-dim]').first()).toBeVisible();
  const [bright, listed] = [chart.locator('[data-entry]:not([data-dim])'), page.getByRole('article')];
  await expect.poll(async () => (await bright.count()) - (await listed.count())).toBe(0);
  await page.reload();
  await hydrated(page);
  await expect(chart.locator('[data-dim]').first()).toBeVisible();

  await visit(page, '/projects?view=chart&category=photography');
  await expect(chart.locator('[data-entry]:not([data-dim])')).toHaveCount(inFilter('photography'));
  await star('Free Air Street').click();
  await expect(page).toHaveURL('/projects/free-air-street');
});
