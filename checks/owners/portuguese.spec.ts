import { readFileSync, readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { bothLights, faultsIn } from '#checks/journeys/support/axe.ts';
import { expect, hydrated, test, visit } from '#checks/journeys/support/fixtures.ts';
import { mark, prefixes } from './portuguese.ts';
import { servedFolder } from './served-folder.ts';

// Long, because some journeys open every page.
test.describe.configure({ timeout: 120_000 });

// A site with every feature: Portuguese first, Spanish and English beside it, and Italian with interface text only.
const pages = ['', '/projects', '/novel', '/about', '/contact'];
const story = '/projects/nimbus-app';
const addressOf = (prefix: string, page: string) => prefix + page || '/';

for (const page of pages)
  for (const [language, prefix] of Object.entries(prefixes))
    test(`${addressOf(prefix, page)} is in "${language}" and links to the others`, async ({ page: tab }) => {
      await visit(tab, addressOf(prefix, page));
      await expect(tab.locator('html')).toHaveAttribute('lang', language);
      const alternates = await tab
        .locator('link[rel="alternate"][hreflang]')
        .evaluateAll((all) => all.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`));
      const root = 'https://example.com';
      const own = Object.entries(prefixes).map(([code, each]) => `${code} ${root}${addressOf(each, page)}`);
      expect(alternates).toEqual([...own, `x-default ${root}${addressOf('', page)}`]);
      const title = await tab.title();
      expect(title.endsWith(mark)).toBe(language === 'pt' || language === 'it');
      const links = await tab.locator('nav a[href^="/"]').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      const foreign = Object.values(prefixes).filter((each) => each !== '' && each !== prefix);
      expect(links.filter((href) => foreign.some((each) => href === each || href?.startsWith(`${each}/`)))).toEqual([]);
    });

test.describe(() => {
  test.use({ reducedMotion: 'reduce', bypassCSP: true });

  for (const page of pages)
    test(`${page || '/'} has no accessibility faults in Portuguese`, async ({ page: tab }) => {
      await tab.goto(addressOf('', page), { waitUntil: 'networkidle' });
      await hydrated(tab);
      expect(await faultsIn(tab, bothLights)).toEqual([]);
    });
});

test('with all texts written there are no fallbacks: only the chapters are in their own language', async ({ page }) => {
  for (const path of pages) {
    await page.goto(addressOf('', path));
    const marked = await page
      .locator('main [lang], footer [lang]')
      .evaluateAll((all) =>
        all.map((element) => `${element.getAttribute('lang')} ${element.textContent?.slice(0, 40)}`),
      );
    expect(marked.filter((each) => !each.startsWith('es ') || path !== '/novel')).toEqual([]);
  }
});

/** Portuguese texts and names without `lang="pt"`. */
function unmarked(page: Page): Promise<string[]> {
  return page.evaluate((sign) => {
    const own = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === 'it';
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (node.nodeValue?.includes(sign) && own(parent) && parent?.tagName !== 'SCRIPT') texts.push(node.nodeValue);
    }
    for (const element of document.querySelectorAll('[alt], [title], [aria-label], meta[content]'))
      for (const name of ['alt', 'title', 'content'])
        if (element.getAttribute(name)?.endsWith(sign) && own(element)) texts.push(`${name}: ${element.outerHTML}`);
    return texts;
  }, mark);
}

test('Portuguese fallbacks in Italian are marked, wherever they are shown', async ({ page }) => {
  for (const path of [...pages, story, '/projects?layout=index']) {
    await visit(page, addressOf(prefixes.it, path));
    await expect(page.locator('body')).toContainText(mark);
    expect(await unmarked(page), path).toEqual([]);
  }
  await visit(page, '/it/projects?category=fotografia-pt');
  await page.getByRole('article').first().getByText('Ver galeria').first().click();
  await expect(page.getByRole('dialog').getByText(mark).first()).toBeVisible();
  expect(await unmarked(page), 'the gallery').toEqual([]);
  await visit(page, '/it/contact');
  await write(page);
  await expect(page.getByRole('button', { name: 'Enviar outra mensagem' })).toBeVisible();
  expect(await unmarked(page), 'the sent message').toEqual([]);
});

test('the menu leads to the same page in another language, with the search', async ({ page }) => {
  await visit(page, '/projects?q=Nimbus');
  await page.getByRole('button', { name: 'Idioma: português, PT' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/projects?q=Nimbus');
  await expect(page.getByRole('searchbox', { name: 'Search projects' })).toHaveValue('Nimbus');
  // The choice is stored: later visits to an unprefixed address are redirected.
  await page.goto('/about');
  await expect(page).toHaveURL('/en/about');
  await page.getByRole('button', { name: /English, EN$/ }).click();
  await page.getByRole('button', { name: 'português' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'Sobre Mim' })).toBeVisible();
});

test('projects are counted, filtered and dated in Portuguese style', async ({ page }) => {
  await visit(page, '/projects');
  await expect(page.getByRole('status').filter({ hasText: 'A mostrar' })).toContainText(
    /A mostrar (\d+) de \1 projetos/,
  );
  await expect(page.getByRole('article').first().locator('time')).toHaveText(/^\d+ de [a-z]{3}\. de \d{4}$/);
  const filters = page.getByRole('group', { name: 'Categorias' }).getByRole('button');
  await expect(filters).toHaveText(['Todos', `Favoritos ${mark}`, `Fotografia ${mark}`]);
  await page.getByRole('button', { name: `Fotografia ${mark}` }).click();
  await page.getByRole('article').first().getByText('Ver galeria').first().click();
  await expect(page.getByRole('dialog', { name: /^Galeria: / })).toBeVisible();
});

test('the novel is open in the menu, and a reader’s review is kept', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Romance' }).click();
  await expect(page).toHaveURL('/novel');
  await page.getByRole('tab', { name: 'Críticas' }).click();
  await page.getByRole('textbox', { name: 'Nome' }).fill('Rita');
  await page.getByRole('textbox', { name: 'Comentário' }).fill('Não a larguei.');
  await page.getByRole('button', { name: 'Publicar crítica' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Crítica publicada com sucesso!' })).toBeVisible();
});

test('the chat is in every language', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('button', { name: 'Abrir chat' })).toBeVisible();
  await visit(page, '/en');
  await page.getByRole('button', { name: 'Open chat' }).click();
  const chat = page.getByRole('dialog', { name: 'Assistant' });
  await chat.getByRole('textbox').fill('How much is a website?');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByRole('log')).toContainText('A simple website starts at 900 euros.');
});

async function write(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Nome' }).fill('Rita');
  await page.getByRole('textbox', { name: 'Correio eletrónico' }).fill('rita@example.org');
  await page.getByRole('textbox', { name: 'Assunto' }).fill('Um site');
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Para o verão.');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
}

test.describe(() => {
  test.use({ allowedErrors: ['404'] });

  test('an unknown address is reported in Portuguese first; /pt does not exist', async ({ page, request }) => {
    for (const path of ['/pt', '/pt/projects']) expect((await request.get(path)).status(), path).toBe(404);
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página não está no mapa');
  });
});

test('files for machines are in three languages', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  for (const page of pages)
    for (const prefix of Object.values(prefixes)) expect(addresses).toContain(addressOf(prefix, page));
  expect(await (await request.get('/feed.xml')).text()).toContain('xml:lang="pt"');
});

test('no page in Portuguese contains Spanish interface text', () => {
  const client = join(servedFolder('portuguese'), 'dist/client');
  const all = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const own = all.filter((name) => !/^(es|en|it|newsletter-demo)(\/|\.html$)/.test(name));
  expect(own.length).toBeGreaterThan(pages.length);
  const spanish = /Saltar al contenido|Sobre Mí|Contáctame|Ver Proyecto\b|Correo electrónico|Tema oscuro|Pie de página/;
  for (const name of own) {
    // Error pages say it in each language, one section each.
    const html = readFileSync(join(client, name), 'utf8').replace(/<section lang="(?!pt").*?<\/section>/gs, '');
    expect(spanish.exec(html)?.[0], name).toBeUndefined();
  }
});
