import type { IncomingMessage, ServerResponse } from 'node:http';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { en } from '#src/i18n/en.ts';
import { startPlainHost } from '#checks/hosts/plain-server.ts';
import { chromiumFlags, findChromium } from '#checks/scripts/checks/chromium.mjs';
import { fill, text } from '#checks/journeys/contact/contact-helpers.ts';
import { visit } from '#checks/journeys/support/fixtures.ts';
import { listen, type LocalServer } from '#testing/listen.ts';
import { SiteCopy } from '../house/site-copy.ts';

// The form of a static site in a browser: its policy lets it send to the form service, and nowhere else. What the form
// makes of each reply is tested beside its code.

const { form } = en.contact;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const taken: string[] = [];

let copy: SiteCopy;
let service: LocalServer;
let site: Awaited<ReturnType<typeof startPlainHost>>;
let browser: Browser;
let page: Page;
let problems: string[];
const own = findChromium();

/** Form services allow any origin. */
const openDoors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' };

beforeAll(async () => {
  if (!own) return process.stdout.write('left out: Chrome or Chromium must be installed\n');
  service = await listen((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (request.method === 'OPTIONS') return response.writeHead(204, openDoors).end();
      taken.push(body);
      answer(request, response);
    });
  });
  copy = new SiteCopy();
  const settings = JSON.stringify({ endpoint: `${service.url}/f/x`, fields: { access_key: 'public' } });
  copy.write('content/site.yaml', copy.read('content/site.yaml').replace(/^contact: null$/m, `contact: ${settings}`));
  vi.stubEnv('SITE_TARGET', 'static');
  await copy.build();
  vi.unstubAllEnvs();
  site = await startPlainHost(copy.path('dist-static'), { cleanUrls: true });
  browser = await chromium.launch({ executablePath: own, args: chromiumFlags });
});

afterAll(async () => {
  if (!own) return;
  await browser.close();
  await site.close();
  await service.close();
  copy.remove();
});

beforeEach(async () => {
  if (!own) return;
  problems = [];
  page = await browser.newPage({ serviceWorkers: 'block' });
  page.on('console', (said) => said.text().includes('Content Security Policy') && problems.push(said.text()));
  return () => page.close();
});

async function send(): Promise<void> {
  await visit(page, `${site.url}en/contact`);
  await fill(page, 'en');
  await page.getByRole('button', { name: form.send }).click();
}
const sees = (words: string) => page.getByText(words).filter({ visible: true }).first().waitFor();

test.runIf(own)('a message goes to the service, and is confirmed when the service confirms it', async () => {
  answer = (_request, response) =>
    response.writeHead(200, { ...openDoors, 'Content-Type': 'application/json' }).end('{"success":true}');
  await send();
  await sees(form.sent);
  expect(taken.map((body) => JSON.parse(body) as object)).toMatchObject([{ access_key: 'public', message: text }]);
  expect(problems).toEqual([]);
});

test.runIf(own)('a redirect of the service to another host is blocked, and all input stays', async () => {
  answer = (_request, response) =>
    response.writeHead(307, { ...openDoors, Location: 'http://elsewhere.invalid/' }).end();
  await send();
  await sees(form.failures.unreachable);
  expect(await page.getByRole('textbox', { name: form.message }).inputValue()).toBe(text);
  expect(await page.getByRole('alert').getByRole('link').getAttribute('href')).toMatch(/^mailto:/);
  expect(problems[0]).toContain('elsewhere.invalid');
});
