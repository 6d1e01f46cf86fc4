import { expect, test, visit } from '../support/fixtures.ts';

test.use({ reducedMotion: 'no-preference', colorScheme: 'light' });

test('a new theme spreads from its switch and leaves no trace', async ({ page }) => {
  await visit(page, '/about');
  const html = page.locator('html');
  await page.evaluate(() => {
    const grown = new Promise((resolve) => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, options) {
        const { pseudoElement } = options as KeyframeAnimationOptions;
        if (pseudoElement === '::view-transition-new(root)') resolve((frames as PropertyIndexedKeyframes).maskPosition);
        return animate.call(this, frames, options);
      };
    });
    Object.assign(window, { grown });
  });
  const theme = page.getByRole('switch', { name: 'Tema oscuro' });
  const box = (await theme.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await theme.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const from = `${box.x + box.width / 2}px ${box.y + box.height / 2}px`;
  expect(await page.evaluate(() => (window as unknown as { grown: Promise<string[]> }).grown)).toContain(from);
  await expect(html).not.toHaveAttribute('data-sweeping');
  await expect(html).not.toHaveAttribute('data-flip');
  await expect(html).not.toHaveAttribute('data-sweep');
  await expect(html).toHaveCSS('color-scheme', 'dark');
});

test('a second click during the transition works, and leaves no trace or error', async ({ page }) => {
  await visit(page, '/about');
  const html = page.locator('html');
  const marks = await page.getByRole('switch', { name: 'Tema oscuro' }).evaluate(async (theme: HTMLElement) => {
    const start = document.startViewTransition.bind(document);
    // The transition starts once the switch has visibly moved.
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
