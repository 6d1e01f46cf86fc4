import { copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Also those that are links to a file elsewhere. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
    .map((path) => relative(folder, path).replaceAll('\\', '/'));
}

/** Every picture below `content/images/`, as the paths that content files name. */
export function allImages(root: string): string[] {
  return filesBelow(join(root, 'content/images')).filter((file) => /\.(svg|png|jpe?g|webp|avif|tiff?)$/i.test(file));
}

/** Copies a folder with everything in it, but for hidden files. */
export function copyFolder(from: string, to: string): void {
  for (const file of filesBelow(from)) {
    const target = join(to, file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(from, file), target);
  }
}
