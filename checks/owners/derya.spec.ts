import { readFileSync } from 'node:fs';
import { expect, test, visit } from '#checks/journeys/support/fixtures.ts';
import { repository } from '#checks/repository.ts';
import { shippedWords, testPages } from './own-languages.ts';

// The site of `checks/owners/derya`: made from a JSON Resume, Turkish first with German beside it, works among all
// projects, no novel; notes, a page and a section of the owner's own.
const { chat, projects, contact, shell, home, notes } = shippedWords('tr');

testPages({
  paths: {
    tr: ['', '/isler', '/hakkimda', '/ozgecmis', '/iletisim', '/notes', '/notes/yamac', '/baskilar'],
    de: ['', '/arbeiten', '/ueber-mich', '/lebenslauf', '/kontakt', '/notes', '/notes/yamac', '/baskilar'],
  },
  languages: { tr: { prefix: '', direction: 'ltr' }, de: { prefix: '/de', direction: 'ltr' } },
});

test('the search folds Turkish letters', async ({ page }) => {
  await visit(page, '/isler');
  await expect(page.getByRole('article')).toHaveCount(3);
  const search = page.getByRole('searchbox', { name: projects.search });
  for (const [typed, found] of [
    ['ILICA', 'Heyelan Duyarlılık Haritası'],
    ['ışıkkent', 'Heyelan Duyarlılık Haritası'],
    ['korfez', 'Körfez'],
  ] as const) {
    await search.fill(typed);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article', { name: found })).toBeVisible();
  }
});

test('filters have Latin names in addresses', async ({ page }) => {
  await visit(page, '/isler');
  await page.getByRole('button', { name: 'Işık ve gece' }).click();
  await expect(page).toHaveURL('/isler?kategori=isik-ve-gece');
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('small letters and numbers follow the language', async ({ page }) => {
  await page.goto('/iletisim');
  await expect(page.getByText(contact.responseTime).first()).toBeVisible();
  await expect(page.locator('main')).toContainText('iki iş günü');
  await page.goto('/de/kontakt');
  await expect(page.locator('main')).toContainText('Zwei Werktage');
  await page.goto('/hakkimda');
  await expect(page.locator('main')).toContainText('%92,5');
});

test('the chat answers from the content in a language that the assistant has not learned', async ({
  page,
  request,
}) => {
  await visit(page, '/');
  await page.getByRole('button', { name: chat.open }).click();
  const dialog = page.getByRole('dialog', { name: chat.title });
  await dialog.getByRole('button', { name: 'Bir baskı ne kadar?' }).click();
  await expect(dialog.getByRole('log')).toContainText('Bir baskı 80 avrodan başlar.');
  const asked = { messages: [{ role: 'user', content: 'Was ist die Karte der Erdrutschgefahr?' }] };
  const reply = await request.post('/api/chat/completions', { data: asked, headers: { 'Accept-Language': 'de' } });
  expect(await reply.text()).toContain('Hänge von Ilıca bis Işıkkent');
});

test('there is no novel, and nothing in Spanish or English', async ({ page, request }) => {
  expect((await request.get('/novel')).status()).toBe(404);
  await page.goto('/');
  await expect(page.getByRole('link', { name: shell.pages.projects }).first()).toBeVisible();
  for (const path of ['/', '/isler', '/hakkimda', '/iletisim', '/de', '/de/kontakt'])
    expect(await (await request.get(path)).text(), path).not.toMatch(
      /About Me|Sobre Mí|Skip to content|Dark theme|Close menu/,
    );
});

test.describe('addresses in the language of the site', () => {
  test('former addresses lead to the present ones, with their query', async ({ page, request }) => {
    for (const [from, to] of [
      ['/projects', '/isler'],
      ['/de/projects', '/de/arbeiten'],
      ['/about', '/hakkimda'],
      ['/de/contact/', '/de/kontakt'],
    ] as const) {
      const reply = await request.get(from, { maxRedirects: 0 });
      expect(reply.status(), from).toBe(301);
      expect((await request.get(from)).url(), from).toMatch(new RegExp(`${to}$`));
    }
    await page.goto('/de/projects?category=haritalar&sort=oldest#works');
    await expect(page).toHaveURL('/de/arbeiten?category=haritalar&sort=oldest#works');
  });

  test('canonical, languages, sitemap, menus and the offline list name the present addresses', async ({
    page,
    request,
  }) => {
    await page.goto('/de/arbeiten');
    const linkTo = (rel: string) => page.locator(`link[rel="${rel}"]`);
    await expect(linkTo('canonical')).toHaveAttribute('href', 'https://derya.example/de/arbeiten');
    expect(await linkTo('alternate').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      expect.arrayContaining(['https://derya.example/isler', 'https://derya.example/de/arbeiten']),
    );
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).toContain('<loc>https://derya.example/de/ueber-mich</loc>');
    const menu = page.getByRole('navigation', { name: shippedWords('de').shell.mainNavigation });
    await expect(menu.locator('[aria-current="page"]')).toHaveAttribute('href', '/de/arbeiten');
    for (const address of ['/isler', '/de/kontakt', '/hakkimda'])
      expect(await (await request.get(address)).text(), address).not.toMatch(
        /href="[^"]*\/(projects|about|contact)["?#]/,
      );
  });

  test('links, the language switch and going back keep to them', async ({ page }) => {
    await visit(page, '/');
    await page
      .getByRole('navigation', { name: shell.mainNavigation })
      .getByRole('link', { name: shell.pages.projects })
      .click();
    await expect(page).toHaveURL('/isler');
    await page.getByRole('button', { name: 'Işık ve gece' }).click();
    await page.getByRole('button', { name: projects.sortNames.oldest }).click();
    await expect(page).toHaveURL('/isler?kategori=isik-ve-gece&sirala=eski');
    await page.getByRole('button', { name: /^Dili değiştir/ }).click();
    await expect(page).toHaveURL('/de/arbeiten?kategori=isik-ve-gece&sirala=eski');
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Licht und Nacht' })).toHaveAttribute('aria-pressed', 'true');
    await page
      .getByRole('group', { name: shippedWords('de').projects.categories })
      .getByRole('button', { name: 'Karten' })
      .click();
    await expect(page).toHaveURL('/de/arbeiten?kategorie=haritalar&ordnung=aelteste');
    await page
      .getByRole('navigation', { name: shippedWords('de').shell.mainNavigation })
      .getByRole('link', { name: shippedWords('de').shell.pages.about })
      .click();
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
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    home.about,
    'Sergiler',
    shell.pages.notes,
    home.workTogether,
  ]);
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Sergiler' }) });
  await expect(section.getByRole('listitem').first()).toContainText('Eki 2025');
  await section.getByRole('link', { name: 'Baskılar' }).click();
  await expect(page).toHaveURL('/baskilar');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
});

test('notes, their tags and a page are there in both languages', async ({ page }) => {
  await visit(page, '/notes');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('article').getByRole('link', { name: 'Harita', exact: true }).click();
  await expect(page).toHaveURL('/notes/tags/harita');
  await page.goto('/de/ueber-mich');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Ausstellungen');
  await expect(page.locator('main')).toContainText('Die Bucht');
  await page.goto('/de');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Abzüge' }).click();
  await expect(page).toHaveURL('/de/baskilar');
  await expect(page.locator('main')).toContainText('120 €');
  await expect(page.getByText(notes.all)).toHaveCount(0);
});

test('the CV is what the JSON Resume says, with translations', async ({ page, request }) => {
  for (const [path, position, months, study, link] of [
    ['/ozgecmis', 'Kıdemli haritacı', 'Eyl 2014 – Şub 2019', 'Lisans, Harita mühendisliği', 'tr'],
    ['/de/lebenslauf', 'Leitende Kartografin', 'Sept. 2014 – Feb. 2019', 'Lisans, Harita mühendisliği', 'de'],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 3 })).toContainText([position, study]);
    await expect(main).toContainText(months);
    const pdf = await request.get(`/resume/derya-isik-cv-${link}.pdf`);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
  }
  const written = readFileSync(`${repository}/checks/owners/derya/resume.json`, 'utf8');
  const { work, education, skills, languages } = JSON.parse(written) as Record<string, object[]>;
  const served = (await (await request.get('/resume.json')).json()) as Record<string, object[]>;
  expect(served).toMatchObject({ skills, languages });
  expect(served.work).toHaveLength(work?.length ?? 0);
  expect(served.education).toHaveLength(education?.length ?? 0);
});
