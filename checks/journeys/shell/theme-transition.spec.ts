import { expect, test, visit } from '../support/fixtures.ts';

test.use({ reducedMotion: 'no-preference', colorScheme: 'light' });

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
