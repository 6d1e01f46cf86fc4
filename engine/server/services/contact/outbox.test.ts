import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { SMTPServer } from 'smtp-server';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { testServices } from '#server/test-services.ts';
import { freePort } from '#testing/listen.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { smtpError, startMailServer, type FakeMailServer } from './test-mail-server.ts';
import { Maildir } from './maildir.ts';
import { createSmtpMailer } from './mail.ts';
import { Outbox } from './outbox.ts';

const envelope = { to: 'owner@example.com', from: 'web@example.com' };
const mail = (text: string) =>
  Buffer.from(`From: web@example.com\r\nTo: owner@example.com\r\nSubject: ${text}\r\n\r\n${text}\r\n`);

let folder: string;
beforeEach(() => void (folder = temporaryFolder()));

async function serve(...options: Parameters<typeof startMailServer>): Promise<FakeMailServer> {
  const server = await startMailServer(...options);
  onTestFinished(server.close);
  return server;
}

async function open(url: string, insecure = true) {
  const { log } = testServices();
  const waiting = await Maildir.open(join(folder, 'outbox'));
  const refused = await Maildir.open(join(folder, 'inbox'));
  const mailer = createSmtpMailer({ url, insecure, envelope });
  const outbox = new Outbox({ waiting, refused, mailer, log, firstRetry: 100, longestRetry: 200 });
  onTestFinished(() => outbox.close());
  return { outbox, waiting, refused, log };
}

const soon = { timeout: 5000, interval: 20 };

it('sends to a real server over TLS and keeps nothing', async () => {
  const server = await serve();
  const { outbox, waiting } = await open(`smtp://127.0.0.1:${server.port}`);
  await outbox.deliver(mail('one'));
  await outbox.deliver(mail('two'));
  await vi.waitFor(() => expect(server.mails).toHaveLength(2), soon);
  expect(server.mails.join()).toContain('Subject: one');
  await vi.waitFor(async () => expect(await waiting.list()).toEqual([]), soon);
});

it('keeps a message while the server is down and sends it once it is back', async () => {
  const port = await freePort();
  const { outbox, waiting } = await open(`smtp://127.0.0.1:${port}`);
  await outbox.deliver(mail('patient'));
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(await waiting.list()).toHaveLength(1);
  const server = await serve({}, port);
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), soon);
  await vi.waitFor(async () => expect(await waiting.list()).toEqual([]), soon);
});

it('retries a greylisted mail without delaying the next one', async () => {
  let asked = 0;
  const server = await serve({
    onMailFrom: (_address, _session, callback) => (asked++ === 0 ? callback(smtpError(451, 'Try later')) : callback()),
  });
  const { outbox, waiting, refused } = await open(`smtp://127.0.0.1:${server.port}`);
  await outbox.deliver(mail('grey'));
  await outbox.deliver(mail('other'));
  await vi.waitFor(() => expect(server.mails).toHaveLength(2), soon);
  await vi.waitFor(async () => expect(await waiting.list()).toEqual([]), soon);
  expect(await refused.list()).toEqual([]);
});

it.each([451, 550])(
  'keeps a refused mail, and logs the codes, never text that quotes the visitor (%i)',
  async (code) => {
    const server = await serve({
      onRcptTo: (_address, _session, done) => done(smtpError(code, 'No: <ana@example.org> about "Una web"')),
    });
    const { outbox, log, waiting, refused } = await open(`smtp://127.0.0.1:${server.port}`);
    await outbox.deliver(mail('private subject'));
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), soon);
    const failure = code === 550 ? 'refused' : 'later';
    expect(vi.mocked(log.warn).mock.calls[0]).toEqual(['mail_not_sent', { failure, code: 'EENVELOPE', status: code }]);
    await outbox.close();
    const logged = JSON.stringify([log.info, log.warn, log.error].map((each) => vi.mocked(each).mock.calls));
    expect(logged).not.toMatch(/example\.org|private subject/);
    // What was refused for good is kept in the inbox.
    expect([(await waiting.list()).length, (await refused.list()).length]).toEqual(code === 550 ? [0, 1] : [1, 0]);
  },
);

it('delays shutdown no longer than allowed when the mail server never answers, and keeps the mail', async () => {
  let asked: () => void = () => undefined;
  const silent = new Promise<void>((resolve) => (asked = resolve));
  const server = await serve({ onMailFrom: () => asked() });
  const { outbox, waiting } = await open(`smtp://127.0.0.1:${server.port}`);
  await outbox.deliver(mail('one'));
  await silent;
  await outbox.close(100);
  expect(await waiting.list()).toHaveLength(1);
  // From a reply that was still running: stored for the next start.
  await outbox.deliver(mail('two'));
  expect(await waiting.list()).toHaveLength(2);
});

it('is not blocked by a mail at which the server hangs up, or by an unreadable file', async () => {
  const taken: string[] = [];
  const server = await serve({
    async onData(this: SMTPServer, stream, _session, done) {
      taken.push(await text(stream));
      if (taken.at(-1)?.includes('poison')) this.connections.forEach((each: { close(): void }) => each.close());
      else done();
    },
  });
  const { outbox, waiting } = await open(`smtp://127.0.0.1:${server.port}`);
  mkdirSync(join(folder, 'outbox/new/0-a-folder'));
  await outbox.deliver(mail('poison'));
  await outbox.deliver(mail('innocent'));
  await vi.waitFor(() => expect(taken.join()).toContain('innocent'), soon);
  await vi.waitFor(async () => expect(await waiting.list()).toHaveLength(2), soon);
});

it('sends a mail only once, even if its file cannot be removed', async () => {
  const server = await serve();
  const { outbox, waiting } = await open(`smtp://127.0.0.1:${server.port}`);
  const remove = vi.spyOn(waiting, 'remove').mockRejectedValue(new Error('read-only'));
  await outbox.deliver(mail('once'));
  await vi.waitFor(() => expect(remove.mock.calls.length).toBeGreaterThan(2), soon);
  expect(server.mails).toHaveLength(1);
  remove.mockRestore();
  await vi.waitFor(async () => expect(await waiting.list()).toEqual([]), soon);
});

it.each([
  ['a self-signed certificate', {}],
  ['a server without TLS', { disabledCommands: ['STARTTLS'] }],
])('refuses %s, unless allowed', async (_what, options) => {
  const server = await serve(options);
  const strict = await open(`smtp://127.0.0.1:${server.port}`, false);
  await strict.outbox.deliver(mail('secret'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(server.mails).toEqual([]);
  expect(await strict.waiting.list()).toHaveLength(1);
  await strict.outbox.close();
  const lenient = await open(`smtp://127.0.0.1:${server.port}`, true);
  lenient.outbox.run();
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), soon);
});

it('waits until the password is corrected', async () => {
  const server = await serve({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (auth, _session, callback) =>
      auth.password === 'p@ss' ? callback(null, { user: 'a' }) : callback(smtpError(535, 'Wrong')),
  });
  const wrong = await open(`smtp://user:wrong@127.0.0.1:${server.port}`);
  await wrong.outbox.deliver(mail('locked'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await wrong.waiting.list()).toHaveLength(1);
  await wrong.outbox.close();
  const right = await open(`smtp://user:p%40ss@127.0.0.1:${server.port}`);
  right.outbox.run();
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), soon);
});
