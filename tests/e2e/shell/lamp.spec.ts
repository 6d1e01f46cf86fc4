import { faultsOf } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';

test.use({ reducedMotion: 'reduce' });

test('the red lamp is switched by its button, kept, and leaves the theme alone', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  const html = page.locator('html');
  const theme = await html.getAttribute('data-theme');
  const button = page.getByRole('banner').getByRole('button', { name: 'Lámpara roja' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(html).toHaveAttribute('data-lamp', 'on');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(html).toHaveAttribute('data-theme', theme ?? '');
  expect(await page.evaluate(() => [localStorage.getItem('lamp'), localStorage.getItem('theme')])).toEqual([
    'on',
    null,
  ]);
  await expect(html).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await page.goto('/en/contact');
  await expect(html).toHaveAttribute('data-lamp', 'on');
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Red lamp' }).click();
  await expect(html).not.toHaveAttribute('data-lamp');
  expect(await page.evaluate(() => localStorage.getItem('lamp'))).toBe(null);
});

test('its key works while a slider has the focus', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('slider', { name: 'Hora del cielo' }).press('l');
  await expect(page.locator('html')).toHaveAttribute('data-lamp', 'on');
});

test('its key works outside of fields, and can be turned off', async ({ page }) => {
  await page.goto('/projects');
  await hydrated(page);
  const html = page.locator('html');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Lámpara roja' })).toHaveAttribute(
    'aria-keyshortcuts',
    'L',
  );
  await page.keyboard.press('l');
  await expect(html).toHaveAttribute('data-lamp', 'on');
  await page.keyboard.press('l');
  await expect(html).not.toHaveAttribute('data-lamp');
  await page.keyboard.press('Control+l');
  await expect(html).not.toHaveAttribute('data-lamp');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('searchbox').press('l');
  await expect(page.getByRole('searchbox')).toHaveValue('l');
  await expect(html).not.toHaveAttribute('data-lamp');

  const setting = page.getByRole('contentinfo').getByRole('button', { name: 'Tecla L: lámpara roja' });
  await expect(setting).toHaveAttribute('aria-pressed', 'true');
  await setting.click();
  await expect(setting).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('l');
  await expect(html).not.toHaveAttribute('data-lamp');
  await page.reload();
  await hydrated(page);
  await expect(setting).toHaveAttribute('aria-pressed', 'false');
});

test('where nothing can be stored, a page from the browser’s memory is as it was left', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await page.goto('/about');
  await hydrated(page);
  const html = page.locator('html');
  const setting = page.getByRole('contentinfo').getByRole('button', { name: 'Tecla L: lámpara roja' });
  await page.getByRole('banner').getByRole('button', { name: 'Lámpara roja' }).click();
  await setting.click();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(setting).toHaveAttribute('aria-pressed', 'false');
  await expect(html).toHaveAttribute('data-lamp', 'on');
});

test.describe('in its light', () => {
  test.use({ bypassCSP: true });

  for (const path of ['/', '/projects', '/novel', '/about', '/contact']) {
    test(`${path} has no accessibility faults`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('lamp', 'on'));
      await page.goto(path, { waitUntil: 'networkidle' });
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('data-lamp', 'on');
      expect(await faultsOf(page)).toEqual([]);
    });
  }
});

test('the footer tells tonight over the town, in the room that was kept for it', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  const line = page.getByRole('contentinfo').getByText('Esta noche sobre Málaga');
  const room = page.locator('footer p', { hasText: 'Esta noche sobre Málaga' });
  const before = await room.boundingBox();
  await line.scrollIntoViewIfNeeded();
  await expect(room).toHaveText(
    /^Esta noche sobre Málaga: el Sol se pone a las \d\d:\d\d; noche cerrada .+; .+ iluminada al \d+ %, (sale|se pone) a las \d\d:\d\d\.$/,
  );
  expect((await room.boundingBox())?.height).toBe(before?.height);
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference', colorScheme: 'light' });

  test('a new theme sweeps from its switch and leaves no mark', async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    const html = page.locator('html');
    await page.evaluate(() => {
      const grown = new Promise((resolve) => {
        const { animate } = Element.prototype;
        Element.prototype.animate = function (frames, options) {
          const { pseudoElement } = options as KeyframeAnimationOptions;
          if (pseudoElement === '::view-transition-new(root)') resolve((frames as PropertyIndexedKeyframes).clipPath);
          return animate.call(this, frames, options);
        };
      });
      Object.assign(window, { grown });
    });
    const theme = page.getByRole('switch', { name: 'Tema oscuro' });
    const box = (await theme.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await theme.click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    const from = `circle(0 at ${box.x + box.width / 2}px ${box.y + box.height / 2}px)`;
    expect(await page.evaluate(() => (window as unknown as { grown: Promise<string[]> }).grown)).toContain(from);
    await expect(html).not.toHaveAttribute('data-sweeping');
    await expect(html).not.toHaveAttribute('data-flip');
    await expect(html).not.toHaveAttribute('data-sweep');
    await expect(html).toHaveCSS('color-scheme', 'dark');
  });

  test('a second press within the sweep sweeps on, and nothing is left or thrown', async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    const html = page.locator('html');
    const marks = await page.getByRole('switch', { name: 'Tema oscuro' }).evaluate(async (theme: HTMLElement) => {
      const start = document.startViewTransition.bind(document);
      // A sweep begins once the switch is seen to have moved.
      const press = () =>
        new Promise<ViewTransition>((begun) => {
          document.startViewTransition = (change) => {
            const sweep = start(change);
            begun(sweep);
            return sweep;
          };
          theme.click();
        });
      const first = await press();
      await first.updateCallbackDone;
      const second = await press();
      await first.finished;
      await second.ready;
      return Object.keys(document.documentElement.dataset).filter((mark) => ['flip', 'sweeping'].includes(mark));
    });
    expect(marks.toSorted()).toEqual(['flip', 'sweeping']);
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(html).not.toHaveAttribute('data-sweeping');
    await expect(html).not.toHaveAttribute('data-flip');
    await expect(html).not.toHaveAttribute('data-sweep');
  });
});
