import { test as base, expect, type Locator, type Page } from '@playwright/test';

interface Guards {
  /** Console errors that every test of a file expects, as substrings. */
  allowedErrors: string[];
  /** External hosts that a test expects to be requested. */
  allowedHosts: string[];
  guard: void;
}

/** CPU slowdown: `E2E_SLOW=8 npx playwright test …` finds failures that only busy machines show. */
const slowness = Number(process.env.E2E_SLOW ?? 1);

/** Playwright's own scripts cannot run in the newsletter's frame, and the browser logs that. */
const ownScripts = /^Blocked script execution in '(about:srcdoc|[^']*newsletter)/;

/** Each page's main journeys. `npm test` runs them too. */
export const core = { tag: '@core' };

const expected = 'expected error';

/** Details of a test that expects these console errors, as substrings. */
export const expecting = (...errors: string[]) => ({
  annotation: errors.map((description) => ({ type: expected, description })),
});

/** Playwright's test. It fails on console errors and on requests to other hosts. */
export const test = base.extend<Guards>({
  page: async ({ page, context }, use) => {
    if (slowness > 1)
      await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await use(page);
  },
  allowedErrors: [[], { option: true }],
  allowedHosts: [[], { option: true }],
  guard: [
    async ({ context, baseURL, allowedErrors, allowedHosts }, use, { annotations }) => {
      const errors = annotations.flatMap(({ type, description }) => (type === expected ? (description ?? []) : []));
      const isAllowed = (text: string) => [...allowedErrors, ...errors].some((part) => text.includes(part));
      const problems: string[] = [];
      const own = new URL(baseURL ?? 'http://127.0.0.1').hostname;
      context.on('console', (message) => {
        const text = `${message.text()} (${message.location().url})`;
        if (message.type() !== 'error' || ownScripts.test(text)) return;
        if (!isAllowed(text)) problems.push(`console: ${text}`);
      });
      context.on('weberror', (error) => {
        if (!isAllowed(error.error().message)) problems.push(`page: ${error.error().stack}`);
      });
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.hostname !== own && !allowedHosts.includes(url.host))
          problems.push(`request to ${url.host}`);
      });
      await use();
      expect(problems, 'console errors and requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Both languages with a page's address in each. */
export function mirrored(path: string): { language: 'es' | 'en'; address: string }[] {
  return [
    { language: 'es', address: path },
    { language: 'en', address: path === '/' ? '/en' : `/en${path}` },
  ];
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  // The first sign of a visitor, for which some code waits.
  await page.keyboard.press('Shift');
}

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Holds requests back until the returned function is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, (route) => held.then(() => route.continue()));
  return letGo;
}

export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
}

/** Waits until React has hydrated the island of `part`; islands hydrate when they become visible. */
export async function takenOver(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))))
    .toBe(true);
}
