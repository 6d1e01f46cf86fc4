import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postMany } from '#checks/faults/means/messages.ts';
import { hold, type Fault } from '#checks/faults/fault.ts';
import { withClock } from '#checks/faults/means/preload.ts';
import { endOf, mails, post, question, withSite } from '#checks/faults/means/site.ts';

/** Mounts a memory disk with these options during `work`; null unless run as root. */
async function withDisk<Result>(options: string, work: (folder: string) => Promise<Result>): Promise<Result | null> {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  const run = (command: string, ...args: string[]) =>
    endOf(spawn(command, args, { stdio: 'ignore' }).on('error', () => undefined));
  const isMounted =
    process.getuid?.() === 0 && (await run('mount', '-t', 'tmpfs', '-o', options, 'tmpfs', folder)) === 0;
  try {
    return isMounted ? await work(folder) : null;
  } finally {
    if (isMounted) await run('umount', folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

export const machineFaults: readonly Fault[] = [
  {
    part: 'full disk',
    promise: 'every confirmed message is complete in the inbox',
    async attempt() {
      const tried = await withDisk('size=256k', (folder) =>
        withSite({ CONTACT_DELIVERY: 'inbox', CONTACT_INBOX: join(folder, 'inbox') }, async (site) => {
          const kept: string[] = [];
          await postMany(site.url, {
            count: 200,
            connections: 4,
            onResult: (subject, status) => void (status === 202 && kept.push(subject)),
          });
          const found = mails(join(folder, 'inbox')).length;
          hold(kept.length < 200, 'the disk was not full');
          hold(found >= kept.length, `${kept.length} called kept, ${found} found`);
          return `200 sent, ${kept.length} called kept, ${found} found`;
        }),
      );
      return tried ?? 'not tried: only root can mount a small disk';
    },
  },
  {
    part: 'kill',
    promise: 'every confirmed message is in the inbox after the process was killed (-9) under load',
    async attempt() {
      return withSite({ CONTACT_DELIVERY: 'inbox' }, async (site) => {
        const kept: string[] = [];
        await postMany(site.url, {
          count: 300,
          connections: 8,
          onResult(subject, status) {
            if (status !== 202) return;
            kept.push(subject);
            if (kept.length === 100) site.process.kill('SIGKILL');
          },
        });
        const inbox = join(site.folder, 'inbox');
        const found = mails(inbox).map((name) => readFileSync(join(inbox, 'new', name), 'utf8'));
        const whole = new Set(
          found.flatMap((mail) => (mail.trimEnd().endsWith('--') ? /^Subject: (.*?)\r?$/m.exec(mail)?.[1] : [])),
        );
        const lost = kept.filter((subject) => !whole.has(subject));
        hold(kept.length >= 100 && lost.length === 0, `${lost.length} of ${kept.length} called kept are lost or cut`);
        hold(whole.size === found.length, 'the inbox has a message that was cut');
        return `${kept.length} called kept, ${found.length} found`;
      });
    },
  },
  {
    part: 'clock',
    promise: 'if the clock jumps a day forward and back, pages, chat and contributions still work',
    async attempt() {
      const day = 86_400_000;
      return withClock([day, -day, 0], (env) =>
        withSite(env, async (site) => {
          const today = new Date().toISOString().slice(0, 10);
          for (let jump = 0; jump <= 3; jump += 1) {
            const statuses = [
              (await fetch(site.url)).status,
              (await post(`${site.url}/api/chat/completions`, question)).status,
              (await fetch(`${site.url}/api/contributions?from=${today}&to=${today}`)).status,
            ];
            hold(
              statuses.every((status) => status < 500),
              `after jump ${jump}: ${statuses.join()}`,
            );
            site.process.kill('SIGUSR2');
            await new Promise((over) => setTimeout(over, 100));
          }
          return 'a day forward, a day back, correct again';
        }),
      );
    },
  },
];
