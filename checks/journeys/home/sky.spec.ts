import { byClass } from '../support/by-class.ts';
import { expect, expecting, test, visit } from '../support/fixtures.ts';

test('the sky has a sentence, arrow keys for its names and a slider for its hour', async ({ page }) => {
  await visit(page, '/en');
  const list = page.getByRole('listbox', { name: /above the horizon/ });
  await list.scrollIntoViewIfNeeded();
  await expect(page.getByText(/^Tonight over Málaga: the Sun sets at \d\d:\d\d; .+ \d+% lit.*\.$/)).toHaveCount(1);

  await list.focus();
  const first = await list.getAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowRight');
  await expect(list).not.toHaveAttribute('aria-activedescendant', first ?? '');
  await expect(list.getByRole('option', { selected: true })).toHaveAccessibleName(/, .*\d+°/);

  const chart = page.locator(byClass('chart')).first();
  const turn = () => chart.evaluate((element) => Number.parseFloat(getComputedStyle(element).rotate));
  const before = await turn();
  const slider = page.getByRole('slider', { name: 'Time of day in the sky' });
  const now = page.getByRole('button', { name: 'Now', exact: true });
  await expect(now).toBeDisabled();
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '12:00');
  const noon = await turn();
  // Six hours later, the sky has turned by slightly more than a quarter.
  for (let step = 0; step < 36; step += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '18:00');
  await expect.poll(async () => (((noon - (await turn())) % 360) + 360) % 360).toBeCloseTo(90.25, 0);

  await now.click();
  await expect.poll(turn).toBeCloseTo(before, 0);
});

const ephemeris = /\/ephemeris\.worker-[^/]+\.js$/;

test('without the worker, stars and slider remain', expecting('failed to start', 'ERR_FAILED'), async ({ page }) => {
  await page.route(ephemeris, (route) => route.abort());
  await visit(page, '/');
  const hour = page.getByRole('slider', { name: 'Hora del cielo' });
  await hour.focus();
  const chart = page.locator(byClass('chart')).first();
  const turn = () => chart.evaluate((element) => getComputedStyle(element).rotate);
  const before = await turn();
  await page.keyboard.press('ArrowRight');
  await expect.poll(turn).not.toBe(before);
  await expect(page.getByRole('listbox', { name: /Astros sobre el horizonte/ })).toHaveCount(0);
});

// The names over the photos change with the hour.
for (const hour of ['21:00', '09:00'])
  test(`a name selected by keyboard in the sky at ${hour} is shown above the photos`, async ({ page }) => {
    await page.clock.setFixedTime(`2026-03-20T${hour}:00Z`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/');
    const list = page.getByRole('listbox', { name: /Astros sobre el horizonte/ });
    await list.scrollIntoViewIfNeeded();
    await list.focus();
    const covered: (string | null)[] = [];
    for (let rest = await list.getByRole('option').count(); rest > 0; rest -= 1) {
      await page.keyboard.press('ArrowRight');
      const chosen = list.getByRole('option', { selected: true });
      const isOpen = await chosen.evaluate((option) => {
        const { left, top, width, height } = option.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return above?.closest('[role="listbox"]') != null;
      });
      if (!isOpen) covered.push(await chosen.getAttribute('aria-label'));
    }
    expect(covered).toEqual([]);
  });
