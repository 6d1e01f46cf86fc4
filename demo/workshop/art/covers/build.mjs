/**
 * Writes the project covers: `node workshop/art/covers/build.mjs [id ...]`.
 * One file a cover beside this one; its name is the project's id, its default export a string of SVG, and `moves` what moves of it.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';

const here = new URL('./', import.meta.url);
const target = new URL('../../../content/images/projects/', import.meta.url);

const wanted = process.argv.slice(2);
const ids = (await readdir(here)).filter((name) => name.endsWith('.mjs') && name !== 'build.mjs').map((name) => name.slice(0, -4));

await mkdir(target, { recursive: true });
for (const id of wanted.length ? wanted : ids.sort()) {
  const { default: svg, moves } = await import(new URL(`${id}.mjs`, here).href);
  await writeFile(new URL(`${id}.svg`, target), svg);
  if (moves) await writeFile(new URL(`${id}.moves.svg`, target), moves);
  console.log(`${id}.svg  ${(svg.length / 1024).toFixed(1)} KB`);
}
