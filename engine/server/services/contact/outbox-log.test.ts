import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Maildir } from './maildir.ts';
import { createSmtpMailer } from './mailer.ts';
import { Outbox } from './outbox.ts';
import { smtpError, startMailServer } from './test-mail-server.ts';

const envelope = { to: 'owner@example.com', from: 'web@example.com' };
const mail = Buffer.from('From: web@example.com\r\nReply-To: ana@example.org\r\nSubject: Secreto\r\n\r\nHola\r\n');

/** An outbox in front of a mail server with these options, and its log. */
async function start(...options: Parameters<typeof startMailServer>) {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const server = await startMailServer(...options);
  onTestFinished(() => void server.close());
  const logged: string[] = [];
  const write = (event: string, details?: object) => void logged.push(JSON.stringify({ event, ...details }));
  const waiting = await Maildir.open(join(folder, 'outbox'));
  const outbox = new Outbox({
    waiting,
    refused: await Maildir.open(join(folder, 'inbox')),
    mailer: createSmtpMailer({ url: `smtp://127.0.0.1:${server.port}`, insecure: true, envelope }),
    log: { info: write, warn: write, error: write },
  });
  return { outbox, waiting, logged };
}

test.each([451, 550])('a refusal that quotes the visitor (%i) is logged by its codes only', async (code) => {
  const { outbox, logged } = await start({
    onRcptTo: (_address, _session, callback) =>
      callback(smtpError(code, 'message from <ana@example.org> with subject "Secreto" looks bad')),
  });
  await outbox.deliver(mail);
  await vi.waitFor(() => expect(logged.join()).toContain('mail_not_sent'), { timeout: 5000 });
  await outbox.close();
  expect(logged.join()).toContain(`"code":"EENVELOPE","status":${code}`);
  for (const hidden of ['ana@example.org', 'Secreto']) expect(logged.join()).not.toContain(hidden);
});

test('a mail server that never answers delays shutdown no longer than allowed, and the mail is kept', async () => {
  let asked: () => void = () => undefined;
  const silent = new Promise<void>((resolve) => (asked = resolve));
  const { outbox, waiting } = await start({ onMailFrom: () => asked() });
  await outbox.deliver(mail);
  await silent;
  await outbox.close(100);
  expect(await waiting.list()).toHaveLength(1);
  // From a reply that was still running: stored for the next start.
  await outbox.deliver(mail);
  expect(await waiting.list()).toHaveLength(2);
});
