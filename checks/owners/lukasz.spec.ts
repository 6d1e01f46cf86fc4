import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { accentOf } from '#src/content/owner/accent.ts';
import { chatOn } from '#checks/journeys/support/chat-helpers.ts';
import { expect, expecting, test, visit } from '#checks/journeys/support/fixtures.ts';
import { namesIn, ownerNames, subjectsIn } from './owner-names.ts';
import { testPages } from './own-languages.ts';
import { servedFolder } from './served-folder.ts';

// The site built from `checks/owners/lukasz/content`: one language and only the required content.
const paths = ['', '/projects', '/about', '/contact', '/cv'];

testPages({ paths, languages: { en: { prefix: '', direction: 'ltr' } } });

test('every page is in the owner’s name and one language, and mentions no other', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path || '/');
    await expect(page).toHaveTitle(/Łukasz Ferrier/);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', `https://ferrier.example${path || '/'}`);
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /language|switch to/i })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Novel' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Contributions' })).toHaveCount(0);
    const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.filter((href) => /^\/(en|es)(\/|$)/.test(href ?? ''))).toEqual([]);
  }
});

test('missing content has no address', expecting('404'), async ({ page, request }) => {
  for (const path of ['/novel', '/en', '/en/projects', '/es'])
    expect((await request.get(path)).status(), path).toBe(404);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect([...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address ?? '').pathname)).toEqual(
    paths.map((path) => path || '/'),
  );
  expect(sitemap).not.toContain('hreflang');
  await page.goto('/nowhere');
  const links = page.getByRole('main').getByRole('link');
  await expect(links.first()).toBeVisible();
  for (const link of await links.all())
    expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
});

test('the home page has only sections with content, in the owner’s words', async ({ page }) => {
  await page.goto('/');
  const sections = ['Selected work', 'About Me', 'Something that has to stand?'];
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(sections);
  await expect(page.getByText('Three that I still walk past.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write to me' })).toHaveAttribute('href', '/contact');
  await expect(page.getByRole('contentinfo').getByText('Drawn with a soft pencil beside a warm kiln.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change photo' })).toHaveCount(0);
});

test('a project without picture and icon gets generated, decorative ones', async ({ page }) => {
  await visit(page, '/projects');
  const shed = page.getByRole('article', { name: 'Kiln Shed' });
  await shed.scrollIntoViewIfNeeded();
  const pictures = shed.locator('img');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('alt', '');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

test('networks with the owner’s names have icons and rel="me"', async ({ page }) => {
  await page.goto('/contact');
  const networks = { Mastodon: 'https://social.example/@lukasz', 'Kiln log': 'https://kiln.example/log' };
  for (const [name, address] of Object.entries(networks)) {
    const link = page.getByRole('main').getByRole('link', { name });
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('rel', /(^| )me( |$)/);
    await expect(link.locator('svg path')).not.toHaveCount(0);
  }
});

test('the accent is the owner’s, in readable shades', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const shade = accentOf({ accent: '#1d5c4d' })[colorScheme];
    const channels = [1, 3, 5].map((at) => Number.parseInt(shade.slice(at, at + 2), 16));
    const current = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
    await expect(current).toHaveCSS('box-shadow', new RegExp(`^rgb\\(${channels.join(', ')}\\) 0px -2px`));
  }
});

test('the owner’s picture, style sheet and former address are used', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('img', { name: 'The Silver Peaks footbridge in one line.' })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(16, 24, 32)');
  await page.goto('/work');
  await expect(page).toHaveURL('/projects');
});

test('the assistant knows this owner', async ({ page }) => {
  const chat = chatOn(page, 'en');
  await chat.open('/');
  await expect(chat.dialog.getByText('I know these buildings and pots.')).toBeVisible();
  await expect(chat.dialog.getByRole('button', { name: 'Which project is the most recent?' })).toBeVisible();
  await chat.ask('Tell me about the Kiln Shed');
  await expect(chat.log.getByText(/recycled rimu/)).toBeVisible();
  await chat.ask('¿Qué proyectos hay?');
  await expect(chat.count).toHaveText('8/10');
});

test("the built site contains nothing of the demo's owner", () => {
  const dist = join(servedFolder('lukasz'), 'dist');
  const names = ownerNames(process.cwd());
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|css|json|xml|txt|svg|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(20);
  const left = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    // The assistant's vocabulary covers all subjects.
    const subjects = file.startsWith(join(dist, 'client')) && !/assistant-pack/.test(file) ? subjectsIn(text) : [];
    return [...namesIn(text, names), ...subjects].map((word) => `${file.slice(dist.length)}: ${word}`);
  });
  expect([...new Set(left)]).toEqual([]);
});
