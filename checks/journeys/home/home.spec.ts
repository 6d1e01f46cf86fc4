import { dictionaries } from '#src/i18n/dictionary.ts';
import { en } from '#src/i18n/en.ts';
import { es } from '#src/i18n/es.ts';
import { byClass } from '../support/by-class.ts';
import { core, expect, mirrored, test, visit } from '../support/fixtures.ts';
import { content } from '../support/site-content.ts';
import { openFrozen } from '../support/frozen-page.ts';
import { roleLine, roles } from './home-helpers.ts';

const { profile } = content;
const { home: words } = es;

for (const { address, language } of mirrored('/'))
  test(`shows who this is and links on (${address})`, core, async ({ page }) => {
    await page.goto(address);
    const { greeting, contactMe, viewProjects, changePhoto, findMeOn } = dictionaries[language].home;
    const prefix = language === 'en' ? '/en' : '';
    const hero = page.locator(byClass('hero'));
    await expect(hero.getByRole('heading', { level: 1, name: `${greeting} ${profile.name[language]}` })).toBeVisible();
    await expect(hero.getByText(roles[language][0] ?? '')).toBeVisible();
    await expect(hero.getByRole('link', { name: contactMe })).toHaveAttribute('href', `${prefix}/contact`);
    await expect(hero.getByRole('link', { name: viewProjects })).toHaveAttribute('href', `${prefix}/projects`);
    await expect(hero.getByRole('button', { name: changePhoto })).toBeVisible();
    await expect(hero.getByText(findMeOn)).toBeVisible();
    await expect(hero.locator(byClass('links')).getByRole('link')).toHaveCount(profile.social.length);
    const texts = (await page.locator('main p').allTextContents()).filter((text) => text.length > 80);
    const twice = texts.filter((text, at) => texts.indexOf(text) < at);
    expect(twice, 'paragraphs that are on the page twice').toEqual([]);
  });

test('each role is shown for three seconds', async ({ page }) => {
  await openFrozen(page, '/');
  const line = roleLine(page, 'es');
  const [first = '', ...others] = roles.es;
  // Screen readers get all of them, once.
  await expect(line).toHaveAccessibleName(roles.es.join(' · '));
  await expect(line).toHaveText(first);
  await page.clock.runFor(3_000);
  for (const role of [...others, first]) {
    await expect(line).toHaveText(role);
    await page.clock.runFor(2_900);
    await expect(line).toHaveText(role);
    await page.clock.runFor(100);
  }
});

test('the photo alternates between two', async ({ page }) => {
  await visit(page, '/');
  const photo = page.locator(`${byClass('portrait')} img${byClass('image')}`);
  const first = await photo.getAttribute('alt');
  const button = page.getByRole('button', { name: words.changePhoto });
  await button.click();
  await expect(photo).not.toHaveAttribute('alt', first ?? '');
  await expect(photo).toHaveJSProperty('complete', true);
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await button.press('Enter');
  await expect(photo).toHaveAttribute('alt', first ?? '');
});

test('both buttons reload the document', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => ((window as unknown as { kept: boolean }).kept = true));
  await page.getByRole('link', { name: words.contactMe }).click();
  await expect(page).toHaveURL('/contact');
  expect(await page.evaluate(() => 'kept' in window)).toBe(false);
});

test('the button to the projects takes 500 ms, unless it opens a new tab', async ({ page, context }) => {
  await openFrozen(page, '/');
  const link = page.getByRole('link', { name: words.viewProjects });
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL(/\/projects$/);
  await expect(page.locator('[data-particle]')).toHaveCount(0);
  await link.click();
  await expect(page.locator('[data-particle]')).toHaveCount(6);
  await expect(page.locator(byClass('ripple'))).toHaveCount(1);
  await page.clock.runFor(499);
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-particle]')).toHaveCount(6);
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/projects');
  await page.goBack();
  await expect(page.locator('[data-particle]')).toHaveCount(0);
});

test('the sky is the one over Málaga at the moment of the visit', async ({ page }) => {
  // Greenwich sidereal time 8 h 34 m 57 s (Meeus, example 12.b); Málaga is 4.42 degrees, 17 m 41 s, behind.
  await openFrozen(page, '/', '1987-04-10T19:21:00Z');
  await expect(page.locator(`${byClass('hero')} ${byClass('data')}`)).toContainText('36,72 N 4,42 O');
  await expect(page.locator(`${byClass('hero')} ${byClass('data')}`)).toContainText('08 h 17 m');
  const chart = page.locator(byClass('chart'));
  const turn = await chart.evaluate((element) => Number.parseFloat(getComputedStyle(element).rotate));
  expect(turn).toBeCloseTo(-(128.73787 - 4.42), 1);
});

test('the sections are in order, with their projects', core, async ({ page }) => {
  const { home, shell } = en;
  await page.goto('/en');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    ...[home.lastSky, home.featuredProjects, home.stores, home.about],
    ...[shell.pages.notes, home.newsletter, home.workTogether],
  ]);
  const section = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
  const titlesIn = (name: string) => section(name).getByRole('article').getByRole('heading', { level: 3 });
  const featured = content.projects.filter(({ featuredOrder }) => featuredOrder);
  const inOrder = featured.sort((a, b) => Number(a.featuredOrder) - Number(b.featuredOrder));
  await expect(titlesIn(home.featuredProjects)).toHaveText(inOrder.map(({ title }) => title.en));
  const all = section(home.featuredProjects).getByRole('link', { name: home.allProjects });
  await expect(all).toHaveAttribute('href', '/en/projects');
  const stores = content.projects.filter(({ store }) => store).map(({ title }) => title.en);
  expect((await titlesIn(home.stores).allTextContents()).sort()).toEqual(stores.sort());
  await expect(section(home.about).getByRole('link')).toHaveAttribute('href', '/en/about');
  const contact = section(home.workTogether).getByRole('link', { name: shell.pages.contact });
  await expect(contact).toHaveAttribute('href', '/en/contact');
});
