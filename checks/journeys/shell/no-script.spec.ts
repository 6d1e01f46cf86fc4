import type { Page } from '@playwright/test';
import { filtersOfProject, noFilter } from '#src/content/owner/filters.ts';
import { isPublished } from '#src/content/schemas/novel.ts';
import { dictionaries } from '#src/i18n/dictionary.ts';
import { es } from '#src/i18n/es.ts';
import { roles } from '../home/home-helpers.ts';
import { byClass } from '../support/by-class.ts';
import { core, expect, mirrored, test } from '../support/fixtures.ts';
import { content, email, novel } from '../support/site-content.ts';

test.use({ javaScriptEnabled: false, allowedErrors: ['404'] });

test('every page is whole without JavaScript, on a phone too, and says what needs it', core, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/projects', '/projects/salvatore-repair', '/novel', '/about', '/contact', '/nowhere'])
    for (const { language, address } of mirrored(path)) {
      const { shell, search } = dictionaries[language];
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(shell.noScript)).toBeVisible();
      const menu = page.getByRole('navigation', { name: shell.mainNavigation });
      await expect(menu.getByRole('link', { name: shell.pages.contact })).toBeVisible();
      await expect(page.getByRole('button', { name: search.open, exact: true })).toHaveCount(0);
    }
});

/** What each page has in place of the parts that need JavaScript. */
const parts: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    await expect(page.getByText(roles.es[0] ?? '')).toBeVisible();
    await expect(page.getByRole('link', { name: es.home.viewProjects })).toHaveAttribute('href', '/projects');
    await expect(page.getByRole('button', { name: es.home.changePhoto })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Pausar animaciones' })).toBeHidden();
    const technologies = page.getByRole('region', { name: es.home.technologies });
    await expect(technologies.getByRole('listitem')).toHaveCount(content.technologies.length);
    for (const card of await page.getByRole('article').all()) await expect(card).toBeVisible();
    await expect(page.getByRole('img', { name: es.typing.question })).toBeVisible();
    await expect(page.locator('iframe')).toBeVisible();
    // The sky, with its horizon and the star.
    await expect(page.locator(byClass('chart')).first()).toHaveCSS('opacity', '1');
    const drawings = page.locator(`${byClass('face')} use`);
    await expect(drawings).toHaveCount(2);
    for (const drawing of await drawings.all())
      expect(await drawing.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(100);
    await expect(page.getByRole('link', { name: /no está en el mapa/ })).toHaveAttribute('href', '/novel#capitulo-01');
    await expect(page.getByRole('slider')).toHaveCount(0);
  },
  '/projects': async (page) => {
    const listed = content.projects.filter((project) => filtersOfProject(project, content).includes(noFilter));
    await expect(page.getByRole('article')).toHaveCount(listed.length);
    await expect(page.getByRole('article').last()).toBeVisible();
    await expect(page.getByText(es.contributions.noScript)).toBeVisible();
    await expect(page.locator('[data-skeleton]').first()).toBeHidden();
  },
  '/novel': async (page) => {
    const { book, characters, chapters, reviews } = novel;
    for (const text of [
      book.synopsis.es,
      ...chapters.map(({ title }) => title.es),
      ...characters.map(({ description }) => description.es),
      ...reviews.map(({ comment }) => comment.es),
    ])
      await expect(page.getByText(text).first()).toBeVisible();
    const published = chapters.filter(isPublished);
    await expect(page.getByRole('link', { name: es.novel.chapter.downloadPdf })).toHaveCount(published.length);
    await expect(page.locator('article audio')).toHaveCount(published.filter(({ audio }) => audio).length);
    await expect(page.getByRole('button', { name: es.novel.readSample })).toBeHidden();
  },
  '/about': async (page) => {
    const [first] = content.skills.levels;
    const bar = page.getByRole('meter', { name: first?.name.es }).locator('rect').last();
    await expect(bar).toHaveAttribute('width', `${first?.level}%`);
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible();
  },
  '/contact': async (page) => {
    await expect(page.getByText(es.contact.noScript)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: email }).first()).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  },
};

for (const [path, isWhole] of Object.entries(parts))
  test(`everything on ${path} can be read and reached without JavaScript`, async ({ page }) => {
    await page.goto(path);
    await isWhole(page);
  });

test('the system theme applies without JavaScript', async ({ page }) => {
  await page.goto('/');
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveCSS('background-color', 'rgb(11, 14, 20)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveCSS('background-color', 'rgb(246, 243, 236)');
});
