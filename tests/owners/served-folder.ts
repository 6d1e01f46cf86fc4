import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const note = join(process.cwd(), 'var/owner-site.txt');

/** Where the site that `serve-owner.ts` serves was built. */
export function servedFolder(): string {
  return readFileSync(note, 'utf8');
}

/** Says where. */
export function noteServedFolder(folder: string): void {
  mkdirSync(join(process.cwd(), 'var'), { recursive: true });
  writeFileSync(note, folder);
}
