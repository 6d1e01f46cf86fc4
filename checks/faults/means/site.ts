import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '#testing/listen.ts';
import { startSite, type RunningSite } from '#checks/journeys/support/site-server.ts';

export interface TriedSite extends RunningSite {
  folder: string;
}

/** Runs the built site with its own data folder during `work`; limits are raised unless set. */
export async function withSite<Result>(
  env: Record<string, string>,
  work: (site: TriedSite) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  const wide = {
    CHAT_RATE_LIMIT: '100000',
    CHAT_DAILY_LIMIT: '100000',
    CONTACT_RATE_LIMIT: '100000',
    CONTACT_DAILY_LIMIT: '100000',
  };
  const site = await startSite({ DATA_DIR: folder, ...wide, ...env });
  try {
    return await work({ ...site, folder });
  } finally {
    site.process.kill('SIGKILL');
    // The killed process may still be writing into the folder.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  }
}

/** Runs an HTTP server during `work`. */
export async function withServer<Result>(
  listener: RequestListener,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = await listen(listener);
  return work(server.url).finally(server.close);
}

/** Posts JSON; returns status and body, or status 0 if the connection broke. */
export async function post(url: string, body: unknown): Promise<{ status: number; text: string }> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: reply.status, text: await reply.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

export const question = { messages: [{ role: 'user', content: 'Hola' }] };

export function message(subject: string): object {
  const text = 'Quisiera una web para mi taller.';
  return { name: 'Ana', email: 'ana@example.com', subject, message: text, agree: true, elapsed: 60_000, website: '' };
}

export function mails(folder: string): string[] {
  return readdirSync(join(folder, 'new'));
}

export function endOf(process: { once(event: 'exit', done: (code: number | null) => void): unknown }) {
  return new Promise<number | null>((done) => process.once('exit', done));
}
