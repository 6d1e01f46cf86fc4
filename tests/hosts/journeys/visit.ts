import { test as base, expect, type Page } from '@playwright/test';
import { hydrated } from '#tests/e2e/support/fixtures.ts';

export { expect };

/** Fails on any request that fails, anything that the policy stops, and any complaint of the browser. */
export const test = base.extend<{ allowed: string[]; guard: void }>({
  allowed: [[], { option: true }],
  guard: [
    async ({ context, baseURL, allowed }, use) => {
      const problems: string[] = [];
      const note = (text: string) => {
        if (!allowed.some((each) => text.includes(each))) problems.push(text);
      };
      const { origin } = new URL(baseURL ?? '');
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`policy: ${violatedDirective} ${blockedURI}`),
        );
      });
      context.on('console', (message) => message.type() === 'error' && note(`console: ${message.text()}`));
      context.on('weberror', (error) => note(`page: ${error.error().message}`));
      context.on('response', (reply) => reply.status() >= 400 && note(`${reply.status()}: ${reply.url()}`));
      context.on('request', (request) => {
        if (/^http/.test(request.url()) && !request.url().startsWith(origin)) note(`elsewhere: ${request.url()}`);
      });
      // What is given up because the page was left is no failure.
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        if (!reason.includes('ERR_ABORTED')) note(`failed: ${request.url()} ${reason}`);
      });
      await use();
      expect(problems, 'failing requests, stopped by the policy, complaints').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page below the root of the site, and waits until script has taken it over. */
export const open = async (page: Page, address: string) => {
  await page.goto(`./${address}`);
  await hydrated(page);
};
/** Where a page is below the root of the site. */
export const placeOf = (page: Page, baseURL = '') => page.url().slice(baseURL.length).replace(/\/$/, '');
