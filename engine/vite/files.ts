import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '#src/content/read/files.ts';

/** A file that is neither a page nor a bundle. */
export interface MadeFile {
  type: string;
  bytes: () => Promise<Uint8Array | string> | string;
}

export function allImages(root: string): string[] {
  return filesBelow(join(root, 'content/images')).filter((file) => /\.(svg|png|jpe?g|webp|avif|tiff?)$/i.test(file));
}

/** Copies a folder without hidden files. */
export function copyFolder(from: string, to: string): void {
  for (const file of filesBelow(from)) {
    const target = join(to, file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(from, file), target);
  }
}
