import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { formServiceTag, type FormService } from '#src/contracts/page-markers.ts';
import { startPlainHost } from '#checks/hosts/plain-server.ts';
import { chromiumFlags, findChromium } from '#checks/scripts/checks/chromium.mjs';
import { fill, text } from '#checks/journeys/contact/contact-helpers.ts';
import { visit } from '#checks/journeys/support/fixtures.ts';
import { listen, type LocalServer } from '#testing/listen.ts';
import { SiteCopy } from '../house/site-copy.ts';

// The form of a static site in a browser, with form services that accept messages and ones that fail.

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;
let answer: Answer;
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
const json =
  (status: number, said: object): Answer =>
  (_request, response) =>
    response.writeHead(status, { ...openDoors, 'Content-Type': 'application/json' }).end(JSON.stringify(said));

beforeAll(async () => {
  if (!own) return process.stdout.write('left out: Chrome or Chromium must be installed\n');
  service = await listen((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (request.method === 'OPTIONS') return response.writeHead(204, openDoors).end();
      taken.push(body);
      answer(request, response, body);
    });
  });
  const endpoint = `${service.url}/f/x`;
  copy = new SiteCopy();
  const settings = JSON.stringify({ endpoint, fields: { access_key: 'public' } });
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
  taken.length = 0;
  problems = [];
  page = await browser.newPage({ serviceWorkers: 'block' });
  page.on('console', (said) => said.text().includes('Content Security Policy') && problems.push(said.text()));
  return () => page.close();
});

async function send(): Promise<void> {
  await visit(page, `${site.url}en/contact`);
  await fill(page, 'en');
  await page.getByRole('button', { name: 'Send Message' }).click();
}
const sees = (words: string) => page.getByText(words).filter({ visible: true }).first().waitFor();
async function keptTyped(): Promise<void> {
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe(text);
  expect(await page.getByRole('alert').getByRole('link').getAttribute('href')).toMatch(/^mailto:/);
}

test.runIf(own)('a message goes to the service, and is confirmed when the service confirms it', async () => {
  answer = json(200, { success: true });
  await send();
  await sees('Message Sent!');
  expect(taken).toHaveLength(1);
  expect(JSON.parse(taken[0] ?? '')).toMatchObject({ access_key: 'public', email: 'ana@example.org', message: text });
  expect(
    await page
      .getByText(/rehearsal/)
      .filter({ visible: true })
      .count(),
  ).toBe(0);
  expect(problems).toEqual([]);
});

test.runIf(own).each<[string, Answer, string]>([
  ['fails', json(500, {}), 'The server cannot store messages'],
  ['has had enough', json(429, {}), 'Too many messages'],
  ['says no, with markup', json(200, { success: false, message: '<img src=x onerror=alert(1)>' }), 'did not accept'],
  ['lets no other site ask', (_request, response) => void response.end('{"ok":true}'), 'The server did not answer'],
  ['breaks off', (_request, response) => void response.destroy(), 'The server did not answer'],
])('a service that %s: all input stays', async (_what, does, words) => {
  answer = does;
  await send();
  await sees(words);
  await keptTyped();
  expect(await page.getByText('Message Sent!').count()).toBe(0);
});

test.runIf(own)('a redirect of the service to another host is blocked', async () => {
  answer = (_request, response) =>
    response.writeHead(307, { ...openDoors, Location: 'http://elsewhere.invalid/' }).end();
  await send();
  await sees('The server did not answer');
  await keptTyped();
  expect(problems[0]).toContain('elsewhere.invalid');
});

test.runIf(own)('a service that never answers times out', async () => {
  answer = () => undefined;
  await page.clock.install();
  await send();
  await expect.poll(() => taken.length).toBe(1);
  await page.clock.runFor(21_000);
  await sees('The server did not answer');
  await keptTyped();
});

test.runIf(own)('a Netlify form on another host never confirms a message', async () => {
  const netlify: FormService = { endpoint: '/contact-form.html', format: 'form', fields: { 'form-name': 'contact' } };
  const file = copy.path('dist-static/en/contact.html');
  const html = readFileSync(file, 'utf8');
  const [tag = ''] = /<meta name="contact-service"[^>]*>/.exec(html) ?? [];
  writeFileSync(file, html.replace(tag, formServiceTag(netlify)));
  writeFileSync(copy.path('dist-static/contact-form.html'), formServiceTag(netlify));
  await send();
  await sees('did not accept');
  await keptTyped();
  await page.route('**/contact-form.html', (route) => {
    taken.push(route.request().postData() ?? '');
    return route.fulfill({ contentType: 'text/html', body: '<h1>Thank you</h1>' });
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await sees('Message Sent!');
  expect(new URLSearchParams(taken.at(-1)).get('form-name')).toBe('contact');
});
