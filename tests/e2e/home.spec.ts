import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';

const roles = {
  es: ['Desarrolladora Full Stack', 'Fotógrafa Astronómica', 'Piloto de Drones FPV', 'Diseñadora Web'],
  en: ['Full Stack Developer', 'Astronomical Photographer', 'FPV Drone Pilot', 'Web Designer'],
};

// Playwright's own scripts cannot run in the newsletter's frame, and the browser says so.
test.use({ allowedErrors: ['Blocked script execution'] });

/** Opens a page whose timers run only when the test says so. */
async function openFrozen(page: Page, address: string, moment = '2026-03-20T21:00:00Z'): Promise<void> {
  const start = Date.parse(moment);
  await page.clock.install({ time: start - 60_000 });
  await page.clock.pauseAt(start);
  await page.goto(address);
  await hydrated(page);
}

/** How far the slider's list has moved to the left, in pixels. */
async function sliderOffset(page: Page): Promise<number> {
  return page.locator('.slider-track').evaluate((track) => -new DOMMatrix(getComputedStyle(track).transform).m41);
}

/** Whether the slider's list moves of itself. */
async function isSliding(page: Page): Promise<boolean> {
  return page.locator('.slider-track').evaluate((track) => track.getAnimations()[0]?.playState === 'running');
}

test.describe('the first screen', () => {
  for (const { address, greeting, contact, projects, change, findMe, language } of [
    {
      address: '/',
      greeting: 'Hola, soy',
      contact: 'Contáctame',
      projects: 'Ver Proyectos',
      change: 'Cambiar foto',
      findMe: 'Encuéntrame en',
      language: 'es',
    },
    {
      address: '/en',
      greeting: "Hello, I'm",
      contact: 'Contact Me',
      projects: 'View Projects',
      change: 'Change photo',
      findMe: 'Find me on',
      language: 'en',
    },
  ] as const) {
    test(`says who this is and leads on (${address})`, async ({ page }) => {
      await page.goto(address);
      const prefix = language === 'en' ? '/en' : '';
      const hero = page.locator('.hero');
      await expect(hero.getByRole('heading', { level: 1, name: `${greeting} Alba Serrano` })).toBeVisible();
      await expect(hero.getByText(roles[language][0] ?? '')).toBeVisible();
      await expect(hero.getByRole('link', { name: contact })).toHaveAttribute('href', `${prefix}/contact`);
      await expect(hero.getByRole('link', { name: projects })).toHaveAttribute('href', `${prefix}/projects`);
      await expect(hero.getByRole('button', { name: change })).toBeVisible();
      await expect(hero.getByText(findMe)).toBeVisible();
      await expect(hero.locator('.social-links').getByRole('link')).toHaveCount(5);
      await expect(hero.locator('.collage-prints img.picture-image')).toHaveCount(6);
    });

    test(`a role stays three seconds (${address})`, async ({ page }) => {
      await openFrozen(page, address);
      const line = page.locator('.role-line');
      const [first = '', second = '', third = '', fourth = ''] = roles[language];
      // Whoever listens hears all of them, once.
      await expect(line).toHaveAccessibleName(roles[language].join(', '));
      await expect(line).toHaveText(first);
      await page.clock.runFor(3_000);
      for (const role of [second, third, fourth, first]) {
        await expect(line).toHaveText(role);
        await page.clock.runFor(2_900);
        await expect(line).toHaveText(role);
        await page.clock.runFor(100);
      }
    });
  }

  test('the photo swaps between two', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const photo = page.locator('.portrait img.picture-image');
    const first = await photo.getAttribute('alt');
    const button = page.getByRole('button', { name: 'Cambiar foto' });
    await button.click();
    await expect(photo).not.toHaveAttribute('alt', first ?? '');
    await expect(photo).toHaveJSProperty('complete', true);
    expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await button.press('Enter');
    await expect(photo).toHaveAttribute('alt', first ?? '');
  });

  test('both buttons load the document anew', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => ((window as unknown as { kept: boolean }).kept = true));
    await page.getByRole('link', { name: 'Contáctame' }).click();
    await expect(page).toHaveURL('/contact');
    expect(await page.evaluate(() => 'kept' in window)).toBe(false);
  });

  test('the way to the projects takes 500 ms, with a ripple and six particles', async ({ page }) => {
    await openFrozen(page, '/');
    const link = page.getByRole('link', { name: 'Ver Proyectos' });
    await expect(page.locator('[data-particle]')).toHaveCount(0);
    await link.click();
    await expect(page.locator('[data-particle]')).toHaveCount(6);
    await expect(page.locator('.launch-ripple')).toHaveCount(1);
    await page.clock.runFor(499);
    await expect(page).toHaveURL('/');
    await expect(page.locator('[data-particle]')).toHaveCount(6);
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/projects');
    await page.goBack();
    await expect(page.locator('[data-particle]')).toHaveCount(0);
  });

  test('a new tab is opened at once, by modifier key', async ({ page, context }) => {
    await page.goto('/');
    await hydrated(page);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Ver Proyectos' }).click({ modifiers: ['Control'] }),
    ]);
    await expect(tab).toHaveURL(/\/projects$/);
    await expect(page.locator('[data-particle]')).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });

  test('the sky stands as it does over Málaga at the moment of the visit', async ({ page }) => {
    // Greenwich sidereal time 8 h 34 m 57 s (Meeus, example 12.b); Málaga is 4.42 degrees, 17 m 41 s, behind.
    await openFrozen(page, '/', '1987-04-10T19:21:00Z');
    await expect(page.locator('.hero-data')).toContainText('36.72 N 4.42 W');
    await expect(page.locator('.hero-data')).toContainText('08 h 17 m');
    const turn = await page
      .locator('.sky-chart')
      .evaluate((chart) => Number.parseFloat(getComputedStyle(chart).rotate));
    expect(turn).toBeCloseTo(-(128.73787 - 4.42), 1);
  });
});

test.describe('the technologies', () => {
  test.use({ viewport: { width: 1280, height: 960 } });

  test('are 37, shown twice, 160 px wide, passing in 80 s', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const region = page.getByRole('region', { name: 'Tecnologías' });
    await expect(region.getByRole('listitem')).toHaveCount(37);
    await expect(region.locator('li')).toHaveCount(74);
    await expect(region.locator('ul').nth(1)).toHaveAttribute('aria-hidden', 'true');
    const widths = await region
      .locator('li')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().width)));
    expect(new Set(widths)).toEqual(new Set([160]));
    const timing = await page
      .locator('.slider-track')
      .evaluate((track) => track.getAnimations()[0]?.effect?.getComputedTiming());
    expect(timing).toMatchObject({ duration: 80_000, easing: 'linear' });
    expect(await region.locator('img').first().getAttribute('src')).toBe('/icons/logos/javascript.svg');
  });

  test('every icon is served and is a clean drawing', async ({ page, request }) => {
    await page.goto('/');
    const addresses = await page
      .locator('.technologies')
      .first()
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
    expect(addresses).toHaveLength(37);
    for (const address of addresses) {
      const reply = await request.get(address);
      expect(reply.status(), address).toBe(200);
      expect(reply.headers()['content-type']).toContain('image/svg+xml');
      expect(await reply.text()).not.toMatch(/currentColor|<script|\son\w+=|href="http/);
    }
  });

  test('stop on hover and on the button, which governs all that moves', async ({ page }) => {
    await openFrozen(page, '/');
    await expect.poll(() => isSliding(page)).toBe(true);
    await page.locator('.slider-window').hover();
    expect(await isSliding(page)).toBe(false);
    await page.mouse.move(5, 200);
    await expect.poll(() => isSliding(page)).toBe(true);

    await page.getByRole('button', { name: 'Pausar animaciones' }).click();
    await page.mouse.move(5, 200);
    expect(await isSliding(page)).toBe(false);
    const role = await page.locator('.role-line').textContent();
    await page.clock.runFor(10_000);
    await expect(page.locator('.role-line')).toHaveText(role ?? '');
    await page.getByRole('button', { name: 'Reanudar animaciones' }).click();
    await expect.poll(() => isSliding(page)).toBe(true);
    await expect(page.getByRole('button', { name: 'Pausar animaciones' })).toBeVisible();
  });

  test('stop while the keyboard is on them, until it asks them to move', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Pausar animaciones' });
    for (
      let step = 0;
      step < 40 && !(await button.evaluate((element) => element === document.activeElement));
      step += 1
    ) {
      await page.keyboard.press('Tab');
    }
    await expect(button).toBeFocused();
    expect(await isSliding(page)).toBe(false);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await isSliding(page)).toBe(true);
  });

  test('stop off screen', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await expect.poll(() => isSliding(page)).toBe(true);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => isSliding(page)).toBe(false);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => isSliding(page)).toBe(true);
  });

  test('follow a drag, and go on from where it left them', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const box = await page.locator('.slider-window').boundingBox();
    if (!box) throw new Error('no slider');
    const y = box.y + box.height / 2;
    await page.mouse.move(800, y);
    const start = await sliderOffset(page);
    await page.mouse.down();
    await page.mouse.move(700, y);
    await page.mouse.move(500, y);
    expect(await sliderOffset(page)).toBeCloseTo(start + 300, 0);
    await page.mouse.up();
    await page.mouse.move(5, 200);
    await expect.poll(() => isSliding(page)).toBe(true);
    const left = await sliderOffset(page);
    expect(left).toBeGreaterThan(start + 299);
    expect(left).toBeLessThan(start + 400);
    await expect.poll(() => sliderOffset(page)).toBeGreaterThan(left);
  });

  test('past their beginning they follow by a tenth, and spring back', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const box = await page.locator('.slider-window').boundingBox();
    if (!box) throw new Error('no slider');
    const y = box.y + box.height / 2;
    await page.mouse.move(300, y);
    const start = await sliderOffset(page);
    await page.mouse.down();
    await page.mouse.move(400, y);
    await page.mouse.move(300 + Math.round(start) + 400, y);
    expect(await sliderOffset(page)).toBeCloseTo(0, 0);
    const pulled = await page.locator('.slider-track').evaluate((track) => Number.parseFloat(track.style.translate));
    expect(pulled).toBeGreaterThan(38);
    expect(pulled).toBeLessThan(42);
    await page.mouse.up();
    await expect.poll(() => page.locator('.slider-track').evaluate((track) => track.style.translate)).toBe('');
  });

  test.describe('when an icon is missing', () => {
    test.use({ allowedErrors: ['icons/', 'Blocked script execution'] });

    test('leave the letters of its name in a frame', async ({ page }) => {
      await page.route('**/icons/logos/typescript-icon.svg', (route) => route.fulfill({ status: 404 }));
      await page.goto('/');
      await hydrated(page);
      const item = page
        .getByRole('region', { name: 'Tecnologías' })
        .getByRole('listitem')
        .filter({ hasText: 'TypeScript' });
      await expect(item.locator('.technology-initials')).toHaveText('Ty');
      await expect(item.locator('img')).toHaveCount(0);
    });
  });
});

test('the sections stand in their order, with their projects', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Proyectos Destacados',
    'Tiendas',
    'Sobre Mí',
    'Newsletter',
    '¿Trabajamos juntos?',
  ]);
  await page.goto('/en');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Featured Projects',
    'Stores',
    'About Me',
    'Newsletter',
    'Shall we work together?',
  ]);
  const section = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
  await expect(section('Featured Projects').getByRole('article').getByRole('heading', { level: 3 })).toHaveText([
    'Horizon Creative',
    'Nimbus App',
    'Free Air Street',
  ]);
  await expect(section('Featured Projects').getByRole('link', { name: 'See all projects' })).toHaveAttribute(
    'href',
    '/en/projects',
  );
  const stores = await section('Stores').getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
  expect(stores.sort()).toEqual(['Free Air Street', 'SVC Moto', 'Salvatore Repair']);
  for (const text of ['2+', 'years of experience', '15+', 'projects completed', 'Frontend', 'Backend']) {
    await expect(section('About Me').getByText(text, { exact: true })).toBeVisible();
  }
  await expect(section('About Me').getByRole('link')).toHaveAttribute('href', '/en/about');
  await expect(section('Shall we work together?').getByRole('link', { name: 'Contact' })).toHaveAttribute(
    'href',
    '/en/contact',
  );
});

test('cards wait a tenth of a second each for their entrance, the last never more than 0.6 s', async ({ page }) => {
  await page.goto('/projects');
  const delays = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => Number.parseFloat(getComputedStyle(card).animationDelay)));
  expect(delays.slice(0, 6)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
  expect(Math.max(...delays)).toBe(0.6);
});

test.describe('the newsletter', () => {
  for (const [width, height] of [
    [390, 600],
    [768, 800],
    [1440, 800],
  ] as const) {
    test(`is framed ${height} px high in a window ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await hydrated(page);
      const frame = page.locator('iframe');
      await expect(frame).toHaveAttribute('loading', 'lazy');
      await expect(frame).toHaveAttribute('title', 'Cuaderno de noche');
      const sandbox = (await frame.getAttribute('sandbox'))?.split(' ') ?? [];
      expect(sandbox).not.toContain('allow-scripts');
      expect(sandbox).not.toContain('allow-top-navigation');
      await frame.scrollIntoViewIfNeeded();
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Cuaderno de noche');
      await expect(page.locator('.newsletter-skeleton')).toHaveCount(0);
      expect((await page.locator('.newsletter-frame').boundingBox())?.height).toBe(height);
      const link = page.getByRole('link', { name: 'Abrir la newsletter en otra pestaña' });
      await expect(link).toHaveAttribute('target', '_blank');
    });
  }

  test('shows a skeleton while it loads, and words when nothing comes in ten seconds', async ({ page }) => {
    await page.route('**/newsletter-demo.html', () => undefined);
    await openFrozen(page, '/');
    await page.locator('.newsletter-frame').scrollIntoViewIfNeeded();
    await expect(page.locator('.newsletter-skeleton')).toBeVisible();
    await page.clock.runFor(9_900);
    await expect(page.locator('.newsletter-skeleton')).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByText('La newsletter no se ha podido cargar aquí.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Abrir la newsletter en otra pestaña' })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test.describe('out of reach', () => {
    test.use({ allowedErrors: ['newsletter-demo', 'Blocked script execution'] });

    for (const [what, answer] of [
      ['refused', 'abort'],
      ['missing', 'missing'],
    ] as const) {
      test(`leaves words in its place (${what})`, async ({ page }) => {
        await page.route('**/newsletter-demo.html', (route) =>
          answer === 'abort' ? route.abort() : route.fulfill({ status: 404, body: '' }),
        );
        await page.goto('/en');
        await hydrated(page);
        await page.locator('.newsletter-frame').scrollIntoViewIfNeeded();
        await expect(page.getByText('The newsletter could not be loaded here.')).toBeVisible();
        await expect(page.locator('iframe')).toHaveCount(0);
        await expect(page.getByRole('link', { name: 'Open the newsletter in a new tab' })).toBeVisible();
      });
    }
  });
});

test.describe('the typing animation', () => {
  for (const { address, question, working } of [
    { address: '/', question: '¿Qué construimos?', working: 'Trabajando' },
    { address: '/en', question: 'What shall we build?', working: 'Working' },
    { address: '/projects', question: '¿Qué construimos?', working: 'Trabajando' },
  ]) {
    test(`asks, types and works (${address})`, async ({ page }) => {
      await openFrozen(page, address);
      const line = page.locator('.typing-text');
      await page.clock.runFor(15_000);
      if (address !== '/projects') {
        await expect(line).toHaveText(question);
        await line.scrollIntoViewIfNeeded();
      } else {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await expect(line).toHaveText(question);
        await page.evaluate(() => scrollTo(0, 0));
      }
      // The browser tells of what is seen in its own time, not the clock's.
      await page.waitForTimeout(300);
      await page.clock.runFor(9_900);
      await expect(line).toHaveText(question);
      await page.clock.runFor(100);
      await expect(line).toHaveText('');
      await page.clock.runFor(300);
      await expect(line).toHaveText('npm');
      await page.clock.runFor(1_100);
      await expect(line).toHaveText('npm run dev...');
      await page.clock.runFor(1_400);
      await expect(line).toHaveText('npm run dev...');
      await page.clock.runFor(100 + working.length * 100);
      await expect(line).toHaveText(working);
      for (const dots of ['.', '..', '...']) {
        await page.clock.runFor(200);
        await expect(line).toHaveText(working + dots);
      }
      await page.clock.runFor(2_900);
      await expect(line).toHaveText(`${working}...`);
      await page.clock.runFor(100);
      await expect(line).toHaveText(question);
    });
  }

  test('is heard as its question alone, and can be paused on Projects', async ({ page }) => {
    await page.goto('/projects');
    await hydrated(page);
    await expect(page.getByRole('img', { name: '¿Qué construimos?' })).toBeVisible();
    await page.getByRole('button', { name: 'Pausar animaciones' }).click();
    await expect(page.getByRole('button', { name: 'Reanudar animaciones' })).toBeVisible();
  });
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('everything is there and nothing moves', async ({ page }) => {
    await openFrozen(page, '/');
    await page.clock.runFor(60_000);
    await expect(page.locator('.role-line')).toHaveText(roles.es[0] ?? '');
    await expect(page.locator('.typing-text')).toHaveText('¿Qué construimos?');
    expect(await page.locator('.slider-track').evaluate((track) => track.getAnimations().length)).toBe(0);
    await expect(page.getByRole('region', { name: 'Tecnologías' }).getByText('Linux').first()).toBeAttached();
    expect(await page.locator('.slider-window').evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
    await page.getByRole('link', { name: 'Ver Proyectos' }).click();
    await expect(page).toHaveURL('/projects');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read and reached', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Hola, soy Alba Serrano' })).toBeVisible();
    await expect(page.getByText(roles.es[0] ?? '')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver Proyectos' })).toHaveAttribute('href', '/projects');
    await expect(page.getByRole('button', { name: 'Cambiar foto' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Pausar animaciones' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Tecnologías' }).getByRole('listitem')).toHaveCount(37);
    for (const card of await page.getByRole('article').all()) await expect(card).toBeVisible();
    await expect(page.getByRole('img', { name: '¿Qué construimos?' })).toBeVisible();
    await expect(page.locator('iframe')).toBeVisible();
  });
});

test('blocked storage changes nothing on Home', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Cambiar foto' }).click();
  await page.getByRole('switch', { name: 'Tema oscuro' }).click();
  await page.getByRole('button', { name: 'Cambiar a inglés' }).click();
  await expect(page.getByRole('heading', { level: 1, name: "Hello, I'm Alba Serrano" })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.6, isMobile: true, hasTouch: true });

  test('photo, name, role and both buttons fit the first screen, and nothing shifts', async ({ page }) => {
    await page.addInitScript(() => {
      const state = window as unknown as { shift: number };
      state.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) state.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await hydrated(page);
    for (const part of [
      '.portrait',
      '.hero-name',
      '.role-line',
      '.hero-actions .button >> nth=0',
      '.hero-actions .button >> nth=1',
    ]) {
      const box = await page.locator(part).boundingBox();
      expect((box?.y ?? 900) + (box?.height ?? 0), part).toBeLessThanOrEqual(844);
    }
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('at most 300 KB are sent before scrolling', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(bytes / 1024).toBeLessThanOrEqual(300);
  });
});
