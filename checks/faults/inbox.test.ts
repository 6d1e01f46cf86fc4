import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { mails, message, post, startTriedSite } from './site.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Sends messages over eight connections; returns the subjects of those that the site said it keeps. */
async function sendMany(url: string, count: number, onKept?: (kept: number) => void): Promise<string[]> {
  const kept: string[] = [];
  let next = 0;
  const visitor = async () => {
    while (next < count) {
      const subject = `message ${next++}`;
      const { status } = await post(`${url}/api/contact`, message(subject));
      if (status === 202) onKept?.(kept.push(subject));
    }
  };
  await Promise.all(Array.from({ length: 8 }, visitor));
  return kept;
}

test('every confirmed message is whole in the inbox after the process was killed under load', async () => {
  const site = await startTriedSite({ CONTACT_DELIVERY: 'inbox' });
  const kept = await sendMany(site.url, 300, (count) => count === 100 && site.process.kill('SIGKILL'));
  const found = mails(join(site.folder, 'inbox')).map((file) => readFileSync(file, 'utf8'));
  expect(found.filter((mail) => !mail.trimEnd().endsWith('--'))).toEqual([]);
  const subjects = found.map((mail) => /^Subject: (.*?)\r?$/m.exec(mail)?.[1]);
  expect(kept.length).toBeGreaterThanOrEqual(100);
  expect(kept.filter((subject) => !subjects.includes(subject))).toEqual([]);
});

// Only root can mount a small disk.
test.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'every confirmed message is in the inbox of a disk that is full',
  async (context) => {
    const disk = temporaryFolder();
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk], { stdio: 'ignore' });
    } catch {
      context.skip('This machine mounts no disks.');
    }
    onTestFinished(() => void execFileSync('umount', ['--lazy', disk]));
    const inbox = join(disk, 'inbox');
    const { url } = await startTriedSite({ CONTACT_DELIVERY: 'inbox', CONTACT_INBOX: inbox });
    const kept = await sendMany(url, 200);
    expect(kept.length).toBeLessThan(200);
    expect(mails(inbox).length).toBeGreaterThanOrEqual(kept.length);
  },
);
