import { test as base, expect, type Page } from '@playwright/test';
import { hydrated } from '#checks/journeys/support/fixtures.ts';

export { expect };

/** Fails on failed requests, policy violations and console errors. */
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
      // Requests cancelled by leaving the page are not failures.
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        if (!reason.includes('ERR_ABORTED')) note(`failed: ${request.url()} ${reason}`);
      });
      await use();
      expect(problems, 'failed requests, policy violations, console errors').toEqual([]);
    },
    { auto: true },
  ],
});

export const open = async (page: Page, address: string) => {
  await page.goto(`./${address}`);
  await hydrated(page);
};
export const placeOf = (page: Page, baseURL = '') => page.url().slice(baseURL.length).replace(/\/$/, '');
