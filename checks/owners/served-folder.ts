import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const note = join(process.cwd(), 'var/owner-site.txt');

/** The folder built by `serve-owner.ts`. */
export function servedFolder(): string {
  return readFileSync(note, 'utf8');
}

export function noteServedFolder(folder: string): void {
  mkdirSync(join(process.cwd(), 'var'), { recursive: true });
  writeFileSync(note, folder);
}
