import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fixtures.ts';

test('all seventeen are there, newest first, and can be turned around', async ({ page }) => {
  await page.goto('/projects');
  await hydrated(page);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(17);
  await expect(page.getByRole('status').filter({ hasText: 'Mostrando' })).toHaveText('Mostrando 17 de 17 proyectos');
  await expect(cards.first()).toHaveAccessibleName('Nimbus App');
  const recent = page.getByRole('button', { name: 'Más recientes' });
  await expect(recent).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Más antiguos' }).click();
  await expect(cards.first()).toHaveAccessibleName('MeteoMálaga');
  await expect(page).toHaveURL('/projects?sort=oldest');
  await recent.click();
  await expect(page).toHaveURL('/projects');
});

const counts: [string, string, string, number][] = [
  ['Destacados', 'Featured', 'featured', 3],
  ['OpenAI', 'OpenAI', 'openai', 6],
  ['Trading', 'Trading', 'trading', 2],
  ['Portfolios', 'Portfolios', 'portfolios', 3],
  ['Tiendas', 'Stores', 'stores', 3],
  ['2D / 3D', '2D / 3D', '2d-3d', 5],
  ['Fotografía', 'Photography', 'photography', 4],
];

for (const [es, en, category, count] of counts) {
  test(`the category ${en} shows ${count} in both languages`, async ({ page }) => {
    await page.goto('/projects');
    await hydrated(page);
    await page.getByRole('button', { name: es, exact: true }).click();
    await expect(page).toHaveURL(`/projects?category=${category}`);
    await expect(page.getByRole('article')).toHaveCount(count);
    await expect(page.getByText(`Mostrando ${count} de ${count} proyectos`)).toBeVisible();
    await page.goto(`/en/projects?category=${category}`);
    await expect(page.getByRole('button', { name: en, exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(`Showing ${count} of ${count} projects`)).toBeVisible();
  });
}

test('search goes over title, description and tags; case and accents do not count', async ({ page }) => {
  await page.goto('/projects');
  await hydrated(page);
  const search = page.getByRole('searchbox', { name: 'Buscar proyectos' });
  await expect(search).toHaveAttribute('placeholder', 'Buscar proyectos...');
  await search.fill('METEOMALAGA');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Mostrando 1 de 17 proyectos')).toBeVisible();
  await search.fill('blockchain');
  await expect(page.getByRole('article').first()).toHaveAccessibleName('CandleRush 2');
  await expect(page).toHaveURL('/projects?q=blockchain');
});

test('a visitor on a phone finds an OpenAI project from Málaga in either language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [address, search] of [
    ['/projects', 'Buscar proyectos'],
    ['/en/projects', 'Search projects'],
  ] as const) {
    await page.goto(address);
    await hydrated(page);
    await page.getByRole('button', { name: 'OpenAI', exact: true }).click();
    await page.getByRole('searchbox', { name: search }).fill('malaga');
    await expect(page.getByRole('article', { name: 'SVC Moto' })).toBeVisible();
  }
});

test('nothing found: a hint, and a way back', async ({ page }) => {
  await page.goto('/en/projects?q=zzzz&category=stores');
  await hydrated(page);
  await expect(page.getByText('No projects found')).toBeVisible();
  await expect(page.getByText('Showing 0 of 3 projects')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('article')).toHaveCount(17);
  await expect(page).toHaveURL('/en/projects');
});

test('a query of any kind falls back to what is known', async ({ page }) => {
  for (const query of [
    '?category=__proto__&sort=drop',
    '?q=[(*+?%5C&category=',
    '?q=%3Cscript%3Ealert(1)%3C/script%3E',
    `?q=${'x'.repeat(4000)}`,
    '?q=%E0%A4%A',
  ]) {
    await page.goto(`/projects${query}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Proyectos' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Todos' })).toHaveAttribute('aria-pressed', 'true');
  }
});

test('cards show every state', async ({ page }) => {
  await page.goto('/projects');
  const card = (name: string) => page.getByRole('article', { name, exact: true });

  const nimbus = card('Nimbus App');
  await expect(nimbus.getByRole('link', { name: 'Descargar APK' })).toHaveAttribute('href', /\.apk$/);
  await expect(nimbus.getByRole('button', { name: 'Ver Código' })).toBeDisabled();
  await expect(nimbus.getByText('www.nimbusapp.es')).toBeVisible();
  await nimbus.getByRole('button', { name: 'Ver Código' }).hover();
  await expect(nimbus.getByRole('tooltip')).toHaveText('Código privado');

  for (const name of ['SVC Moto', 'Bot Trading IA']) {
    const blocked = card(name).getByRole('button', { name: 'Ver Proyecto' });
    await expect(blocked).toBeDisabled();
    const style = await blocked.evaluate((element) => ({
      filter: getComputedStyle(element).filter,
      opacity: getComputedStyle(element).opacity,
    }));
    expect(style.filter).toContain('blur');
    expect(style.opacity).toBe('0.5');
  }

  const fpv = card('FPV Costa del Sol');
  await expect(fpv.getByText('paginaweb.es')).toBeVisible();
  await expect(fpv.getByRole('button', { name: 'Ver Proyecto' })).toBeDisabled();
  await expect(card('CityVox').getByText('Trabajando')).toBeVisible();
  await expect(card('Salvatore Repair').getByText('Finalizado')).toBeVisible();
  await expect(card('SVC Moto').locator('time')).toHaveText('1 sept 2025');
  await expect(card('MeteoMálaga').getByRole('link', { name: 'Ver Proyecto' })).toHaveAttribute(
    'href',
    'https://meteomalaga.fun',
  );

  await page.goto('/en/projects');
  await expect(page.getByRole('article', { name: 'FPV Costa del Sol' }).getByText('website.com')).toBeVisible();
  await expect(page.getByRole('article', { name: 'SVC Moto' }).locator('time')).toHaveText('Sep 1, 2025');
});

test('Escape puts a reason away even while its card is still being taken over', async ({ page }) => {
  await page.goto('/en/projects');
  await hydrated(page);
  const card = page.getByRole('article', { name: 'Nimbus App', exact: true });
  await card.getByRole('button', { name: 'View Code' }).evaluate((button) => {
    button.focus();
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await expect(card.getByRole('button', { name: 'View Code' })).toBeFocused();
  await expect(card.getByRole('tooltip')).toBeHidden();
});

test('an unavailable button is within reach and says why by hover, focus and tap', async ({
  page,
  browser,
  baseURL,
}) => {
  const codeOf = (view: Page) => {
    const card = view.getByRole('article', { name: 'Nimbus App', exact: true });
    return { button: card.getByRole('button', { name: 'View Code' }), reason: card.getByRole('tooltip') };
  };
  await page.goto('/en/projects');
  await hydrated(page);
  const { button, reason } = codeOf(page);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription('Private code');
  await expect(reason).toBeHidden();
  await button.hover();
  await expect(reason).toHaveText('Private code');
  await page.mouse.move(0, 0);
  await expect(reason).toBeHidden();
  // The Tab key comes to it from the action before it.
  await page
    .getByRole('article', { name: 'Nimbus App', exact: true })
    .getByRole('link', { name: 'View Project' })
    .focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(reason).toHaveText('Private code');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/projects');
  await page.keyboard.press('Escape');
  await expect(reason).toBeHidden();

  const phone = await browser.newContext({ baseURL, hasTouch: true, viewport: { width: 390, height: 844 } });
  const touched = await phone.newPage();
  await touched.goto('/en/projects');
  await hydrated(touched);
  const tapped = codeOf(touched);
  await tapped.button.tap({ force: true });
  await expect(tapped.reason).toHaveText('Private code');
  await phone.close();
});

test('an address with a query and a card in it leads to the card', async ({ page }) => {
  const card = page.locator('[id="via-lactea-torcal"]');
  await page.goto('/projects?category=photography#via-lactea-torcal');
  await expect.poll(async () => (await card.boundingBox())?.y).toBeLessThan(150);
});
