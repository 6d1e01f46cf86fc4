/**
 * Draws the frames of the works into content/images/works.
 *   node render.mjs [work [frame]] [--width 600] [--out folder]
 */
import { mkdir } from 'node:fs/promises';
import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeJpeg } from './lib/picture.mjs';

const WORKS = ['estudio-terreno-fpv', 'alcazaba-low-poly', 'carteles-constelaciones'];
const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const { values, positionals } = parseArgs({ allowPositionals: true, options: { width: { type: 'string' }, out: { type: 'string' } } });
const [only, frameNumber] = positionals;

for (const work of WORKS.filter((w) => !only || w.startsWith(only))) {
  const { frames } = await import(`./works/${work}.mjs`);
  const folder = join(values.out ?? join(root, 'content/images/works'), work);
  await mkdir(folder, { recursive: true });
  for (const frame of frames) {
    if (frameNumber && !frame.file.startsWith(frameNumber)) continue;
    const started = performance.now();
    const width = Number(values.width ?? frame.width);
    const height = Math.round((width * frame.height) / frame.width);
    const image = await frame.render({ width, height });
    const { size, quality } = await writeJpeg(image, join(folder, frame.file));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${work}/${frame.file} ${width}x${height} ${Math.round(size / 1024)} KB q${quality} ${seconds} s`);
  }
}
