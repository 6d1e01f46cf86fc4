/** Writes the drawings of the stories: `node workshop/art/stories/build.mjs [name ...]`. One file a story beside this one. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';

const here = new URL('./', import.meta.url);
const target = new URL('../../../content/images/stories/', import.meta.url);
const helpers = ['build.mjs', 'parts.mjs'];

const wanted = process.argv.slice(2);
const names = (await readdir(here)).filter((name) => !helpers.includes(name)).map((name) => name.replace('.mjs', ''));

await mkdir(target, { recursive: true });
for (const name of wanted.length ? wanted : names.sort()) {
  const { default: svg } = await import(new URL(`${name}.mjs`, here).href);
  await writeFile(new URL(`${name}.svg`, target), svg);
  console.log(`${name}.svg  ${(svg.length / 1024).toFixed(1)} KB`);
}
