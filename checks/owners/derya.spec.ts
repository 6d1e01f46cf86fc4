import { expect, test, visit } from '#checks/journeys/support/fixtures.ts';
import { shippedWords, testPages } from './own-languages.ts';

// The site of `checks/owners/derya`: made from a JSON Resume, Turkish first with German beside it, works among all
// projects, no novel; notes, a page and a section of the owner's own.
const { projects, shell, home } = shippedWords('tr');
const german = shippedWords('de');

testPages({
  paths: {
    tr: ['', '/isler', '/hakkimda', '/ozgecmis', '/iletisim', '/notes', '/notes/yamac', '/baskilar'],
    de: ['', '/arbeiten', '/ueber-mich', '/lebenslauf', '/kontakt', '/notes', '/notes/yamac', '/baskilar'],
  },
  languages: { tr: { prefix: '', direction: 'ltr' }, de: { prefix: '/de', direction: 'ltr' } },
});

test.describe('addresses in the language of the site', () => {
  test('former addresses lead to the present ones, with their query', async ({ page, request }) => {
    for (const [from, to] of Object.entries({
      '/projects': '/isler',
      '/de/projects': '/de/arbeiten',
      '/about': '/hakkimda',
      '/de/contact/': '/de/kontakt',
    })) {
      const reply = await request.get(from, { maxRedirects: 0 });
      expect(reply.status(), from).toBe(301);
      expect((await request.get(from)).url(), from).toMatch(new RegExp(`${to}$`));
    }
    await page.goto('/de/projects?category=haritalar&sort=oldest#works');
    await expect(page).toHaveURL('/de/arbeiten?category=haritalar&sort=oldest#works');
  });

  test('canonical, languages, sitemap and menus name the present addresses', async ({ page, request }) => {
    await page.goto('/de/arbeiten');
    const linkTo = (rel: string) => page.locator(`link[rel="${rel}"]`);
    await expect(linkTo('canonical')).toHaveAttribute('href', 'https://derya.example/de/arbeiten');
    expect(await linkTo('alternate').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      expect.arrayContaining(['https://derya.example/isler', 'https://derya.example/de/arbeiten']),
    );
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).toContain('<loc>https://derya.example/de/ueber-mich</loc>');
    const menu = page.getByRole('navigation', { name: german.shell.mainNavigation });
    await expect(menu.locator('[aria-current="page"]')).toHaveAttribute('href', '/de/arbeiten');
    const former = /href="[^"]*\/(projects|about|contact)["?#]/;
    for (const address of ['/isler', '/de/kontakt', '/hakkimda'])
      expect(await (await request.get(address)).text(), address).not.toMatch(former);
  });

  test('links, the language switch and going back keep to them', async ({ page }) => {
    await visit(page, '/');
    const follow = ({ mainNavigation: name, pages }: typeof shell, to: 'projects' | 'about') =>
      page.getByRole('navigation', { name }).getByRole('link', { name: pages[to] }).click();
    await follow(shell, 'projects');
    await expect(page).toHaveURL('/isler');
    await page.getByRole('button', { name: 'Işık ve gece' }).click();
    await page.getByRole('button', { name: projects.sortNames.oldest }).click();
    await expect(page).toHaveURL('/isler?kategori=isik-ve-gece&sirala=eski');
    await page.getByRole('button', { name: /^Dili değiştir/ }).click();
    await expect(page).toHaveURL('/de/arbeiten?kategori=isik-ve-gece&sirala=eski');
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Licht und Nacht' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('group', { name: german.projects.categories }).getByRole('button', { name: 'Karten' }).click();
    await expect(page).toHaveURL('/de/arbeiten?kategorie=haritalar&ordnung=aelteste');
    await follow(german.shell, 'about');
    await expect(page).toHaveURL('/de/ueber-mich');
    await page.goBack();
    await expect(page).toHaveURL('/de/arbeiten?kategorie=haritalar&ordnung=aelteste');
  });

  test('an opened picture is named in the word of the site; the earlier word opens it too', async ({ page }) => {
    await page.goto('/isler#seri=koy&n=2');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto('/de/arbeiten#obra=koy&n=1');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL('/de/arbeiten#serie=koy&n=2');
  });
});

test('the home page has the sections of its list, in that order', async ({ page }) => {
  await visit(page, '/');
  const sections = [home.about, 'Sergiler', home.featuredProjects, shell.pages.notes, home.workTogether];
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(sections);
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Sergiler' }) });
  await expect(section.getByRole('listitem').first()).toContainText('Eki 2025');
  await section.getByRole('link', { name: 'Baskılar' }).click();
  await expect(page).toHaveURL('/baskilar');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
});
