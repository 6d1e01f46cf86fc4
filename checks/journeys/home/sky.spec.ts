import { byClass } from '../support/by-class.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';

for (const { address, hour, now, names, sentence, star, chapter } of [
  {
    address: '/',
    hour: 'Hora del cielo',
    now: 'Ahora',
    names: /Astros sobre el horizonte/,
    sentence: /^Esta noche sobre Málaga: el Sol se pone a las \d\d:\d\d; .+ iluminada al \d+\s%.*\.$/,
    star: /no está en el mapa/,
    chapter: '/novel#capitulo-01',
  },
  {
    address: '/en',
    hour: 'Hour of the sky',
    now: 'Now',
    names: /above the horizon/,
    sentence: /^Tonight over Málaga: the Sun sets at \d\d:\d\d; .+ \d+% lit.*\.$/,
    star: /not on the map/,
    chapter: '/en/novel#capitulo-01',
  },
]) {
  test(`the sky is described in a sentence, with arrow keys for its names and a slider for its hour (${address})`, async ({
    page,
  }) => {
    await page.goto(address);
    await hydrated(page);
    const list = page.getByRole('listbox', { name: names });
    await list.scrollIntoViewIfNeeded();
    await expect(page.getByText(sentence)).toHaveCount(1);

    await list.focus();
    const first = await list.getAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowRight');
    await expect(list).not.toHaveAttribute('aria-activedescendant', first ?? '');
    await expect(list.getByRole('option', { selected: true })).toHaveAccessibleName(/, .*\d+°/);

    const chart = page.locator(byClass('chart')).first();
    const turn = () => chart.evaluate((element) => Number.parseFloat(getComputedStyle(element).rotate));
    const before = await turn();
    const slider = page.getByRole('slider', { name: hour });
    await expect(page.getByRole('button', { name: now, exact: true })).toBeDisabled();
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', '12:00');
    const noon = await turn();
    // Six hours later, the sky has turned by slightly more than a quarter.
    for (let step = 0; step < 36; step += 1) await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', '18:00');
    expect((((noon - (await turn())) % 360) + 360) % 360).toBeCloseTo(90.25, 0);

    await page.getByRole('button', { name: now, exact: true }).click();
    expect(await turn()).toBeCloseTo(before, 0);
  });

  test(`the unmapped star opens chapter I (${address})`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    const link = page.getByRole('link', { name: star });
    await expect(link).toHaveText('');
    await link.click();
    await expect(page).toHaveURL(chapter);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

const ephemeris = /\/ephemeris\.worker-[^/]+\.js$/;

test('the sky is computed in a worker, and the page stays responsive', async ({ page }) => {
  const worker = page.waitForEvent('worker');
  await page.goto('/');
  expect((await worker).url()).toMatch(ephemeris);
});

test.describe('without the worker', () => {
  test.use({ allowedErrors: ['the worker failed to start', 'ERR_FAILED'] });

  test('without computed positions, the stars and the hour slider remain', async ({ page }) => {
    await page.route(ephemeris, (route) => route.abort());
    await page.goto('/');
    await hydrated(page);
    const hour = page.getByRole('slider', { name: 'Hora del cielo' });
    await hour.focus();
    const chart = page.locator(byClass('chart')).first();
    const turn = () => chart.evaluate((element) => getComputedStyle(element).rotate);
    const before = await turn();
    await page.keyboard.press('ArrowRight');
    await expect.poll(turn).not.toBe(before);
    await expect(page.getByRole('listbox', { name: /Astros sobre el horizonte/ })).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sky is shown, with its horizon and the star', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator(byClass('chart')).first()).toHaveCSS('opacity', '1');
    const uses = page.locator(`${byClass('face')} use`);
    await expect(uses).toHaveCount(2);
    for (const use of await uses.all()) {
      const box = await use.evaluate((element: SVGUseElement) => element.getBBox().width).catch(() => null);
      expect(box === null || box > 100).toBe(true);
    }
    await expect(page.getByRole('link', { name: /no está en el mapa/ })).toHaveAttribute('href', '/novel#capitulo-01');
    await expect(page.getByRole('slider', { name: 'Hora del cielo' })).toHaveCount(0);
  });
});

// The names over the photos change with the hour.
for (const hour of ['21:00', '02:00', '09:00'])
  test(`a name selected by keyboard in the sky at ${hour} is shown above the photos`, async ({ page }) => {
    await page.clock.setFixedTime(`2026-03-20T${hour}:00Z`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await hydrated(page);
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
