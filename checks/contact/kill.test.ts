import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { postMany, startContactServer } from './client.ts';

const folder = mkdtempSync(join(tmpdir(), 'contact-kill-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('loses no confirmed message when the process is killed under load', { timeout: 60_000 }, async () => {
  const server = await startContactServer({ CONTACT_DELIVERY: 'inbox', DATA_DIR: folder });
  const confirmed: string[] = [];
  let broken = 0;
  let killed: Promise<void> | undefined;
  await postMany(server.url, {
    count: 1000,
    connections: 32,
    onResult: (subject, status) => {
      if (status === 202) confirmed.push(subject);
      else broken += 1;
      if (confirmed.length === 400) killed ??= server.kill();
    },
  });
  await killed;

  const inbox = join(folder, 'inbox/new');
  const kept = readdirSync(inbox).map((name) => readFileSync(join(inbox, name), 'utf8'));
  const subjects = new Set(kept.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim()));
  expect(confirmed.length).toBeGreaterThanOrEqual(400);
  expect(broken).toBeGreaterThan(0);
  expect(confirmed.filter((subject) => !subjects.has(subject))).toEqual([]);
  expect(kept.filter((mail) => !mail.trimEnd().endsWith('--'))).toEqual([]);
});
