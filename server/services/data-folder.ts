import { randomBytes } from 'node:crypto';
import { mkdir, unlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Log } from '#server/log.ts';

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there.',
  EPERM: 'this user may not write there.',
  EROFS: 'it is on a read-only disk.',
  ENOSPC: 'the disk is full.',
  ENOTDIR: 'a part of the path is a file.',
  EEXIST: 'a part of the path is a file.',
};

/** Why something cannot be written, in words. */
export function diskReason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  return (code && reasons[code]) ?? (error instanceof Error ? error.message : String(error));
}

/** Says at start when nothing can be kept, and what that means; the site works without. */
export async function checkDataFolder(folder: string, log: Log): Promise<void> {
  const path = resolve(folder);
  const probe = join(path, `probe-${randomBytes(6).toString('hex')}`);
  try {
    await mkdir(path, { recursive: true });
    await writeFile(probe, '');
    await unlink(probe);
  } catch (error) {
    const message = `Nothing can be kept in DATA_DIR (${path}): ${diskReason(error)} What should survive a restart will not.`;
    log.warn('data_folder_unwritable', { message });
  }
}
