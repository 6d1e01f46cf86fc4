/**
 * The plates of the notes: `node workshop/art/notes/draw.mjs [name ...]`. One file a note beside this one; each is
 * written as SVG, 1600 by 1067, to `content/images/notes/`.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';

const here = new URL('./', import.meta.url);
const target = new URL('../../../content/images/notes/', import.meta.url);
const helpers = ['draw.mjs', 'parts.mjs'];

const wanted = process.argv.slice(2);
const names = (await readdir(here)).filter((name) => name.endsWith('.mjs') && !helpers.includes(name)).map((name) => name.replace('.mjs', ''));

await mkdir(target, { recursive: true });
for (const name of wanted.length ? wanted : names.sort()) {
  const { default: svg } = await import(new URL(`${name}.mjs`, here).href);
  await writeFile(new URL(`${name}.svg`, target), svg);
  console.log(`${name}.svg  ${(svg.length / 1024).toFixed(0)} KB`);
}
