/**
 * Writes every mark, icon, portrait and the novel's cover into content/images.
 * Run from anywhere: `node art/marks/build.mjs`. Needs no packages.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { icons } from './icons.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const files = [...icons()];

for (const [path, svg] of files) {
  const target = join(root, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, svg);
  console.log(`${path}  ${(svg.length / 1024).toFixed(1)} KB`);
}
