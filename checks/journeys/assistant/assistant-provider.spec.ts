import type { ServerResponse } from 'node:http';
import { listen, type LocalServer } from '#testing/listen.ts';
import { en } from '#src/i18n/en.ts';
import { chatOn } from '../support/chat-helpers.ts';
import { expect, test } from '../support/fixtures.ts';
import { startSite, type RunningSite } from '../support/site-server.ts';

const key = 'sk-e2e-secret';
let provider: LocalServer;
let site: RunningSite;
let streams: ServerResponse[] = [];

const chunk = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] })}\n\n`;

async function stream(number: number): Promise<ServerResponse> {
  // Before its first question the server compiles the facts.
  await expect.poll(() => streams.length, { timeout: 40_000 }).toBe(number);
  return streams[number - 1] as ServerResponse;
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  provider = await listen((request, response) => {
    request.resume().on('end', () => {
      // A connection that is kept could be closed while the next question is sent.
      response.writeHead(200, { 'Content-Type': 'text/event-stream', Connection: 'close' });
      streams.push(response);
    });
  });
  const url = `${provider.url}/v1`;
  site = await startSite({ CHAT_PROVIDER_URL: url, CHAT_PROVIDER_KEY: key, CHAT_TIMEOUT: '20', LOG_REQUESTS: 'true' });
});

test.afterAll(async () => {
  await provider.close();
  await site.stop();
});

test.beforeEach(() => void (streams = []));

test('a reply is shown while it is written, and announced when complete', async ({ page }) => {
  const chat = chatOn(page, 'en');
  await chat.open(`${site.url}/en`);
  await chat.ask('Hello');
  const reply = await stream(1);
  reply.write(chunk('First **wor'));
  await expect(chat.log).toContainText('First **wor');
  await expect(chat.log.locator('[aria-hidden="true"]').filter({ hasText: 'First' })).toHaveCount(1);
  // A second question waits in its field, and the window says why.
  await chat.field.fill('And then?');
  await chat.field.press('Enter');
  await expect(chat.dialog.getByText(en.chat.stillAnswering)).toBeVisible();
  await expect(chat.field).toHaveValue('And then?');
  reply.end(`${chunk('ds**.')}${chunk('', 'stop')}data: [DONE]\n\n`);
  await expect(chat.log.locator('strong')).toHaveText('words');
  await expect(chat.log.locator('[aria-hidden="true"]').filter({ hasText: 'First' })).toHaveCount(0);
  await expect(chat.dialog.getByText('Answered by a language model')).toBeVisible();
  await expect(chat.count).toHaveText('9/10');
});

test("a reply can be stopped; the provider's request ends, and it is not counted", async ({ page }) => {
  const chat = chatOn(page);
  await chat.open(site.url);
  await chat.ask('Hola');
  const reply = await stream(1);
  const gone = new Promise((resolve) => reply.once('close', resolve));
  reply.write(chunk('Empieza'));
  await expect(chat.log).toContainText('Empieza');
  await chat.button('stop').click();
  await gone;
  await expect(chat.log).toContainText('Respuesta incompleta');
  await expect(chat.count).toHaveText('10/10');
});

test('the key is in no page, file, reply or log', async ({ page, request }) => {
  const bodies: string[] = [];
  page.on('response', async (response) => {
    bodies.push(JSON.stringify(await response.allHeaders()), await response.text().catch(() => ''));
  });
  const chat = chatOn(page);
  await chat.open(site.url);
  await chat.ask('Hola');
  (await stream(1)).end(`data: {"error":{"message":"bad key ${key}"}}\n\n`);
  await expect(chat.log).toContainText('Lo siento');
  bodies.push(await (await request.post(`${site.url}/api/chat/completions`, { data: { messages: [] } })).text());
  expect(bodies.length).toBeGreaterThan(10);
  for (const text of [...bodies, site.output(), await page.content()]) expect(text).not.toContain(key);
});
