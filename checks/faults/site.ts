import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { contactMessage } from '#testing/contact-message.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { startSite, type RunningSite } from '#checks/journeys/support/site-server.ts';

export interface TriedSite extends RunningSite {
  folder: string;
  /** Opens a connection and writes to it; nothing reads the reply. */
  connect: (bytes: string) => ReturnType<typeof connect>;
}

const limits = ['CHAT_RATE_LIMIT', 'CHAT_DAILY_LIMIT', 'CONTACT_RATE_LIMIT', 'CONTACT_DAILY_LIMIT'];

/** Runs the built site with its own data folder until the test ends; limits are raised unless set. */
export async function startTriedSite(env: Record<string, string> = {}): Promise<TriedSite> {
  const folder = temporaryFolder();
  const wide = Object.fromEntries(limits.map((name) => [name, '100000']));
  const site = await startSite({ DATA_DIR: folder, ...wide, ...env });
  onTestFinished(() => {
    const { process } = site;
    if (process.exitCode !== null || process.signalCode !== null) return;
    process.kill('SIGKILL');
    return new Promise<void>((ended) => process.once('exit', () => ended()));
  });
  const port = Number(new URL(site.url).port);
  return {
    ...site,
    folder,
    connect(bytes) {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      return socket.pause().on('error', () => undefined);
    },
  };
}

/** Posts JSON; returns status and body, or status 0 if the connection broke. */
export async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  try {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } };
    const reply = await fetch(url, { ...init, body: JSON.stringify(body) });
    return { status: reply.status, text: await reply.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

export { question } from '#checks/chat/servers.ts';

export function message(subject: string): object {
  const text = 'Quisiera una web para mi taller. '.repeat(20);
  return { ...contactMessage, subject, message: text };
}

/** The files of a mailbox. */
export const mails = (box: string): string[] => readdirSync(join(box, 'new')).map((name) => join(box, 'new', name));
