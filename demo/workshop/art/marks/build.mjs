/**
 * Writes every mark, icon, portrait and the novel's cover into content/images.
 * Run from anywhere: `node workshop/art/marks/build.mjs`. Needs no packages; the drawing kit is `workshop/art/kit.mjs`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plate113 } from '../novel/plate.mjs';
import { appIcon, mark } from './brand.mjs';
import { icons } from './icons.mjs';
import { novelCover } from './novel-cover.mjs';
import { ogBackground } from './og-background.mjs';
import { portraitDay } from './portrait-day.mjs';
import { portraitNight } from './portrait-night.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const files = [
  ...icons(),
  ['content/images/profile/portrait-1.svg', portraitNight()],
  ['content/images/profile/portrait-2.svg', portraitDay()],
  ['content/images/novel/cover.svg', novelCover()],
  ['content/images/novel/placa-113.svg', asFile(plate113())],
  ['content/images/brand/mark.svg', mark()],
  ['content/images/brand/app-icon.svg', appIcon()],
  ['content/images/brand/og-background.svg', ogBackground()],
];

/** A drawing made for a page, as a file of its own. */
function asFile(svg) {
  return svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" ');
}

for (const [path, svg] of files) {
  const target = join(root, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, svg);
  console.log(`${path}  ${(svg.length / 1024).toFixed(1)} KB`);
}
