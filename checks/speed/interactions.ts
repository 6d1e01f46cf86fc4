import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '#checks/scripts/checks/chromium.mjs';
import { findProgram } from '#checks/scripts/checks/programs.mjs';
import { pageMarks } from '#src/contracts/page-markers.ts';
import { median, row } from './figures.ts';
import { startVirtualScreen } from './virtual-screen.ts';

interface Interaction {
  name: string;
  path: string;
  /** Desktop width, with a mouse. */
  desk?: boolean;
  before?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  /** For delayed effects: a selector that appears at the end. */
  until?: string;
}

const slowdown = 4;

const interactions: readonly Interaction[] = [
  { name: 'menu', path: '/', act: (page) => page.tap('[aria-controls="main-menu"]') },
  { name: 'theme', path: '/', act: (page) => page.tap('header [role="switch"]') },
  { name: 'theme, Projects', path: '/projects', act: (page) => page.tap('header [role="switch"]') },
  {
    name: 'hour',
    path: '/',
    before: (page) => page.getByRole('slider').first().press('Home'),
    // From noon to midnight, a frame for each step like a drag.
    act: async (page) => {
      for (let step = 0; step < 72; step += 1) {
        await page.keyboard.press('ArrowRight');
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      }
    },
    until: 'html[data-hour="night"]',
  },
  { name: 'language', path: '/', act: (page) => page.tap('header [data-code]'), until: 'html[lang="en"]' },
  { name: 'tab', path: '/novel', act: (page) => page.tap('#tab-chapters') },
  {
    name: 'filter',
    path: '/projects',
    act: (page) => page.tap('search [role="group"]:last-child button:nth-child(3)'),
  },
  { name: 'sort', path: '/projects', act: (page) => page.tap('search [role="group"] button:nth-child(2)') },
  {
    name: 'search key',
    path: '/projects',
    before: (page) => page.tap('search input'),
    act: (page) => page.keyboard.press('a'),
  },
  { name: 'chat open', path: '/', act: (page) => page.tap('body > aside button'), until: '[role="dialog"]' },
  {
    name: 'gallery open',
    path: '/projects?category=photography',
    before: (page) => page.waitForSelector('article button.script-only'),
    act: (page) => page.tap('article button.script-only'),
  },
  {
    name: 'page change',
    path: '/',
    desk: true,
    act: (page) => page.click('#main-menu a[href="/about"]'),
    until: `main[${pageMarks.page}="about"]`,
  },
];

/** Records each event's time to the next paint; runs in the page. */
function note(): void {
  const noted = { events: [] as { duration: number }[] };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.events.push({ duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Milliseconds from the event to the next paint, with the CPU slowed down four times. */
async function once(browser: Browser, origin: string, { path, desk, before, act, until }: Interaction) {
  const context = await browser.newContext({
    ...(desk
      ? { viewport: { width: 1350, height: 940 } }
      : { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }),
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(note);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await page.waitForSelector('html[data-hydrated]');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await before?.(page);
    await page.waitForTimeout(500);
    await page.evaluate(() => ((window as unknown as Noting).noted.events = []));
    await act(page);
    if (until) await page.waitForSelector(until, { state: 'attached' });
    // Event timing entries arrive after the frame; long ones arrive later.
    await page.waitForTimeout(1200);
    return await page.evaluate(() => {
      const { events } = (window as unknown as Noting).noted;
      // Event timing omits shorter events.
      return Math.max(16, ...events.map(({ duration }) => duration));
    });
  } finally {
    await context.close();
  }
}

interface Noting {
  noted: { events: { duration: number }[] };
}

/**
 * Runs all interactions `runs` times; one row each with median and worst. It uses a real or virtual screen if possible:
 * headless Chromium skips the frame after a pause and reports the next one's time.
 */
export async function measureInteractions(origin: string, runs: number, write: (row: string) => void): Promise<void> {
  const xvfb = process.env.DISPLAY ? null : findProgram(['Xvfb']);
  const screen = xvfb ? await startVirtualScreen(xvfb) : null;
  const headless = !screen && process.platform === 'linux' && !process.env.DISPLAY;
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumFlags,
    headless,
    env: { ...process.env, ...(screen && { DISPLAY: screen.display }) } as Record<string, string>,
  });
  try {
    const where = headless ? 'no screen: too long' : `${slowdown}x slower`;
    write(row(`Next paint, ${where}`, ['median', 'worst']));
    for (const interaction of interactions) {
      const times: number[] = [];
      while (times.length < runs) times.push(await once(browser, origin, interaction));
      write(row(interaction.name, [median(times).toFixed(0), Math.max(...times).toFixed(0)]));
    }
  } finally {
    await browser.close();
    await screen?.stop();
  }
}
