/**
 * The plates of the notes: `node workshop/art/notes/draw.mjs [name ...]`. One file a note beside this one; each is drawn
 * as SVG, 1600 by 1067, and written as JPEG to `content/images/notes/`.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const here = new URL('./', import.meta.url);
const target = new URL('../../../content/images/notes/', import.meta.url);
const helpers = ['draw.mjs', 'parts.mjs'];

const wanted = process.argv.slice(2);
const names = (await readdir(here)).filter((name) => name.endsWith('.mjs') && !helpers.includes(name)).map((name) => name.replace('.mjs', ''));

await mkdir(target, { recursive: true });
for (const name of wanted.length ? wanted : names.sort()) {
  const { default: svg } = await import(new URL(`${name}.mjs`, here).href);
  const file = fileURLToPath(new URL(`${name}.jpg`, target));
  const { size } = await sharp(Buffer.from(svg)).jpeg({ quality: 80, mozjpeg: true }).toFile(file);
  console.log(`${name}.jpg  ${(size / 1024).toFixed(0)} KB`);
}
