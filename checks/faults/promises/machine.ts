import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postMany } from '#checks/contact/client.ts';
import { hold, type Fault } from '#checks/faults/fault.ts';
import { withClock } from '#checks/faults/means/preload.ts';
import { endOf, mails, message, post, question, withSite } from '#checks/faults/means/site.ts';

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

/** Creates a folder that this user cannot write to; null if that is impossible. */
async function withReadOnlyFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result | null> {
  if (process.getuid?.() === 0) return withDisk('ro', work);
  const folder = mkdtempSync(join(tmpdir(), 'read-only-'));
  chmodSync(folder, 0o500);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const machineFaults: readonly Fault[] = [
  {
    part: 'disk',
    promise: 'if the inbox disappears, no lost message is confirmed, pages are served, and the log has the reason',
    async attempt() {
      return withSite({ CONTACT_DELIVERY: 'inbox' }, async (site) => {
        rmSync(join(site.folder, 'inbox'), { recursive: true });
        writeFileSync(join(site.folder, 'inbox'), 'a file where a folder was');
        const { status, text } = await post(`${site.url}/api/contact`, message('uno'));
        hold(status === 503 && /unavailable/.test(text), `answered ${status}`);
        hold((await fetch(site.url)).status === 200, 'pages are not served');
        hold(/message_not_kept/.test(site.output()), 'the log does not say so');
        return 'the inbox became a file';
      });
    },
  },
  {
    part: 'read-only folder',
    promise: 'the site works, and the log starts with a warning that nothing can be stored, and why',
    async attempt() {
      const tried = await withReadOnlyFolder((folder) =>
        withSite({ DATA_DIR: folder }, async (site) => {
          hold(/Cannot write to DATA_DIR/.test(site.output()), 'the log does not say so');
          hold((await fetch(site.url)).status === 200, 'pages are not served');
          const { status } = await post(`${site.url}/api/chat/completions`, question);
          hold(status === 200, `the chat answers ${status}`);
          return 'pages and chat answered';
        }),
      );
      return tried ?? 'not tried: a read-only folder cannot be created here';
    },
  },
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
        const found = mails(join(site.folder, 'inbox')).length;
        hold(kept.length >= 100 && found >= kept.length, `${kept.length} called kept, ${found} found`);
        return `${kept.length} called kept, ${found} found`;
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
