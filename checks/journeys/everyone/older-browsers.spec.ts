import { expect, test } from '../support/fixtures.ts';

// Simulates a browser before the baseline (docs/decisions/024-older-browsers.md): one without `light-dark()`.
test.use({ viewport: { width: 390, height: 844 } });

for (const address of ['/', '/projects', '/novel', '/about', '/contact'])
  test(`${address} is readable as plain HTML in an older browser`, async ({ page }) => {
    await page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS) as (...args: string[]) => boolean;
      CSS.supports = (...args: string[]) => !args.join(' ').includes('light-dark') && supports(...args);
    });
    await page.route('**/*.css', async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, body: (await reply.text()).replaceAll('light-dark(', 'unknown-to-it(') });
    });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(
      scripts.filter((path) => !/\/boot-/.test(path)),
      'script that it could not run',
    ).toEqual([]);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const lightness = await heading.evaluate((element) => {
      const sum = (colour: string) =>
        (colour.match(/[\d.]+/g)?.map(Number) ?? []).slice(0, 3).reduce((total, part) => total + part, 0);
      const grounds: string[] = [];
      for (let part: Element | null = element; part; part = part.parentElement)
        grounds.push(getComputedStyle(part).backgroundColor);
      const ground = grounds.find((colour) => !/, 0\)|transparent/.test(colour)) ?? 'rgb(255, 255, 255)';
      return { text: sum(getComputedStyle(element).color), ground: sum(ground) };
    });
    expect(lightness.ground - lightness.text, 'dark text on light ground').toBeGreaterThan(500);
    // The menu is open, because nothing could open it, and controls that need JavaScript are hidden.
    await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Abrir chat' })).toBeHidden();
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contacto' }).click();
    await expect(page).toHaveURL('/contact');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
