import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startMailServer } from '#server/services/contact/test-mail-server.ts';
import { chunk, startProvider } from '#checks/chat/servers.ts';
import { mails, message, post, question, startTriedSite } from './site.ts';

vi.setConfig({ testTimeout: 120_000 });

const files = 'dist/client/files';

/** The address of the largest download. */
function largestFile(): string {
  const names = readdirSync(files, { recursive: true, encoding: 'utf8' });
  const sizeOf = (name: string) => statSync(join(files, name)).size;
  return `/files/${names.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]}`;
}

test('after SIGTERM running replies finish, mail is kept, and the process ends in time', async () => {
  let asked = false;
  const silent = await startMailServer({ onMailFrom: () => void (asked = true) });
  onTestFinished(silent.close);
  const provider = await startProvider((response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(chunk('uno'));
    setTimeout(() => response.end(`${chunk('dos', 'stop')}data: [DONE]\n\n`), 2_000);
  });
  const site = await startTriedSite({
    CONTACT_DELIVERY: 'smtp',
    CONTACT_SMTP_URL: `smtp://127.0.0.1:${silent.port}`,
    CONTACT_SMTP_INSECURE: 'true',
    CONTACT_TO: 'o@example.com',
    CHAT_PROVIDER_URL: provider.url,
  });
  expect((await post(`${site.url}/api/contact`, message('uno'))).status).toBe(202);
  await expect.poll(() => asked, { timeout: 20_000 }).toBe(true);
  const chat = post(`${site.url}/api/chat/completions`, { ...question, stream: true });
  const downloads = await Promise.all(Array.from({ length: 40 }, () => fetch(site.url + largestFile())));
  await expect.poll(() => provider.asked.length).toBe(1);
  const stopped = site.stop();
  for (const reply of downloads)
    expect((await reply.arrayBuffer()).byteLength).toBe(Number(reply.headers.get('content-length')));
  expect((await chat).text).toMatch(/uno[^]*dos[^]*\[DONE\]/);
  // The test's own limit is longer than the eight seconds after which the server would cut them off.
  expect(await stopped).toBe(0);
  expect(mails(join(site.folder, 'outbox'))).toHaveLength(1);
});
