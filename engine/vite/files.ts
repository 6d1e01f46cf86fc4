import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { filesBelow } from '#src/content/read/files.ts';

/** A file that is neither a page nor a bundle. */
export interface MadeFile {
  type: string;
  bytes: () => Promise<Uint8Array | string> | string;
}

export function allImages(root: string): string[] {
  return filesBelow(join(root, 'content/images')).filter((file) => /\.(svg|png|jpe?g|webp|avif|tiff?)$/i.test(file));
}

/** For names of files that change with what is in them. */
export function shortHash(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(part));
  return hash.digest('hex').slice(0, 10);
}
