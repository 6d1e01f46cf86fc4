import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '#server/log.ts';

const reasons: Record<string, string> = {
  EACCES: 'this user has no write permission there.',
  EPERM: 'this user has no write permission there.',
  EROFS: 'it is on a read-only disk.',
  ENOSPC: 'the disk is full.',
  ENOTDIR: 'part of the path is a file.',
  EEXIST: 'part of the path is a file.',
};

export function diskReason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  return (code && reasons[code]) ?? (error instanceof Error ? error.message : String(error));
}

/** Creates the folder and a flushed file in it, which it removes again. Rejects if that is impossible. */
export async function tryToWrite(folder: string): Promise<void> {
  const probe = join(folder, `probe-${randomBytes(6).toString('hex')}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(probe, '\n', { flag: 'wx', mode: 0o600, flush: true });
  } finally {
    await rm(probe, { force: true });
  }
}

/** Logs a warning at start if nothing can be stored; the site works without. */
export async function checkDataFolder(folder: string, log: Log): Promise<void> {
  try {
    await tryToWrite(folder);
  } catch (error) {
    const message = `Cannot write to DATA_DIR (${folder}): ${diskReason(error)} Nothing will survive a restart.`;
    log.warn('data_folder_unwritable', { message });
  }
}
