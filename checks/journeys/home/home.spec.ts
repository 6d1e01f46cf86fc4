import { byClass } from '../support/by-class.ts';
import { core, expect, hydrated, test } from '../support/fixtures.ts';
import { openFrozen } from '../support/frozen-page.ts';
import { roleLine, roles } from './home-helpers.ts';

test.describe('the first screen', () => {
  for (const { address, greeting, contact, projects, change, findMe, language } of [
    {
      address: '/',
      greeting: 'Hola, soy',
      contact: 'Contáctame',
      projects: 'Ver Proyectos',
      change: 'Cambiar foto',
      findMe: 'Encuéntrame en',
      language: 'es',
    },
    {
      address: '/en',
      greeting: "Hello, I'm",
      contact: 'Contact Me',
      projects: 'View Projects',
      change: 'Change photo',
      findMe: 'Find me on',
      language: 'en',
    },
  ] as const) {
    test(`shows who this is and links on (${address})`, core, async ({ page }) => {
      await page.goto(address);
      const prefix = language === 'en' ? '/en' : '';
      const hero = page.locator(byClass('hero'));
      await expect(hero.getByRole('heading', { level: 1, name: `${greeting} Alba Serrano` })).toBeVisible();
      await expect(hero.getByText(roles[language][0] ?? '')).toBeVisible();
      await expect(hero.getByRole('link', { name: contact })).toHaveAttribute('href', `${prefix}/contact`);
      await expect(hero.getByRole('link', { name: projects })).toHaveAttribute('href', `${prefix}/projects`);
      await expect(hero.getByRole('button', { name: change })).toBeVisible();
      await expect(hero.getByText(findMe)).toBeVisible();
      await expect(hero.locator(byClass('links')).getByRole('link')).toHaveCount(5);
      await expect(hero.locator(`${byClass('prints')} img${byClass('image')}`)).toHaveCount(6);
    });

    test(`each role is shown for three seconds (${address})`, async ({ page }) => {
      await openFrozen(page, address);
      const line = roleLine(page, language);
      const [first = '', second = '', third = '', fourth = ''] = roles[language];
      // Screen readers get all of them, once.
      await expect(line).toHaveAccessibleName(roles[language].join(' · '));
      await expect(line).toHaveText(first);
      await page.clock.runFor(3_000);
      for (const role of [second, third, fourth, first]) {
        await expect(line).toHaveText(role);
        await page.clock.runFor(2_900);
        await expect(line).toHaveText(role);
        await page.clock.runFor(100);
      }
    });
  }

  test('the photo alternates between two', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const photo = page.locator(`${byClass('portrait')} img${byClass('image')}`);
    const first = await photo.getAttribute('alt');
    const button = page.getByRole('button', { name: 'Cambiar foto' });
    await button.click();
    await expect(photo).not.toHaveAttribute('alt', first ?? '');
    await expect(photo).toHaveJSProperty('complete', true);
    expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await button.press('Enter');
    await expect(photo).toHaveAttribute('alt', first ?? '');
  });

  for (const address of ['/', '/en'])
    test(`no paragraph is on the page twice (${address})`, async ({ page }) => {
      await page.goto(address);
      const texts = (await page.locator('main p').allTextContents()).map((text) => text.trim());
      const long = texts.filter((text) => text.length > 80);
      expect(long.filter((text, at) => long.indexOf(text) < at)).toEqual([]);
    });

  test('both buttons reload the document', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => ((window as unknown as { kept: boolean }).kept = true));
    await page.getByRole('link', { name: 'Contáctame' }).click();
    await expect(page).toHaveURL('/contact');
    expect(await page.evaluate(() => 'kept' in window)).toBe(false);
  });

  test('the button to the projects takes 500 ms, with a ripple and six particles', async ({ page }) => {
    await openFrozen(page, '/');
    const link = page.getByRole('link', { name: 'Ver Proyectos' });
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

  test('a modifier key opens a new tab at once', async ({ page, context }) => {
    await page.goto('/');
    await hydrated(page);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Ver Proyectos' }).click({ modifiers: ['Control'] }),
    ]);
    await expect(tab).toHaveURL(/\/projects$/);
    await expect(page.locator('[data-particle]')).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });

  test('the sky is the one over Málaga at the moment of the visit', async ({ page }) => {
    // Greenwich sidereal time 8 h 34 m 57 s (Meeus, example 12.b); Málaga is 4.42 degrees, 17 m 41 s, behind.
    await openFrozen(page, '/', '1987-04-10T19:21:00Z');
    await expect(page.locator(`${byClass('hero')} ${byClass('data')}`)).toContainText('36,72 N 4,42 O');
    await expect(page.locator(`${byClass('hero')} ${byClass('data')}`)).toContainText('08 h 17 m');
    const turn = await page
      .locator(byClass('chart'))
      .evaluate((chart) => Number.parseFloat(getComputedStyle(chart).rotate));
    expect(turn).toBeCloseTo(-(128.73787 - 4.42), 1);
  });
});

for (const width of [390, 768, 1440, 1920]) {
  test(`the portrait is centred in its ring (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const middle = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      if (!box) throw new Error(`${selector} is not drawn`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const ring = await middle(`${byClass('portrait')} > svg`);
    const picture = await middle(`${byClass('portrait')} > ${byClass('picture')}`);
    expect(Math.abs(picture.x - ring.x)).toBeLessThan(0.75);
    expect(Math.abs(picture.y - ring.y)).toBeLessThan(0.75);
  });
}

test('the sections are in order, with their projects', core, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Último cielo',
    'Proyectos Destacados',
    'Tiendas',
    'Sobre Mí',
    'Notas',
    'Newsletter',
    '¿Trabajamos juntos?',
  ]);
  await page.goto('/en');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Last sky',
    'Featured Projects',
    'Stores',
    'About Me',
    'Notes',
    'Newsletter',
    'Shall we work together?',
  ]);
  const section = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
  await expect(section('Featured Projects').getByRole('article').getByRole('heading', { level: 3 })).toHaveText([
    'Horizon Creative',
    'Nimbus App',
    'Free Air Street',
  ]);
  await expect(section('Featured Projects').getByRole('link', { name: 'See all projects' })).toHaveAttribute(
    'href',
    '/en/projects',
  );
  const stores = await section('Stores').getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
  expect(stores.sort()).toEqual(['Free Air Street', 'SVC Moto', 'Salvatore Repair']);
  for (const text of ['2+', 'years of experience', '15+', 'projects completed', 'Front-end', 'Back-end']) {
    await expect(section('About Me').getByText(text, { exact: true })).toBeVisible();
  }
  await expect(section('About Me').getByRole('link')).toHaveAttribute('href', '/en/about');
  await expect(section('Shall we work together?').getByRole('link', { name: 'Contact' })).toHaveAttribute(
    'href',
    '/en/contact',
  );
});

test('cards appear a tenth of a second apart, the last within 0.6 s', async ({ page }) => {
  await page.goto('/projects');
  const delays = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => Number.parseFloat(getComputedStyle(card).animationDelay)));
  expect(delays.slice(0, 6)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
  expect(Math.max(...delays)).toBe(0.6);
});
